/** Base words of the most used passwords, lower case, without digits and signs. */
export const WELL_KNOWN_WORDS: ReadonlySet<string> = new Set(
  `
  password passwort passwd passw0rd p4ssword contrasena motdepasse parola wachtwoord senha haslo
  qwerty qwertyui qwertyuiop qwertz qwertzui qwertzuiop azerty azertyui azertyuiop asdf asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvbn
  zxcvbnm qwerasdf qweasd qweasdzxc qazwsx qazwsxedc wsxedc zaqwsx onetwothree
  admin administrator root guest test tester testing demo user username login signin welcome welcomeback changeme letmein letmeinnow
  secret topsecret default master access accessgranted hello helloworld hallo bonjour
  iloveyou iloveu iloveme loveyou lovely loveme ilovegod tequiero teamo jetaime princess princesa prinzessin sunshine sunflower
  football baseball basketball softball soccer hockey volleyball golfer tennis runner running cycling boxing wrestling liverpool
  arsenal chelsea barcelona juventus realmadrid manchester manutd steelers cowboys yankees lakers eagles patriots packers raiders
  dragon monkey tiger shadow phoenix falcon eagle dolphin panther butterfly ladybug kitten kitty puppy doggie elephant
  superman batman spiderman ironman wonderwoman pokemon pikachu naruto starwars skywalker startrek matrix hobbit gandalf minecraft
  fortnite roblox nintendo playstation xbox mario zelda
  michael jordan jordan michelle jessica jennifer ashley amanda nicole daniel anthony joshua andrew matthew robert thomas william
  charlie george harley maggie hannah samantha elizabeth alexander alexandra benjamin christian christopher jonathan nicholas patrick
  stephanie victoria vanessa veronica natalie brandon justin taylor tyler austin jasper oliver oscar lucas martin peter stefan maria
  monica patricia barbara andrea angela angel angels babygirl babyboy sweetheart sweetie honey darling lovers
  google facebook instagram twitter youtube linkedin microsoft windows apple samsung android iphone internet computer laptop
  january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter
  freedom whatever trustno trustnoone trustme nothing blahblah hahaha fuckyou fuckoff asshole bitch pussy
  jesus jesuschrist christ godisgood blessed heaven faith
  cheese chocolate cookie banana orange pepper peanut ginger coffee whiskey guinness budweiser
  mustang corvette ferrari porsche mercedes yamaha kawasaki suzuki honda toyota
  london berlin paris newyork america canada australia mexico brasil brazil india pakistan indonesia deutschland france england scotland
  ireland
  hunter ranger killer soldier warrior gladiator maverick cowboy thunder lightning midnight diamond silver golden purple yellow
  black white green rainbow blackberry blueberry strawberry
  rockyou metallica slipknot nirvana eminem beatles rammstein guitar music dancer dancing
  fitness workout training trainer coach coaching personaltrainer gym gymlife gymrat bodybuilding powerlifting deadlift squat bench
  benchpress muscle muscles strength strong health healthy protein setwise setwisecoach
  passpass passw pass word abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij abcabc aaa aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa
  `
    .trim()
    .split(/\s+/),
);
