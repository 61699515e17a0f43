import { plainAmounts } from './plain-amounts.ts';

const UNIT = '(kgs?|kilos?|kilograms?|lbs?|pounds?|st\\b|stones?)';
const PERSON = '(?:guy|man|woman|male|female|lady|bloke|girl|lad|person|dude|m|f|mum|mom|dad)';
/** Words beside one's own weight in the part of a message that tells it. */
const BESIDE = `(?:(?:i'?m|i am|im|me|i weigh|weigh(?:ing|t)?|body ?weight|bw|is|now|currently|about|around|roughly|approx|over|nearly|almost|a|an|and|just|at|well|so|hi|hello|ok|${PERSON}|\\d{2})[:,]? )*`;
const ALONE = new RegExp(`^${BESIDE}(\\d{2,3}) ?${UNIT}(?: ${PERSON}| heavy| body ?weight| now| here)*$`);
const TOLD = new RegExp(
  `\\b(?:over ?weight|i'?m (?:\\w+ ){0,2}(?:heavy|fat|big)|i weigh|(?:my )?weight is)\\b.{0,12}?\\b(\\d{2,3}) ?${UNIT}`,
);
/** Numbers of a lift, of plates, of a goal. */
const NOT_OF_A_BODY =
  /\b(?:squat\w*|bench\w*|dead ?lift\w*|press\w*|rows?|curl\w*|lift\w* (?:\d|a )|max\w*|1 ?rm|pr|pb|total|clean|snatch|dumb ?-?bells?|kettle ?-?bells?|plates?|bar|stack|lost|lose|losing|goal|target|from|down to|get to|used to|was|wife|husband|rack)\b/;
/** Strength that nobody new to training has: such a weight is then a lifter's. */
const LIFTER =
  /\b(?:power ?lift\w*|strong ?(?:man|woman)|body ?build\w*|bulk\w*|compet\w*|meets?|advanced|intermediate|(?:lift\w*|train\w*|gym)\b.{0,16}\b\d+ ?(?:years?|yrs)|\d+ ?(?:years?|yrs) (?:of )?(?:lift|train))/;

const KILOGRAMS = { k: 1, l: 0.4536, p: 0.4536, s: 6.35 } as const;
/** Kilograms at a usual height: a body mass index of 40 at 1.77 m. */
const HEAVY_FROM = 125;
/** Kilograms by square metre from which somebody is very heavy. */
const HEAVY_INDEX = 40;

/** Whether a clause of the message tells a weight of the writer that asks for seats and machines first (STATE-1). */
export function tellsHeavyWeight(clause: string, message: string): boolean {
  const weight = weightIn(clause, message);
  if (weight === undefined) return false;
  const height = heightIn(message);
  return weight >= (height === undefined ? HEAVY_FROM : HEAVY_INDEX * height ** 2);
}

/** Kilograms. */
function weightIn(clause: string, message: string): number | undefined {
  const told = TOLD.exec(clause);
  if (told !== null) return inKilograms(told[1], told[2]);
  if (LIFTER.test(message)) return undefined;
  for (const part of plainAmounts(clause).split(/, ?| and | but |; ?/)) {
    const words = part.replace(HEIGHT, ' ').replace(/ +/g, ' ').trim();
    const alone = NOT_OF_A_BODY.test(words) ? null : ALONE.exec(words);
    if (alone !== null) return inKilograms(alone[1], alone[2]);
  }
  return undefined;
}

function inKilograms(number: string | undefined, unit: string | undefined): number {
  return Number(number) * KILOGRAMS[(unit?.[0] ?? 'k') as keyof typeof KILOGRAMS];
}

const HEIGHT =
  /\b([12])[.,m] ?(\d{2}) ?m?\b|\b(1\d\d|2[0-2]\d) ?cm\b|\b([4-7]) ?(?:'|ft|foot|feet) ?(\d{1,2})?(?: ?(?:"|''|in(?:ch(?:es)?)?\b))?/;
const INCH = 0.0254;

/** Metres. */
function heightIn(message: string): number | undefined {
  const found = HEIGHT.exec(message);
  if (found === null) return undefined;
  const [, metres, hundredths, centimetres, feet, inches] = found;
  if (metres !== undefined) return Number(`${metres}.${hundredths}`);
  if (centimetres !== undefined) return Number(centimetres) / 100;
  return (Number(feet) * 12 + Number(inches ?? 0)) * INCH;
}
