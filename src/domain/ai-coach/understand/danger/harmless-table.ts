import { FEARED, FRIGHT } from '../fright.ts';
import { withoutOtherMeanings } from '../two-meanings.ts';
import { SIGN_MEANINGS } from '../two-meanings-table.ts';

const LIMB = '(?:feet|foot|legs?|arms?|hands?|fingers?|toes)';
const FEELS = '(?:falls?|fell|was|went|goes?|gets?|is|are|tingles?|tingled|tingling|numb)';

const CHILD_AGE =
  "(?:,? ?\\(?(?:who is |who's |aged? |he is |she is |is )?\\d{1,2}(?: ?-?(?:years?|yrs?|yo)(?:[ -]?old)?)?\\)?(?: and \\d{1,3} ?(?:kgs?|kilos?|lbs?))?)?";
const CHILD =
  '(?:my|our|a) (?:\\w+ ){0,3}?(?:\\d{1,2}[ -]?(?:years?|yrs?)[ -]?old )?(?:\\w+ )?(?:son|daughter|kid|child|boy|girl|nephew|niece|grand\\w+)s?\\b';
/** Nothing up to the writer's «I» says that the child trains. */
const TRAINS_NOT =
  '(?!(?:(?! i\\b| and i\\b|,? so\\b)[^.!?])*\\b(?:train\\w*|bench\\w*|squat\\w*|deadlift\\w*|max\\w*|barbell|gym|weights|workouts?|dumbbells?|alone|heavy|by (?:him|her)self|lifts)\\b)';
const ACCIDENT =
  '\\b(?:hurt|broke|broken|hit|injur\\w*|twist\\w*|landed|fell|fallen|tore|sprain\\w*|bang\\w*|struck|slipp\\w*|tripp\\w*|crash\\w*|concuss\\w*|knocked)\\b';
const COLOR = '(?:light |dark |pale )?(?:blue|red|purple|pink|green|yellow|black|grey|gray|white|orange|brown)';
const COLORED =
  '(?:(?:hand|resistance|rubber|exercise|yoga) )?(?:dumb ?bells?|kettle ?bells?|weights|bands?|plates?|mats?|chairs?|towels?|backpack|ropes?|elastics?)';
const THING =
  '(?:dumb ?bells?|kettle ?bells?|hand ?weights?|weights|bands?|plates?|mats?|chairs?|stools?|bench|sofa|table|towels?|backpack|rucksack|ball|ropes?|bar|box|bottles|cans|tins|elastics?)';
const FELT =
  '\\b(?:chest|heart|jaw|breath\\w*|puff\\w*|pain\\w*|hurt\\w*|ache\\w*|aching|tight\\w*|pressure|squeez\\w*|heav\\w*|dizz\\w*|faint\\w*|weak\\w*)\\b';

/** Everyday wordings that are no sign of anything, taken out of a message before danger is looked for. */
const HARMLESS: readonly RegExp[] = [
  // A goal, but not pills for it.
  /\bfat[- ]?burn(?:ing)?\b(?! ?(?:pills?|tablets?|powders?|capsules?|supplements?|stack|drugs?|tea))(?<!\b(?:pills?|tablets?|powders?|capsules?|supplements?|drugs?)\b.{0,12})/gi,
  /\b(?:heart[- ]health\w*|(?:strong\w*|health\w*|fit\w*) heart)\b(?! (?:problem|issue|condition|trouble|scare)s?)/gi,
  // Where an exercise is done: nobody fell.
  /(?<=\b(?:(?:press|push|sit|pull|chin)(?:es|s)?[ -]?ups?|exercises?|movements?|moves|stretch\w*|bridges?|planks?|dead ?bugs?|bird ?dogs?) (?:(?!then|next|and|was|were)[a-z]+ ){0,2})on (?:the |my |a )?(?:floor|carpet|lino|ground|mat)\b/gi,
  /(?<=\b(?:l(?:ie|ying|ay)|sit(?:ting)?|kneel(?:ing)?|get(?:ting)?|go(?:ing)?|be(?:ing)?|crawl(?:ing)?) (?:right |all the way )?)down on (?:the |my |a )?(?:floor|carpet|lino|ground|mat)\b/gi,
  // Sweat, and no trouble with sight.
  /\bsweat\w*(?: \w+){0,2} (?:in|into) (?:my |the |both )?eyes?\b/gi,
  // Tired, and not of life.
  /\b(?:half )?dead (?:on (?:my|me) feet|tired|beat|to the world|weight|simple|easy)\b/gi,
  // A gap between muscles after a birth, or in a diary.
  /\bgap (?:in|between|of) (?:my |the )?(?:abs?|abdominals?|tummy|stomach|belly|schedule|calendar|day)\b|\bgap(?= (?:from |between )?\d)/gi,
  // Where somebody lives, and no child that trains.
  /\b(?:to|at|from|by|near) my (?:\w+ )?(?:daughter|son|kid|niece|nephew|grand\w+)'?s\b(?! (?:dumb|kettle|weights|gym))/gi,
  // A child that is cared for or carried, and trains nothing.
  new RegExp(
    `\\b(?:lift\\w*|carry\\w*|carries|push\\w*|transfer\\w*|hold\\w*|haul\\w*|car(?:e|ing) for|look(?:ing)? after|nurs(?:e|ing)|(?:mum|mom|dad|mother|father|parent|carer|caregiver) (?:of|to)) (?:for )?${CHILD}${TRAINS_NOT}${CHILD_AGE}`,
    'gi',
  ),
  new RegExp(
    `\\b(?:my|our|a) (?:\\w+ ){0,2}(?:disabled|handicapped|special needs|autistic|paraly[sz]ed|severely \\w+) (?:\\w+ ){0,3}?(?:son|daughter|kid|child|boy|girl|nephew|niece|grand\\w+|brother|sister)s?\\b${TRAINS_NOT}${CHILD_AGE}`,
    'gi',
  ),
  // Autumn, where its sentence tells of no accident.
  new RegExp(
    `(?<!\\b(?:my|a|that|the) )\\b(?:(?:by|until|till|this|next|last|every|each|for|early|late|of) (?:the )?(?:coming |early |late )?fall(?: of 20\\d\\d)?|in (?:the )?(?:coming |early |late )?fall(?<=\\b(?:compet\\w*|comps?|meets?|season|races?|marathon|matches|games|league|school|semester|term|play\\w*|football|soccer|ski\\w*|hik\\w*|hunt\\w*|trip|wedding|start\\w*|trained?|training|will|'ll|going to|planned)\\b[^.!?;]{0,60})|fall (?:season|semester|term|meet|comp\\w*|league|marathon|races?|hik\\w*|classic|sports?|break|20\\d\\d|(?:and|or) winter))\\b(?<!${ACCIDENT}[^.!?;]*)(?![^.!?;,]*${ACCIDENT})`,
    'gi',
  ),
  // An old fall that hurt nothing.
  /\b(?:fell|fallen|fall|slipped|tripped)\b(?![^.!?]*\b(?:head|dizz\w*|faint\w*|black(?:ed)? out|passed out)\b)[^.!?]{0,80}\b(?:nothing (?:broke\w*|happened|hurt|serious|bad)|no (?:bones?|breaks?|fractures?|harm|injur\w*)|did(?: not|n'?t) (?:break|hurt) (?:anything|myself))\b/gi,
  FRIGHT,
  FEARED,
  // Looked into, and found to be nothing.
  /\b(?:tested|scanned|checked|screened|x-?rayed|feared|worried|thought)(?: \w+){0,3} (?:for|about|of|it was) (?:(?!\bbut\b)[^.!?;]){0,60}\bbut (?:it|that|they|all|everything) (?:was|were|came back|turned out)(?: \w+){0,2} (?:nothing|negative|clear|fine|normal|ok|okay|harmless)\b/gi,
  // Muscles that are short, and no tight chest.
  /\btight (?:chest|pec) muscles?\b|\btight (?:(?:hips?|hamstrings?|hip flexors?|shoulders?|calves|back|neck|lats|traps|ankles|quads)(?:,| and| &|, and)? )+(?:and )?(?:tight )?chest\b|\btight chest(?: muscles?)?(?= (?:and|&) (?:tight )?(?:hips?|hamstrings?|shoulders?|hip flexors?|lats|traps)\b)/gi,
  // A measurement, and no bone that hurts.
  /\bbone (?:density|mass|health|scans?|strength)\b/gi,
  // How much is lifted, and no pressure.
  /\bhow (?:heavy|hard|light|tough|difficult) (?:should|would|must|do|does|is|are|it|will|can)\b(?: (?:it|they|that|this|these|the|a|my|sets?|weights?|reps?))*(?: (?:be|feel|to feel))?/gi,
  /\bheavy (?=(?:(?:chest|back|legs?|arms?|shoulders?|and|n) )+(?:days?|sessions?|work\w*|sets?|bench|press\w*|volume)\b)/gi,
  // The name of an exercise, and no chest.
  /\bchest[- ]supported(?= (?:[\w-]+ ){0,2}rows?\b)/gi,
  // The weights of equipment, and no age of a child.
  /\b(?:a )?(?:sets?|pairs?) of \d[\d.]*(?:(?: ?[-–,&] ?| and | to | or )\d[\d.]*)* ?(?:kgs?|kilos?|lbs?|pounds?)(?= (?:dumb|kettle|plates|weights|dbs?\b|kbs?\b))/gi,
  // The color of a thing, and of no skin; its mark.
  new RegExp(
    `\\b(?:(?:a )?pairs? of )?(?:(?:little|small|old|big|long|short) )?${COLOR} (?=${COLORED}\\b)|(?<=\\b${COLORED} )(?:are |is )?(?:marked|labell?ed)\\b`,
    'gi',
  ),
  // Tins as weights, and no drink.
  /\b(?:cans?|tins?) of (?:(?:baked|chopped|tinned) )?(?:beans|soup|tomato(?:es)?|chickpeas|peas|corn|tuna|peaches|food|paint|dog food|cat food)\b/gi,
  // Stairs in a list of what stands at home, where nothing is felt.
  new RegExp(
    `(?:(?<=\\b${THING} ?(?:,|and|&|plus|\\+|, and) ?)(?:the |my |some |a )?(?:flight of )?(?:stairs|steps|staircase)\\b|(?<!\\b(?:on|up|down|climb\\w*|walk\\w*|tak\\w*|do|doing|after|with) (?:(?:the|my|some) )?)\\b(?:stairs|steps|staircase)(?= ?(?:,|and|&|plus|\\+|, and) ?(?:a|an|two|three|some|\\d+) (?:\\w+ ){0,4}${THING}\\b))(?<!${FELT}[^]*)(?![^]*${FELT})`,
    'gi',
  ),
  // An hour, and no heart rate.
  /\b(?:\d+|an?|half|per|each) ?hrs?\b/gi,
  // No training, and not no food.
  /\bnothing since (?:about |like )?(?:(?:\d+|many|several|a few|a couple of) (?:years?|yrs?|months?)|(?:19|20)\d\d|uni\w*|college|school|the (?:army|navy|kids|twins))\b/gi,
  /\bnothing since\b(?= (?:except|but|apart|other|bar|then)|\W*$|[.,;!])(?<!\b(?:ate|eat\w*|food|meals?|breakfast|lunch|dinner|fast\w*)\b.{0,60}nothing since)/gi,
  // A limb that was lain or sat on.
  new RegExp(
    `\\b${LIMB} ${FEELS}(?: (?:asleep|numb|dead|tingly|a bit|a little|slightly))* (?:from|when|while|because|after|whenever|if) (?:of )?(?:i (?:am |was )?)?(?:sleep\\w*|slept|lying|lie|laid|sit\\w*|sat|kneel\\w*|cross\\w*)\\b`,
    'gi',
  ),
  /\b(?:tingl\w+|itch\w*)\b(?: \w+){0,4} (?:from|after|of) (?:the |my |a )?(?:pre ?-?workout|beta ?-?alanine|cold shower|cycling|cold water)\b/gi,
  // Greetings of other languages, whose letters resemble a symptom's.
  /^\W*(?:hola|ola|hallo|ciao|salut|servus|hej|hei|namaste|aloha|bonjour|moin)\b/gi,
  // Sprints, a belief, equipment.
  /\bsuicides?(?= (?:the )?(?:sprints?|runs?|drills?|line\b|til\b|till\b|until\b|on the court)| (?:every|on|each) \w+day)|\b(?:runs?|running|ran|makes?|does|do|did|doing|like) (?:us |the team |a few |some |them )?suicides?\b|\bsuicide (?:sprints?|runs?|drills?|squeeze)\b/gi,
  /\b(?:kidding|fooling|lying to|beating|pushing|dragging|getting ahead of) myself\b|\b(?:dumb|kettle) bells?\b/gi,
  // Joy and nerves.
  /\b(?:dizzy|giddy|sick|faint|light ?headed|(?:could|might|gonna|going to|about to) (?:throw up|puke|cry|burst|faint|pass out)) (?:with|from|of|for) (?:joy|happiness|excitement|pride|laughing|laughter|nerves|love)\b/gi,
  /\b(?:gets?|getting|got|keeps?|have|had) (?:my|the|your|ur) heart (?:rate )?(?:pumping|going|up|beating)\b/gi,
  /\bblood,? sweat,? (?:and|&|n|\+) tears\b|\bbloody (?:hell|good|hard|brilliant|great|love|hate|tough)\b/gi,
  // What ends is a session or a plan.
  /\b(?:let'?s|let us|we(?:'ll| can| could| should)?|can we|shall we) (?:just )?end (?:it|things) (?:here|there|early|now|today|with|on)\b/gi,
  /\b(?:can'?t|cannot|can not|don'?t want to) (?:go|carry|keep) (?:on|going) (?:with|doing) (?:this|the|that|my|these|those) (?:\w+ )?(?:program\w*|plan|routine|split|exercises?|sets?|diet|block|squats|workouts?)\b/gi,
  // Things.
  /\bblack ?out (?:curtains?|blinds?|shades?|mask|drapes|date)\b|\bpop (?:music|songs?|playlist|tunes|quiz)\b/gi,
  /(?<!\b(?:like|color|colour|coloured|colored|dark) (?:a |the )?)\b(?:(?:diet|cherry|vanilla|(?:can|bottle|glass|sip) of|coffee (?:and|or|&|n)|tea (?:and|or)|pizza and) coke|coke (?:zero|light))\b/gi,
  /\bperiod of (?:training|time|rest|my life|work|stress|bulking|cutting|low|high)\b/gi,
  /\b(?:throw|threw|throwing|thrown) up (?:the|a|my|that) (?:\w+ )?(?:bar|barbell|ball|weights?|dumbbells?|kettlebells?|sandbag|log)\b/gi,
  // One side is always a little stronger; a sudden difference is told with its time.
  /\b(?:left|right|one) (?:hand |arm )?(?:grip|hand|arm|leg|side) (?:strength )?(?:is|feels|seems) (?:a bit |a little |much |slightly |way |always )?(?:weak|small) than\b[^.!?]*/gi,
  /\b(?:left|right|one) (?:arm|leg|side|hand|shoulder|glute|quad|calf|pec|lat) (?:is|feels|seems|has been) (?:(?:a bit|a little|much|slightly|way|always|still|just) )?(?:weaker|smaller|stronger|bigger) (?:than|compared (?:to|with)) (?:the |my )?(?:other|left|right)\b(?!.*\b(?:sudden\w*|since|today|yesterday|numb|this morning|now)\b)/gi,
  // Others.
  /\b(?:a|some|this|another|the|one) (?:guy|man|woman|girl|lady|bloke|dude|lad|person|member) (?:(?:at|in|from|next to|near|beside) (?:(?:the|my|our) )?\w+ )?(?:passed out|fainted|collapsed|blacked out|had a (?:stroke|heart attack|seizure)|(?:broke|tore|dislocated) (?:his|her|their) \w+)\b(?!.*\b(?:i|me|my)\b)/gi,
  /\bmy \d{1,2}[ -]year[ -]old (?:(?:son|daughter|boy|girl|nephew|niece) )?(?:wants? to|likes? to|would like to|loves? to|might) (?:join|come|tag along|train with me|watch|play)\b(?!.*\b(?:heavy|max|alone|pain|hurts?)\b)/gi,
];

export function withoutHarmless(text: string): string {
  return HARMLESS.reduce((rest, words) => rest.replace(words, ' '), withoutOtherMeanings(text, SIGN_MEANINGS));
}
