import type { ExerciseRow } from './exercise-row.ts';
import { ARMS_EXERCISES } from './library/arms.ts';
import { CALF_EXERCISES } from './library/calf.ts';
import { CARRY_AND_CONDITIONING_EXERCISES } from './library/carry-and-conditioning.ts';
import { CORE_EXERCISES } from './library/core.ts';
import { HINGE_EXERCISES } from './library/hinge.ts';
import { HIP_EXERCISES } from './library/hip.ts';
import { HORIZONTAL_PULL_EXERCISES } from './library/horizontal-pull.ts';
import { HORIZONTAL_PUSH_EXERCISES } from './library/horizontal-push.ts';
import { LUNGE_EXERCISES } from './library/lunge.ts';
import { SHOULDER_EXERCISES } from './library/shoulder.ts';
import { SQUAT_EXERCISES } from './library/squat.ts';
import { VERTICAL_PULL_EXERCISES } from './library/vertical-pull.ts';
import { VERTICAL_PUSH_EXERCISES } from './library/vertical-push.ts';

/** Every exercise as it is written down, grouped by pattern, the usual choice of each group first. The build packs this module. */
export const EXERCISE_ROWS: readonly ExerciseRow[] = [
  SQUAT_EXERCISES,
  LUNGE_EXERCISES,
  HINGE_EXERCISES,
  HIP_EXERCISES,
  CALF_EXERCISES,
  HORIZONTAL_PUSH_EXERCISES,
  VERTICAL_PUSH_EXERCISES,
  HORIZONTAL_PULL_EXERCISES,
  VERTICAL_PULL_EXERCISES,
  SHOULDER_EXERCISES,
  ARMS_EXERCISES,
  CORE_EXERCISES,
  CARRY_AND_CONDITIONING_EXERCISES,
].flat();
