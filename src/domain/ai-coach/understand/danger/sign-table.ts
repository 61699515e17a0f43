/**
 * Words for where, what and under which circumstances, on the text of `plainWords` (lower case, no accents, no apostrophes, digits).
 * One sign alone means little: «chest» with «tight», or «calf» with «swollen» and «flight», is what counts. Sources: TRAIN-17.
 */
export const SIGNS = {
  // Where.
  chest: /\b(?:chests?|breast ?bone|sternum|rib ?cage|ribs?|breast|seene|seena)\b/,
  heart: /\b(?:hearts?|ticker|pulse|hr|heart ?(?:beat|rate)s?|heartbeats?|afib|af|ecg|dil|vt)\b/,
  'jaw or left arm': /\b(?:jaw|left (?:arm|airm)s?|jaw and left side)\b/,
  arm: /\b(?:arms?|airms?|hands?|haund|fingers?|thumb|wrists?|elbows?|forearms?|grip|triceps?|ungli)\b/,
  leg: /\b(?:legs?|thighs?|quads?|shins?|foot|feet|ankles?|heels?|toes?|hips?|hamstrings?|pair|lower leg|forefoot|metatarsals?)\b/,
  knee: /\b(?:knees?|knee ?caps?|ghutn\w*)\b/,
  calf: /\b(?:calf|calves|lower leg|back of (?:my |the )?leg|one leg)\b/,
  shoulder: /\b(?:shoulders?|kandha|collar ?bone)\b/,
  muscle: /\b(?:biceps?|pecs?|hamstring|hammy|achilles|quad|muscle|tendon|calf|lats?|groin|triceps)\b/,
  head: /\b(?:heads?|heid|noggin|skull|forehead|temple|occiput|brain|sir|helmet)\b/,
  eye: /\b(?:eyes?|vision|sight|seeing|pupils?|zig ?zags?|blind)\b/,
  face: /\b(?:face|mouth|lips?|cheek|eyelid)\b/,
  throat: /\b(?:throat|tongue|lips?|airway)\b/,
  back: /\b(?:back|spine|spinal|disc|disk|sciatica|neck|lumbar|vertebra\w*|kamar)\b/,
  saddle:
    /\b(?:saddle|crotch|perineum|between (?:my |the )?legs|balls|arse|bum|backside|genitals?|genital area|privates?|private parts|willy|penis|vagina|butt ?cheeks|buttocks|anus|undercarriage|down (?:below|there)|inner thighs?|inside of (?:my |the )?(?:thighs?|legs?)|when i wipe|sit upon|groin|below the waist|from the (?:arse|waist) down|step area)\b/,
  bladder:
    /\b(?:bladder|bowels?|wet (?:myself|masel|meself|the bed)|soil\w* (?:myself|meself)|dribbl\w*|lost control of my (?:bladder|bowels?)|leak\w* (?:pee|urine|wee)|(?:cant|cannot) (?:pee|wee|piss|urinate|poo)|pe+ my ?self|pass(?:ing)? water|urinat\w*|incontinen\w*|go(?:ing)? (?:for a wee|to pee)|make pipi|need(?:ed)? (?:to (?:pee|wee|go|piss)|the (?:toilet|lavatory|loo)|toilet)|accidents? in the bed|hold (?:my |the )?(?:pee|wee|water|urine)|(?:piss|pee|wee|poo|urine|stool)s? (?:right|properly)|the water passes|(?:pass|start\w*|trouble) (?:urine|urination))\b/,
  urine: /\b(?:pees?|peed|peeing|wee|weeing|urine|urin|urinated?|piss\w*|toilet water|peshab|the water is coming out)\b/,
  belly: /\b(?:belly|stomach|abdomen|tummy|bump|womb|pelvi[cs]|uterus|cramps?|one side)\b/,
  skin: /\bskin\b/,
  wound:
    /\b(?:cuts?|scars?|stitch(?:es)?|wounds?|graze|scratch|scrape|incision|stump|surgical site|blister|sore on|bite|bitten|pricked|jab|needle|c.?section|insect|jagg\w+)\b/,
  testicle: /\b(?:testic\w*|balls|scrotum|nuts)\b/,
  // What it is like.
  pain: /\b(?:pain\w*|hurt\w*|ach(?:e|es|ed|ing|y)|sore|stab\w*|throb\w*|agony|tender\w*|sting\w*|burn(?:s|ing)?|cramp\w*|dard|pricks?|thumping|pounding|splitting)\b/,
  pressure:
    /\b(?:tight\w*|pressure|press(?:ing|ure) (?:under|behind|feeling|in|on)|dabav|squeez\w*|squash\w*|crush\w*|heav(?:y|iness)|weight (?:on|upon)|band|vice|vise|elephant|belt|oppress\w*|kneeling|clench\w*|constrict\w*|grip(?:s|ping) my chest|fullness|indigestion feeling|burning|on fire inside|dabav|sat on|sits? there|parked|someone (?:sits|sat|sitting))\b/,
  numb: /\b(?:numb\w*|no feeling|without feeling|pins and needles|tingl\w*|asleep|like (?:cotton|sleeping)|(?:cant|cannot|can not|canny|cannae|do not|dont|couldnt|lost) (?:the )?feel\w*|gone dead|goes dead|electricity|electric shocks?|went numb|no sensation|patch)\b/,
  weak: /\b(?:weak\w*|giv(?:es|ing|e) (?:way|out)|gave (?:way|out)|buckl\w+|dragg\w*|slaps?|vanish\w*|(?:cant|cannot|canny|cannae|couldnt|wouldnt|not) (?:even )?(?:hold|close|grip|feel)|does ?nt (?:obey|answer|listen)|(?:not|no longer) obey\w*|obeys? me|no longer (?:obey\w*|lift)|drops? things|dropp?(?:ed|ing) (?:my|the|things|it)|trip with|stumbl\w*|wasnt listening|falls? from|foot ?drop|paraly\w*|limp|lost (?:the )?(?:use|strength|power)|no (?:strength|power) in|wont (?:move|lift|extend)|reflex)\b/,
  'cannot lift foot':
    /\b(?:cant|cannot|can not|cannae|wont|does not|doesnt|not|no longer) (?:\w+ ){0,3}(?:lift|raise|pull|extend) (?:\w+ ){0,5}(?:toes?|foot|forefoot)\b|\btoes? (?:wont|does not|doesnt|do not|dont|cannot|cant) (?:lift|extend|move|come)\b|\b(?:foot|fit)s? (?:just |jist |has been |is )?(?:slaps|drags?|dragg\w+|flops)\b|\b(?:slaps the floor|foot ?drop)\b/,
  'new weakness':
    /\b(?:progressive \w+ weak\w*|sudden\w* (?:\w+ ){0,4}weak|(?:gone|went) (?:\w+ )?weak|grip .{0,24}(?:gone|vanished|went away|simply|weak)|grip went|drops? things|dropping (?:my|things|the)|cant (?:even )?hold a|cannot hold a|(?:does|do|did) not (?:answer|obey)|no longer obey\w*|obeys me no|like (?:a drunk|cotton)|goes off me|wasnt listening|keeps? giving out|(?:leg|knee|it) (?:just )?gives way|buckled)\b/,
  repeats:
    /\b(?:same (?:question|thing|line)|repeating myself|(?:cant|dont|cannot) (?:remember|recall|mind) (?:\w+ )?(?:drive|match|second half|game|fall|ride|what)|drive home|talk nonsense)\b/,
  'heavy bleeding': /\b(?:bleed\w*|blood|bled) .{0,40}(?:a lot|heav\w+|pieces|every half hour|red red|soak\w*|clots)\b/,
  weapon:
    /\b(?:pistol (?:on|in|next|is|to)|rifle (?:is )?(?:in|on|next)|noose|the rope finished|the cellar the rope|the \.45|loaded gun|gun to my|count(?:ing|ed) .{0,25}(?:tablets|pills)|(?:tablets|pills) counted|enough pills|engine running|walk out of (?:the )?window|the pier|oncoming trucks|looking up ways|date to end|wrote the letter|look at that bridge|let go of the handle|not turning the wheel|affairs in order)\b/,
  dose: /\b(?:goal|start\w*|tak(?:e|ing)|us(?:e|ing)|dos(?:e|es|ing)|double it|how (?:much|many)|a day|per week|programme?|plan my|kitna|add \d+|cycle|blast)\b/,
  droop:
    /\b(?:droop\w*|(?:mouth|face|eye|cheek|lip)\b.{0,25}\b(?:hang\w*|slid|slipped|sagg\w*|crooked|twisted|funny)|like the dentist|face (?:is |has |went |gone |feels? )*numb|lopsided|half (?:of )?(?:my |the )?face|one corner of|corner of the mouth|mouth corner|mouth .{0,20}hangs)\b/,
  speech:
    /\b(?:slur\w*|speech (?:is|was|a bit|has|gone)|thick speech|speaking (?:like|funny|strange)|(?:the )?words? (?:\w+ ){0,4}(?:wrong|crooked|weird|mixed|right|come|came|leave|hold)|(?:find|finding) (?:\w+ ){0,2}words?|word (?:which|does|did)|cant talk|talking? (?:nonsense|strange|funny|weird)|making sense|couldnt say|(?:cant|cannot|couldnt) (?:speak|talk|get (?:my |the )?words)|words? (?:\w+ ){0,2}(?:jumbled|muddled|slurred)|gibberish|tongue.tied)\b/,
  faint:
    /\b(?:faint(?:ed|ing|s)?|pass(?:ed|ing|es)? out|pas?sed oot|black(?:ed|ing|s)? ?out|blackout|i collaps\w+|collapsed (?:on|at|after|in the)|unconscious\w*|out cold|ko ?d|knocked out|keeled over|(?:went|goes|go|became|saw|see) (?:\w+ )?(?:black|dark|grey|gray)|(?<!turn |turns |make |makes )everything(?:s)? (?:\w+ ){0,2}(?:black|dark|grey|gray)|floor went black|woke (?:up )?(?:on (?:the |my )?(?:floor|carpet|lino|platform|ground|concrete)|w a staff|with people)|(?:came|come) to (?:on|with|and)|(?:came|come) round (?:on|and)|(?:next thing|then|next|and|finds? oneself|self|me|up) (?:\w+ )?(?:was |im |am )?on (?:the |my )?(?:floor|carpet|lino|platform|ground|concrete)|down on the floor|behosh|seizures?|convuls\w*|near(?:ly)?.?blacked|out for a (?:few|bit|sec)|out like i|without answering|lose vision|lost consciousness|gr[ae]yed out|lights went out|conked out|dropped to the floor|zonked|lost (?:a few|some) (?:seconds|minutes)|loss of consciousness|syncope|legs just went|was dark|few minutes dark)\b/,
  dizzy:
    /\b(?:diz+y|dizziness|light ?headed\w*|spinning|giddy|woozy|black spots|saw stars|seeing stars|stars? in|chakkar|swimmy|head turns|vertigo|tip over|near.?faint)\b/,
  grey: /\b(?:gr[ae]y as|went gr[ae]y|am gr[ae]y|i(?:m| am| have gone) (?:rather )?(?:gr[ae]y|pale|clammy)|clammy|cold sweat\w*|sweat\w* cold|cold water on my face|sweat\w* at (?:a|my) desk|sweatin\w* (?:\w+ )?(?:sit|down)|lips? (?:\w+ ){0,3}(?:blue|strange)|blue lips)\b/,
  irregular:
    /\b(?:irregular\w*|palpitat\w*|flutter\w*|skip(?:s|ping|ped)?|flip ?flops?|flippin\w*|flips|boom boom|stumbl\w*|out of rhythm|beating all wrong|rac(?:es|ing)|pound(?:s|ing)|afib|arr?h?ythmi\w*|jumps?|like (?:a )?(?:a fish|the clappers|a road drill|crazy)|runs super fast|goin\w* crazy|wont (?:slow|come|calm)|not stop|doesnt (?:stop|slow)|buzzing|banging|strange holes|somersaults?|out of my chest|thump\w*|miss(?:es|ing)? (?:a )?beats?|hammering|all over the place|dropped? beats?)\b/,
  breath:
    /\b(?:breath\w*|winded|wheez\w*|(?:cant|cannot|canny|cannae) (?:get|catch|finish|take|breathe?|swallow|get a full)|short of (?:breath|air)|out of (?:breath|puff)|without air|no air|gasp\w*|inspire|saans|sentence|suffocat\w*|chok\w*|swallow)\b/,
  'cannot breathe':
    /\b(?:(?:cant|cannot|canny|cannae|couldnt) (?:\w+ ){0,2}(?:breath\w*|air|catch my breath|full breath|deep breath|full sentence|sentence|finish the phrases|swallow)|hard (?:2|to) breathe?|short of (?:breath|air)|out of (?:breath|puff) (?:on|when|at|after)|without air|breathless(?:ness)?|no air|gasping|breathing (?:is )?(?:short|weird)|saans nahi|stings? when i (?:breathe|inspire)|(?:stitch|prick|pain\w*|stabbing|hurts?).{0,18} (?:breath\w*|inspire)|strange lips)\b/,
  'cough blood': /\b(?:cough\w*|spit\w*|vomit\w*|throw\w*) (?:up )?(?:some )?blood\b/,
  'no sweat':
    /\b(?:(?:no|not|stop\w*|quit|dont|doesnt|without|isnt) (?:more )?(?:sweat\w*|perspir\w*)|no sweat|sweat (?:is )?(?:not|gone|stopped)|no (?:more )?sweat|dry skin|skin (?:is |very )?(?:\w+ )?(?:dry|hot)|pasina band)\b/,
  shiver: /\b(?:shiver\w*|chills?|rigors?|shak(?:e|es|ing|in|y)|trembl\w*|goose ?bumps|freezing|under two blankets|jittery|tremors?)\b/,
  confused:
    /\b(?:confus\w*|(?:cant|cannot|not|canny|cannae) (?:think|mind|remember|recall|read)|muddled|foggy|fuzzy|same (?:question|thing|line)|nonsense|forget(?:ting|s|in)|keep forget|dont (?:know what day|remember)|disorient\w*|drowsy|sleepy|feel drunk|repeating|without knowing|no notion|delirious|stumbling)\b/,
  hot: /\b(?:hot|warm|roasting|boiling|burning|heat\w*|3[5-9] (?:degrees?|c|deg)|4\d (?:degrees?|c|deg|on the|in here)|(?:9\d|1[01]\d|130) (?:degrees?|f)?|sun|sauna|attic|noon|dhoop|no (?:ac|aircon)|karoo|init)\b/,
  fever:
    /\b(?:fevers?|feverish|(?:a|high|my|temperature|temp) (?:temperature|temp)|temperature (?:of |is |climbing )?(?:3[89]|10\d)?|3[89]\.\d|(?:39|40)(?:\.\d)? (?:degrees|of fever|fever|temp)|(?:have|with|at|am|got) 39|10[0-4](?:\.\d)? (?:fever|temp)|bukhar|febrile|sepsis|septic)\b/,
  vomit:
    /\b(?:vomit\w*|thr(?:ow|ew|own|owing)\w* up|puk(?:e|ed|ing|in)|(?:been |be )?sick (?:twice|two|three|several|\d)|spew\w*|nause\w*|ulti|doesnt stay down|feel(?:ing)? sick|make(?:s|ing)? (?:myself|meself|me) (?:sick|vomit|throw)|(?:myself|me) (?:sick|vomit|throw up))\b/,
  swollen:
    /\b(?:swoll?en|swell\w*|swole|puff\w*|thick(?:er)?|(?<!lose |burn |body |of |off |low |my )fat(?! loss)|twice the size|bigger than|larger than|balloons?|melon|grapefruit|turnip|huge|like logs|blew up|blown up|big like|suj\w*|sooj\w*|up \d cm|sausages?|oozing)\b/,
  'hard muscle':
    /\b(?:like (?:\w+ )?(?:wood|rocks?|timber|a rock|logs|balloons?)|rock hard|hard as (?:wood|a rock)|as wood|swollen hard|wont (?:straighten|bend)|(?:cant|cannot|dont|can not) (?:straighten|bend|extend)|locking up)\b/,
  discolored: /\b(?:purple|blue|bluish|black|bruis\w*|red|rid|violet|yellow|green|white|pale)\b/,
  'red line':
    /\b(?:red (?:line|streak)s?|cellulitis|streak\w*|line (?:is )?(?:go|creep|head|climb|mov)\w* up|leg all red|red .{0,20}climbs|up the arm)\b/,
  pus: /\b(?:pus|ooz\w*|weep\w*|smell\w*|stink\w*|malodorous|black at (?:the )?edge|infected|infection|opened|abscess|hole)\b/,
  pop: /\b(?:pop+(?:ed|s)?|snap(?:ped|s)?|crack(?:ed|s)?|bang|ripp?(?:ed|s)?|tore|torn|crunch\w*|gunshot|velcro|something (?:went|broke|snapped|tore|popped)|kicked me|booted me|stone thrown|noise like)\b/,
  deformed:
    /\b(?:bent|bend in it|crooked|queer angle|(?:wrong|odd|weird|funny) (?:way|angle|direction)|bent wrong|dents?|hole|gap|bunched|roll(?:ed)? up|ball up|is ball|lump|point(?:s|ing)? (?:\w+ ){0,3}(?:way|direction)|out of (?:place|socket|joint)|sideways|(?:to|on) the side|to side|dislocat\w*|(?:came|come|popped|slid|still|its|is|slipped) (?:back )?out|turned outward|form of a fork|retract\w*|bowstring\w*|bone (?:is |i think is |s )?(?:out|moves|sticking|poking|showing|visible)|appears shorter|shorter|hanging lower|where it should|nikal gaya|(?:now|chest) (?:\w+ ){0,5}flat|kneecap|tedhi)\b/,
  'no load':
    /\b(?:(?:cant|cannot|can not|wont|will not|canny|cannae|does not|doesnt|dont|do not|unable to|not able to) (?:even )?(?:\w+ ){0,2}(?:put|bear|stand|walk|bend|straighten|move|raise|rise|push off|push|lift|extend|go up|go on|supinate|turn|bent|support|breathe)|no weight on|on (?:my )?(?:tip ?)?toes|hopping|locks?|locked|limp)\b/,
  fell: /\b(?:fell|fall|fallen|tripped|slipped|stepped off|landed|came off|dropped|drop|went down|crash\w*|let fall|tipped off|push(?:ed)? me)\b/,
  hit: /\b(?:hit|struck|whacked|bonked|banged|clipped|kicked|kneed|cracked|came down on|fell on|walked into|clash|heidbutted|headbutted|knocked|smashed|caught|racked|gir gaya|dropped me|onto (?:my|me))\b/,
  // Circumstances.
  'worst headache': /\b(?:worst headache|thunder ?clap|headache .{0,40}(?:door|bomb|sudden|blow|stone|1 second))\b/,
  headache: /\b(?:headaches?|head(?:s)? (?:\w+ )?(?:pound|bang|split|thump|hurt|boil|ach)\w*|heids thump\w*)\b/,
  'light hurts': /\blights? .{0,12}(?:hurts?|bother|murder)|(?:hate|stand) the lights?|\blights? (?:hurts?|bothers?)|light sensitiv\w*/,
  'double vision':
    /\b(?:see(?:ing)? double|double vision|blurry|blurred|lost vision|loss of vision|vision (?:loss|went|gone)|cant see (?:properly|right|out of|anything)|sight .{0,25}(?:disappear|gone)|half (?:the |my )?(?:field|vision)|(?:see|sight|vision|gr[ae]y|black|dark)\w* .{0,24}(?:one|left|right) eye|grey curtain|like a blind|lose vision)\b/,
  blood: /\b(?:blood\w*|bleed\w*|bled|spotting|stain red|clots?|nosebleeds?|nose bleeds)\b/,
  'black stool':
    /\b(?:vomit\w* blood|throwing up blood|threw up blood|blood in my (?:vomit|sick)|black stools?|passing black|black poo|tarry|blood in (?:my )?(?:stool|poo))\b/,
  'dark colour':
    /\b(?:brown|dark|cola|coke|coca|tea|rust\w*|rusty|guinness|port wine|maroon|mahogany|molasses|iced tea|red|bloody|black|chai|maroon)\b/,
  pregnant:
    /\b(?:pregnan\w*|preggo|(?:\d+|five|eleven|ten) ?(?:weeks?|wks?|week|months?) (?:along|gone|pregnant)|trimester|expecting|due date|positive test|test says positive|contractions?|tightenings|the baby|baby (?:\d+|almost|not|hasnt|didnt)|midwife|ob|belly (?:goes|go|gets|is) hard|fluid|gush|(?:im|i am|am|at|now) (?:about |only |just )?(?:[1-3]\d|[5-9]) (?:weeks?|wks)(?! (?:out|away|ago|in|into|from|off|post|until|till|to go|without|back))|week [1-3]\d)\b/,
  waters:
    /\b(?:(?:my waters?|little water) (?:\w+ ){0,3}(?:brok\w*|leaking|come out|came out)|leaked some fluid|fluid|gush|contractions?|tightenings|belly (?:goes|go|gets|is) hard)\b/,
  'baby still': /\bbaby (?:hasnt|has not|not|almost not|didnt|isnt|stopped|almost) ?(?:mov|kick)?\w*/,
  birth: /\b(?:post ?partum|had the baby|gave birth|after (?:the )?birth|c.?section|the section|nursing|breast ?feeding)\b/,
  'no period':
    /\b(?:(?:no|havent had (?:a|my)|not had (?:a|my)|lost my|without|missed my) periods?|periods? (?:\w+ ){0,3}(?:stopped|not come|doesnt come|hasnt come|gone|not since)|my days havent|period .{0,12}(?:stopped|not come|since)|amenorr\w*|lost my (?:period|cycle))\b/,
  starving:
    /\b(?:[2-9]\d\d ?(?:k?cals?|calories|kcal|cal|cals)(?! deficit| surplus)|(?:havent|have not|not|hav[ei]nt|not been|i dont|hardly|barely) (?:eat\w*|ate)|eaten (?:nothing|only|apples)|(?:ate|eat) nothing|only (?:water|lemon water|apples?|coffee|an apple|one (?:fruit|apple|yoghurt|meal))|eat (?:\w+ ){0,3}(?:a|one|1) (?:slice|yoghurt|apple|toast)|slice of toast|an apple and a coffee|neither bread|starving myself|meals? (?:a|per) week|one meal|not eating (?:anything|at all|for)|zero calories|no food (?:since|for)|water fast|days without food|let myself eat|fast(?:ing)?s? (?:for )?(?:\d+|four|five|ten)|wont eat|starv(?:e|ing) (?:myself|meself)|nothing since)\b/,
  purge:
    /\b(?:laxatives?|(?:make|makes|making|makin|made) (?:myself|meself|me) (?:sick|vomit|throw up|puke)|throw(?:ing)? up after|vomit(?:ing)? (?:the rest|what i|when)|puke it up|purg(?:e|ed|ing)|bing(?:e|eing|ein|ing)(?= (?:and|then|n))|bulimi\w*|spit(?:ting|tin)? in a cup|doesnt stick|make me vomit|eat over my number|so i dont gain)\b/,
  'lose more':
    /\b(?:still feel fat|lose (?:\w+ )?(?:more|\d|the last|last)|drop \d|lighter is|to be (?:light|lighter)|make weight|get lean|want it lower|for dry|see the abs|hair (?:is )?(?:falling|coming) out|lose hair|down to \w+ stone)\b/,
  // Self-harm.
  'not live':
    /\b(?:(?:dont|do not|no longer|not|didnt|never) (?:\w+ ){0,3}(?:want to |wanna |to )(?:live|be (?:here|alive)|wake up|continue living|exist)|(?:if i|just) (?:just )?didnt wake up|(?:just )?dont wake up|(?:and|never) not wake up|sleep forever|(?:will|would) not be (?:here|around)|wont be here|end (?:it|my life|things|it all)|ending (?:it|things|my life)|kill (?:myself|masel|meself)|want to die|wanna die|wish i (?:was|were) dead|better off dead|wish i (?:wouldnt|didnt|could not|hadnt) (?:wake|been born|exist)|(?:cant|cannot) (?:go on|carry on)(?: like this| living| anymore| any more)?|dont (?:care if i|mind if i) (?:die|live)|jump in front of|(?:drive|crash|driving) (?:my car |it |the car )?into a (?:tree|wall)|not want to exist|disappear forever|take my (?:own )?life|suicid\w*|jeene ka mann|tired of (?:living|life)|no reason to live|not worth living|continue living)\b/,
  burden:
    /\b(?:better off without|(?:nae|no|none the) worse with ?o+u?t|no ?(?:body|one) would (?:miss|notice|have)|anyone(?:d| would) notice|fill the schedule|nobody would)\b/,
  'no point':
    /\b(?:(?:cant|dont|cannot|not|nae|no) (?:\w+ ){0,3}see (?:\w+ ){0,2}(?:point|piont)(?: (?:of any|of it|in being|going|anymore|any more|in any|to)|$|[.,])|(?:no|nae|any) (?:point|piont) (?:going on|in going on|comin doon|in being|to (?:any|life|living))|sees nae point|whats (?:even )?the point(?: anymore|,|$)|why i should keep|(?:no|ve no|nae) purpose(?! in)|done with everything|cant do this (?:body )?(?:anymore|any more)|not the gym any of it|not much point planning|tired of everything)/,
  means:
    /\b(?:tablets|pills|rope|gun|pistol|rifle|noose|bridge|pier|trucks?|wheel|window|scaffold|letter to|note|counted|counting|looking up ways|date to|the \d\d on the bench|bunk|duvet|engine running|cellar|put (?:my|the) affairs|let go of the)\b/,
  cutting:
    /\b(?:cut(?:ting|tin)? (?:myself|my (?:arms?|thighs?|legs?|wrists?)|again|on (?:my|the) thighs?)|self.?harm\w*|hurt(?:ing)? myself (?:again|on purpose|to)|(?:would|want to|wanna|going to|need to|might) hurt myself|slic(?:e|ing) my|harm(?:ing)? myself|burn(?:ing)? myself|been cutt?in\w*)\b/,
  overdose:
    /\b(?:took (?:all|the whole|a whole|every)|overdos\w*|whole (?:bottle|packet|box)|all of (?:the|my) \w+ at once|too many (?:pills|tablets))\b/,
  // Drugs, children, other emergencies.
  steroid:
    /\b(?:steroids?|roids|tren(?:bolone)?|test (?:cycle|and tren|n dbol|n tren|e\b|\+)|\d{3} test|dbol|dianabol|anavar|winstrol|deca|sarms?|hgh|slin|trenbolone|anabolics?|first cycle|my cycle of|on a cycle|blast and cruise|oxandrolone|ostarine|rad ?140|mk ?677|masteron|primo\w*|oxymetholone|anadrol|inject\w*|jaggin test)\b/,
  stimulant:
    /\b(?:clen\w*|dnp|dmaa|ephedrine|adderall|dexies?|ritalin|cocaine|fat.?burn\w*|diet pills|slimming (?:tablets|pills)|caffeine pills|[3-9] (?:\w+ )?scoops?|2 scoops?|amphetamin\w*|meth|ecstasy|molly|ketamine|coke (?:last|this|before|in)|lines? of coke|mdma|pills? .{0,12}internet)\b/,
  alcohol: /\b(?:vodka|pints?|beers?|drunk|wine|whisky|booze|cans in|six pints|hammered|shots|bottle of|drank|tipsy|wasted)\b/,
  'amount drunk':
    /\b(?:\d+|half a bottle|a dozen|bare|several|a few|lots of) (?:of )?(?:pints?|beers?|vodka|shots|cans|bottles)|drunk (?:af|as|in|at|at the|right now|rn)|pints (?:in|doon|down)|cans in\b/,
  child:
    /\b(?:(?:my|me|ma|our|a|his|her|hubbys) (?:\w+ ){0,2}(?:sons?|boys?|lads?|daughters?|girl|kids?|child|children|nephews?|niece|grandsons?|granddaughter|youngest|oldest|bro|brother|cousin|bhai)|(?:boy|girl|kid) in my class|grand son|[4-9] ?(?:year|yr)s? ?old|(?:[4-9]|1[0-2])[ -]?(?:yo|y\/o|years? old|yr ?old|yrs old)|chota bhai|im 1[0-2])\b/,
  'child age':
    /\b(?:im|i am|is|hes|shes|aged|of|whos|who is|he is|she is|bro is|lads|boys|oldest|youngest|class|bhai|nephews|nieces) (?:only |just )?(?:[4-9]|1[0-2])\b(?! ?(?:kg|kilos|lbs?|sets?|reps|weeks?|wks?|days|min|am|pm|x|points?|times|or|months))|\b(?:[4-9]|1[0-2])[ -](?:yrs?|years?|yo|saal)\b/,
  'child strain':
    /\b(?:wants|\d+ ?(?:kg|kilos?|lbs?)|hundred kilos|2 hours|hours (?:daily|every)|10 kg|ghante|pushing? thr\w+|threw up|alone|by (?:himself|herself|themselves)|on his own|on her own|max(?:es|ing|ed)?|maxing out|heavy|barbell|deadlifts?|cr(?:y|ies|ying)|toughen|twice a day|every (?:day|night|nite)|2 hours|nobody spotting|harder plan|push thru)\b/,
  sugar: /\b(?:insulin|glucose|sugars?|meter|sensor|ketones?|cgm|metformin|diabet\w*|insulin pump|pump been)\b/,
  'sugar value':
    /\b(?:(?:sugars?|sensor|meter|reading|glucose|says|were|was|is) (?:\w+ ){0,3}(?:[12]\.\d|[23]\.\d|[34]\d|2\d|3\d|hi|lo)|hypo)\b/,
  allergy:
    /\b(?:hives|allergic reaction|anaphyla\w*|epi ?pen|stung|sting me|throats? (?:is |are |feels? )?(?:\w+ ){0,2}(?:clos|tight|narrow)\w*|throat close|(?:lips|tongue) (?:\w+ ){0,4}(?:swell\w*|swollen|sausages|fat|big|thick))\b/,
  inhaler: /\b(?:inhaler|asthma\w*|spray|puffer)\b/,
  wheeze: /\bwheez\w*/,
  violence:
    /\b(?:hands (?:round|around) my (?:neck|throat)|husband (?:push\w*|hit\w*|beat\w*)|hits me|beats me|hit me again|strangl\w*|afraid of (?:him|my husband|my partner)|(?:partner|boyfriend|wife) (?:hit|beat|push|chok)\w*|chok(?:ed|es) me|no doctor)\b/,
  stuck: /\b(?:stuck under|trapped under|cant shift it|bar is across|trapped)\b/,
  hernia: /\b(?:hernia|bulge|(?:hard )?lump in my groin|hard ball|pushed back|returns not)\b/,
  travel:
    /\b(?:flight|plane|flew|long (?:drive|trip|haul)|drive|operation|surgery|laid up|in bed|the pill|birth control|hip (?:op\w*|replacement)|cast|canada|trip in the car)\b/,
  'one side':
    /\b(?:one (?:side|leg|calf|arm|point|corner|hand|foot)|right (?:hand|side|arm|foot)|left (?:hand|side|arm|foot|leg|calf)|half of|only left|on that side|than (?:the other|its fellow)|other one)\b/,
  challenge:
    /\b(?:[1-9]\d\d (?:\w+ ){0,2}(?:squats?|push.?ups?|pull.?ups?|lunges|reps|burpees|chin)|\d+ rep|challenge|murph|wod|bootcamp|crossfit|marathon|spin(?:ning)? (?:class|marathon)|for a (?:bet|dare)|on a bet|for charity|first (?:day|class)|all those squats|drop sets|curl challenge|nordics)\b/,
  'known heart disease': /\b(?:heart (?:attack|disease|failure|condition|surgery|operation)|cardiomyopathy|aneurysm|aortic|bypass|stent)\b/,
  recent:
    /\b(?:(?:\d+|a|a few|couple of|few) (?:days?|weeks?|wks?) ago|last week|this week|last month|yesterday|recent(?:ly)?|just (?:had|got|came)|days? (?:post|after)|weeks? post)\b/,
  operation: /\b(?:surgery|\w+ op|operation|operated|heart attack|stroke|c.?section|transplant|infarct\w*)\b/,
  'testicle pain':
    /\b(?:testic\w*|scrotum|nuts?|bollocks|ball) (?:\w+ ){0,4}(?:pain\w*|hurts?|agony|swollen|killing|twisted)\b|\bpain in (?:my |a )?(?:\w+ )?testic\w*/,
  shock:
    /\b(?:electrocuted|electric shock|car (?:crash|accident|wreck)|fell (?:off|from) (?:the |a )?(?:roof|ladder|scaffold|second floor|balcony|horse))\b/,
  'chest pain':
    /\b(?:chest pains?|pains? (?:in|across|behind|under) (?:my |the |me )?(?:chest|breast ?bone|sternum)|chest .{0,12}hurts? when i (?:run|walk|climb|breathe|row|cycle))\b/,
  'cannot feel':
    /\b(?:cant|cannot|can not|canny|cannae|dont|do not|lost) (?:the )?(?:feel|feeling) (?:in )?(?:my|ma|me|the|one) (?:\w+ )?(?:foot|feet|leg|legs|toes|hand|hands|arm|arms|fingers|face|side)\b/,
  'no weight':
    /\b(?:cant|cannot|can not|unable to|wont|cannae|canny) (?:put|bear|take) (?:any |my |much )?(?:weight|load)\b|\b(?:cant|cannot|can not) (?:stand|walk) on (?:it|my|the|that)\b/,
  locked: /\b(?:locks?|locked|stuck bent|dislocated)\b/,
  'through pain':
    /\b(?:train|push|work|lift|squat|power)\w*(?: \w+){0,3} (?:through|thru) (?:the |my |this )?(?:pain|injury|tear)\b|\bdry scoop\w*|\bevery ?day (?:to|till|until) failure\b|\bpunish (?:myself|my body)\b/,
  'fast loss': /\b(?:lose|drop|cut|shed) \d+ ?(?:kg|kilos?|lbs?|pounds|st) (?:in|by|within) (?:a|1|2|3|\d+|one) ?(?:days?|weeks?|wks?)\b/,
  'both legs': /\bboth legs\b/,
  bone: /\b(?:fractur\w*|broke(?:n)?|break|bone|stress fracture|metatarsal|shin)\b/,
  'one point': /\b(?:one (?:spot|point)|point tender\w*|this one spot|1 point|even at night|hop test|hopping)\b/,
  thinner: /\b(?:blood thinners?|anti ?coagulants?|warfarin|eliquis|xarelto|heparin)\b/,
  'at rest':
    /\b(?:at rest|in rest|resting|sitting|sit down|sat down|without moving|lying (?:down)?|in bed|won?t come down|doing nothing|on nothing|on the flat)\b/,
  effort:
    /\b(?:when(?:ever)? i \w+|every time i|climb\w*|stairs?|uphill|exert\w*|walking (?:up|to)|goes (?:off|away) (?:when|if)|it goes when|when i (?:stop|sit|stand))\b/,
  // When.
  now: /\b(?:now|right now|just now|today|tonight|since|this (?:morning|minute|mourning|second|week)|ago|still|abhi|rn|an hour|minutes?|mins?|yesterday|last (?:night|nite)|as i type|keeps?|already|after)\b/,
  train:
    /\b(?:go gym|gym (?:yes|at|tonight|or not)|train\w* (?:anyway|this|normal|tonight|today|in)|wanna|want to|anyway|did half|hate to miss|my record|sessions?|workout|tonight|can i (?:still)?|should i|still (?:train|lift|squat|bench|do|want|got|gonna|going)|ok to|okay to|continue|finish|next set|sets? left|push thr\w+|go light|arm day|leg day|skip|proceed|do i wait|about to \w+)\b/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type Sign = keyof typeof SIGNS;
