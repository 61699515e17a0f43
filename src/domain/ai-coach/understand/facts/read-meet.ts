import type { Meet } from '../../person/meet.ts';
import { clausesOf } from '../context/clauses.ts';
import { withoutOtherMeanings } from '../two-meanings.ts';
import { SPORT_MEANINGS } from '../two-meanings-table.ts';
import { DATE, dateOf, MONTH_ALONE, monthOf, NUMBERED_DATE, NUMERIC_DATE, numberedDate } from './read-meet-date.ts';
import { liftsOfMeet } from './read-meet-lifts.ts';

const KINDS =
  '(?:(?:powerlifting|pl|local|state|regional|national|next|first|1st|2nd|second|big|sanctioned|raw|novice|ipf|usapl|uspa|usaw|wrpf|full power|bench-only|deadlift-only|push(?:[- /&]+|,? and )pull|(?:squats?|bench(?: press)?|deadlifts?)(?:(?:,? and |, | ?[/&+] ?)(?:squats?|bench(?: press)?|deadlifts?))*(?: only)?|full|3 ?lift|club|masters|junior) )*';
/** A noun that names one by itself; the others are meets where the talk is of powerlifting. */
const MEET = '(?:power ?meet|meet|meets|nationals|regionals|worlds|powerlifting (?:comp(?:etition)?|contest|championships?))';
const CONTEST = '(?:comp|comps|competition|contest|championships?)';
/** «A meet», not «meet my goals» or «can we meet». */
const OWNER = '(?:my|a|the|another|this|that|our|an upcoming|upcoming|an)';
const NOUN = `(?:(?:${OWNER} )${KINDS}(?:${MEET}|${CONTEST})|(?<=^|[,.;:!?] )${KINDS}(?:${MEET}|${CONTEST})|(?:powerlifting|pl|next|first|local|bench|raw) ${KINDS}(?:${MEET}|${CONTEST})|(?:at|for|to) (?:nationals|regionals|worlds|states))`;
const COMPETE =
  "(?:(?:i|we)(?:'m| am|'re| are)? |^)compet(?:e|ing)(?: (?:in|at) (?:a |an |the |my )?(?!\\d)(?:[a-z][a-z-]+ ?){1,3}?)?|platform day|meet day|comp day";
const SUBJECT = `(?:${NOUN}|${COMPETE})`;

const COUNT = '(\\d{1,3}|an?|1|a couple(?: of)?|a few)';
const UNIT = '(days?|weeks?|wks?|months?|fortnights?)';
const AMOUNT = `(?:about |around |roughly |only |just |exactly |less than |under |like )?${COUNT} ?(?:more )?${UNIT}(?: and (?:a half|half))?(?:'|’)?(?! ?(?:ago|back|earlier|later)\\b)`;
const GAP = "(?:,? (?:is|it's|that's|in|on|coming|up|coming up|which|and|there|day|this|again|scheduled|planned|booked|set|for)){0,5}";

/** What is told of a meet, most telling first; each with the amount or date in its groups. */
const IN_AMOUNT: readonly RegExp[] = [
  new RegExp(`\\b${AMOUNT} (?:out|away)(?: (?:from|of|before|to))?(?: (?:${NOUN}|a|my|the|it))?\\b`),
  new RegExp(`\\b${AMOUNT} (?:until|till|til|to|before|from|for) (?:i compete|${NOUN})`),
  new RegExp(`\\bin ${AMOUNT},? (?:i (?:have|got|'ve got|do|will do|lift|'m doing|am doing) |i've got |there is |there's |is )?${SUBJECT}`),
  new RegExp(`${SUBJECT}${GAP} (?:in |is )?${AMOUNT}(?: from now| away| out| to go| time)?`),
];
const AT_DATE: readonly RegExp[] = [
  new RegExp(`${SUBJECT}${GAP},? ?(?:on |is |the )*${DATE}`),
  new RegExp(`\\bon ${DATE},? (?:i (?:have|got|'ve got|do|will do) |i've got |is |there is |there's )?${SUBJECT}`),
  new RegExp(`${SUBJECT}${GAP},? ?(?:on |is )*${NUMERIC_DATE}`),
];
const AT_NUMBERS = new RegExp(`${SUBJECT}${GAP},? ?(?:on |is |the )*${NUMBERED_DATE}`);
const IN_MONTH = new RegExp(`${SUBJECT}${GAP},? ?(?:is )?${MONTH_ALONE}`);
/** «This Saturday», «a week on Saturday»: the day is known where today's is. */
const ON_WEEKDAY = new RegExp(
  `${SUBJECT}${GAP} (?:is )?(this|next|this coming|on|a week on)? ?(sun|mon|tue|wed|thu|fri|sat)[a-z]*( week)?\\b`,
);
const TOMORROW = new RegExp(`${SUBJECT}${GAP} (?:is )?(today|tomorrow)\\b`);
const OFF = new RegExp(
  `${NOUN} (?:is|was|got|has been|is now) (?:off|cancelled|canceled|called off|postponed)\\b|\\b(?:no|not doing (?:a|the|my)|pulled out of (?:the|my)|cancelled (?:the|my)|skipping (?:the|my)|withdrew from (?:the|my)) (?:more )?${KINDS}(?:${MEET}|${CONTEST})\\b`,
);

/** A contest of another kind: in the water, on a track, on a stage, with other lifts. */
const OTHER_SPORT =
  /\b(?:swim\w*|track|athletics|gymnastics|weight ?lifting meet|olympic|oly|crossfit|hyrox|bodybuilding|physique|bikini|figure|stage|strongman|bjj|judo|karate|climb\w*|boulder\w*|dance|danc\w+|cheer\w*|rowing|regatta|run|running|race|marathon|triathlon|boxing|mma|wrestl\w+|arm ?wrestling|fencing|skating|riding|horse|ski\w*|surf\w*|chess|calisthenics|cross country|xc|football|rugby|tennis|kettlebell sport)\b/;
const POWERLIFTING =
  /\bpower ?-?lift\w*|\bsbd\b|\bsquat.*\bbench|\bbench.*\bdeadlift|\blift\w* (?:days?|sessions?|workouts?)\b|\b(?:days?|sessions?|times) (?:(?:a|per) week )?(?:of )?lifting\b|\battempts?\b|\bopeners?\b|\bplatform\b|\b(?:ipf|usapl|uspa|wrpf)\b/;

const DAYS_OF: readonly (readonly [RegExp, number])[] = [
  [/^d/, 1],
  [/^w/, 7],
  [/^f/, 14],
  [/^m/, 30.44],
];
/** Later than this nothing is prepared for. */
const WEEKS_MOST = 104;

/** A meet that the writer tells of; null when it is off, undefined when nothing is said. `isLifter`: known as a powerlifter. */
export function readMeet(text: string, isLifter: boolean): Meet | null | undefined {
  if (!MENTIONS.test(text)) return undefined;
  const said = clausesOf(text).filter(({ other, past }) => !other && !past);
  if (OTHER_SPORT.test(withoutOtherMeanings(text, SPORT_MEANINGS)) && !POWERLIFTING.test(text)) return undefined;
  const isKnown = isLifter || POWERLIFTING.test(text);
  if (said.some(({ text: words }) => OFF.test(words)) && isKnown) return null;
  const found = findMeet(text);
  if (found === undefined || said.length === 0 || isPast(found.words, text)) return undefined;
  return isKnown || new RegExp(`\\b${MEET}\\b`).test(found.words) ? found.meet : undefined;
}

/** «My last meet was on 3 May» */
function isPast(words: string, text: string): boolean {
  return OVER.test(`${text.slice(0, text.indexOf(words)).slice(-OVER_NEAR)}${words}`);
}

const OVER =
  /\b(?:was|were|last|previous|did|had|finished|after|since)(?: (?:a|an|my|the))?(?: \w+)? (?:power)?(?:meet|comp|nationals|regionals|competition|contest)\b|\b(?:meet|comp|competition|contest) (?:was|went)\b/;
const OVER_NEAR = 16;

/** The message without its meet: «in 5 days» is no number of training days. */
export function besideMeet(text: string): string {
  const found = OTHER_SPORT.test(text) && !POWERLIFTING.test(text) ? undefined : findMeet(text);
  return found === undefined ? text : text.replace(found.words, /meet/.test(found.words) ? 'my meet' : 'my contest');
}

/** Without one of these words there is none to look for. */
const MENTIONS = /meet|comp|nationals|regionals|worlds|states|champion|contest|platform|\bout\b/;

function findMeet(text: string): { meet: Meet; words: string } | undefined {
  if (!MENTIONS.test(text)) return undefined;
  for (const pattern of AT_DATE) {
    const match = pattern.exec(text);
    const on = match === null ? undefined : dateOf(match.slice(1));
    if (match !== null && on !== undefined) return { meet: metOn(text, { on }), words: match[0] };
  }
  const numbers = AT_NUMBERS.exec(text);
  const numbered = numbers === null ? undefined : numberedDate(numbers.slice(1), text.slice(0, numbers.index + numbers[0].length));
  if (numbers !== null && numbered !== undefined) return { meet: metOn(text, { on: numbered }), words: numbers[0] };
  const close = TOMORROW.exec(text);
  if (close !== null) return { meet: metOn(text, { told: close[1] === 'today' ? 0 : 1 }), words: close[0] };
  const weekday = ON_WEEKDAY.exec(text);
  if (weekday !== null) {
    const isLater = /next|week/.test(`${weekday[1] ?? ''}${weekday[3] ?? ''}`);
    return { meet: metOn(text, { on: `${isLater ? 'next' : 'this'} ${weekday[2] ?? ''}` }), words: weekday[0] };
  }
  for (const pattern of IN_AMOUNT) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const days = daysOf(match[1] ?? '', match[2] ?? '', / and (?:a )?half/.test(match[0]));
    if (days <= WEEKS_MOST * 7 && isAboutMeet(match[0], text)) return { meet: metOn(text, { told: days }), words: match[0] };
  }
  const month = IN_MONTH.exec(text);
  const on = month === null ? undefined : monthOf(month.slice(1));
  return month === null || on === undefined ? undefined : { meet: metOn(text, { on }), words: month[0] };
}

function metOn(text: string, { on = null, told = null }: { on?: string | null; told?: number | null }): Meet {
  return { days: told, on, told, from: null, is_first: FIRST.test(text), lifts: liftsOfMeet(text) };
}

const FIRST = new RegExp(`\\b(?:first|1st|debut) (?:ever )?${KINDS}(?:${MEET}|${CONTEST})|\\bnever competed`);

/** «5 weeks out» stands beside the meet it is from. */
function isAboutMeet(words: string, text: string): boolean {
  const isOut = / out\b/.test(words) && POWERLIFTING.test(text);
  return isOut || new RegExp(`\\b(?:${MEET}|${CONTEST})\\b|compet`).test(words) || new RegExp(SUBJECT).test(text);
}

function daysOf(count: string, unit: string, isHalf: boolean): number {
  const number = /^\d/.test(count) ? Number(count) : count.startsWith('a couple') ? 2 : count === 'a few' ? 3 : 1;
  const each = DAYS_OF.find(([sign]) => sign.test(unit))?.[1] ?? 1;
  return Math.round((number + (isHalf ? 0.5 : 0)) * each);
}
