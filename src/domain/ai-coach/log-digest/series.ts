import { findExercise } from '../../exercises/find-exercise.ts';
import { progressOf, weightMoved } from '../../training/progress.ts';
import { shiftDay, weekdayOf, weekOf } from '../../training/week.ts';
import { hardSets, loggedWork } from '../plan-work.ts';
import type { AskedData } from './asked-data.ts';
import type { DatedSet, DigestExercise, LogDigest } from './digest-shape.ts';
import { DIGEST_DAYS } from './digest-shape.ts';
import type { AskedMuscles } from './muscles-asked.ts';
import { type AskedPeriod, isWithin } from './period-asked.ts';
import { progressSets, setOf, writtenSet } from './set-words.ts';

/** A figure of a day. */
export interface Point {
  on: string;
  value: number;
}

/** Figures by day, oldest first; `from`: nothing before it is known. */
export interface Series {
  points: readonly Point[];
  from: string;
  /** How the figures of several days become one. */
  gather: 'sum' | 'mean';
}

/** Workouts, 1 each; undefined when they are hidden. */
export function sessionSeries({ digest }: Pick<AskedData, 'digest'>): Series | undefined {
  if (digest.workouts === null) return undefined;
  return { points: digest.workouts.map(([on]) => ({ on, value: 1 })), from: workoutsFrom(digest), gather: 'sum' };
}

/** The first day of which it is known whether it was trained. */
export function workoutsFrom({ today, since, workouts }: LogDigest): string {
  const window = shiftDay(today, 1 - DIGEST_DAYS);
  const first = since ?? workouts?.[0]?.[0] ?? window;
  return first > window ? first : window;
}

export function minuteSeries({ digest }: Pick<AskedData, 'digest'>): Series {
  const points = (digest.workouts ?? []).flatMap(([on, value]) => (value === null ? [] : [{ on, value }]));
  return { points, from: points[0]?.on ?? digest.today, gather: 'mean' };
}

type LoggedSet = DigestExercise['sessions'][number]['sets'][number];

/** What a set counts. */
const FIGURES = {
  sets: () => 1,
  reps: ([reps]: LoggedSet) => reps,
  tonnage: (set: LoggedSet) => weightMoved([writtenSet(set)], 'kg'),
};

/** Sets, reps or weight moved (kg) of exercises by day. */
export function setSeries(exercises: readonly DigestExercise[], what: keyof typeof FIGURES): Series {
  return { points: byDay(exercises, FIGURES[what]), from: setsFrom(exercises), gather: 'sum' };
}

/** Mean RPE of exercises by day. */
export function effortSeries(exercises: readonly DigestExercise[]): Series {
  const rated = exercises.map((one) => ({
    ...one,
    sessions: one.sessions.map((done) => ({ ...done, sets: done.sets.filter(([, , rpe]) => rpe !== null) })),
  }));
  const counts = new Map(byDay(rated, () => 1).map(({ on, value }) => [on, value]));
  const points = byDay(rated, ([, , rpe]) => rpe ?? 0).map(({ on, value }) => ({ on, value: value / (counts.get(on) ?? 1) }));
  return { points, from: setsFrom(exercises), gather: 'mean' };
}

/** Hard sets for muscles by day; an exercise that helps counts half (as in the plan). */
export function muscleSeries({ digest }: Pick<AskedData, 'digest'>, { muscles }: Pick<AskedMuscles, 'muscles'>): Series {
  const trained = digest.exercises.filter(({ name }) => shareFor(name, muscles) > 0);
  const points = trained.flatMap((one) => {
    const exercise = findExercise(one.name);
    return one.sessions.map(({ on, sets }) => ({
      on,
      value: sets.reduce((sum, [reps, , rpe]) => {
        const work = loggedWork(exercise, { reps, rpe });
        return sum + (work === undefined ? 0 : hardSets(work) * shareFor(one.name, muscles));
      }, 0),
    }));
  });
  return { points: summed(points), from: setsFrom(trained), gather: 'sum' };
}

/** 1 where a muscle of the group is trained first, a half where one helps. */
function shareFor(name: string, muscles: readonly string[]): number {
  const exercise = findExercise(name);
  if (exercise?.primary.some((muscle) => muscles.includes(muscle)) === true) return 1;
  return exercise?.secondary.some((muscle) => muscles.includes(muscle)) === true ? 0.5 : 0;
}

function byDay(exercises: readonly DigestExercise[], figure: (set: LoggedSet) => number): Point[] {
  return summed(
    exercises.flatMap(({ sessions }) => sessions.map(({ on, sets }) => ({ on, value: sets.reduce((sum, set) => sum + figure(set), 0) }))),
  );
}

function summed(points: readonly Point[]): Point[] {
  const days = new Map<string, number>();
  for (const { on, value } of points) days.set(on, (days.get(on) ?? 0) + value);
  return [...days].map(([on, value]) => ({ on, value })).sort((a, b) => (a.on < b.on ? -1 : 1));
}

/** From this day on every set of the exercises is known: older sessions stay with their best set only. */
function setsFrom(exercises: readonly DigestExercise[]): string {
  return exercises.reduce(
    (latest, { sessions, first }) => {
      const oldest = sessions.at(-1)?.on ?? first;
      const known = oldest > first ? oldest : first;
      return oldest > first && known > latest ? known : latest;
    },
    exercises.map(({ first }) => first).sort()[0] ?? '',
  );
}

export function within(series: Series, span: Pick<AskedPeriod, 'from' | 'to'> | undefined): readonly Point[] {
  return span === undefined ? series.points : series.points.filter(({ on }) => isWithin(on, span));
}

export function gathered(points: readonly Point[], gather: Series['gather']): number {
  const sum = points.reduce((total, { value }) => total + value, 0);
  return gather === 'sum' ? sum : sum / Math.max(1, points.length);
}

/** Figures by weekday (0 Sunday), calendar week or month (their first days). */
export function groupedBy(points: readonly Point[], over: 'day' | 'week' | 'month'): Map<string, Point[]> {
  const groups = new Map<string, Point[]>();
  const keyOf = (on: string) => (over === 'day' ? String(weekdayOf(on)) : over === 'week' ? (weekOf(on)[0] ?? on) : `${on.slice(0, 7)}-01`);
  for (const point of points) groups.set(keyOf(point.on), [...(groups.get(keyOf(point.on)) ?? []), point]);
  return groups;
}

/** What an exercise was lifted for: the best of each session known, oldest first, with its set. */
export interface Lifted {
  measure: 'max' | 'reps';
  points: readonly (Point & { set: DatedSet })[];
}

export function liftedOf(exercise: DigestExercise, unit: AskedData['unit']): Lifted {
  const started = exercise.start ?? null;
  const dated = [
    ...exercise.sessions.flatMap(({ on, sets }) => sets.map((set): DatedSet => [on, ...set])),
    ...exercise.months,
    ...(started === null ? [] : [started]),
  ];
  const { measure } = progressOf(progressSets(exercise), unit);
  const best = new Map<string, Point & { set: DatedSet }>();
  for (const set of dated) {
    const value = figureOf(set, measure, unit);
    if (value !== undefined && value > (best.get(set[0])?.value ?? 0)) best.set(set[0], { on: set[0], value, set });
  }
  return { measure, points: [...best.values()].sort((a, b) => (a.on < b.on ? -1 : 1)) };
}

function figureOf(set: DatedSet, measure: 'max' | 'reps', unit: AskedData['unit']): number | undefined {
  if (measure === 'reps') return set[1];
  return progressOf([{ ...writtenSet(setOf(set)), performed_on: set[0], session_id: set[0] }], unit).points[0]?.value;
}
