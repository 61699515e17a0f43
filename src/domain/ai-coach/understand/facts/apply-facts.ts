import { askedNext, type Brief, type KnownMax, keptFree, type Sport } from '../../person/brief-shape.ts';
import type { Limitation } from '../../person/limitations.ts';
import { type Meet, openDays } from '../../person/meet.ts';
import { isTodayOnly } from '../sign-table.ts';
import { changeSchedule } from './change-schedule.ts';
import { weekdaysIn } from './find-weekdays.ts';
import { gymAfter } from './gym-of.ts';
import { daysWithPreferred } from './preferred-days.ts';
import type { MessageFacts } from './read-facts.ts';
import { readMeet } from './read-meet.ts';
import { onlyDate } from './read-meet-date.ts';
import { liftsToldLater } from './read-meet-lifts.ts';

/** The brief with the schedule, equipment, goal, experience and sports a message states. */
export function withFacts(brief: Brief, facts: MessageFacts, text: string): Brief {
  // Before the first plan there is no session that could be today's.
  const isToday =
    isTodayOnly(text) && (askedNext(brief) === null || text.split(' ').length <= SHORT_WORDS || /\b(?:today|tonight)\b/.test(text));
  return {
    ...withGoal(brief, facts.goal),
    experience: facts.experience ?? brief.experience,
    supersets: facts.supersets ?? brief.supersets,
    season: facts.season ?? brief.season,
    after_surgery: facts.after_surgery ?? brief.after_surgery,
    single: singleAfter(brief.single, facts.single),
    style: facts.style === undefined ? brief.style : facts.style,
    ...scheduleAfter(brief, facts, text, isToday),
    ...(isToday ? {} : gymAfter(brief, facts, text)),
  };
}

/** «Got 30 minutes» */
const SHORT_WORDS = 4;

function singleAfter(known: Brief['single'], { one, pair }: MessageFacts['single']): Brief['single'] {
  return [...known.filter((kit) => !pair.includes(kit) && !one.includes(kit)), ...one];
}

export function withGoal(brief: Brief, goal: MessageFacts['goal']): Brief {
  return goal === undefined ? brief : { ...brief, goal: goal.goal, goal_words: goal.words, second_goal: goal.also };
}

type Schedule = Pick<Brief, 'days' | 'weekdays' | 'busy' | 'sports' | 'minutes'>;

function scheduleAfter(brief: Brief, facts: MessageFacts, text: string, isToday: boolean): Schedule {
  const change = changeSchedule(text, brief);
  const sporty = facts.sports.flatMap(({ weekdays }) => weekdays);
  const left = facts.weekdays.weekdays?.filter((day) => !sporty.includes(day));
  const counted = change.days ?? daysLeft(facts);
  // «Stiff every day, Tuesday and Thursday at lunch»: a number that is of something else gives way to the days named.
  const isOfOther =
    counted !== undefined && left !== undefined && left.length >= 2 && counted > left.length && (counted === 7 || facts.sports.length > 0);
  const days = isOfOther ? left.length : counted;
  const isMaybe = days !== undefined && left !== undefined && left.length < days && MAYBE.test(text);
  const taken = [...facts.weekdays.busy, ...sporty];
  const preferred = days === undefined || left === undefined ? undefined : daysWithPreferred(text, { named: left, days, taken });
  const named = left?.length === 0 || isMaybe ? undefined : (preferred ?? left);
  const sports = [...brief.sports.filter((old) => !facts.sports.some((sport) => sport.name === old.name)), ...facts.sports];
  const freed = [...facts.weekdays.freed, ...(named ?? [])];
  const eves = evesSpared(text, sports);
  const busy = inOrder([...brief.busy, ...facts.weekdays.busy, ...eves].filter((day) => !freed.includes(day)));
  const free = keptFree({ busy: [], sports: facts.sports });
  return {
    days: days ?? named?.length ?? brief.days,
    weekdays: withoutTaken(weekdaysAfter(brief, named, days), [...busy, ...free], named !== undefined),
    busy: busy.filter((day) => !free.includes(day)),
    sports,
    minutes: (isToday ? undefined : (change.minutes ?? facts.minutes)) ?? brief.minutes,
  };
}

/** «Not before bouldering day», «the day before a match is bad»: the words after «before». */
const SPARED_BEFORE =
  /\b(?:not|never|avoid|nothing|no (?:gym|training|session|lifting))(?: (?:on|train|training|the|a))* (?:day )?before ((?:\w+ ?){1,3})|\bday before ((?:\w+ ){1,3}?)(?:is )?(?:no good|not good|bad|free|off|rest)\b/g;
const PLAYED =
  /^(?:it|them|that|match|match(?:es)?|games?|practi[cs]es?|races?|competitions?|comps?|bouts?|fights?|tournaments?|sparring|sport|sports)$/;

/** «Bouldering on Tuesday, the day before is no good» */
const SPARED_ALL = /\bday before (?:is )?(?:no good|not good|bad|free|off|rest)\b|\bnot (?:on )?the day before(?= ?(?:$|[,.;!]))/;

/** The eves of a sport are kept free as well, where its name, its day or its match stands after «before», and no hour or shift. */
function evesSpared(text: string, sports: readonly Sport[]): number[] {
  const isAll = SPARED_ALL.test(text);
  const named = [...text.matchAll(SPARED_BEFORE)].map(([, after = '', day = '']) => `${after} ${day}`).join(' ');
  const words = named.split(' ').filter((word) => word.length > 1);
  const days = weekdaysIn(named).days;
  const spared = sports.filter(({ name, weekdays }) => {
    const stems = name.split(' ').map((word) => word.slice(0, STEM));
    return (
      isAll || words.some((word) => PLAYED.test(word) || stems.includes(word.slice(0, STEM))) || weekdays.some((day) => days.includes(day))
    );
  });
  return spared.flatMap(({ weekdays }) => weekdays.map((day) => (day + 6) % 7));
}

/** «Climbing» and «a climb» share their beginning. */
const STEM = 4;

/** A weekday that is taken from now on leaves the others free to choose again, unless the message names them. */
function withoutTaken(weekdays: readonly number[], taken: readonly number[], isNamed: boolean): readonly number[] {
  const left = weekdays.filter((day) => !taken.includes(day));
  return isNamed || left.length === weekdays.length ? left : [];
}

/** «2 days, Saturday maybe»: one day more, and not the only one. */
const MAYBE =
  /\b(?:maybe|perhaps|possibly|might|poss|prob(?:ably)?)\b(?: \w+){0,3} (?:mon|tue|wed|thu|fri|sat|sun)\w*|\b(?:mon|tue|wed|thu|fri|sat|sun)\w*,? (?:maybe|perhaps|possibly|poss|prob(?:ably)?|too|also|sometimes)\b/;

/** «Every day except Thursday» is six days. */
function daysLeft({ days, weekdays: { busy } }: MessageFacts): number | undefined {
  return days === 7 ? 7 - busy.length : days;
}

/** Repeating «3 days» keeps the chosen weekdays; another number frees them. */
function weekdaysAfter(brief: Brief, named: readonly number[] | undefined, days: number | undefined): readonly number[] {
  if (named !== undefined) return named;
  return days === undefined || days === brief.weekdays.length ? brief.weekdays : [];
}

function inOrder(days: readonly number[]): number[] {
  return [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
}

/** Adds states, the later of a kind counting, and ends those that are over. */
export function withStates(before: Brief, { states: { add, over }, conditions }: MessageFacts): Brief {
  const brief = conditions.every((told) => before.conditions.includes(told))
    ? before
    : { ...before, conditions: [...new Set([...before.conditions, ...conditions])] };
  if (add.length === 0 && over.length === 0) return brief;
  const kept = brief.states.filter(({ kind }) => !over.includes(kind) && !add.some((state) => state.kind === kind));
  const added = add.filter((state, index) => add.findIndex((other) => other.kind === state.kind) === index);
  const limitations = over.includes('pregnant') ? brief.limitations.filter(({ region }) => region !== 'pregnancy') : brief.limitations;
  return { ...brief, limitations, states: [...kept, ...added] };
}

/** Adds and removes body regions, on top of `base` when the message corrects the one before. */
export function withPain(brief: Brief, { pain: { add, clear } }: MessageFacts, base: Brief): Brief {
  const from = add.length > 0 ? base.limitations : brief.limitations;
  const kept = from.filter((old) => clear !== 'all' && !clear.includes(old.region) && !add.some((item) => item.region === old.region));
  const merged = add.map((item): Limitation => ({ ...from.find((old) => old.region === item.region), ...item }));
  return { ...brief, limitations: [...kept, ...merged] };
}

/** Who tells of a meet is a powerlifter. */
export function meetTold(brief: Brief, text: string): Pick<Brief, 'meet' | 'style' | 'goal'> {
  const { meet: known, style, goal, sports, maxes } = brief;
  const isLifter = style === 'powerlifting' || (goal === 'strength' && sports.length === 0) || maxes.length >= LIFTS_OF_MEET;
  const read = readMeet(text, isLifter);
  const meet = read === undefined && known !== null ? toldLater(known, text) : read;
  if (meet === undefined) return { meet: known, style, goal };
  return meet === null ? { meet, style, goal } : { meet, style: 'powerlifting', goal: goal ?? 'strength' };
}

/** The day of a meet whose day was left open, and what is lifted there. */
function toldLater(known: Meet, text: string): Meet | undefined {
  const on = known.on !== null && openDays(known.on).length > 0 ? onlyDate(text) : undefined;
  const lifts = liftsToldLater(text);
  return on === undefined && lifts === undefined
    ? undefined
    : { ...known, on: on ?? known.on, lifts: lifts === undefined ? known.lifts : lifts };
}

const LIFTS_OF_MEET = 3;

/** A unit that is told is that of maxima told without one, too. */
export function withUnit(brief: Brief, unit: MessageFacts['unit']): Brief {
  if (unit === undefined) return brief;
  const maxes = brief.maxes.map(({ is_guess, ...max }): KnownMax => (is_guess === true ? { ...max, unit: unit.unit } : max));
  return unit.asked || brief.unit === null ? { ...brief, maxes, unit: unit.unit } : { ...brief, maxes };
}
