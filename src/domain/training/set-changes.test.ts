import { expect, test } from 'vitest';
import type { SetValue } from '../sync/values.ts';
import { changesAfterUndo, type SetChange, standingWrites, undoableChanges } from './set-changes.ts';

function value(set_n: number, reps: number): SetValue {
  const logged_at = '2026-11-20T18:00:00.000Z';
  return { session_id: 's', exercise: 'Row', exercise_n: 1, set_n, reps, weight: '50', unit: 'kg', rpe: null, logged_at };
}

/** Set `set_n` went from `before` to `after` reps by the operation `op`. */
function change(id: string, set_n: number, before: [string, number] | null, op: string, after: number | null): SetChange {
  const write = {
    slot: `set|s|row#1|${set_n}`,
    before: before === null ? null : value(set_n, before[1]),
    before_op: before?.[0] ?? null,
    after: after === null ? null : value(set_n, after),
    op_id: op,
  };
  const action = before === null ? 'log' : after === null ? 'delete' : 'edit';
  return { id, made_at: '2026-11-20T18:00:00.000Z', action, session_id: 's', writes: [write], session: null, row: null, typed: [] };
}

function rowAdded(id: string, set_n: number): SetChange {
  const row = { exercise: 'row', exercise_n: 1, set_n };
  return { ...change(id, set_n, null, '', null), action: 'add-row', session_id: null, writes: [], row };
}

const ids = (changes: readonly SetChange[]) => changes.map(({ id }) => id);

test('of each set only what was done to it last can be undone, the newest first', () => {
  const logged = change('log 1', 1, null, 'op 1', 5);
  const other = change('log 2', 2, null, 'op 2', 5);
  const edited = change('edit 1', 1, ['op 1', 5], 'op 3', 6);
  expect(ids(undoableChanges([logged, other, edited]))).toEqual(['edit 1', 'log 2']);
});

test('an added row can be taken away only while no set is logged in it, and the last one first', () => {
  expect(ids(undoableChanges([rowAdded('add 4', 4), rowAdded('add 5', 5)]))).toEqual(['add 5']);
  expect(ids(undoableChanges([rowAdded('add 4', 4), change('log 4', 4, null, 'op 1', 5)]))).toEqual(['log 4']);
  expect(ids(undoableChanges([rowAdded('add 4', 4), change('log 1', 1, null, 'op 1', 5)]))).toEqual(['log 1', 'add 4']);
});

test('a write that another operation has superseded does not stand', () => {
  const edited = change('edit 1', 1, ['op 1', 5], 'op 3', 6);
  const slot = 'set|s|row#1|1';
  expect(standingWrites(edited, new Map([[slot, 'op 3']]))).toEqual({ standing: edited.writes, superseded: 0 });
  expect(standingWrites(edited, new Map([[slot, 'op 4']]))).toEqual({ standing: [], superseded: 1 });
  expect(standingWrites(edited, new Map())).toEqual({ standing: [], superseded: 1 });
});

test('after an edit is undone, what was done before it ends in the operation that restored it', () => {
  const logged = change('log 1', 1, null, 'op 1', 5);
  const edited = change('edit 1', 1, ['op 1', 5], 'op 3', 6);
  const left = changesAfterUndo([logged, edited], edited, new Map([['set|s|row#1|1', 'op 4']]));
  expect(ids(left)).toEqual(['log 1']);
  expect(left[0]?.writes[0]).toEqual({ ...logged.writes[0], op_id: 'op 4' });
});
