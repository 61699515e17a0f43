import { expect, test } from 'vitest';
import { parseSessionId, sessionId } from '../sync/slots.ts';
import { EMPTY_WORKOUT, isFreeWorkout, parseRoutineWorkout, routineWorkout } from './free-workout.ts';

test('ROUTINE-1 a workout of a routine names routine and day, and is told from a plan', () => {
  const place = { routine_id: '0190-a', day_id: '0190-b' };
  expect(parseRoutineWorkout(routineWorkout(place))).toEqual(place);
  expect(parseRoutineWorkout(EMPTY_WORKOUT)).toBeUndefined();
  expect([routineWorkout(place), EMPTY_WORKOUT, '0190-a', 'import:strong'].map(isFreeWorkout)).toEqual([true, true, false, false]);
  const session = { performed_on: '2026-11-20', plan_id: routineWorkout(place), week: 0, day: 0, n: 1 };
  expect(parseSessionId(sessionId(session))).toEqual(session);
});
