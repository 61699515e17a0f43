import { goOnWeek, sinceBreak } from './block-week.ts';
import { isFreeWorkout } from './free-workout.ts';
import { shiftDay, weekdayOf } from './week.ts';

/** A session's position in a plan, from 0. */
interface PlanPosition {
  week: number;
  day: number;
}

interface SessionPosition extends PlanPosition {
  /** yyyy-mm-dd */
  performed_on: string;
}

/** A manually chosen week and day, with the date of the choice. */
export interface RememberedChoice extends PlanPosition {
  plan_id: string;
  on: string;
  /** The session that was started, of a workout without a plan. */
  session_id?: string;
  /** The instant it was started, before its first set (TODAY-14). */
  started_at?: string;
  /** Today stays free, and this is what comes next (TODAY-16). */
  is_rest?: true;
}

export interface NextWorkoutInput {
  plan_id: string;
  /** In plan order. */
  labels: readonly string[];
  weeks: number;
  /** A block moves on when a week has passed (BLOCK-5). */
  is_block?: boolean;
  /** Sessions of this plan. */
  sessions: readonly SessionPosition[];
  /** yyyy-mm-dd */
  today: string;
  remembered: RememberedChoice | null;
  /** Another plan was trained today: this one goes on with its next day (TODAY-19). */
  has_trained?: boolean;
}

export interface NextWorkout extends PlanPosition {
  /** False when the plan names weekdays and today is none of them; the position is then the next open one. */
  scheduled: boolean;
}

/**
 * The week and day to show: chosen or begun today, else today's weekday unless trained ahead, else the next open one. When all are done,
 * the one done longest ago. undefined without days.
 */
export function nextWorkout(input: NextWorkoutInput): NextWorkout | undefined {
  const days = input.labels.length;
  if (days === 0 || input.weeks < 1) return undefined;
  const weekdays = input.labels.map(weekdayOfLabel);
  const named = weekdays.indexOf(weekdayOf(input.today));
  const hasTrained = input.has_trained === true;
  const todays = hasTrained || wasDoneAhead(input, named) ? -1 : named;
  const scheduled = todays >= 0 || (!hasTrained && weekdays.every((weekday) => weekday === null));
  const settled = settledToday(input);
  if (settled !== undefined) return { ...settled, scheduled };
  const wanted = todays >= 0 ? [todays] : Array.from({ length: days }, (_, day) => day);
  return { ...firstNotDone(input, wanted), scheduled };
}

/** Whether a day of the plan was chosen to be trained today, by its name in the week or for a day that was left open (TODAY-16). */
export function isDayChosen(choice: RememberedChoice | null, { plan_id, today }: { plan_id: string; today: string }): boolean {
  return choice?.plan_id === plan_id && choice.on === today && choice.is_rest !== true;
}

/** Whether a plan was trained to its end today and none of its sessions is one of `own`, those of the plan in use (TODAY-19). */
export function hasTrainedOther(
  sessions: readonly { plan_id: string; performed_on: string; finished_at: string | null }[],
  own: readonly { performed_on: string }[],
  today: string,
): boolean {
  const isOfToday = ({ performed_on }: { performed_on: string }) => performed_on === today;
  return (
    sessions.some((session) => isOfToday(session) && session.finished_at !== null && !isFreeWorkout(session.plan_id)) &&
    !own.some(isOfToday)
  );
}

/** A plan day trained at most this many days before its weekday was trained ahead; earlier, it was made up for. */
const AHEAD_DAYS = 3;

function wasDoneAhead({ sessions, today }: NextWorkoutInput, day: number): boolean {
  const from = shiftDay(today, -AHEAD_DAYS);
  return sessions.some((session) => session.day === day && session.performed_on >= from && session.performed_on < today);
}

const DAYS_AHEAD_LOOKED = 7;

/** The place due after today's workout, in the next seven days. */
export function workoutAfter(input: Omit<NextWorkoutInput, 'remembered'>): NextWorkout | null {
  for (let ahead = 1; ahead <= DAYS_AHEAD_LOOKED; ahead += 1) {
    const next = nextWorkout({ ...input, today: shiftDay(input.today, ahead), remembered: null });
    if (next?.scheduled === true) return next;
  }
  return null;
}

/** The day due after today's workout, by name; null in a one-day plan. */
export function dayAfter(input: Omit<NextWorkoutInput, 'remembered'>): string | null {
  if (input.labels.length < 2) return null;
  const next = workoutAfter(input);
  return next === null ? null : dayName(input.labels[next.day] ?? '');
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekday of a label («Wed», «Monday: legs»), 0 Sunday to 6 Saturday; else null. */
export function weekdayOfLabel(label: string): number | null {
  const match = /\b(sun|mon|tue|wed|thu|fri|sat)(day|s|sday|nesday|rs|rsday|urday)?\b/i.exec(label);
  return match?.[1] === undefined ? null : ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].indexOf(match[1].toLowerCase());
}

/** «Monday» for a short weekday label; other labels stay. */
export function dayName(label: string): string {
  const weekday = /^\p{L}+\.?$/u.test(label.trim()) ? weekdayOfLabel(label) : null;
  return weekday === null ? label : (WEEKDAYS[weekday] ?? label);
}

function settledToday(input: NextWorkoutInput): PlanPosition | undefined {
  const { remembered } = input;
  if (remembered?.plan_id === input.plan_id && remembered.on === input.today && fits(remembered, input)) return position(remembered);
  const begun = input.sessions.findLast((session) => session.performed_on === input.today && fits(session, input));
  return begun === undefined ? undefined : position(begun);
}

function firstNotDone(input: NextWorkoutInput, days: readonly number[]): PlanPosition {
  const counted = input.is_block === true ? sinceBreak(input.sessions, input.today) : undefined;
  const lastDone = new Map<string, string>();
  for (const session of counted?.sessions ?? input.sessions) {
    const key = `${session.week}|${session.day}`;
    if ((lastDone.get(key) ?? '') < session.performed_on) lastDone.set(key, session.performed_on);
  }
  const all = Array.from({ length: input.weeks }, (_, week) => days.map((day) => ({ week, day }))).flat();
  const doneOn = (place: PlanPosition): string => lastDone.get(`${place.week}|${place.day}`) ?? '';
  const from = startWeek(input, counted);
  const open = all.find((place) => place.week >= from && doneOn(place) === '');
  if (open !== undefined) return open;
  return all.reduce((oldest, place) => (doneOn(place) < doneOn(oldest) ? place : oldest));
}

/** The week of the latest session, or the one chosen since. */
function startWeek(input: NextWorkoutInput, counted: { sessions: readonly SessionPosition[]; week: number } | undefined): number {
  const latest = input.sessions.reduce<SessionPosition | undefined>(
    (last, session) => (last === undefined || session.performed_on >= last.performed_on ? session : last),
    undefined,
  );
  const { remembered } = input;
  const chosenSince = remembered?.plan_id === input.plan_id && (latest === undefined || remembered.on > latest.performed_on);
  const week = chosenSince ? remembered.week : (counted?.week ?? latest?.week ?? 0);
  const from = Math.min(week, input.weeks - 1);
  if (counted === undefined || chosenSince) return from;
  return goOnWeek(counted.sessions, { week: from, days: input.labels.length, weeks: input.weeks, today: input.today });
}

function fits(place: PlanPosition, input: NextWorkoutInput): boolean {
  return place.week < input.weeks && place.day < input.labels.length;
}

function position({ week, day }: PlanPosition): PlanPosition {
  return { week, day };
}
