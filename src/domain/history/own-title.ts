import { parseRoutineWorkout } from '../training/free-workout.ts';

/**
 * The name a workout has of its own, from another app (IMPORT-13) or a routine (HIST-9); empty for one of a plan's day, and an empty one.
 */
export function ownTitle({ plan_id, label }: { plan_id: string; label: string }): string {
  return plan_id.startsWith('import:') || parseRoutineWorkout(plan_id) !== undefined ? label : '';
}
