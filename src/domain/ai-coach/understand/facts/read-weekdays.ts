import { NEGATION_AFTER } from '../context/trigger-table.ts';
import { otherWords, type Statement, statementsOf } from './statements.ts';

export interface WeekdayFacts {
  /** Training days, 0 Sunday to 6 Saturday, ordered from Monday. */
  weekdays?: readonly number[];
  /** Weekdays to keep free. */
  busy: readonly number[];
  /** Weekdays that are free again. */
  freed: readonly number[];
}

const ORDER = [1, 2, 3, 4, 5, 6, 0];
const NAMES = [
  'sun(?:day)?s?',
  'mon(?:day)?s?',
  'tu(?:e|es)?(?:day)?s?',
  'wed(?:nes(?:day)?)?s?',
  'thu?(?:r|rs)?(?:day)?s?',
  'fri?(?:day)?s?',
  'sat(?:ur(?:day)?)?s?',
];
/** Short forms that are also words count only beside another weekday: «m/w/f», «mo till fr», «sun». */
const SHORT = /^(?:su|mo|tu|we|th|fr|sa|m|t|w|f|s|sun|sat|mon|wed)$/;
const ONE_DAY = NAMES.join('|');
const DAY = new RegExp(`\\b(?:${ONE_DAY})\\b`, 'g');
const RANGE = new RegExp(`\\b(${ONE_DAY}|mo|fr|sa|su)\\b ?(?:-|–|to|till|until|through|thru) ?\\b(${ONE_DAY}|mo|fr|sa|su)\\b`, 'g');
const LETTERS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\bm ?[/,.-] ?w ?[/,.-] ?f\b|\bmwf\b/, [1, 3, 5]],
  [/\b(?:m ?[/,.] ?)?tu? ?[/,.-] ?th\b(?! ?[/,.-] ?f)|\btth\b|\btuth\b/, [2, 4]],
  [/\bm ?[/,.-] ?t ?[/,.-] ?th ?[/,.-] ?f\b/, [1, 2, 4, 5]],
  [/\bm ?- ?th\b/, [1, 2, 3, 4]],
  [/\bm ?[/,.] ?th\b/, [1, 4]],
  [/\btu ?[/,.-] ?f\b/, [2, 5]],
  [/\bm ?(?:-|to) ?f\b/, [1, 2, 3, 4, 5]],
];

const WORKING_DAYS =
  /\b(?:week ?days|week ?nights|working days|workdays)\b|\b(?:on|only|any|all|every|each|just|5|a) week ?day\b|\bweek ?(?:day|night) (?:mornings?|evenings?|nights?|lunch\w*|afternoons?)\b/;

/** The weekday a word names; -1 for other words. */
function weekdayOf(word: string): number {
  return NAMES.findIndex((name) => new RegExp(`^(?:${name})$`).test(word) || (SHORT.test(word) && name.startsWith(word)));
}

/** The weekdays a text names, with the index of the first one; ranges are filled. */
export function weekdaysIn(text: string): { days: number[]; at: number } {
  const days = new Set<number>();
  let at = text.length;
  const add = (index: number, ...found: number[]): void => {
    for (const day of found) days.add(day);
    at = Math.min(at, index);
  };
  const plain = text
    .replace(/\b[1-4] week ?days?\b/g, (words) => ' '.repeat(words.length))
    .replace(RANGE, (words: string, from: string, to: string, index: number) => {
      const [first, last] = [ORDER.indexOf(weekdayOf(from)), ORDER.indexOf(weekdayOf(to))];
      if (first === -1 || last === first) return words;
      add(index, ...(last > first ? ORDER.slice(first, last + 1) : [...ORDER.slice(first), ...ORDER.slice(0, last + 1)]));
      return ' '.repeat(words.length);
    });
  for (const [signs, found] of LETTERS) {
    const index = plain.search(signs);
    if (index !== -1) add(index, ...found);
  }
  for (const match of plain.matchAll(DAY)) add(match.index, weekdayOf(match[0]));
  const weekend = /\bweekends?\b/.exec(plain);
  // «And one weekend day»
  if (weekend !== null) add(weekend.index, ...(/\b(?:1|an?|either|any) weekend day\b/.test(plain) ? [6] : [6, 0]));
  const weekdays = WORKING_DAYS.exec(plain);
  if (weekdays !== null) add(weekdays.index, 1, 2, 3, 4, 5);
  return { days: ORDER.filter((day) => days.has(day)), at };
}

/** «Open Mondays until 4:30» says when the day ends. */
const UNTIL_CLOCK = /\b(?:un)?till? (?:like |about |around )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?\b/g;
/** A day in it is one occasion, not every week. */
const ONE_OCCASION =
  /\b(?:last|next|this|coming|skipped|missed|swap|move|moved|shift|switch|push|yesterday|today|tonight|tomorrow|was|were|did|ago|since|until|till|birthday|wedding|flight|flying|exam|\d(?:st|nd|rd|th)|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|day \d|instead of|the \w+day (?:session|workout|1|one))\b|\b(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day's\b/;
/** How the week is counted, not when there is time. */
const STARTS_WEEK = /\b(?:1st|first) day of (?:my|the|our) week\b|\bweek (?:starts|begins) (?:on|with)\b/;
/** Something else happens on the day. */
const TAKEN =
  /\b(?:busy|taken|reserved|booked|full(?! gym| body)|off[- ]limits|out|impossible|closed|closes|shifts?|duty|class|classes|course|lesson|church|mass|temple|mosque|synagogue|shabbat|sabbath|prayers?|family|kids?|children|match|matches|games?|rugby|football|footy|soccer|tennis|climb\w*|boulder\w*|bloc|swim\w*|choir|pub|sauna|market|forget|rest|write-?off|cooked|sacred|dead|gone|hands off|untouchable|no-?go|dialysis|hospital|physio|cleaning|laundry|date night|reunion|meetings?|on call|work(?:ing)?|shop|gig|rehearsals?|dance|dancing|hockey|netball|basketball|volleyball|golf|cricket|bowls|boxing|judo|karate|bjj|mma|run club|running club|party|partying|are for|is for|belongs? to|mine|ours|i have|i've|i've got|visits?|grand\w+|in-laws|parents|mother|mom|mum|husband|wife|hangover|sometimes|depends|overtime|fast(?:ing)?|beer|drinks?|movies?|nothing|sleep|drive|travel|flights?|teach|band|scouts|brunch|(?:run(?:ning)?|jog(?:ging)?|cycling|bike|riding|cardio|sports?) days?)\b/;
/** «I have only Saturday and Sunday free», «I've got Monday off»: free for training. */
const HAS_FREE =
  /\b(?:have|has|got|i've|leaves?(?: me)?|gives? me)\b(?!.*\b(?:to keep|keep|need|must|want|stay)\b).*\b(?:free|available|spare|open|off)\b(?! ?(?:limits|(?:from )?(?:training|the gym|gym|lifting)))/;
const NOT_TAKEN =
  /\b(?:is|are) for (?:the )?(?:gym|training|lifting|weights)\b|\bi(?:'ve| have)? (?:got )?(?=\d+ ?min|an? hour|half|time|free)|\b(?:after|before|around|between) (?:rehearsals?|practice|service|dinner|breakfast|lunch|work\w*|class\w*|church|mass|school|shifts?|the shop|my shift)\b|\b(?:days? off|off work|works? (?:for me|best|well|fine|out|too)|work out|work ?outs?|would work|rest of|work (?:only |just )?(?:leaves?|gives?))\b/g;
const AVAILABLE =
  /\b(?:free|available|possible|works?|fine|ok|okay|good|can|could|train\w*|gym|lift\w*|do|suits?|yes|go|workouts?|sessions?|days?|make|mine|only|just|fixed|put|put me|like|prefer\w*|ideally|lets?|plan|schedule|have|got|available|then|x|times|remain\w*|leaves?|left|open)\b/;
/** «Chest Monday back Tuesday»: a routine by its days. */
const ROUTINE_DAY = new RegExp(
  `\\b(?:chest|back|legs?|arms?|shoulders?|push|pull|upper(?: body)?|lower(?: body)?|full body|bench|squats?|deadlifts?|press|biceps?|triceps?)(?: day)? (?:on )?(?:${ONE_DAY})\\b`,
  'g',
);
const ROUTINE_DAYS_LEAST = 2;
const DONE_SO_FAR =
  /\b(?:been (?:doing|training|running)|was (?:doing|training)|(?:am|i'm) doing|i do|i train|same|current\w*|at the moment|right now|old|previous|so far|(?:un)?till? now|since)\b/;
const WANTS_CHANGE =
  /\b(?:bored|boring|sick of|fed up|tired of|stale|new|different|change|something else|instead|nothing|stalled|plateau\w*|switch|want|give me|old|previous)\b/;

const FREED = /\b(?:free (?:now|again|after all)|available (?:now|again)|now free|is free|are free|have \w+ free|opened up|freed up)\b/;
const NUMBERS_AND_DAYS = new RegExp(
  `${DAY.source}|\\b(?:\\d+ ?min|weekends?|week ?days?|mo|fr|mwf|morning\\w*|evening\\w*|nights?|afternoons?|lunch\\w*|early|late|days?|min|\\d+(?::\\d\\d)?(?:am|pm)?|am|pm|h|after|before|work|m|t|w|f|th|tu)\\b`,
  'g',
);

/** Weekdays of the weekly schedule, read statement by statement. */
export function readWeekdays(typed: string, isAsked: boolean): WeekdayFacts {
  const workdays = trainsOnWorkdays(typed);
  if (workdays.length > 0) return { busy: ORDER.filter((day) => !workdays.includes(day)), freed: workdays };
  const text = typed.replace(ALL_RIGHT, '$1 is free').replace(NO_WEEKDAY, ' ');
  const free = new Set<number>();
  const busy = new Set<number>();
  const freed = new Set<number>();
  const statements = statementsOf(text)
    .filter((statement, index, all) => !isOldRoutine(statement.text, all[index - 1]?.text ?? '', text))
    .flatMap(partsOf);
  const found = statements.map((statement) => weekdaysIn(statement.text).days.length > 0);
  for (const statement of statements) {
    const { days, at } = weekdaysIn(statement.text);
    if (
      days.length === 0 ||
      STARTS_WEEK.test(statement.text) ||
      ONE_OCCASION.test(statement.text.replace(UNTIL_CLOCK, ' ')) ||
      isAboutLength(statement.text, days)
    )
      continue;
    const is = standing(statement, at, isAsked || found.filter(Boolean).length > 1);
    if (is === 'free' && FREED.test(statement.text))
      for (const day of days) {
        freed.add(day);
        busy.delete(day);
      }
    if (is === 'mixed') readMixed(statement.text, free, busy);
    for (const day of days)
      if (is === 'free') {
        free.add(day);
        if (SAYS_CAN.test(statement.text)) busy.delete(day);
      } else if (is === 'busy') {
        busy.add(day);
        free.delete(day);
      }
  }
  if (isOffBesideCount(text, free)) {
    for (const day of free) busy.add(day);
    free.clear();
  }
  const named = ORDER.filter((day) => free.has(day));
  return {
    ...(named.length >= 2 || (named.length === 1 && (isAsked || /\bonly\b|\bjust\b/.test(text))) ? { weekdays: named } : {}),
    busy: ORDER.filter((day) => busy.has(day)),
    freed: ORDER.filter((day) => freed.has(day)),
  };
}

/** «No, Wednesday's all right» takes a refusal back. */
const ALL_RIGHT = new RegExp(`\\b(?:no|nah|oh|actually),? (${ONE_DAY})(?:'s| is| are)? (?:all ?right|alright|fine|ok|okay|good)\\b`, 'g');
/** A gym called so, and where somebody sleeps at work. */
const NO_WEEKDAY = /\b(?:card|member\w*|gym|train|go) (?:to|at|of|for|in) sats\b/g;
const ON_WORKDAYS = /\b(?:on|in) (?:the )?days (?:that |when )?i (?:do )?work\b/;
const TURNED_ROUND = /^.*\b(?:opposite|other way (?:a?round|about)|i mean|i meant|no wait|wait,? no|actually)\b/;

/** «Only on the days I work; I work Mon, Tue and Sat»: the days that are possible, read after the last correction. */
function trainsOnWorkdays(text: string): number[] {
  const said = text.replace(TURNED_ROUND, ' ');
  if (!ON_WORKDAYS.test(said)) return [];
  const named = /\bi work ((?:on )?(?:mon|tue|wed|wen|thu|fri|sat|sun)[^.;]*)/.exec(said)?.[1]?.replace(/\bwh?en\b/g, 'wed');
  return named === undefined ? [] : weekdaysIn(named).days;
}

/** «Class Monday to Saturday, I can do Monday after it» */
const SAYS_CAN = /\b(?:can|could|free|available)\b/;
const ONE_OFF_DAYS = new RegExp(`\\boff (?:on )?(?:${ONE_DAY})\\b|\\b(?:${ONE_DAY}) off$`);

/** «5 days, off Thursday and Sunday»: the rest days of a week that the count leaves. */
function isOffBesideCount(text: string, free: ReadonlySet<number>): boolean {
  const count = Number(/\b([1-7]) ?(?:days|times|x|sessions)\b/.exec(text)?.[1]);
  return ONE_OFF_DAYS.test(text) && free.size > 0 && count > free.size;
}

/** The days of a routine that is to be replaced say nothing about the new one (FACT-16): «chest Monday, back Tuesday, and I'm bored». */
function isOldRoutine(statement: string, before: string, text: string): boolean {
  return (
    [...statement.matchAll(ROUTINE_DAY)].length >= ROUTINE_DAYS_LEAST &&
    DONE_SO_FAR.test(`${before} ${statement}`) &&
    WANTS_CHANGE.test(text)
  );
}

/** «25 min on weekdays, weekends can be 60»: how long, not when. */
function isAboutLength(text: string, days: readonly number[]): boolean {
  return (
    /\b\d{2,3} ?min|\b(?:up to|be|do|go|than|like) \d{2}\b|^\d{2} on\b/.test(text) &&
    (days.length === 1 || /\bweek ?(?:days?|ends?)\b/.test(text)) &&
    !/\bonly\b/.test(text)
  );
}

/** The lifting beside a sport: «I swim Mon and Wed, lifting Tue and Sat». */
const LIFTS = /^(?:and |but )?(?:i )?(?:lift\w*|gym|weights?|strength)\b/;

/** Splits a list at its commas, but leaves «Monday, Wednesday and Friday» together. */
function partsOf(statement: Statement): Statement[] {
  const parts: string[] = [];
  for (const part of statement.text.split(', ')) {
    const last = parts.at(-1);
    const isList =
      last !== undefined &&
      hasWeekday(last) &&
      !LIFTS.test(part) &&
      !(hasWeekday(part) && part.endsWith(' not')) &&
      (hasWeekday(part)
        ? otherWords(part, NUMBERS_AND_DAYS) <= 1
        : /\b(?:not|no|never|except|free|busy|out|off|only|work\w*|are|is)\b/.test(part));
    if (isList) parts[parts.length - 1] = `${last}, ${part}`;
    else parts.push(part);
  }
  return parts.map((text) => ({ ...statement, text }));
}

function hasWeekday(text: string): boolean {
  return weekdaysIn(text).days.length > 0;
}

function standing(statement: Statement, at: number, isAboutDays: boolean): 'free' | 'busy' | 'mixed' | 'unclear' {
  const { text } = statement;
  const plain = text.replace(NOT_TAKEN, ' ');
  const negated =
    /\b(?:not|no|never|can't|cannot|don't|won't|except|excluding|minus|without|avoid|skip|skipping|nae|cannae|dinnae|isn't|aren't|nothing|neither)\b/;
  const isBefore = negated.test(text.slice(0, at).replace(/\bno (?:more|less) than|no problem|not just|can't wait/g, ' '));
  const isAfter =
    NEGATION_AFTER.test(text.slice(at)) ||
    text.slice(at).endsWith(' not') ||
    /\bi (?:can't|cannot|can not|don't|am not|won't)\b/.test(text.slice(at));
  if (isBefore || isAfter) return 'busy';
  if (negated.test(text.slice(at)) && weekdaysIn(text.slice(text.slice(at).search(negated) + at)).days.length > 0) return 'mixed';
  if (HAS_FREE.test(text)) return 'free';
  // Where the nights are spent says nothing of the hour before or after.
  if (AWAY_FROM_HOME.test(text)) return 'unclear';
  if (TAKEN.test(plain)) return 'busy';
  const rest = plain
    .replace(NUMBERS_AND_DAYS, ' ')
    .replace(/[^a-z' ]/g, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 1 && !/^(?:at|on|in|of|for|the|and)$/.test(word));
  if (rest.length <= (isAboutDays ? 2 : 1)) return 'free';
  return AVAILABLE.test(plain) && (weekdaysIn(text).days.length >= 2 || isAboutDays) ? 'free' : 'unclear';
}

const AWAY_FROM_HOME =
  /\b(?:sleep|stay|live|overnight|nights?) (?:in|at) (?:the |my |a )?(?:cab|truck|lorry|van|hotel|digs|camp|barracks)\b/;

/** «Monday and friday but not sunday» in one statement. */
function readMixed(text: string, free: Set<number>, busy: Set<number>): void {
  const turn = text.search(/\b(?:not|no|never|can't|cannot|except|without|avoid)\b/);
  for (const day of weekdaysIn(text.slice(0, turn)).days) free.add(day);
  for (const day of weekdaysIn(text.slice(turn)).days) {
    busy.add(day);
    free.delete(day);
  }
}
