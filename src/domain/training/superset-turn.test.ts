import { expect, test } from 'vitest';
import { array, assert, integer, option, property, record } from '#tests/support/properties.ts';
import { inTurnWith, nextInTurn, straightAfter, supersetLabels } from './superset-turn.ts';

const item = (superset: string | null, done: number, sets = 3) => ({ superset, done, is_open: done < sets });

test('Exercises in turn are named A1 and A2, the next pair B1 and B2; any mark will do', () => {
  expect(supersetLabels([item(null, 0), item('x', 0), item('x', 0), item(null, 0), item('7', 0), item('7', 0), item('7', 0)])).toEqual([
    null,
    'A1',
    'A2',
    null,
    'B1',
    'B2',
    'B3',
  ]);
  expect(supersetLabels([item('a', 0), item(null, 0), item('a', 0)])).toEqual([null, null, null]);
});

test('A tick in a superset leads to its partner, and back after the round', () => {
  const squat = item(null, 3);
  for (const [curl, pushdown, next] of [
    [0, 0, 'curl'],
    [1, 0, 'pushdown'],
    [1, 1, 'curl'],
    [3, 2, 'pushdown'],
  ] as const) {
    const items = { curl: item('a', curl), pushdown: item('a', pushdown) };
    expect(nextInTurn([squat, items.curl, items.pushdown, item(null, 0)])).toBe(items[next]);
  }
});

test('With one exercise of a superset done, its partner goes on alone; then comes the next exercise', () => {
  const items = [item('a', 2, 2), item('a', 2, 4), item(null, 0)];
  expect(nextInTurn(items)).toBe(items[1]);
  const done = [item('a', 2, 2), item('a', 4, 4), item(null, 0)];
  expect(nextInTurn(done)).toBe(done[2]);
  expect(nextInTurn([item('a', 2, 2)])).toBeUndefined();
});

test('An exercise that was opened by hand comes first, with its partner in turn', () => {
  const items = [item(null, 0), item('a', 1), item('a', 0), item(null, 0)];
  expect(nextInTurn(items, items[3])).toBe(items[3]);
  expect(nextInTurn(items, items[1])).toBe(items[2]);
});

test('However a workout is marked, the next exercise has a set left', () => {
  const items = array(record({ superset: option(integer({ min: 0, max: 2 }).map(String)), done: integer({ min: 0, max: 4 }) }), {
    maxLength: 9,
  });
  assert(
    property(items, (drawn) => {
      const all = drawn.map(({ superset, done }) => item(superset, done));
      const next = nextInTurn(all);
      expect(next?.is_open ?? false).toBe(all.some(({ is_open }) => is_open));
    }),
  );
});

test('the exercises of a superset are those beside it with its mark; a mark alone is no superset', () => {
  const [squat, curl, pushdown, raise, alone] = [item(null, 0), item('a', 0), item('a', 0), item('b', 0), item('c', 0)];
  const items = [squat, curl, pushdown, raise, alone];
  expect(inTurnWith(items, pushdown)).toEqual([curl, pushdown]);
  expect(inTurnWith(items, squat)).toEqual([]);
  expect(inTurnWith(items, raise)).toEqual([]);
});

test('within a round the partner follows at once, after the round nobody does', () => {
  const circuit = (...done: number[]) => done.map((sets) => item('a', sets));
  const follows = (place: number, ...done: number[]) => {
    const items = circuit(...done);
    const next = straightAfter(items, items[place]!);
    return next === undefined ? null : items.indexOf(next);
  };
  expect(follows(0, 0, 0)).toBe(1);
  expect(follows(1, 1, 0)).toBe(null);
  expect(follows(0, 1, 1, 1)).toBe(1);
  expect(follows(1, 2, 1, 1)).toBe(2);
  expect(follows(2, 2, 2, 1)).toBe(null);
  // The partner has no set left.
  expect(follows(0, 2, 3)).toBe(null);
  // One trained out of turn catches up first.
  expect(follows(0, 0, 2)).toBe(null);
});
