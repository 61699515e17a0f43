/** Days and minutes; undefined when not mentioned. */
export interface ScheduleFacts {
  days?: number;
  weekdays?: readonly number[];
  minutes?: number;
}

const DAY_NAMES: readonly RegExp[] = [
  /\bsun(?:days?)?\b/,
  /\bmon(?:days?)?\b/,
  /\btue?s?(?:days?)?\b/,
  /\bwed(?:s|nesdays?)?\b/,
  /\bthu(?:r?s?)?(?:days?)?\b/,
  /\bfri(?:days?)?\b/,
  /\bsat(?:urdays?)?\b/,
];
/** Days that do not concern the weekly schedule. */
const OTHER_DAYS =
  /\b(?:skipped|missed|swap|switch|move|moved|show|today|yesterday|(?:last|next) (?:week|time|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*)|was|did|ago)\b/;
export const MINUTES_LEAST = 15;
export const MINUTES_MOST = 180;

/** `expects` is the fact the coach asked for, which a bare number answers; `known` is the base of «add a day». */
export function readSchedule(
  text: string,
  { expects, known }: { expects: 'days' | 'minutes' | null; known: { days: number | null; minutes: number | null } },
): ScheduleFacts {
  const facts: ScheduleFacts = {};
  const plain = text.replace(/\bnot \d+ ?(?:days?|min\w*|x|times?)?(?: ?(?:,|but))?/g, ' ').trim();
  const corrected = correctedNumber(plain, known);
  const weekdays = readWeekdays(plain);
  if (weekdays !== undefined) {
    facts.weekdays = weekdays;
    facts.days = weekdays.length;
  }
  const days = corrected.days ?? moreOrFewerDays(plain, known.days) ?? readDays(plain, expects === 'days');
  if (days !== undefined && (weekdays === undefined || weekdays.length !== days)) {
    facts.days = days;
    facts.weekdays = [];
  }
  const minutes =
    corrected.minutes ?? longerOrShorter(plain, known.minutes) ?? readMinutes(plain, expects === 'minutes' || plain !== text.trim());
  if (minutes !== undefined) facts.minutes = minutes;
  return facts;
}

/** «no, 3», «I meant 40»: the size of the number tells days from minutes. */
function correctedNumber(text: string, known: { days: number | null; minutes: number | null }): { days?: number; minutes?: number } {
  const match =
    /^(?:(?:no|nope|actually|sorry|i mean|i meant|i said|oops|wait|fine|ok)[,. ]*)+(?:make it |more like )?(\d{1,3})[.!]?$/.exec(text);
  if (match === null) return {};
  const number = Number(match[1]);
  if (number >= 1 && number <= 7) return known.days === null ? {} : { days: number };
  const minutes = known.minutes === null && known.days === null ? undefined : inRange(number);
  return minutes === undefined ? {} : { minutes };
}

function moreOrFewerDays(text: string, known: number | null): number | undefined {
  if (known === null) return undefined;
  if (
    /\b(?:add|want|do|have|fit in|with) (?:a|1|another|1 more|an? extra|an? additional) (?:training )?(?:day|session)\b(?! off)|\b(?:1|another|an extra) more day\b/.test(
      text,
    )
  )
    return Math.min(known + 1, 7);
  return /\b(?:1|a) (?:day|session) (?:less|fewer)\b|\b(?:drop|remove|cut|lose) (?:a|1) (?:day|session)\b|\b1 (?:less|fewer) day\b/.test(
    text,
  )
    ? Math.max(known - 1, 1)
    : undefined;
}

function longerOrShorter(text: string, known: number | null): number | undefined {
  const more = /\badd (\d{1,2}) min|\b(\d{1,2}) min\w* (?:longer|more)\b/.exec(text);
  const less = /\b(\d{1,2}) min\w* (?:shorter|less)\b/.exec(text);
  const change = more !== null ? Number(more[1] ?? more[2]) : less === null ? undefined : -Number(less[1]);
  return change === undefined ? undefined : Math.min(Math.max((known ?? 60) + change, MINUTES_LEAST), MINUTES_MOST);
}

function readWeekdays(text: string): number[] | undefined {
  if (/\bweekends?\b/.test(text) && !OTHER_DAYS.test(text)) return [6, 0];
  if (/\b(?:on )?weekdays\b/.test(text)) return [1, 2, 3, 4, 5];
  if (/\bm ?[/,] ?w ?[/,] ?f\b|\bmwf\b/.test(text)) return [1, 3, 5];
  if (/\bt ?[/,] ?th\b|\btth\b/.test(text)) return [2, 4];
  const named = [1, 2, 3, 4, 5, 6, 0].filter((day) => DAY_NAMES[day]?.test(text) === true);
  if (named.length >= 2 && !OTHER_DAYS.test(text)) return named;
  return named.length === 1 && /\bonly\b|\bjust\b/.test(text) && !OTHER_DAYS.test(text) ? named : undefined;
}

/** «In 3 days», «sore for 2 days» say nothing about the week. */
const NOT_A_WEEK = /\b(?:in|last|next|(?:off|away|sick|hurts?|hurting|sore|been|pain) for) $/;
const DAYS_RANGE = /\b([1-7]) ?(?:-|–|to|or) ?([1-7]) ?(?:days?(?! ago)|d\b|x(?! ?\d)|times?|sessions?|workouts?)/;
const DAYS_SINGLE =
  /(?<!\bin |[\d.,]|day )\b([1-7]) ?(?:(?:strength|training|gym|lifting|workout) )?(?:days?(?! ago)|d\b|x(?! ?\d)|times?|sessions?|workouts?)/g;
const MINUTES_RANGE = /\b(\d{2,3}) ?(?:-|–|to|or) ?(\d{2,3}) ?(?:min(?:ute)?s?|m)\b/;
const MINUTES_SINGLE = /\b(\d{2,3}) ?(?:min(?:ute)?s?|m)\b/g;

/** «2 or 3 days»: the smaller, so that the plan always fits. Of several numbers the last counts, as a self-correction. */
function readDays(text: string, bare: boolean): number | undefined {
  if (/\b(?:day|days) ?\d\b.*\b(?:swap|switch)|\b(?:swap|switch)\b.*\bday/.test(text)) return undefined;
  const range = DAYS_RANGE.exec(text);
  if (range) return Math.min(Number(range[1]), Number(range[2]));
  const single = [...text.matchAll(DAYS_SINGLE)].at(-1);
  if (single !== undefined && !NOT_A_WEEK.test(text.slice(0, single.index))) return Number(single[1]);
  const only =
    /^(?:no|nope|actually|make it|sorry|i meant?|maybe|about|like)?[,. ]*([1-7])(?: ?(?:please|pls|would be good|a week|per week|\/ ?week|is fine))?[.!]?$/.exec(
      text,
    );
  return bare && only ? Number(only[1]) : undefined;
}

function readMinutes(text: string, bare: boolean): number | undefined {
  const range = MINUTES_RANGE.exec(text);
  if (range) return inRange((Number(range[1]) + Number(range[2])) / 2);
  const single = [...text.matchAll(MINUTES_SINGLE)].at(-1);
  if (single) return inRange(Number(single[1]));
  const made =
    /\bmake it (\d{2,3})\b(?! ?(?:kg|lb))/.exec(text) ?? (bare ? /^(?:about |like |maybe |max )?(\d{2,3})[.!]?$/.exec(text) : null);
  return made ? inRange(Number(made[1])) : undefined;
}

function inRange(minutes: number): number | undefined {
  if (minutes < 10 || minutes > MINUTES_MOST) return undefined;
  return Math.max(MINUTES_LEAST, Math.round(minutes / 5) * 5);
}
