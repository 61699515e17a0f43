import type { Exercise } from '../../exercises/exercise.ts';

/** Two-sided exercises that one dumbbell is enough for; those for one side at a time are anyway. */
const HELD_WITH_BOTH: ReadonlySet<string> = new Set([
  'goblet-squat',
  'dumbbell-hip-thrust',
  'dumbbell-leg-curl',
  'dumbbell-calf-raise',
  'dumbbell-pullover',
  'dumbbell-triceps-extension',
  'wrist-curl',
  'reverse-wrist-curl',
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
/** For one side, and yet with a dumbbell in each hand. */
const NEEDS_TWO: ReadonlySet<string> = new Set(['renegade-row', 'farmers-carry', 'front-rack-carry']);

/** Whether somebody with a single dumbbell may do it. */
export function worksWithOne({ id, load, unilateral, equipment }: Exercise): boolean {
  if (!equipment.some((set) => set.includes('dumbbells'))) return true;
  if (equipment.some((set) => !set.includes('dumbbells') && !set.includes('kettlebells'))) return true;
  if (NEEDS_TWO.has(id)) return false;
  return load !== 'dumbbell' || unilateral === true || HELD_WITH_BOTH.has(id) || ONE_ARM_AT_A_TIME.has(id);
}

/** Each arm has its turn. */
export function isDoneOneArm({ id }: Exercise): boolean {
  return ONE_ARM_AT_A_TIME.has(id);
}
