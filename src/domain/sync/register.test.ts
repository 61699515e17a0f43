import { expect, test } from 'vitest';
import { supersedes } from './merge.ts';
import { confirm, giveUp, type Held, type Register, refuse, waitAgain, writeOver } from './register.ts';

const SLOT = 'set|s|squat#1|1';

function written(hlc: string, reps: number | null): Held {
  return { kind: reps === null ? 'set.delete' : 'set.put', op_id: `op-${hlc}`, hlc, v: 1, value: reps === null ? null : { reps } };
}

function sent(held: Held): Register {
  return { slot: SLOT, ...held, state: 'sent', base: null };
}

test('SYNC-4 The greater clock wins, and of equal clocks the greater operation id, in either order of arrival', () => {
  expect(supersedes({ hlc: '2', op_id: 'a' }, { hlc: '1', op_id: 'b' })).toBe(true);
  expect(supersedes({ hlc: '1', op_id: 'b' }, { hlc: '2', op_id: 'a' })).toBe(false);
  expect(supersedes({ hlc: '1', op_id: 'b' }, { hlc: '1', op_id: 'a' })).toBe(true);
  expect(supersedes({ hlc: '1', op_id: 'a' }, { hlc: '1', op_id: 'a' })).toBe(false);
  expect(supersedes({ hlc: '1', op_id: 'a' }, undefined)).toBe(true);
});

test('SYNC-4 Values from the server end in the same register whatever order they come in', () => {
  const values = [written('1', 5), written('2', null), written('3', 8)];
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]) {
    let register: Register | undefined;
    for (const index of order) register = confirm(register, SLOT, values[index]!);
    expect(register).toEqual(sent(values[2]!));
  }
});

test('SYNC-5 A person’s own value stays visible while a later one of another phone is known', () => {
  const own = writeOver(undefined, SLOT, written('2', 5));
  const merged = confirm(own, SLOT, written('9', 8));
  expect(merged).toMatchObject({ op_id: 'op-2', state: 'phone', base: { op_id: 'op-9' } });
});

test('SYNC-5 Once one’s own value is taken, the later value of the other phone shows', () => {
  const own = confirm(writeOver(undefined, SLOT, written('2', 5)), SLOT, written('9', 8));
  expect(confirm(own, SLOT, written('2', 5))).toEqual(sent(written('9', 8)));
});

test('SYNC-4 Once one’s own value is taken, an earlier one of the other phone is gone for good', () => {
  const own = confirm(writeOver(undefined, SLOT, written('5', 5)), SLOT, written('3', 8));
  expect(confirm(own, SLOT, written('5', 5))).toEqual(sent(written('5', 5)));
});

test('SYNC-12 A value the server set back in time keeps the clock the server gave it', () => {
  const own = writeOver(undefined, SLOT, { ...written('9', 5), op_id: 'mine' });
  expect(confirm(own, SLOT, { ...written('4', 5), op_id: 'mine' })).toMatchObject({ state: 'sent', hlc: '4' });
});

test('Writing again over an unsent value keeps what the server has below both', () => {
  const first = writeOver(sent(written('1', 5)), SLOT, written('2', 6));
  const second = writeOver(first, SLOT, written('3', 7));
  expect(second).toMatchObject({ op_id: 'op-3', state: 'phone', base: { op_id: 'op-1' } });
});

test('SYNC-8 An answer to an older operation leaves the newer one waiting', () => {
  const newer = writeOver(writeOver(undefined, SLOT, written('1', 5)), SLOT, written('2', 6));
  expect(confirm(newer, SLOT, written('1', 5))).toMatchObject({ op_id: 'op-2', state: 'phone', base: { op_id: 'op-1' } });
  expect(refuse(newer, 'op-1')).toBe(newer);
});

test('SYNC-9 A refused value stays visible and marked; given up, the server’s shows again', () => {
  const refused = refuse(writeOver(sent(written('1', 5)), SLOT, written('2', 6)), 'op-2');
  expect(refused).toMatchObject({ value: { reps: 6 }, state: 'refused' });
  expect(giveUp(refused, 'op-2')).toEqual(sent(written('1', 5)));
});

test('SYNC-9 A refused value the server knows nothing below disappears when it is given up', () => {
  const refused = refuse(writeOver(undefined, SLOT, written('2', 6)), 'op-2');
  expect(giveUp(refused, 'op-2')).toBeUndefined();
  expect(giveUp(refused, 'op-1')).toBe(refused);
});

test('SYNC-9 Sent again, a refused value waits once more', () => {
  const refused = refuse(writeOver(undefined, SLOT, written('2', 6)), 'op-2');
  expect(waitAgain(refused, 'op-2').state).toBe('phone');
  expect(waitAgain(refused, 'op-1').state).toBe('refused');
});
