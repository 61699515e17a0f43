import type { Danger, DangerKind } from '../../person/danger-kinds.ts';

/** An everyday wording that tells of a danger without naming two signs. On the text of `plainWords`. */
interface Wording extends Omit<Danger, 'ask'> {
  words: RegExp;
}

const FEW = '(?:(?:only|just|about|around|like|maybe|max|roughly|under|less than) )*';
const LIMB = '(?:arm|leg|hand|foot|left side|right side)';
/** Between the legs, as people name it who are ashamed to. */
const SADDLE =
  '(?:do(?:wn|on) (?:there|below)|between (?:my|the|ma|both) legs|where (?:you|yed|ye|id|i) (?:would |d )?sit on (?:a|the) saddle|when (?:i|ah) wipe(?: (?:myself|my bum|there|after))?|my (?:private (?:parts?|area)|privates|intimate (?:parts?|area)|crotch|groin|undercarriage|genitals?|lady ?parts|bits))';
const WITHOUT_FEELING =
  '(?:numb\\w*|dead|asleep|anae?sthe\\w*|dentist\\w*|cotton ?wool|nothing|no feeling|less feeling|not (?:my own|mine)|isnt (?:my own|mine)|(?:someone|somebody) elses|cant feel|dont feel|lost feeling|lost all feeling)';
const PRESSURE =
  '(?:(?:heavy|tight|squeez\\w+|crushing|pressing) (?:feeling|thing|weight|pressure|band|sensation)|(?:like |as if )?(?:someone|somebody|something|an? (?:elephant|sack|brick|weight|stone)) ?(?:is |s |has |was )?(?:sat|sitting|sits|standing|pressing|lying) on (?:me|my chest|top of me))';
const ON_EFFORT =
  '(?:stairs|uphill|up (?:a|the|my) (?:hill|drive|flat|slope)|bins|hurry\\w*|rush\\w*|climb\\w*|when i (?:walk|run|go up|carry|hurry|rush)|stops? when i (?:stop|rest|sit|stand)|goes when i (?:stop|rest|sit))';
const RECENT =
  '(?:today|yesterday|tonight|now|still|since|suddenly|all of a sudden|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:night|week)|this (?:week|morning)|days? ago)';

function wording(kind: DangerKind, label: string, urgent: boolean, ...words: readonly string[]): Wording {
  return { kind, label, urgent, words: new RegExp(`\\b(?:${words.join('|')})`) };
}

const WORDINGS: readonly Wording[] = [
  wording(
    'self-harm',
    'thoughts of ending your life',
    true,
    '(?:no|any|a|the) (?:real )?(?:point|reason|sense) (?:in|to|for|of) (?:me |my )?(?:living|live|life|exist\\w*|stay\\w* alive|be(?:ing)? alive)\\b(?! in\\b)',
    '(?:wish|hope) i (?:didnt|dont|wouldnt|never|wont) (?:ever |just )?(?:wake up|woke up)\\b',
    'wish i (?:was|were) (?:dead|not alive|never born)\\b',
    'hate (?:being alive|living)\\b(?! (?:in|with|at|here))',
  ),
  wording(
    'self-harm',
    'hurting yourself',
    true,
    '(?:self ?harm(?:ed|ing)?|(?:hurt|burn|cut)(?:ing)? myself (?:on purpose|deliberately))\\b',
    '(?:want|wanna|going|gonna|need|have|urge|tempted|think\\w*|thought\\w*|feel\\w*|felt) (?:(?:to|of|about|like) )?(?:hurt|harm|punish|injure|cut)(?:t?ing)? (?:myself|me self|my self)\\b',
  ),
  wording(
    'eating',
    'getting rid of food',
    false,
    '(?:fingers?|toothbrush) (?:down|in) (?:my |the )?throat\\b',
    '(?:throw|throwing|threw|bring|bringing) (?:it|it all|everything|all of it|food|(?:my )?(?:meals?|lunch|dinner|breakfast|food)) (?:all |right |straight )?(?:back )?up\\b(?! (?:over|against|and catch|to|in|on|high|at|with))',
    'mak(?:e|ing) myself (?:sick|throw up|vomit|puke|be sick)\\b',
    'bing(?:e|ed|ing|eing) (?:and|then|n) (?:then )?(?:purg|puk|vomit|throw)',
    'chew(?:ing)? (?:and|n) spit',
    '(?:laxatives?|water pills|diuretics) (?:\\w+ ){0,3}(?:lean|thin|skinny|slim|weight|lose|binge|meal|eating)',
  ),
  wording(
    'eating',
    'eating far too little',
    false,
    `(?:eat|eating|ate|consume|consuming) ${FEW}[2-7]\\d\\d (?:k?cals? |calories )?(?:a|per|each|every) day\\b`,
    `(?:eat|eating|ate|live|living|surviv\\w+|exist\\w*) (?:off|on) ${FEW}(?:nothing but )?(?:black )?(?:coffee|water|air|diet coke|gum|cigarettes|an apple|lettuce|cucumbers?)\\b`,
  ),
  wording(
    'cardiac',
    'chest pain or pressure',
    true,
    // Comes with effort and goes with rest, without the word chest.
    `${PRESSURE} .{0,60}\\b(?:${ON_EFFORT})\\b`,
    `(?:${ON_EFFORT})\\b .{0,60}\\b${PRESSURE}`,
    `(?:(?:goes|going|spreads?|spreading|runs?|radiates?|creeps?|pulls?) (?:\\w+ ){0,3}(?:in ?to|up|down|to|along) (?:\\w+ ){0,2}(?:my |the )?(?:jaw|left arm|left shoulder))\\b`,
    '(?:tearing|ripping) (?:pain |feeling |sensation )?(?:in|between|through|across) (?:my |the )?(?:\\w+ )?(?:back|chest|shoulder blades)\\b',
  ),
  wording(
    'breathing',
    'trouble breathing',
    true,
    `(?:out|short) of breath (?:\\w+ ){0,2}(?:sitting|lying|resting|in bed|talking|at rest|doing nothing)\\b`,
    `(?:out|short) of breath (?:\\w+ ){0,2}(?:walking|climbing|getting dressed|going|stairs) .{0,30}\\b${RECENT}\\b`,
  ),
  wording(
    'stroke',
    'signs of a stroke',
    true,
    `${LIMB} (?:has |have |just |suddenly |completely |simply )*(?:stopped|quit) working\\b`,
    `${LIMB} (?:just |suddenly |simply )*(?:wont|doesnt) (?:work|move|obey)\\b`,
  ),
  wording(
    'nerve',
    'loss of feeling around the saddle, or trouble with bladder or bowels',
    true,
    '(?:cant|cannot|couldnt|unable to|(?:not|havent) been able to) (?:pee|wee|piss|urinate)\\b(?! (?:in|at|with|near|when|while|before))',
    `${SADDLE} (?:\\w+ ){0,6}${WITHOUT_FEELING}\\b`,
    `${WITHOUT_FEELING} (?:\\w+ ){0,3}${SADDLE}`,
    '(?:stand\\w*|stood) (?:\\w+ ){0,2}(?:at|over|in front of) the (?:loo|toilet|urinal|bog) .{0,20}(?:wont|doesnt|will not|does not|cant|nothing) (?:\\w+ ){0,2}(?:start|come|flow|go|happen)\\w*\\b',
    '(?:cant|cannot|couldnt|unable to) (?:get|make) (?:it|the flow|my (?:pee|wee)|a (?:pee|wee)) (?:start|started|going|come|flow)\\b',
    '(?:pee|wee|piss|urine) (?:just |only |hardly |barely )*(?:wont|doesnt|does not|will not|no longer) (?:come|start|flow|go)\\b',
    '(?:cant|cannot|cannae|canny|couldnt|dont|dinnae|no longer) (?:really |even |properly |rightly )?(?:tell|feel|notice|know) (?:when|if|that) (?:i|ah) (?:need|have|must) (?:to |a )?(?:pee|wee|poo|go to the (?:toilet|loo|bathroom))\\b',
  ),
  wording('head', 'a blow to the head', true, `concuss(?:ed|ion) .{0,20}\\b${RECENT}\\b`, `${RECENT} .{0,20}\\bconcuss(?:ed|ion)\\b`),
  wording(
    'cardiac',
    'a sign of heart trouble',
    true,
    '(?:nearly|almost|near|practically) (?:had|having|have) (?:a |an )?(?:heart attack|coronary) (?:when|while|as|after|from|just) (?:i |me )?(?:\\w+ )?(?:climb|went up|walk|ran|run|carr|push|lift|squat|deadlift|benc?h|row|sprint|cycl|shovel|mow)\\w*',
  ),
  wording(
    'sugar',
    'blood sugar that is too low or too high',
    true,
    '(?:diabet\\w+|type (?:1|2|one)|insulin) .{0,40}\\b(?:ulcers?|hypos?|go(?:es|ing)? low|shak\\w+)\\b',
    '(?:ulcers?|hypos?|shak\\w+) .{0,40}\\b(?:diabet(?:ic|es)|insulin)\\b',
    '(?:pump|sensor|cgm|meter|libre|dexcom|sugars?|glucose) (?:\\w+ ){0,3}(?:lows?|alarm\\w*|beep\\w*|dropp\\w+)\\b.{0,40}\\b(?:shak\\w+|sweat\\w*|dizz\\w*|faint\\w*|clammy|wobbl\\w*|trembl\\w*)\\b',
    '(?:shak\\w+|sweat\\w*|dizz\\w*|faint\\w*|clammy|wobbl\\w*|trembl\\w*) .{0,30}\\b(?:pump|sensor|cgm|meter|libre|dexcom|sugars?|glucose) (?:\\w+ ){0,3}(?:lows?|alarm\\w*|beep\\w*|dropp\\w+)\\b',
  ),
];

/** The dangers that the text of a clause about the writer tells of by its wording. */
export function wordingsIn(text: string): Omit<Danger, 'ask'>[] {
  return WORDINGS.filter(({ words }) => words.test(text)).map(({ kind, label, urgent }) => ({ kind, label, urgent }));
}

/** The danger that a wording names by this label; null when none does. */
export function wordingWords(label: string): Omit<Danger, 'ask'> | null {
  const found = WORDINGS.find((item) => item.label === label);
  return found === undefined ? null : { kind: found.kind, label, urgent: found.urgent };
}
