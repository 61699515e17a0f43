import { parseRoutineWorkout } from './free-workout.ts';

interface DatedSession {
  plan_id: string;
  /** yyyy-mm-dd */
  performed_on: string;
}

export interface RoutineTurn {
  /** The day to train next; undefined for a routine without days. */
  readonly next: string | undefined;
  /** The last day (yyyy-mm-dd) any of it was trained. */
  readonly last_on: string | undefined;
}

/** Whose turn it is in a routine: the day after the one trained last, in the order of the routine. `sessions` are oldest first. */
export function routineTurn(routine_id: string, day_ids: readonly string[], sessions: readonly DatedSession[]): RoutineTurn {
  const trained = sessions.flatMap(({ plan_id, performed_on }) => {
    const place = parseRoutineWorkout(plan_id);
    return place?.routine_id === routine_id ? [{ day_id: place.day_id, performed_on }] : [];
  });
  const last = trained.at(-1);
  const known = trained.findLast(({ day_id }) => day_ids.includes(day_id));
  const after = known === undefined ? 0 : (day_ids.indexOf(known.day_id) + 1) % day_ids.length;
  return { next: day_ids[after], last_on: last?.performed_on };
}
