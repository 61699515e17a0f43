import type { LogDigest } from '#domain/ai-coach/log-digest/digest-shape.ts';
import { firstWeekDay, type WeekSet } from '#domain/ai-coach/log-digest/digest-weeks.ts';
import { makeLogDigest } from '#domain/ai-coach/log-digest/make-digest.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { parseSessionId } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import { weekOf } from '#domain/training/week.ts';

/** The digest of a log given as operations, as the trainee's phone would send it on `today`, of sets and days alone; null without sets. */
export function digestOfOperations(operations: readonly Operation[], today: string): LogDigest | null {
  const sets = operations.flatMap(setOf);
  if (sets.length === 0) return null;
  const days = [...new Set(sets.map(({ performed_on }) => performed_on))];
  const from = firstWeekDay(weekOf(today)[0] ?? today);
  return makeLogDigest({
    today,
    unit: 'lb',
    hidden: [],
    since: days[0] ?? today,
    workouts: days.map((day) => [day, null]),
    exercises: [...new Set(sets.map(({ exercise }) => exercise))].map((name) => {
      const own = sets.filter(({ exercise }) => exercise === name);
      return { name, first: own[0]?.performed_on ?? today, sets: newestSessionFirst(own) };
    }),
    recent: sets.filter(({ performed_on }) => performed_on >= from),
    last: null,
    place: null,
    targets: [],
    gym: null,
    plan_since: null,
    changes: [],
  });
}

function setOf(operation: Operation): WeekSet[] {
  const set = readValue('set.put', operation);
  const key = set === undefined ? undefined : parseSessionId(set.session_id);
  return set === undefined || key === undefined ? [] : [{ ...set, performed_on: key.performed_on }];
}

function newestSessionFirst(sets: readonly WeekSet[]): WeekSet[] {
  const sessions = [...new Set(sets.map(({ session_id }) => session_id))].toReversed();
  return sessions.flatMap((id) => sets.filter(({ session_id }) => session_id === id));
}
