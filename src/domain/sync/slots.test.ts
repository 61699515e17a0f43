import { expect, test } from 'vitest';
import { exerciseKey, parseSessionId, sessionFinishSlot, sessionId, sessionSlot, setSlot } from './slots.ts';
import { slotFits } from './storable.ts';

const SESSION = { performed_on: '2026-11-20', plan_id: 'plan-1', week: 3, day: 2, n: 1 };

test('A session id follows from day, plan, week, day of the plan and ordinal, and reads back', () => {
  expect(sessionId(SESSION)).toBe('2026-11-20|plan-1|3|2|1');
  expect(parseSessionId(sessionId(SESSION))).toEqual(SESSION);
  expect(parseSessionId(sessionId({ ...SESSION, plan_id: 'a|b\nc', n: 12 }))).toEqual({ ...SESSION, plan_id: 'a|b\nc', n: 12 });
});

test('Text that is not a session id is no session', () => {
  for (const text of ['', '2026-11-20', '2026-11-20|p|1|2', '20-11-2026|p|1|2|3', '2026-11-20|p|1|x|3', '2026-11-20||1|2|3'])
    expect(parseSessionId(text)).toBeUndefined();
});

test('Two phones that log the same set of the same session mean the same register, however the name is spelt', () => {
  const session_id = sessionId(SESSION);
  const ours = setSlot({ session_id, exercise: 'Back Squat', exercise_n: 1, set_n: 2 });
  expect(setSlot({ session_id, exercise: ' back squat ', exercise_n: 1, set_n: 2 })).toBe(ours);
  expect(setSlot({ session_id, exercise: 'Back Squat', exercise_n: 2, set_n: 2 })).not.toBe(ours);
  expect(setSlot({ session_id, exercise: 'Back Squat', exercise_n: 1, set_n: 3 })).not.toBe(ours);
  expect(exerciseKey(' Back Squat ')).toBe('back squat');
});

test('Every slot is of its own family', () => {
  const id = sessionId(SESSION);
  expect(slotFits('session.put', sessionSlot(id))).toBe(true);
  expect(slotFits('session.finish', sessionFinishSlot(id))).toBe(true);
  expect(slotFits('set.put', setSlot({ session_id: id, exercise: 'Squat', exercise_n: 1, set_n: 1 }))).toBe(true);
});
