/** Domain words; a message without any is off topic. */
export const TRADE_WORDS: readonly string[] = (
  'plan program routine workout workouts session sessions schedule training train trained gym weight weights muscle muscles strength strong stronger ' +
  'beginner beginners intermediate advanced lifting lifted lifter lift lifts ' +
  'bench squat squats deadlift deadlifts presses curl curls rows lunge lunges pulldown pulldowns pullup pullups pushup pushups burpee burpees plank planks thrust raises dips ' +
  'dumbbell dumbbells barbell barbells kettlebell kettlebells machine machines cable cables bands equipment bodyweight rack ' +
  'shoulder shoulders knee knees elbow elbows wrist wrists ankle ankles hip hips neck hamstring hamstrings ' +
  'hurt hurts hurting pain painful ache aches sore injury injured strained tweaked pinch ' +
  'chest glutes glute biceps triceps bicep tricep calves quads forearms arms legs abs traps lats ' +
  'belly lean leaner shred shredded cutting bulk bulking bigger jacked hypertrophy toned powerlifting functional athletic athletics fitness ' +
  'deload plateau warmup technique reps sets tingling dizzy dizziness faint fainted fainting swollen swelling numb numbness bleeding palpitations hernia pregnant'
).split(' ');

/** Further keywords, frequent first. Short ones only where hardly any other word is one slip away. */
const OTHER_WORDS: readonly string[] = (
  'days times week weeks hour hours minute minutes mins want need build make give have what whats when why how today only just with more less this that the last ' +
  'pull pulls push ups full home experience never started starting new press row fly garage hotel nothing ' +
  'swap replace change switch instead remove without add skip drop undo keep show explain heavy heavier light lighter easy hard ' +
  'back lower upper bothers killing bad core lose losing size tone athlete general fit health healthy ' +
  'monday tuesday wednesday thursday friday saturday sunday weekend weekends weekdays tomorrow yesterday twice ' +
  'progress progressing history record stuck missed skipped sick holiday vacation tired slept warm form cues rest taken busy broken ' +
  'kilos kilograms pounds should thanks thank please like hate coach pressure surgery operation doctor cleared physio ' +
  'next left over done half doms surprise front every failure stand fine feel feels heard living worth brown high include high fully ' +
  'right worth with pulls front press swap overhead years months best eat ' +
  'passed breathe breathing breath headache heart urine fever weakness collapsed begin start scratch'
).split(' ');

/** Targets of spelling correction. */
export const KEYWORDS: readonly string[] = [...TRADE_WORDS, ...OTHER_WORDS];

/** Everyday words one slip away from a keyword; they are never corrected. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  (
    'a able about above across act acted actually after again against age ago air all almost alone along already also although always am among an and angry animal another answer any anybody anymore anyone anything anyway anywhere apart are area arm around as ask asked at ate aunt away awful ' +
    'baby bag ball band bank bar bark base basic bath be beach bean bear beat beats became because become bed beef been beer before began begin behind being believe bell belong below best bet better between beyond bike bill bird birth bit bite black blame block blocks blood blow blue board boat body bone book boot born boss both bother bottom bought bowl box boy brain brake brakes brand branch bread break breaks breakfast brick bring bro broke brother brought brown bug buggy built bull bunch burn burned bus business but buy by bye ' +
    'cake call called calm came camp can candy car card care careful carry case cash cat catch cause cent center chain chair chance chances change changed changes charge charges cheap cheat check cheer cheers cheese chess chests chew child chill chin chips choose church circle city class clean clear climb clip clock close closed clothes cloud club coast coat code coffee cold college color colour come comes coming common cook cool copy corn corner cost cotton could count country couple course court cousin cover cow crack crash crazy cream cross crowd crunch crunches cry cup cure cures curse cute ' +
    'dad dance dancing danger dark date daughter day dead deal dear death debt deep delay desk did died diet differ dig dinner dirt dirty dish do does dog doing dog done donor door double doubt down dream dress drink drive drug dry duck due dumb dump dust duty dying ' +
    'each eagle ear early earn earth east eat eats edge effort egg eggs eight either eleven else email empty end ended enemy energy enjoy enough enter even evening ever every exact except exercise exercises exit extra eye eyes ' +
    'face fact fail failed failure fair fall family fan far farm fast fat father fault fear feed feel feeling feels feet fell fellow felt fence fever few field fifth fight fill film final find fine finger fingers finish fire first fish five fix flag flat floor flow fly fold folk follow food foot for force forget fork former fought found four fourth free fresh friend friends frog from front fruit fuel fun fund funny further ' +
    'gain gains game games gas gave gear get gets getting girl glad glass go goal goals god goes going gold gone good got grade grain grand grass gray great green grew ground group grow growing grown guess guest guide gun guns guy guys ' +
    'had hair half hall hand handle hands hang happen happy harm has hat hate haven he head healed hear heard heat heaven hell hello help helps her here hey hi hide high hill him himself his hit hold hole holy honest hope horse host hot hotels house huge human hung hungry hunt hurry husband ' +
    'i ice idea if ill image important in inch inside into iron is island it item its itself jail jaw job jobs join joint joke journey joy judge jump just kept key kick kid kids kill kills kind king kiss kitchen knew know known knows lack lady lake lamp land large late later laugh law lay lazy lead leaf learn least leave led left leg lemon length lesson let lets letter level lie life lifetime like liked likes limit limited line link lip list listen little live lives living lock log logic long look looking looks lord lost lot lots loud love loved low luck lump lunch lung lungs ' +
    'mad made mail main major makes making man many map mark market mass match math matter may maybe me meal mean means meat media medium meet meeting melt member men mental mention menu mess met metal middle might mild mile miles milk mind mine minor mirror miss mission mix model moment money month months mood moon moral more morning most mother motion mouse mouth move moved moves movie much mud music must my myself ' +
    'nail name nap near nearly neat neither nerve nerves never news next nice night no nobody noise none nor normal north nose not note now number nurse oath obey ocean odd of off offer office often oh oil ok okay old on once one ones open or orange order other our out outside over own pack page paid paint pair palm pan panic pants paper parent park part parts party pass passion past paste path pause pay peace peak pen people per person pet phase phone photo phrase pick picked picture piece pig pile pill pin pink pipe pirate pitch place plain plane planet plans plant plastic plate plates play player poem point points poison pole police pond pool poor pop post pot pound power powers praise pray prefer present press pretty price pride print prior prize problem program programme programmes programs progression prompt proof proper proud prove public pull pulls pure push put ' +
    'queen quick quickly quiet quit quite race radio rage rain raise ran random range rate rather reach read ready real really reason reasons recent recipe recover recovery red reduce remain remember rent repair repeat reply report rest rested rice rich ride right ring rise risk river road rock role roll roof room root rope rose rough round route rub rule rules run running rush ' +
    'sad safe said sail salt same sand sat save saved saw say says scale scan scared scene school score scream screen sea search season seat second secret see seed seem seems seen self sell send sense sent serious set seven several sex shade shake shall shame shape shapes share sharp she sheep sheet shelf shell shift shine ship shirt shit shock shoe shoes shoot shop shopping short shot should shout shut shy side sight sign silly since sing single sink sir sister sit site six skin sky sleep slice slide slim slip slow slowly small smart smell smile smoke smooth snack snake snow so soap soccer social sock soft soil sold solid solve some someone something sometimes somewhere son song soon sorry sort soul sound soup source south space spare speak special speed spend spin spine spirit sport sports spot spread spring staff stage stain stair stairs stake stand standing star start starts state stay steak steal steel step steps stick stiff still stock stomach stone stood stop stopped store storm story straight strange strap straps straw stream street stress stretch strict string strip stroke strongest study stuff stupid style such sudden suddenly sugar suit sun super supper sure surf swear sweat sweet swim swing swings sword system ' +
    'table tail take takes taking talk tall tank tap task taste taught tax tea teach team tear teeth tell ten tend tennis tent term test tests text than their them then there these they thick thigh thighs thin thing things think third thirst those thought thread three threw throat through throw thumb tie tiger tight till time timed timer tiny tip tips to toast toe toes token told tone tongue tonight too took tool tools tooth top total touch tough tour toward towel tower town toy track trade trail trails train trains trap travel travelling traveling tray treat tree trend trial tribe trick tried trip trouble truck true trust truth try trying tube tune turn turned twelve twice two type under until up upon upset us use used useful useless user usual usually ' +
    'vein very video view visit voice vote wage waist wait waiting wake walk walking wall wants war was wash waste watch water wave way we weak wear weather web wedding weekly weekend weigh weighs weird welcome well went were west wet whale wheel where which while white who whole whom whose wide wife wild will win wind window wine wing winter wipe wire wise wish with woke woman women won wonder wood wool word words wore work worked working works world worry worried worse worst worth would wound wow write writing wrong wrote yard year years yell yes yet you young your yours yourself youth zero zone ' +
    'asdf bored boring capital celebrity crypto bitcoin delete deleted france meaning reserve script alert sarms tren steroids dose doses inject cycle protein creatine macros calories cardio conference malware instructions ignore previous rules dreams dumber healthily lol haha ha yeah yep nope nah idk pls plz thx ty btw omg af hammy hammies disc sciatica groin nordic bulgarian romanian sumo smith landmine trx rings goblet meadows pendlay ' +
    'whatever whenever wherever whoever however although instance sentence against towards touched touches crushing feelings nearly hold hole holding colour control straighten colors cannot colder closet suddenly ' +
    'rather focus focused include including included exclude usually mostly mainly currently recently lately already maybe probably especially definitely basically exactly honestly literally seriously ' +
    'doing going being having getting looking trying making taking coming using losing moving sitting standing lying running jumping walking climbing hiking cycling swimming reading writing saying ' +
    'apartment backyard office kids wife husband boss company weekend evening mornings evenings lunchtime january february march april june july august september october november december spring summer autumn winter ' +
    'travelling vacationing holidays months month ago since until while during within without between among around across along behind beside ' +
    'slightly somewhat barely hardly pretty rather quite super totally completely absolutely ' +
    'cant cannot dont wont isnt doesnt didnt havent hasnt wasnt shouldnt couldnt wouldnt arent werent whats thats lets im ive youre theyre its ' +
    'meant sent lent spent kept dealt built burnt learnt dreamt crept swept bent sang sung rang swum drew drawn flew flown thrown blew blown shown worn torn sworn sitting stood breathe breathing worthy mashing scoop scooping swelling ' +
    'mon tue tues wed weds thu thur thurs fri sat sun hr hrs min yrs yr wk wks mos kcal cal pb pr ' +
    'football rugby soccer tennis skiing climbing perform performance performing swole loss shed fitter father achilles strain strains beta achy badly everything cage booty otherwise bout wins load loads loaded hungover homework girlfriend boyfriend jailbreak thrice wanna wana gonna somebody label labels adds adding span minus trainee understood lagging fewer stabbing breathless slurring bowel bowels giving starving starve purge purging thru planned planning maxes message messages hgh stomach belly toilet lift lifting bodyfat ' +
    'beginning amazing awesome terrible horrible brilliant annoying boredom exhausted knackered nausea nauseous tripping tripped stumble stumbling stumbled unsteady wobbly dizzy fainting falling vomit vomiting sweating sweaty stairs escalator elevator backpack suitcase trolley chores gardening ' +
    'scrap reset restart erase slate square trash bin ditch nuke toss afresh anew commence dump redo disregard wipe rubbish garbage crap junk ' +
    'alternative alternatives killer replacement substitute instead reserve ' +
    'access ach achilles acre added advance aight aint alter angle angles archery ard army arthritis asthma attained attic ' +
    'awaiting babe badminton bailed baith bake balcony barbed barn barracks barrel basement basis basketball bass batch batter ' +
    'bball bedroom bedside beeps begging begun beneath benning berth biggest biking binder bitty blace blank bleed bless bloody ' +
    'bluey bod boiled boils bollard bonus boost bosu bottles bouldering bower boxed boxing boyfriend brace brave breast briefing ' +
    'bright brilliancy broad broomstick brushing bucks buddy buggery bulky bumped bumper bumpers bunk bunking burdening buried ' +
    'bursitis bury busan buses bush bust butter button cabins calorie campus candle canny canoe carbs carer cario carton carts ' +
    'cast cattle cauld cease cell cellar centre chains challenge charles chart charting chase chatting cheek chefs chick chili ' +
    'chilli choice choir chore chose chow chuck church clap clash click climbing cobra coding coke collagen collapse collapses ' +
    'colleague college comma comme comp comps cone confidence conservatory coping cord cords cork correctly couch cough county ' +
    'cramp crank creak cricket cries crown crunchy curry curve cutest dads damp dancing dares data deadline debit debut decent ' +
    'deer defer dense denver deny depth derive diabetes diabetic dial dick dies digger diluted disk docs dogs dojo donner donut ' +
    'doorway dowel drain drank draw draws dread dreading drip dropping drove drums drunk duet dwelling ease eighth elliptical ' +
    'endo epilepsy escalate essay event exist exorcist facing factor faffing faire fairness fancy fasciitis fatness fatter feart ' +
    'feather feeble fella fellas femur fencing fend feral ferry fiance fiancee fiddling fifteenth fiftieth file filed filey finn ' +
    'fir firm fitted fitting flagging flair flatmate flesh flight flit flood flooding flour flu fluff foam foil fond font fooling ' +
    'footy forearm format forth forum fourth fractional fridge fried frosh frost function funeral fur galettes garden gassed ' +
    'gates generale generate giraffe given gloss gloves glue gluten goats golf gonny grams grandchildren granddaughter grandson ' +
    'granny grave gravel greed greet grey grind gripe grippe gum hale hallway halo halt halve hames handball handover handy ' +
    'hangboard hangover haram haste hasty hauled hazard heaps heaviest height held hero herring hiding hind hired hitting hives ' +
    'hockey honesty hong hoop hop horror hose hostel hover hrt hurl hurling husband hypermobile ideal injuries instruction ' +
    'insurance inter jabs jacket jacks jammed jelly judo jugs jumpy karate kayaking keen kelly kiitos kilo kinda kipping kitchen ' +
    'knife knits labrum ladder lads lamppost lane laps lard lashing lathe latter laws lawyer laying leak leaks leap lease leeds ' +
    'leggy legit leisure lens lesion lick licked lime limp limps lion liter loan loaned lodging loft logged logging logs loin ' +
    'loose loosen lounge lousy lover loving lowest lucky lumbar lundi lyin lyon macro male malt manly manny manure marbella ' +
    'marche marry massage matar mate mates maxed maxing mayor mechanic medal medial membership meniscus merde merge merry meter ' +
    'metre mikes miler milk mille minas mince mini misled missin missus mixed mode moin mold moles moose morri motel mothership ' +
    'mount mourning mower muddles mule municipal muscu mussels myth naewhere nana nape naw nearby neighbor neighbour nephew ' +
    'netball nicer nicked niece ninth nodded noisy noting notion novel older operating osteoarthritis osteoporosis ought oven ' +
    'overhand overload paces padel pager pamper pardon partner passt pasta pastel patch patio pawn pepper phony pikin pilates ' +
    'pinned pints pipi pish pished pissed plantar platt pleasure polis polite porch pork port porto possess posture pour powder ' +
    'powerlifter pregnancy premises presume prevent pricked probs profession progressive propped protrusion prova pulley pulse ' +
    'puncture pupils puregym putting queer quickie quota rank rating ratio raw react recife regard rejoin remote removal rentr ' +
    'repent repo residing retain reward rider riot rite robot rod roommate roster rower rowing ruck rucks rude ruin ruined ruins ' +
    'rung rusk rust rusty sack safer sailing saint salad salle sandbag sandbags sats scare scares scary sciatic scupper secs ' +
    'seeing seeks sees sept serve settee setting settings shaky shave shearing shed shinty shipper shipping shite shook shopee ' +
    'shouty shove shunt shutting sill siri sits sixth skating skelped skid skied skills skis slamming slap slaps slebt sled ' +
    'slidey slight slipped slope slots snap snapped sneak snore spain spat spell spice spicy spike spite spoil spoiling spoke ' +
    'spoon sporty spotting sprain sprint spun squads squash squatted squatting ssing stabby stack stacking stapled stare stats ' +
    'statue steam steep steer stent stunt stunted stunting stepped stepping steroid sticky stings stitch stole stolen stoop stooped stopping stout stove ' +
    'strapped streak strengthen strep stretchy strike stroller strongman strongwoman struck studio stung suave suck sucks sulking ' +
    'summat summit supports suppress surfing swapped swapping sweep swell swelled swung tablet talkin tally tan taped tasty teddy ' +
    'teen tenth terrace terribly thai theory thingy thole thorough though thum thus tied tiles timing tins tipped tirage tire ' +
    'tires ton tonne tonnes tons tops tore tourn trainer tramping trans treading treadmill treasure treaty tries tris trolling ' +
    'trunk trunks twinge tying typo tyre tyres understand university unto vain variation vary vest village volleyball walkout ' +
    'wally wander wanty ward warn washout weans weekday weightlifter weightlifters weightlifting weld whatsapp wherr whew whey ' +
    'whine whit whitever whittle wholly whore widow width wifi wraps wrecks wrestling wringing yard ymca yoga zona zumba ' +
    'section waking cola colour wee pee urine droop drooping foot feet yesterday python ' +
    'streak heaviest tonnes tris ' +
    'lunches pauses planes please pleased bended sofa beds hits hats hips sips lips dips skips ships chops hikes hiking kite kites mines min fins pine pines rice race trace grips knees niece nicely neck deck decks packs sacks racks backs socks'
  ).split(' '),
);

/** Common words that stay as they are, and nothing is corrected to. Looking for danger they are corrected all the same: a slip must not hide a sign. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'abc prise masse musculation muskelaufbau hipertrofia adelgazar abnehmen emagrecer afvallen aims alert alike arise arthritic arthrosis attached attaches banging barely baseball battery beast beefy bikini blade blame ' +
    'blast blaze bleep bloke boiler bonus bottle boxer boxes brave brunch burst cabin cannae central channel charles ' +
    'chart chosen chris city clipped collar condo cope crane cranky cried cries crook crush cups curly dawn ' +
    'deal descent dinnae dish doable dunno eating endurance factor favor filing filter fixed fixing flatter floating fluid ' +
    'forgot formal formally gammy gather generator generic grant greedy greek guts halfway harden hench hint hints honor ' +
    'hooks hotter incurred installed intro jest launch layer leggings lengthy lever limbs literally litre loathe location logic ' +
    'login loops machinery manage manageable managed manager manages managing massive master mechanism media mike moans monkey motor ' +
    'mowing mustn naked newer nivver ounce panel parent party paying peach pedal police policy polo popped posh ' +
    'preserve prime processes promise promised promises proposed props prove quote racing rapid remedy replay resort resuming ridge ' +
    'riding ripped rising sacred sale saving scope seeking settle settling seventh severely shedding shield slack sleepy slid ' +
    'slippers sole sometime sought spark specs splitting spoken stalled statin status stepper steve stool stripped sturdy submit ' +
    'suffer suite superset supersets support supported supporting supportive supports swift tape taper tapering tens theme threat timber ' +
    'tiring toned toning traits tweaks twins typing unsteady vast wave waving wellness whichever whistle wider winner worries ' +
    'wrapping wreck wumman'
  ).split(' '),
);

export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
