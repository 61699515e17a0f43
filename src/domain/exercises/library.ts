import type { Exercise } from './exercise.ts';
import { readRow } from './exercise-row.ts';
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

/** Every exercise, grouped by pattern, the usual choice of each group first. */
export const EXERCISES: readonly Exercise[] = [
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
].flatMap((rows) => rows.map(readRow));

const BY_ID = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));

export function exerciseById(id: string): Exercise | undefined {
  return BY_ID.get(id);
}
