import { expect, test } from 'vitest';
import { assert, constantFrom, dictionary, property } from '#tests/support/properties.ts';
import { MUSCLES, type Muscle } from '../exercises/exercise.ts';
import { KEPT_MUSCLES, shiftCost, shiftsBetween } from './kept-volume.ts';
import { addTo, type MuscleSets, noSets, setsFor, toMuscleSets } from './muscle-sets.ts';

const someSets = dictionary(constantFrom<Muscle>(...MUSCLES), constantFrom(0, 0.5, 1, 2.5, 3, 4, 6, 8, 12, 20)).map((sets) =>
  toMuscleSets(new Map(Object.entries(sets) as [Muscle, number][])),
);

test('a muscle keeps its sets within less than one set, or within 15%', () => {
  const shifted = (from: number, to: number): number => shiftsBetween(only('chest', from), only('chest', to)).length;
  expect([shifted(4, 4.5), shifted(4, 5), shifted(10, 11.5), shifted(10, 12), shifted(0, 1)]).toEqual([0, 1, 0, 1, 1]);
});

test('the largest shift comes first, and muscles nobody promised are not counted', () => {
  const [old, now] = [toMuscleSets(new Map([['chest', 4] as const])), toMuscleSets(new Map([['lats', 6] as const]))];
  expect(shiftsBetween(old, now)).toEqual([
    { muscle: 'lats', from: 0, to: 6 },
    { muscle: 'chest', from: 4, to: 0 },
  ]);
  expect(KEPT_MUSCLES).not.toContain('forearms');
  expect(shiftsBetween(only('forearms', 9), noSets())).toEqual([]);
});

test('it costs nothing exactly when every muscle keeps its sets, and else what the shifts say', () => {
  assert(
    property(someSets, someSets, (old, now) => {
      const shifts = shiftsBetween(old, now);
      expect(shiftCost(old, now) === 0).toBe(shifts.length === 0);
      expect(shiftCost(old, now)).toBeCloseTo(shifts.reduce((sum, { from, to }) => sum + 1 + Math.abs(to - from) / Math.max(1, from), 0));
    }),
  );
});

test('sets added and taken away again leave what was there', () => {
  assert(
    property(someSets, someSets, (sets, more) => {
      const changed = sets.slice();
      addTo(changed, more, 3);
      expect(setsFor('quads', changed)).toBe(setsFor('quads', sets) + 3 * setsFor('quads', more));
      addTo(changed, more, -3);
      expect(changed).toEqual(sets);
    }),
  );
});

function only(muscle: Muscle, sets: number): MuscleSets {
  return toMuscleSets(new Map([[muscle, sets]]));
}
