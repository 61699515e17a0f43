import { expect, test } from 'vitest';
import { isConflict, saysSame } from './conflict.ts';
import type { Held, Register } from './register.ts';
import { confirm, queueAgain, writeOver } from './register.ts';

const SLOT = 'set|s|squat#1|1';

function held(device: string, time: number, value: Held['value'], kind = 'set.put'): Held {
  return { kind, op_id: `${device}${String(time)}`, hlc: `${String(time).padStart(13, '0')}:0000:${device}`, v: 1, value };
}

const mine = held('a', 5, { weight: '100', reps: 5, logged_at: 'then' });
const theirs = held('b', 4, { weight: '105', reps: 5, logged_at: 'now' });
const waiting = writeOver(undefined, SLOT, mine);

test('SYNC-27 another phone’s value that this phone had not read when it wrote is a conflict, earlier or later', () => {
  expect(isConflict(waiting, theirs, 'a')).toBe(true);
  expect(isConflict(waiting, held('b', 9, theirs.value), 'a')).toBe(true);
  expect(isConflict(waiting, held('b', 9, null, 'set.delete'), 'a')).toBe(true);
});

test('SYNC-27 what was read before, sent before, or says the same is none', () => {
  const overTheirs = writeOver(confirm(undefined, SLOT, theirs), SLOT, mine);
  expect(isConflict(overTheirs, theirs, 'a')).toBe(false);
  const sent = confirm(waiting, SLOT, mine);
  expect(isConflict(sent, theirs, 'a')).toBe(false);
  // A restored server is healed with it: the other value was known once.
  expect(isConflict(queueAgain(sent), theirs, 'a')).toBe(false);
  expect(isConflict(writeOver(queueAgain(sent), SLOT, held('a', 6, mine.value)), held('b', 7, theirs.value), 'a')).toBe(true);
  expect(isConflict(waiting, held('b', 4, { reps: 5, weight: '100', logged_at: 'later' }), 'a')).toBe(false);
  expect(isConflict(undefined, theirs, 'a')).toBe(false);
});

test('SYNC-27 one’s own earlier write, and another phone’s that only waits here, are none', () => {
  expect(isConflict(waiting, held('a', 4, theirs.value), 'a')).toBe(false);
  const healed: Register = writeOver(undefined, SLOT, theirs);
  expect(isConflict(healed, held('c', 9, mine.value), 'a')).toBe(false);
});

test('SYNC-27 nobody is asked about what follows from something else, such as a session', () => {
  const session = writeOver(undefined, 'session|s', held('a', 5, { label: 'a' }, 'session.put'));
  expect(isConflict(session, held('b', 4, { label: 'b' }, 'session.put'), 'a')).toBe(false);
});

const kind = 'gym.put';

test('SYNC-27 what both deleted says the same, whenever each did', () => {
  expect(saysSame({ kind, value: { name: 'x', deleted_at: '2026' } }, { kind, value: { name: 'x', deleted_at: '2027' } })).toBe(true);
  expect(saysSame({ kind, value: { name: 'x', deleted_at: '2026' } }, { kind, value: { name: 'x', deleted_at: null } })).toBe(false);
  expect(saysSame({ kind, value: { name: 'x' } }, { kind, value: { name: 'x', deleted_at: null } })).toBe(true);
});

test('values say the same in any order of fields, at any depth', () => {
  expect(saysSame({ kind, value: { gym: { a: 1, b: [1, 2] } } }, { kind, value: { gym: { b: [1, 2], a: 1 }, made_at: 'x' } })).toBe(true);
  expect(saysSame({ kind, value: { gym: { b: [1, 2] } } }, { kind, value: { gym: { b: [2, 1] } } })).toBe(false);
  expect(saysSame({ kind, value: null }, { kind, value: {} })).toBe(false);
});

test('SYNC-27 of a workout only its note is asked about, and one without says the same as an empty one', () => {
  const session = (value: Record<string, unknown>) => ({ kind: 'session.put', value: { started_at: 'x', ...value } });
  expect(saysSame(session({ moved_to: 'y' }), session({ started_at: 'z', note: '' }))).toBe(true);
  expect(saysSame(session({ note: 'Belt.' }), session({}))).toBe(false);
});
