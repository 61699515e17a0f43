/** The `plan_id` of a workout that follows no plan. Its exercises are the session's own day (`session.adjust`). */
export const EMPTY_WORKOUT = 'free';

const ROUTINE_PREFIX = 'routine:';

/** One day of a routine. */
export interface RoutinePlace {
  readonly routine_id: string;
  readonly day_id: string;
}

/** The `plan_id` of a workout made from a day of a routine; it names the day, so that a new order of the days changes no history. */
export function routineWorkout({ routine_id, day_id }: RoutinePlace): string {
  return `${ROUTINE_PREFIX}${routine_id}/${day_id}`;
}

/** Reads `routineWorkout` output; undefined for other text. */
export function parseRoutineWorkout(plan_id: string): RoutinePlace | undefined {
  const match = /^routine:([^/]+)\/(.+)$/s.exec(plan_id);
  return match?.[1] === undefined || match[2] === undefined ? undefined : { routine_id: match[1], day_id: match[2] };
}

/** Whether somebody said how many sets a workout should have; in an empty one its rows are only room for what is done. */
export function hasTargets(plan_id: string): boolean {
  return plan_id !== EMPTY_WORKOUT;
}

/** Whether a workout needs no plan: an empty one, or one of a routine (ROUTINE-1). */
export function isFreeWorkout(plan_id: string): boolean {
  return plan_id === EMPTY_WORKOUT || plan_id.startsWith(ROUTINE_PREFIX);
}
