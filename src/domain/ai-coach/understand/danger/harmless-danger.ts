import type { Danger } from '../../person/danger-kinds.ts';

/** What sounds like a danger to the model, and is none. */
export function isHarmless(text: string, danger: Danger): boolean {
  if (danger.kind === 'eating') return FAST_OF_FAITH.test(text) && !OF_AN_ILLNESS.test(text);
  if (danger.kind === 'child') return OWN_TEENS.test(text) && !ALONE.test(text);
  if (danger.label === RECENT_OPERATION) return BORN.test(text) && BORN_LONG_AGO.test(text) && !/\bheart\b/i.test(text);
  if (!danger.ask) return false;
  if (danger.kind === 'self-harm') return isMereBreak(text);
  if (danger.kind === 'sugar') return !SUGAR_OFF.test(text);
  return asksOfSupplements(text, danger) || (danger.kind === 'pregnancy' && BORN.test(text) && !AFTER_BIRTH.test(text));
}

const CANNOT_TRAIN =
  /\b(?:can(?:'?t|not| not)|could(?:n'?t| not)|(?:won'?t|will not|am not|i'?m not|not) (?:be )?(?:able to|going to|get(?:ting)? to)|unable to|no (?:time|way|chance|room) (?:to|for)|no) (?:\w+ ){0,2}?(?:exercis\w*|train\w*|lift\w*|work ?(?:ing )?out\w*|gym|sessions?|weights)\b/i;
const SPAN =
  /\b(?:for|over|during|in|all|the whole|this|next|these|those) (?:\w+ ){0,3}?(?:days?|weeks?|fortnight|weekends?|months?|holidays?|vacation|christmas|xmas|easter|thanksgiving|new year'?s?|ramadan|summer|break|trip)\b/i;
/** What somebody in despair says beside it. */
const BLEAK =
  /\b(?:die[ds]?|dying|dead|death|suicid\w*|kill\w*|alive|liv(?:e|ing) (?:like|with|any|through)|hope\w*|points?|pointless|worth\w*|useless|burden\w*|better (?:off|without)|without (?:me|her|him|them)|miss me|nobody|no ?one|alone|lonely|good ?bye|farewell|any ?more|go on|cope|tired|sick of|hate|disappear\w*|vanish\w*|not (?:be )?(?:here|around)|jump\w*|bridge|cliff|roof|tracks|platform|tablets?|pills?|rope|gun|pistol|knife|blade|razor|cut\w*|burn\w*|hurt\w*|harm\w*|punch\w*|numb|empty|dark\w*|voices?|wish\w*|need(?:ed|ing)?|letters?|matters?|bother|cry\w*|sad\w*|depress\w*|despair\w*|lost|myself|sleeves?|give|giving|gave)\b/i;

/** «I cannot exercise for ten days, is that bad?»: time off that ends, and nothing bleak beside it. */
function isMereBreak(text: string): boolean {
  return CANNOT_TRAIN.test(text) && SPAN.test(text) && !BLEAK.test(text);
}

/** Anything beside the name of the illness or of what treats it: «my insulin pump comes with me to the gym» tells of no low. */
const SUGAR_OFF =
  /\b(?:lows?|highs?|hypo\w*|hyper\w*|shak\w*|sweat\w*|clammy|dizz\w*|faint\w*|weak\w*|wobbl\w*|trembl\w*|blur\w*|vision|confus\w*|fog\w*|drows\w*|thirst\w*|vomit\w*|sick|nause\w*|ketones?|alarm\w*|beep\w*|crash\w*|drop\w*|spik\w*|miss\w*|forg[eo]t\w*|skip\w*|ran out|without|stopped|ulcers?|foot|feet|toes?|numb\w*|wounds?|pass\w* out|black\w* out|feel\w*|felt|off|wrong|weird|funny|pale|headache|heart|breath\w*|pee\w*|tired|exhaust\w*|double|extra|too (?:much|many|little))\b|\d/i;
/** Kept by many without harm, and answered as a question about training in a fast. */
const FAST_OF_FAITH =
  /\b(?:ramad[ah]a?n|navratri|navaratri|ekadashi|karva chauth|yom kippur|tisha b|lent|orthodox fast|great fast|shravan)\b/i;
const OF_AN_ILLNESS =
  /\b(?:purg\w*|vomit\w*|laxatives?|throw\w* up|faint\w*|dizz\w*|passed out|no periods?|lost my period|diabet\w*|insulin|pregnan\w*|punish\w*|excuse|hair (?:is )?(?:falling|coming) out|still (?:too )?fat)\b/i;
/** «I had my baby 10 weeks ago»: the pregnancy is over. */
const BORN =
  /\b(?:had (?:my|the|our|a) (?:baby|son|daughter|twins|little one)|gave birth|c[- ]?section|cesarean|caesarean|post ?partum)\b/i;
const BORN_LONG_AGO =
  /\b(?:[7-9]|[1-9]\d) ?(?:weeks|wks) (?:ago|pp|post\w*|old)\b|\b(?:\d+|two|three|four|five|six|several|a few) months (?:ago|pp|post\w*|old)\b/i;
const RECENT_OPERATION = 'a recent heart event or operation';
const AFTER_BIRTH = /\b(?:blood\w*|bleed\w*|clots?|fever|chills|headache|swollen|calf|dizz\w*|faint\w*|discharge|pregnant)\b/i;
/** Who writes is no child. */
const OWN_TEENS = /\b(?:i'?m|i am|im) (?:only |just |a )?1[3-9]\b(?! ?(?:kg|lbs?|pounds|stone|st|weeks?|months?|min|days?))/i;
const ALONE = /\b(?:alone|by myself|nobody|no ?one|no spotter|without (?:a )?spotter|max(?:es|ing)?)\b/i;
const SUPPLEMENT = /\b(?:creatine|pre ?-?workout|protein|whey|bcaas?|electrolytes|gainers?|multivitamins?)\b/i;
const SIGN_BESIDE =
  /\b(?:steroids?|roids|tren|sarms?|clen|inject\w*|cycle|heart|chest|dizz\w*|faint\w*|shak\w*|racing|scoops|vomit\w*|sick|beers?|pints?|vodka|drunk|drank|coke|pills?)\b/i;

/** «Should I get creatine and pre-workout» asks of what is sold in every shop. */
function asksOfSupplements(text: string, { kind }: Danger): boolean {
  return kind === 'drugs' && SUPPLEMENT.test(text) && !SIGN_BESIDE.test(text);
}
