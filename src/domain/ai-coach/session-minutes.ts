import type { Exercise, Pattern } from '../exercises/exercise.ts';
import { prescribedExercise } from '../exercises/find-exercise.ts';
import type { DayView, PrescriptionView } from '../plan/plan-view.ts';
import type { LoadKind } from '../training/loading.ts';
import type { Preferences } from '../training/preferences.ts';
import { parseReps, type RepRange } from '../training/rep-range.ts';

const WARM_UP_SECONDS = 300;
/** Warm-up of sessions up to half an hour. */
const SHORT_WARM_UP_SECONDS = 180;
const SHORT_SESSION_SECONDS = 27 * 60;
const CHANGE_SECONDS = 60;
const RAMP_SET_SECONDS = 60;
const OTHER_SIDE_SECONDS = 10;
/** Seconds to change over within a superset (TRAIN-19). */
export const CHANGE_OVER_SECONDS = 15;
const SET_UP_SECONDS: Readonly<Record<LoadKind, number>> = { barbell: 60, dumbbell: 30, machine: 30, bodyweight: 10, band: 20, time: 10 };
/** Setting up a rack and plates. */
const RACK_SECONDS = 90;
/** Warm-up sets of the first, second and later compound lifts. */
const RAMP_SETS: Readonly<Record<LoadKind, readonly [number, number, number]>> = {
  barbell: [3, 2, 1],
  dumbbell: [2, 1, 1],
  machine: [2, 1, 1],
  bodyweight: [0, 0, 0],
  band: [0, 0, 0],
  time: [0, 0, 0],
};
const SLOW_PATTERNS: ReadonlySet<Pattern> = new Set<Pattern>(['squat', 'lunge', 'hinge']);
const UNKNOWN_REPS = 10;

/** The rests one has chosen; null is by the goal. */
export type UsualRests = Pick<Preferences, 'rest_main' | 'rest_other'>;

/** Rest in seconds before the next set: the plan's, else the one chosen in Settings (SET-2), else the usual one of its goal. */
export function restSeconds(prescription: PrescriptionView, goal: string, chosen?: UsualRests): number {
  if (prescription.rest_seconds !== null && prescription.rest_seconds > 0) return Math.round(prescription.rest_seconds);
  const compound = prescribedExercise(prescription)?.compound ?? true;
  const usual = compound ? chosen?.rest_main : chosen?.rest_other;
  if (usual != null) return usual;
  if (/strength|powerlifting/i.test(goal)) return compound ? 180 : 90;
  return compound ? 120 : 75;
}

/** An exercise's input to the time estimate. */
export interface TimedWork {
  exercise: Exercise | undefined;
  range: RepRange | undefined;
  sets: number;
  rest_seconds: number;
  /** Neighbours with the same mark alternate (TRAIN-19); the last one's rest follows each round. */
  superset?: string | null;
}

/** Duration in whole minutes with warm-up; 0 for an empty day. */
export function estimateMinutes(day: DayView, goal = ''): number {
  const timed = (item: PrescriptionView): TimedWork => ({
    exercise: prescribedExercise(item),
    range: parseReps(item.reps),
    sets: item.sets,
    rest_seconds: restSeconds(item, goal),
    superset: item.superset,
  });
  return minutesOfWork([...day.primary.map(timed), ...day.accessories.map(timed)]);
}

/** Like `estimateMinutes`, for parsed work in order. */
export function minutesOfWork(work: readonly TimedWork[]): number {
  if (work.length === 0) return 0;
  let compounds = 0;
  let seconds = 0;
  for (const group of inGroups(work)) {
    for (const { exercise } of group) {
      const ramp = exercise === undefined || !exercise.compound ? 0 : (RAMP_SETS[exercise.load][Math.min(compounds, 2)] ?? 0);
      if (exercise?.compound === true) compounds += 1;
      seconds += setUpSeconds(exercise) + ramp * RAMP_SET_SECONDS;
    }
    seconds += workSeconds(group) + CHANGE_SECONDS;
  }
  return Math.round((seconds + (seconds <= SHORT_SESSION_SECONDS ? SHORT_WARM_UP_SECONDS : WARM_UP_SECONDS)) / 60);
}

/** Supersets together, everything else alone. */
function inGroups(work: readonly TimedWork[]): TimedWork[][] {
  const groups: TimedWork[][] = [];
  for (const item of work) {
    const last = groups.at(-1);
    if (item.superset != null && last?.[0]?.superset === item.superset) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Rounds of a superset, then the sets that only some of its exercises have left. */
function workSeconds(group: readonly TimedWork[]): number {
  const [first, second] = group;
  if (first !== undefined && second === undefined) return first.sets * setSeconds(first) + (first.sets - 1) * first.rest_seconds;
  const rounds = Math.min(...group.map(({ sets }) => sets));
  const round = group.reduce((sum, item) => sum + setSeconds(item), 0) + CHANGE_OVER_SECONDS * (group.length - 1);
  const rest = group.at(-1)?.rest_seconds ?? 0;
  const spare = group.reduce((sum, item) => sum + (item.sets - rounds) * (setSeconds(item) + rest + restInRound(group, item)), 0);
  return rounds * round + (rounds - 1) * rest + spare;
}

type RoundWork = Pick<TimedWork, 'exercise' | 'range' | 'rest_seconds'>;

/**
 * Seconds that an exercise rests within a round while the others of its superset are done; without them the rest after the round alone
 * would be too short for it. 0 where the rests are those of exercises done alone (TRAIN-19).
 */
export function restInRound(group: readonly RoundWork[], item: RoundWork): number {
  if (!group.some(({ rest_seconds }) => rest_seconds <= CHANGE_OVER_SECONDS)) return 0;
  return group.reduce((sum, other) => sum + (other === item ? 0 : setSeconds(other) + CHANGE_OVER_SECONDS), 0);
}

/** Seconds of one set, both sides. */
export function setSeconds({ exercise, range }: Pick<TimedWork, 'exercise' | 'range'>): number {
  const reps = range === undefined ? UNKNOWN_REPS : (range.low + range.high) / 2;
  const perRep = range?.unit === 'seconds' ? 1 : exercise !== undefined && SLOW_PATTERNS.has(exercise.pattern) ? 4 : 3;
  const sides = exercise?.unilateral === true || range?.per_side === true ? 2 : 1;
  return reps * perRep * sides + (sides === 2 ? OTHER_SIDE_SECONDS : 0);
}

function setUpSeconds(exercise: Exercise | undefined): number {
  if (exercise === undefined) return SET_UP_SECONDS.dumbbell;
  return exercise.equipment[0]?.includes('rack') === true ? RACK_SECONDS : SET_UP_SECONDS[exercise.load];
}
