import { shiftDay, weekdayOf } from './week.ts';

/** Where in a plan a session stands; week and day count from 0. */
export interface PlanPosition {
  week: number;
  day: number;
}

export interface SessionPosition extends PlanPosition {
  /** yyyy-mm-dd */
  performed_on: string;
}

/** The week and day somebody chose by hand, and on which date they did. */
export interface RememberedChoice extends PlanPosition {
  plan_id: string;
  on: string;
}

export interface NextWorkoutInput {
  plan_id: string;
  /** Labels of the plan's days, in order. */
  labels: readonly string[];
  weeks: number;
  /** Sessions logged under this plan. */
  sessions: readonly SessionPosition[];
  /** yyyy-mm-dd */
  today: string;
  remembered: RememberedChoice | null;
}

export interface NextWorkout extends PlanPosition {
  /** False when the plan names weekdays and today is not one of them: then the position is the next one to do. */
  scheduled: boolean;
}

/**
 * The week and day to show first: what was chosen or begun today, else the day that carries today's weekday unless it was trained
 * ahead, else the next one not done. Once everything is done it starts over with what was done longest ago. undefined for a plan without days.
 */
export function nextWorkout(input: NextWorkoutInput): NextWorkout | undefined {
  const days = input.labels.length;
  if (days === 0 || input.weeks < 1) return undefined;
  const weekdays = input.labels.map(weekdayOfLabel);
  const named = weekdays.indexOf(weekdayOf(input.today));
  const todays = wasDoneAhead(input, named) ? -1 : named;
  const scheduled = todays >= 0 || weekdays.every((weekday) => weekday === null);
  const settled = settledToday(input);
  if (settled !== undefined) return { ...settled, scheduled };
  const wanted = todays >= 0 ? [todays] : Array.from({ length: days }, (_, day) => day);
  return { ...firstNotDone(input, wanted), scheduled };
}

/** A day of the plan trained at most this many days before its weekday was trained ahead; longer ago it was made up for. */
const AHEAD_DAYS = 3;

function wasDoneAhead({ sessions, today }: NextWorkoutInput, day: number): boolean {
  const from = shiftDay(today, -AHEAD_DAYS);
  return sessions.some((session) => session.day === day && session.performed_on >= from && session.performed_on < today);
}

const DAYS_AHEAD_LOOKED = 7;

/** The day the calendar will show after today's workout, by name; null in a plan of one day, where it needs no telling. */
export function dayAfter(input: Omit<NextWorkoutInput, 'remembered'>): string | null {
  if (input.labels.length < 2) return null;
  for (let ahead = 1; ahead <= DAYS_AHEAD_LOOKED; ahead += 1) {
    const next = nextWorkout({ ...input, today: shiftDay(input.today, ahead), remembered: null });
    const label = next?.scheduled === true ? input.labels[next.day] : undefined;
    if (label !== undefined) return dayName(label);
  }
  return null;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 0 for Sunday to 6 for Saturday when a day's label names a weekday («Wed», «Monday: legs»), else null. */
export function weekdayOfLabel(label: string): number | null {
  const match = /\b(sun|mon|tue|wed|thu|fri|sat)(day|s|sday|nesday|rs|rsday|urday)?\b/i.exec(label);
  return match?.[1] === undefined ? null : ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].indexOf(match[1].toLowerCase());
}

/** «Monday» for a label that is only a short weekday; any other label as the plan has it. */
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
  const lastDone = new Map<string, string>();
  for (const session of input.sessions) {
    const key = `${session.week}|${session.day}`;
    if ((lastDone.get(key) ?? '') < session.performed_on) lastDone.set(key, session.performed_on);
  }
  const all = Array.from({ length: input.weeks }, (_, week) => days.map((day) => ({ week, day }))).flat();
  const doneOn = (place: PlanPosition): string => lastDone.get(`${place.week}|${place.day}`) ?? '';
  const from = startWeek(input);
  const open = all.find((place) => place.week >= from && doneOn(place) === '');
  if (open !== undefined) return open;
  return all.reduce((oldest, place) => (doneOn(place) < doneOn(oldest) ? place : oldest));
}

/** The week somebody is in: that of the latest session, or the one chosen by hand since. */
function startWeek(input: NextWorkoutInput): number {
  const latest = input.sessions.reduce<SessionPosition | undefined>(
    (last, session) => (last === undefined || session.performed_on >= last.performed_on ? session : last),
    undefined,
  );
  const { remembered } = input;
  const chosenSince = remembered?.plan_id === input.plan_id && (latest === undefined || remembered.on > latest.performed_on);
  const week = chosenSince ? remembered.week : (latest?.week ?? 0);
  return Math.min(week, input.weeks - 1);
}

function fits(place: PlanPosition, input: NextWorkoutInput): boolean {
  return place.week < input.weeks && place.day < input.labels.length;
}

function position({ week, day }: PlanPosition): PlanPosition {
  return { week, day };
}
