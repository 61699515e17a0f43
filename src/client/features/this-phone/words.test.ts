import { expect, test } from 'vitest';
import type { RejectedOperation } from '#offline/accounts/outbox.ts';
import type { ChatEntry } from '#offline/chat/chat.ts';
import type { PendingOperation } from '#offline/store/this-phone.ts';
import { refusedWords } from './refused-words.ts';
import { waitingLines } from './waiting-lines.ts';

const now = new Date(2026, 10, 21, 12, 0);
const SESSION = '2026-11-20|p1|2|0|1';
let count = 0;

function pending(kind: string, slot: string, value: Record<string, unknown> | null, minute = 31): PendingOperation {
  count += 1;
  return { op_id: `op${count}`, kind, slot, value, made_at: new Date(2026, 10, 21, 10, minute).toISOString() };
}

const set = (exercise: string, set_n: number, minute?: number) =>
  pending('set.put', `set|${SESSION}|${exercise.toLowerCase()}#1|${set_n}`, { session_id: SESSION, exercise, set_n }, minute);

const message = { created_at: new Date(2026, 10, 21, 10, 36).toISOString() } as ChatEntry;

test('What waits is told by kind, with its times', () => {
  const lines = waitingLines(
    [
      pending('session.put', `session|${SESSION}`, {}, 30),
      set('Paused Bench Press', 1, 31),
      set('Paused Bench Press', 2, 34),
      pending('session.finish', `finish|${SESSION}`, {}, 50),
      pending('plan.put', 'plan|p1', {}),
      pending('plan.use', 'plan-use', {}),
      pending('set.delete', 'set|x', null),
      pending('session.delete', 'session|x', null),
    ],
    [message],
    now,
  );
  expect(lines.map(({ words, when, mark }) => `${words} · ${when} · ${mark}`)).toEqual([
    '2 sets, Paused Bench Press · today 10:31 AM and 10:34 AM · phone',
    '1 deleted set · today 10:31 AM · phone',
    'Workout of November 20 · today 10:30 AM and 10:50 AM · phone',
    '1 deleted workout · today 10:31 AM · phone',
    '1 plan · today 10:31 AM · phone',
    '1 message to the AI Coach · today 10:36 AM · waiting',
  ]);
});

test('Sets of several exercises are counted together, and a set entered twice is one set', () => {
  expect(waitingLines([set('Squat', 1), set('Squat', 1), set('Row', 1)], [], now)[0]!.words).toBe('2 sets, 2 exercises');
});

test('Taking up an earlier plan is told as a choice', () => {
  expect(waitingLines([pending('plan.use', 'plan-use', {})], [], now)[0]!.words).toBe('Which plan is the current one');
});

test('Nothing waiting is no line', () => {
  expect(waitingLines([], [], now)).toEqual([]);
});

function refused(kind: string, slot: string, value: Record<string, unknown> | null, code: string): RejectedOperation {
  return { ...pending(kind, slot, value), code };
}

test('A refused set says what was entered, for which day, and why', () => {
  const value = { session_id: SESSION, exercise: 'Squat', set_n: 2, reps: 5, weight: '102.5', unit: 'kg', rpe: 8.5 };
  expect(refusedWords(refused('set.put', `set|${SESSION}|squat#1|2`, value, 'too_large'), now)).toEqual({
    title: 'Set 2, Squat',
    detail: '102.5 kg × 5, RPE 8.5, November 20',
    reason: 'It is too large for the server.',
  });
});

test.each([
  ['set.put', 'set|x', {}, 'Set ?, unknown exercise', null],
  ['set.delete', 'set|x', null, 'Deleting a set', null],
  ['session.put', `session|${SESSION}`, { label: 'Monday' }, 'Workout of November 20', 'Monday'],
  ['session.finish', `finish|${SESSION}`, {}, 'End of the workout of November 20', null],
  ['session.delete', 'session|nonsense', null, 'Deleting the workout', null],
  ['plan.put', 'plan|x', {}, 'A plan', null],
  ['plan.use', 'plan-use', {}, 'Which plan is the current one', null],
  ['chat.put', 'chat|x', { content: 'Hi' }, 'A line of the conversation', 'Hi'],
  ['meal.put', 'meal|x', {}, 'A change', null],
])('A refused %s in %s is named', (kind, slot, value, title, detail) => {
  expect(refusedWords(refused(kind, slot, value, 'bad_value'), now)).toEqual({ title, detail, reason: 'The server cannot read it.' });
});

test('A reason this app does not know yet is shown as the server gave it', () => {
  expect(refusedWords(refused('plan.use', 'plan-use', {}, 'over_quota'), now).reason).toBe('The server did not take it (over_quota).');
});
