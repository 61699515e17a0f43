import { getDayOfYear } from 'date-fns';
import { shownMax } from '../training/e1rm.ts';
import { isAssisted } from '../training/is-assisted.ts';
import { type WeightUnit, weightNumber } from '../training/units.ts';
import type { ImportedWorkout } from './imported-log.ts';
import type { ImportChoices } from './workout-registers.ts';

/** A year of a log, in weeks from Sunday; the first and the last are those that hold its first and last day. */
interface TrainedYear {
  readonly year: number;
  readonly workouts: number;
  /** Whether each week was trained, from the log's first to its last. */
  readonly weeks: readonly boolean[];
}

/** The best estimated max of an exercise. */
interface BestLift {
  readonly name: string;
  readonly weight: number;
  readonly unit: WeightUnit;
  /** yyyy-mm-dd */
  readonly on: string;
}

/** What is shown of a log that was brought in. */
export interface LogSummary {
  readonly years: readonly TrainedYear[];
  readonly lifts: readonly BestLift[];
  /** The unit of its weights, where they have one. */
  readonly unit: WeightUnit | undefined;
}

const LIFTS_SHOWN = 2;

export function sumUpLog(workouts: readonly ImportedWorkout[], choices: ImportChoices): LogSummary {
  return { years: yearsOf(workouts.map(({ date }) => date)), lifts: bestLifts(workouts, choices), unit: unitOf(workouts, choices) };
}

function unitOf(workouts: readonly ImportedWorkout[], choices: ImportChoices): WeightUnit | undefined {
  const units = new Set(
    workouts.flatMap(({ blocks }) =>
      blocks.flatMap(({ sets }) => sets.flatMap(({ unit, weight }) => (Number(weight) === 0 ? [] : (unit ?? choices.unit)))),
    ),
  );
  const [unit] = units;
  return units.size === 1 ? unit : undefined;
}

/** Days are yyyy-mm-dd, oldest first. */
function yearsOf(days: readonly string[]): TrainedYear[] {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const trained = new Map<number, Set<number>>();
  const workouts = new Map<number, number>();
  for (const day of days) {
    const year = yearOf(day);
    trained.set(year, (trained.get(year) ?? new Set()).add(weekOf(day)));
    workouts.set(year, (workouts.get(year) ?? 0) + 1);
  }
  // A year nobody trained in is left out: a slip in a date would make hundreds of them.
  return [...trained].map(([year, weeks]) => {
    const from = year === yearOf(first) ? weekOf(first) : 0;
    const to = year === yearOf(last) ? weekOf(last) : weekOf(`${year}-12-31`);
    return { year, workouts: workouts.get(year) ?? 0, weeks: Array.from({ length: to - from + 1 }, (_, index) => weeks.has(from + index)) };
  });
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** From 0. */
function weekOf(day: string): number {
  const date = new Date(`${day}T12:00:00`);
  return Math.ceil((getDayOfYear(date) - date.getDay() - 1) / 7);
}

/** The best of the exercises done most often with a weight, under the names they are stored by; without warm-ups and drops. */
function bestLifts(workouts: readonly ImportedWorkout[], { names, unit }: ImportChoices): BestLift[] {
  const lifts = new Map<string, { sets: number; best: BestLift }>();
  for (const { date, blocks } of workouts)
    for (const { exercise, sets } of blocks)
      for (const set of sets) {
        const name = names[exercise] ?? exercise;
        const written = set.unit ?? unit;
        // More help is no more strength.
        if (set.kind === 'warmup' || set.kind === 'drop' || isAssisted(exercise, name)) continue;
        const weight = weightNumber(set.weight, written, lifts.get(name)?.best.unit ?? written);
        const estimate = weight === undefined ? undefined : shownMax({ weight, reps: set.reps ?? 0, rpe: set.rpe });
        if (estimate === undefined || estimate.confidence === 'none') continue;
        const known = lifts.get(name);
        const found = { name, weight: estimate.value, unit: known?.best.unit ?? written, on: date };
        lifts.set(name, {
          sets: (known?.sets ?? 0) + 1,
          best: known === undefined || found.weight > known.best.weight ? found : known.best,
        });
      }
  return [...lifts.values()]
    .sort((a, b) => b.sets - a.sets)
    .slice(0, LIFTS_SHOWN)
    .map(({ best }) => best);
}
