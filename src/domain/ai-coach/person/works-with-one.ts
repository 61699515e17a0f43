import type { Exercise, Kit } from '../../exercises/exercise.ts';
import type { SingleKit } from './single-kit.ts';

/** Two-sided exercises that one weight is enough for; those for one side at a time are anyway. */
const HELD_WITH_BOTH: ReadonlySet<string> = new Set([
  'goblet-squat',
  'dumbbell-sumo-squat',
  'dumbbell-hip-thrust',
  'dumbbell-leg-curl',
  'dumbbell-calf-raise',
  'dumbbell-pullover',
  'dumbbell-triceps-extension',
  'wrist-curl',
  'reverse-wrist-curl',
  'kettlebell-deadlift',
  'kettlebell-swing',
]);
/** Done one arm at a time with a single dumbbell. */
const ONE_ARM_AT_A_TIME: ReadonlySet<string> = new Set([
  'lateral-raise',
  'front-raise',
  'rear-delt-fly',
  'dumbbell-curl',
  'hammer-curl',
  'dumbbell-shrug',
  'dumbbell-serratus-punch',
  'dumbbell-floor-press',
  'bent-over-dumbbell-row',
]);
/** For one side, and yet with a weight in each hand or under it. */
const NEEDS_TWO: ReadonlySet<string> = new Set(['renegade-row', 'gorilla-row', 'farmers-carry', 'front-rack-carry']);

/** Whether somebody who has only one of some weights may do it (TEMPLATE-12). */
export function worksWithOne(exercise: Exercise, kit: ReadonlySet<Kit>, single: readonly SingleKit[]): boolean {
  const sets = exercise.equipment.filter((set) => set.every((item) => kit.has(item)));
  return needsOne(exercise) || sets.some((set) => !set.some((item) => single.some((one) => one === item)));
}

function needsOne({ id, load, unilateral }: Exercise): boolean {
  if (NEEDS_TWO.has(id)) return false;
  return load !== 'dumbbell' || unilateral === true || HELD_WITH_BOTH.has(id) || ONE_ARM_AT_A_TIME.has(id);
}

/** Each arm has its turn. */
export function isDoneOneArm({ id }: Exercise): boolean {
  return ONE_ARM_AT_A_TIME.has(id);
}
