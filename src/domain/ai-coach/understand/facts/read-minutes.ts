import { statementsOf } from './statements.ts';

export const MINUTES_LEAST = 15;
export const MINUTES_MOST = 180;

const RANGE = /\b(\d{2,3}) ?(?:min(?:ute)?s? ?)?(?:-|–|to|or|maybe|,) ?(\d{2,3}) ?(?:min(?:ute)?s?|m)\b/;
const HOUR_AND = /\b(60|120) min,? ?(?:and )?(?:a )?(\d{2}|half|quarter)\b(?! ?(?:kg|lb|days?|x|sets|reps))(?: ?min\w*)?/;
const SINGLE = /(?<![\d.,:])\b(\d{2,3}) ?-?(?:min(?:ute)?s?|m)\b(?! ?(?:sprints?|run|swim|row|long|tall|high|away|apart|x))/g;
const TIMES_MINUTES = /\b[1-7] ?x ?(\d{2,3}) ?(?:m\b|min\w*|')/;
const CLOCK = /\b(\d{1,2})[:.](\d{2}) ?(?:am|pm)? ?(?:-|–|to|till|until|and) ?(\d{1,2})[:.](\d{2})\b/;
/** «6-7am», «free 12-1», «from 5 to 6.30 pm»: whole hours need a half of the day or a word of time. */
const HOURS =
  /(?:\b(?:free|from|between|gym|train|slot|window|mornings?|evenings?|lunch|nights?)\b[^.,\d]{0,12})?\b(1?\d)(?:[:.]([0-5]\d))? ?(?:am|pm)? ?(?:-|–|to|till|until|and) ?(1?\d)(?:[:.]([0-5]\d))? ?(am|pm)?\b(?! ?(?:days?|x|times|sessions|min|kg|lb|reps?|sets?|years?|months?|evenings?|mornings?|nights?|days|hours?|h\b|hrs|per|a week|weeks?|%))/;

/** Time that is not the length of a session. */
const NOT_SESSION_BEFORE =
  /\b(?:rest(?:s|ing)?|every|in|after|within|wait|waited|walk|run|drive|bus|cycle|bike|row|plank|hold|warm ?up|stretch\w*|first|last|of cardio|minus|loses?|costs?|add|another|cardio|late|sleep|shower|at|each side|under|sub|longer|for the|ran)(?: (?:of|is|for|takes?|about|around|like|the|me|my|a|by|than|in|extra))* $/;
const NOT_SESSION_AFTER =
  /^ ?(?:ago|late|rest\b|between|walk|run\b|drive|away|into|early|of (?:that|this|which|it|cardio|walking|rest|stretching|warm)|for (?:shower|changing|the shower|warm|cardio|stretching)|(?:is|goes) (?:lost|gone|for)|longer|more\b|less\b|shorter|warm ?up|cardio|before(?! (?:they|he|she|everyone|the (?:house|baby|twins)|baby|work|school|class|breakfast|the kids|uni|my shift))|after(?! (?:work|school|class|my shift))|by (?:bus|car|bike|train)|door|on (?:the )?(?:bike|treadmill|rower)|from (?:me|here|home)|plank|later|past|drive|each way|per set|sets?\b|(?:is|are) (?:too|the))/;
const BARE =
  /(?:^|\b(?:like|about|around|say|maybe|for|net|so|call it|plan(?: with| for)?|make it|more like|realistically|with|tops|max|under|most|than|now|only|is|have|limit|cap|it's|then|just|got|want|to)\b[ :,]*)(\d{2,3})(?: ?(?:tops|max\w*|at most|net|total|realistically|please|pls|then|flat|will do|is (?:fine|ok|good|plenty|enough|all|my|the)))?(?=$|[,.;!)]| (?:and|but|because|if|with|before|after|including|incl|or|total|tops|max|is|then|per|each|a))/;

/** «An hour on Saturday, 45 minutes on weekdays»: every session fits the shortest. */
const DAY_KINDS = /\b(?:weekends?|week ?days|wkdays|school days|work(?:ing)? days|free days|days? off|on shift|saturdays?|sundays?)\b/;

function shortestOf(text: string, isAsked: boolean): number | undefined {
  const parts = statementsOf(text).flatMap((statement) => statement.text.split(/, | and (?=on |the )/));
  const lengths = parts.flatMap((part) => minutesIn(part, isAsked) ?? []);
  return lengths.length >= 2 ? Math.min(...lengths) : undefined;
}

/** «I walked on the treadmill for 10 minutes and left» */
const DONE_ONCE = /\b(?:i|i just|only|times i just) (?:walked|ran|lasted|stayed|sat)\b/;

/** «Did the long one on Saturday. 52 min»: how long something took. */
const REPORTS =
  /^(?:so |ok |hey |yo |well |and |then |today |yesterday )*(?:i |we )?(?:just )?(?:did|ran|rode|swam|rowed|walked|hiked|cycled|finished|completed|smashed|got through|knocked out)\b|\b(?:took me|my time was|finish time|in a time of)\b/;
const OF_SESSIONS =
  /\b(?:have|got|only|max|tops|at most|sessions?|workouts?|each|per|an? (?:time|session|day|go)|limit|free|spare|available|from now on|make (?:it|them|that)|can|could|up to|want|need|rather|instead|shorter|longer|train|plan)\b/;

/** «52 min» alone is how long something took: people plan in fives, or say what the minutes are of. */
function isPlanned(minutes: number, statement: string): boolean {
  const told = [...statement.matchAll(/\b\d{2,3}(?= ?min)/g)].map(([number]) => Number(number));
  const isExact = told.length > 0 && told.every((number) => number % 5 !== 0 && Math.abs(number - minutes) < 5);
  return !isExact || OF_SESSIONS.test(statement);
}

/** Minutes per session, rounded to 5. */
export function readMinutes(text: string, isAsked: boolean): number | undefined {
  const shortest = DAY_KINDS.test(text) ? shortestOf(text, isAsked) : undefined;
  if (shortest !== undefined) return shortest;
  let found: number | undefined;
  for (const statement of statementsOf(text)) {
    if (!isAsked && DONE_ONCE.test(statement.text)) continue;
    if (REPORTS.test(text) && !OF_SESSIONS.test(statement.text)) continue;
    const minutes = minutesIn(statement.text, isAsked || found !== undefined || /\bnot \d{2,3} ?min/.test(text));
    if (minutes === undefined) continue;
    if (!isPlanned(minutes, statement.text)) continue;
    const isCorrection =
      /\b(?:no|actually|sorry|make (?:it|that)|mean|meant|only|just|instead|now|rather|realistically|net|plan with|like|so|really|call it|then)\b/.test(
        `${statement.connector} ${statement.text}`,
      );
    if (found === undefined || isCorrection) found = minutes;
  }
  return found;
}

/** «Carry a dummy 30m» is a distance. */
const METRES =
  /\b(?:carr\w+|drag\w*|sprint\w*|swim\w*|dash\w*|throw\w*|shuttle\w*|crawl\w*|farmers?)\b[^.,;]{0,25}?\b\d{2,3} ?m(?:et(?:er|re)s?)?\b|\b\d{2,3} ?m(?:et(?:er|re)s?)? (?:sprint|swim|dash|carry|drag|shuttle)/g;

/** «CEO 50, 20 min a day»: with a comma only the longer one comes second. */
function isList([words, first, second]: RegExpExecArray): boolean {
  return words.includes(',') && Number(first) > Number(second);
}

function minutesIn(statement: string, isAsked: boolean): number | undefined {
  const text = statement
    .replace(METRES, ' ')
    .replace(/\bnot (?:\d{2,3} ?(?:min\w*)?(?:,| but)?)/g, ' ')
    .replace(/\b\d+ ?(?:kg|kilos?|lbs?|pounds?|%|years?|reps?|sets?)\b/g, ' ');
  const clock = CLOCK.exec(text);
  if (clock !== null) {
    const length = (Number(clock[3]) - Number(clock[1])) * 60 + Number(clock[4]) - Number(clock[2]);
    return length >= 15 && length <= MINUTES_MOST ? inRange(length) : undefined;
  }
  const hours = HOURS.exec(text);
  if (
    hours !== null &&
    (hours[5] !== undefined ||
      /^[a-z]/.test(hours[0]) ||
      /^ ?(?:in|at) (?:the )?(?:evening|morning|night|afternoon)/.test(text.slice(hours.index + hours[0].length)))
  ) {
    const start = (Number(hours[1]) % 12) * 60 + Number(hours[2] ?? 0);
    const end = (Number(hours[3]) % 12) * 60 + Number(hours[4] ?? 0);
    const length = (end - start + 12 * 60) % (12 * 60);
    if (length >= 15 && length <= 120) return inRange(length);
  }
  const added = HOUR_AND.exec(text);
  if (added !== null) return inRange(Number(added[1]) + (added[2] === 'half' ? 30 : added[2] === 'quarter' ? 15 : Number(added[2])));
  const range = RANGE.exec(text);
  if (range !== null && fits(text, range) && !isList(range)) return inRange(between(Number(range[1]), Number(range[2])));
  const by = TIMES_MINUTES.exec(text);
  if (by !== null) return inRange(Number(by[1]));
  const single = [...text.matchAll(SINGLE)].filter((match) => fits(text, match));
  if (single.length > 0) return inRange(Number(single.at(-1)?.[1]));
  if (!isAsked || /\d ?(?:kgs?|kilos?|lbs?|pounds?)\b/.test(statement)) return undefined;
  const bare = BARE.exec(text);
  return bare === null ? undefined : inRange(Number(bare[1]));
}

/** The middle of a range, so that sessions lie within it. */
function between(least: number, most: number): number {
  return Math.floor((least + most) / 10) * 5;
}

function fits(text: string, match: RegExpExecArray): boolean {
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  return !NOT_SESSION_BEFORE.test(before) && !NOT_SESSION_AFTER.test(after);
}

function inRange(minutes: number): number | undefined {
  if (!Number.isFinite(minutes) || minutes < 10 || minutes > MINUTES_MOST) return undefined;
  return Math.max(MINUTES_LEAST, Math.round(minutes / 5) * 5);
}
