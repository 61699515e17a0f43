import { MONTH_NAMES } from '#domain/month-names.ts';
import { exerciseKey } from '../exercises/exercise-key.ts';
import { findExercise } from '../exercises/find-exercise.ts';
import { numberText } from '../training/loading.ts';
import { type ProgressSet, progressOf } from '../training/progress.ts';
import { setsText } from '../training/set-text.ts';
import { unitWord, type WeightUnit } from '../training/units.ts';

/** A fact from the log that the coach may use. `key` is stable for its subject. */
export interface LogFact {
  key: string;
  label: string;
  value: string;
}

export const LOGGED_FACT = 'logged';
export const WORKOUTS_FACT = 'workouts';
export const LAST_SESSION_FACT = 'last-session';
export const UNIT_FACT = 'unit';
export const LIFT_FACT = 'lift:';

/** Input of `logFacts`. */
export interface LoggedTraining {
  unit: WeightUnit;
  /** Today, yyyy-mm-dd; dates of other years show their year. */
  today: string;
  /** All logged workouts and the first day. */
  all: { workouts: number; since: string } | null;
  /** Days with a workout in the last 28 days. */
  workout_days: number;
  /** The newest session: its day and its exercises in order. */
  last: { performed_on: string; exercises: readonly { name: string; sets: readonly LoggedEntry[] }[] } | null;
  /** The main lifts with all sets of the last months, in any order. */
  lifts: readonly { name: string; sets: readonly ProgressSet[] }[];
}

type LoggedEntry = Pick<ProgressSet, 'reps' | 'weight' | 'unit'>;

const WEEKS = 4;
const VALUE_MOST = 400;

/** The facts of a log, most important first. */
export function logFacts(log: LoggedTraining): LogFact[] {
  if (log.all === null) return [];
  const perWeek = numberText(Math.round((log.workout_days / WEEKS) * 10) / 10);
  const days = `${log.workout_days} ${log.workout_days === 1 ? 'workout' : 'workouts'}`;
  return [
    { key: LOGGED_FACT, label: 'Logged', value: loggedWords(log.all, log.today) },
    { key: WORKOUTS_FACT, label: 'Last 4 weeks', value: `${days}, ${perWeek} a week` },
    ...log.lifts.flatMap((lift) => liftFact(lift, log)),
    ...(log.last === null ? [] : [{ key: LAST_SESSION_FACT, label: 'Last session', value: lastSession(log.last, log) }]),
    unitFact(log.unit),
  ];
}

function liftFact(lift: LoggedTraining['lifts'][number], { unit, today }: LoggedTraining): LogFact[] {
  const { measure, points } = progressOf(lift.sets, unit);
  const first = points[0];
  if (first === undefined) return [];
  const best = Math.max(...points.map((point) => point.value));
  const words = measure === 'max' ? unitWord(unit) : 'reps';
  const gain = best - first.value;
  const since = gain > 0 ? `, up ${gain} ${words} since ${dayWords(first.performed_on, today)}` : '';
  return [
    {
      key: `${LIFT_FACT}${exerciseKey(lift.name)}`,
      label: `${lift.name}, ${measure === 'max' ? 'best estimate' : 'most reps'}`,
      value: `${best} ${words}${since}`,
    },
  ];
}

function lastSession(last: NonNullable<LoggedTraining['last']>, { unit, today }: LoggedTraining): string {
  const items = last.exercises.map(
    ({ name, sets }) => `${name} ${setsText(sets, unit, findExercise(name)?.load === 'time' ? 's' : 'reps')}`,
  );
  let text = dayWords(last.performed_on, today);
  for (const [index, item] of items.entries()) {
    const next = `${text}${index === 0 ? ': ' : '; '}${item}`;
    if (next.length > VALUE_MOST - ' and more'.length) return `${text} and more`;
    text = next;
  }
  return text;
}

/** For example «36 workouts since 31 August». */
function loggedWords({ workouts, since }: NonNullable<LoggedTraining['all']>, today: string): string {
  const [year = '', month = '1', day = '1'] = since.split('-');
  const named = `${Number(day)} ${MONTH_NAMES[Number(month) - 1] ?? ''}${today.startsWith(year) ? '' : ` ${year}`}`;
  return workouts === 1 ? `1 workout, ${named}` : `${workouts} workouts since ${named}`;
}

/** For example «4 Sep», with the year when it is not this one. */
function dayWords(date: string, today: string): string {
  const [year = '', month = '1', day = '1'] = date.split('-');
  return `${Number(day)} ${(MONTH_NAMES[Number(month) - 1] ?? '').slice(0, 3)}${today.startsWith(year) ? '' : ` ${year}`}`;
}

export function factOf(facts: readonly LogFact[], key: string): LogFact | undefined {
  return facts.find((fact) => fact.key === key);
}

/** The unit chosen in the app. */
export function unitFact(unit: WeightUnit): LogFact {
  return { key: UNIT_FACT, label: 'Weights shown in', value: unit === 'kg' ? 'Kilograms' : 'Pounds' };
}

/** undefined when the facts have no unit. */
export function unitOfFacts(facts: readonly LogFact[]): WeightUnit | undefined {
  const value = factOf(facts, UNIT_FACT)?.value;
  if (value === undefined) return undefined;
  return value === 'Kilograms' ? 'kg' : 'lb';
}

/** The best estimated maximum of a lift; undefined when there is none or it is in reps. */
export function loggedMax(facts: readonly LogFact[], name: string): { value: number; unit: WeightUnit; words: string } | undefined {
  const fact = factOf(facts, `${LIFT_FACT}${exerciseKey(name)}`);
  const match = /^(\d{1,4}(?:\.\d{1,2})?) (kg|lbs)\b/.exec(fact?.value ?? '');
  if (fact === undefined || match === null) return undefined;
  return { value: Number(match[1]), unit: match[2] === 'kg' ? 'kg' : 'lb', words: fact.value };
}

export function isLiftFact(fact: LogFact): boolean {
  return fact.key.startsWith(LIFT_FACT);
}
