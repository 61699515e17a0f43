import { slotted } from '../acts/slotted.ts';
import { NEGATION_AFTER } from '../context/trigger-table.ts';
import { DAY, ONE_DAY, ORDER, weekdaysIn } from './find-weekdays.ts';
import { otherWords, type Statement, statementsOf } from './statements.ts';

export interface WeekdayFacts {
  /** Training days, 0 Sunday to 6 Saturday, ordered from Monday. */
  weekdays?: readonly number[];
  /** Weekdays to keep free. */
  busy: readonly number[];
  /** Weekdays that are free again. */
  freed: readonly number[];
}

/** «Open Mondays until 4:30» says when the day ends. */
const UNTIL_CLOCK = /\b(?:un)?till? (?:like |about |around )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?\b/g;
/** A day in it is one occasion, not every week. */
const ONE_OCCASION =
  /\b(?:last|next|this|coming|skipped|missed|swap|move|moved|shift|switch|push|yesterday|today|tonight|tomorrow|was|were|did|ago|since|until|till|birthday|wedding|flight|flying|exam|\d(?:st|nd|rd|th)|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|day \d|instead of|the \w+day (?:session|workout|1|one))\b|\b(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day's\b/;
/** «I made Monday and Wednesday» reports a week. */
const DONE_ON = new RegExp(
  `\\bi (?:only |just |actually |already )?(?:made|managed|got in|hit|went|came|trained|lifted|finished|completed)(?: it)?(?: to the gym)?(?: on| in)? (?:${ONE_DAY})\\b`,
);
/** How the week is counted, not when there is time. */
const STARTS_WEEK = /\b(?:1st|first) day of (?:my|the|our) week\b|\bweek (?:starts|begins) (?:on|with)\b/;
/** Something else happens on the day. */
const TAKEN =
  /\b(?:busy|taken|reserved|booked|full(?! gym| body)|off[- ]limits|out|impossible|closed|closes|shifts?|duty|class|classes|course|lesson|church|mass|temple|mosque|synagogue|shabbat|sabbath|prayers?|family|kids?|children|match|matches|games?|rugby|football|footy|soccer|tennis|climb\w*|boulder\w*|bloc|swim\w*|choir|pub|sauna|market|forget|rest|write-?off|cooked|sacred|dead|gone|hands off|untouchable|no-?go|dialysis|hospital|physio|cleaning|laundry|date night|reunion|meetings?|on call|work(?:ing)?|shop|gig|rehearsals?|dance|dancing|hockey|netball|basketball|volleyball|golf|cricket|bowls|(?:kick ?)?boxing|muay thai|padel|squash|judo|karate|bjj|mma|run club|running club|pool|practi[cs]es?|team|squad|sparring|scrimmage|fixtures?|hik(?:e|es|ing)|bridge|coach(?:ed)? on|(?:got|have|with) a coach|i play|we play|play(?= (?:on )?(?:mon|tue|wed|thu|fri|sat|sun|week))|party|partying|are for|is for|belongs? to|mine|ours|i have|i've|i've got|visits?|grand\w+|in-laws|parents|mother|mom|mum|husband|wife|hangover|sometimes|depends|overtime|fast(?:ing)?|beer|drinks?|movies?|nothing|sleep|drive|travel|flights?|teach|band|scouts|brunch|(?:run(?:ning)?|jog(?:ging)?|cycling|bike|riding|cardio|sports?) days?)\b/;
/** «I have only Saturday and Sunday free», «I've got Monday off»: free for training. */
const HAS_FREE =
  /\b(?:have|has|got|i've|leaves?(?: me)?|gives? me)\b(?!.*\b(?:to keep|keep|need|must|want|stay)\b).*\b(?:free|available|spare|open|off)\b(?! ?(?:limits|(?:from )?(?:training|the gym|gym|lifting)))/;
const NOT_TOO = /\b(?:is not|are not|isn't|aren't|never|not) (?:too|that|so|very) (?:busy|crowded|packed|full|bad|hectic|far|late|hard)\b/g;
/** «The gym is too far on weekdays», «weekdays are hopeless» */
const HINDERED =
  /\btoo (?:far|busy|crowded|packed|rammed|full|tired|exhausted|late|hectic|stressed|slammed|tight|much|hard|difficult|short|chaotic|crazy|noisy|hot|expensive)\b|\b(?:is|are|it's|that's|gets?) (?:\w+ )?(?:hopeless|hectic|crazy|mad|chaos|chaotic|hell|a nightmare|a mess|a no|rammed|packed|brutal|insane|tough|tricky|difficult|rough)\b/;
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
  `${DAY.source}|\\b(?:\\d+ ?min|weekends?|week ?days?|week ?nights?|plus|prob|probably|ideally|usually|normally|mo|fr|mwf|morning\\w*|evening\\w*|nights?|afternoons?|lunch\\w*|early|late|days?|min|\\d+(?::\\d\\d)?(?:am|pm)?|am|pm|h|after|before|work|m|t|w|f|th|tu)\\b`,
  'g',
);

/** «No legs on Friday» leaves work out of a day and says nothing of whether it is trained on. */
const LEFT_OUT_ON =
  /\b(?:no|without|never|(?:don't|do not) (?:want|do|train|put))(?: (?!gym|training|workouts?|sessions?)[a-z'-]+){1,4}? on (?:a |the |my )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*/g;

function namesWork(text: string): boolean {
  const { exercises, muscles } = slotted(text);
  return exercises.length + muscles.length > 0;
}

/** Weekdays of the weekly schedule, read statement by statement. */
export function readWeekdays(said: string, isAsked: boolean): WeekdayFacts {
  const typed = said.replace(LEFT_OUT_ON, (found) => (namesWork(found) ? ' ' : found));
  const workdays = trainsOnWorkdays(typed);
  if (workdays.length > 0) return { busy: ORDER.filter((day) => !workdays.includes(day)), freed: workdays };
  const text = typed.replace(ALL_RIGHT, '$1 is free').replace(NO_WEEKDAY, ' ').replace(NOT_TOO, 'is free');
  const free = new Set<number>();
  const busy = new Set<number>();
  const freed = new Set<number>();
  const statements = withBrackets(statementsOf(text))
    .filter((statement, index, all) => !isOldRoutine(statement.text, all[index - 1]?.text ?? '', text))
    .flatMap(partsOf);
  const found = statements.map((statement) => weekdaysIn(statement.text).days.length > 0);
  const isRoutine = statements.some(({ text: words }) => isRoutineOf(words));
  for (const statement of statements) {
    const { days, at } = weekdaysIn(statement.text);
    if (
      days.length === 0 ||
      STARTS_WEEK.test(statement.text) ||
      DONE_ON.test(statement.text) ||
      ONE_OCCASION.test(statement.text.replace(UNTIL_CLOCK, ' ')) ||
      isAboutLength(statement.text, days)
    )
      continue;
    const isOff = isRoutine && ENDS_OFF.test(statement.text);
    const is = isOff ? 'busy' : standing(statement, at, isAsked || found.filter(Boolean).length > 1);
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
    ...(named.length >= 2 || (named.length === 1 && (isAsked || saysOnly(statements))) ? { weekdays: named } : {}),
    busy: ORDER.filter((day) => busy.has(day)),
    freed: ORDER.filter((day) => freed.has(day)),
  };
}

/** «No, Wednesday's all right» takes a refusal back. */
const ALL_RIGHT = new RegExp(`\\b(?:no|nah|oh|actually),? (${ONE_DAY})(?:'s| is| are)? (?:all ?right|alright|fine|ok|okay|good)\\b`, 'g');
/** A gym called so, and «fixed weekdays don't work for me». */
const NO_WEEKDAY =
  /\b(?:card|member\w*|gym|train|go) (?:to|at|of|for|in) sats\b|\b(?:fixed|set|specific|regular|certain|exact|particular|the same) week ?days?\b/g;
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
const DAYS_OFF = `\\b(?:${ONE_DAY}|weekends?) off(?=$|[.,;!?)])`;
const ONE_OFF_DAYS = new RegExp(`\\boff (?:on )?(?:${ONE_DAY})\\b|${DAYS_OFF}`);
/** «Wed and weekend off» beside the days that somebody trains on. */
const ENDS_OFF = new RegExp(`${DAYS_OFF}$`);

/** «5 days, off Thursday and Sunday»: the rest days of a week that the count leaves. */
function isOffBesideCount(text: string, free: ReadonlySet<number>): boolean {
  const count = Number(/\b([1-7]) ?(?:days|times|x|sessions)\b/.exec(text)?.[1]);
  return ONE_OFF_DAYS.test(text) && free.size > 0 && count > free.size;
}

/** «Boxing 3 nights (mon, wed, fri)»: days in brackets are those of what stands before them. */
function withBrackets(statements: readonly Statement[]): Statement[] {
  const merged: Statement[] = [];
  for (const statement of statements) {
    const last = merged.at(-1);
    const isDays = statement.connector.startsWith('(') && hasWeekday(statement.text) && otherWords(statement.text, NUMBERS_AND_DAYS) === 0;
    if (last === undefined || !isDays) merged.push(statement);
    else merged[merged.length - 1] = { ...last, text: `${last.text} ${statement.text}` };
  }
  return merged;
}

/** «Only Saturday»: in the words that name the day, and not «only 8 months of lifting» elsewhere. */
function saysOnly(statements: readonly Statement[]): boolean {
  return statements.some(({ text }) => /\b(?:only|just)\b/.test(text) && hasWeekday(text));
}

function isRoutineOf(statement: string): boolean {
  return [...statement.matchAll(ROUTINE_DAY)].length >= ROUTINE_DAYS_LEAST;
}

/** The days of a routine that is to be replaced say nothing about the new one (FACT-16): «chest Monday, back Tuesday, and I'm bored». */
function isOldRoutine(statement: string, before: string, text: string): boolean {
  return isRoutineOf(statement) && DONE_SO_FAR.test(`${before} ${statement}`) && WANTS_CHANGE.test(text);
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

/** «Weekends are for the kids» */
const HAS_VERB = new RegExp(
  `^(?:${ONE_DAY}|weekends?|week ?days)(?:,? (?:and |or )?(?:${ONE_DAY}))* (?:is|are) (?!free|fine|ok|okay|good|possible|out\\b|off\\b)`,
);
/** A comma, or where the next days have a verb of their own: «weekdays only weekends are for the kids». */
const SEPARATE = new RegExp(
  `, | (?<!\\b(?:and|or|on|not|n|to|till?|until|through|from|every|all|the|my|are|is|when|if|\\w+day|mon|tues?|wed|thurs?|fri|sat|sun) )(?=(?:${ONE_DAY}|weekends?|week ?days)(?:,? (?:and |or )?(?:${ONE_DAY}))* (?:is|are) )`,
);

/** Splits a list at its commas, but leaves «Monday, Wednesday and Friday» together. */
function partsOf(statement: Statement): Statement[] {
  const parts: string[] = [];
  for (const part of statement.text.split(SEPARATE)) {
    const last = parts.at(-1);
    const isList =
      last !== undefined &&
      hasWeekday(last) &&
      !LIFTS.test(part) &&
      !HAS_VERB.test(part) &&
      !HINDERED.test(last) &&
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
  const plain = text.replace(NOT_TAKEN, ' ').replace(WHEN_ELSE, ' ').replace(PLACE_BESIDE, ' ');
  const negated =
    /\b(?:not|no|never|can't|cannot|don't|won't|except|excluding|minus|without|avoid|skip|skipping|nae|cannae|dinnae|isn't|aren't|nothing|neither)\b/;
  const isBefore =
    LEAVES_OUT.test(text.slice(0, at)) ||
    negated.test(text.slice(0, at).replace(/\bno (?:more|less) than|no problem|not just|can't wait/g, ' '));
  const isAfter =
    NEGATION_AFTER.test(text.slice(at)) ||
    text.slice(at).endsWith(' not') ||
    /\bi (?:can't|cannot|can not|don't|am not|won't)\b/.test(text.slice(at));
  if (isBefore || isAfter) return 'busy';
  if (negated.test(text.slice(at)) && weekdaysIn(text.slice(text.slice(at).search(negated) + at)).days.length > 0) return 'mixed';
  if (HAS_FREE.test(text)) return 'free';
  if (HINDERED.test(plain)) return 'busy';
  // Where the nights are spent says nothing of the hour before or after.
  if (AWAY_FROM_HOME.test(text)) return 'unclear';
  if (
    isRoutineOf(text) ||
    isOfGym(text, at) ||
    SUITS.test(text) ||
    WANTED_FOR.test(text.slice(0, at)) ||
    (isAboutDays && JUST_WORK.test(text))
  )
    return 'free';
  if (TAKEN.test(plain)) return 'busy';
  const rest = plain
    .replace(NUMBERS_AND_DAYS, ' ')
    .replace(/[^a-z' ]/g, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 1 && !/^(?:at|on|in|of|for|the|and)$/.test(word));
  if (rest.length <= (isAboutDays ? 2 : 1)) return 'free';
  return AVAILABLE.test(plain) && (weekdaysIn(text).days.length >= 2 || isAboutDays || ONLY_BEFORE.test(text.slice(0, at)))
    ? 'free'
    : 'unclear';
}

/** «Drop Saturday», «lose the Tuesday»: right before the day, and not the work of it. */
const LEAVES_OUT =
  /\b(?:drop|dropping|ditch|ditching|scrap|scrapping|lose|losing|cut|cutting|remove|removing|leave|leaving)(?: out)? (?:the |my )?$/;

const ANY_DAY = `(?:${ONE_DAY}|weekends?|week ?(?:days|nights))`;
/** «Tue and Thu when the kids are in bed», «after class»: what the hour is beside, and not what the day is for. */
const WHEN_ELSE = new RegExp(
  `(?<=\\b${ANY_DAY}\\b.*)(?<!\\b(?:is|are|that's) )\\b(?:when|once|while|after|before)\\b(?:(?!\\b${ANY_DAY}\\b).)*$`,
);
const PLACE_BESIDE =
  /\b(?:near|by|next to|close to|beside|opposite|at|from) (?:my |the |our )?(?:work|office|school|church|shop|uni|college|station|kids' school)\b/g;
/** «Gym tue and fri», «home sundays»: what stands right before the days is the training itself. */
const GYM_BEFORE = /\b(?:gym|weights?|weight room|lift(?:ing)?|strength|home|garage)(?: (?:on|is|at|sessions?|days?|for|me|every|each))*$/;
function isOfGym(text: string, at: number): boolean {
  const head = text.slice(0, at).replace(PLACE_BESIDE, ' ').trim();
  return GYM_BEFORE.test(head) && !TAKEN.test(head);
}
/** «Mondays and Fridays suit me, I have bridge on the other days» */
const SUITS = new RegExp(
  `\\b${ANY_DAY}\\b (?:\\w+ ){0,2}?(?:suits?|works? (?:for|best|well|fine)|(?:is|are|would be) (?:best|good|fine|ok|okay|great|perfect|possible|ideal|easiest))\\b`,
);
/** «Need something for mon, fri and sun» */
const WANTED_FOR = /\b(?:need|want|give me|make me|looking for|after) (?:\w+ ){1,4}(?:for|on) $/;
/** «Sun tue thu work», beside days that do not. */
const JUST_WORK = new RegExp(`^(?:(?:${ONE_DAY})[ ,]+(?:and )?){2,}(?:all |both )?works?$`);
/** «Only got saturdays» */
const ONLY_BEFORE = /\b(?:only|just) (?:(?:got|have|do|can|get|go|train|free|available|make|on|really) )*$/;

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
