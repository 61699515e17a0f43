import { expect, test } from 'vitest';
import { setKindOf, shareOfSet, straightSets, workingSets } from './set-kind.ts';

const sets = [{ kind: 'warm-up' }, {}, { kind: 'drop' }, { kind: 'failure' }, { kind: 'myo-rep' }];

test('TRAIN-23: a warm-up set counts for nothing, a drop set not for what can be lifted; a kind of a newer app counts as a normal set', () => {
  expect(sets.map((set) => setKindOf(set))).toEqual(['warm-up', null, 'drop', 'failure', null]);
  expect(workingSets(sets)).toEqual(sets.slice(1));
  expect(straightSets(sets)).toEqual([{}, { kind: 'failure' }, { kind: 'myo-rep' }]);
  expect(sets.map(shareOfSet)).toEqual([0, 1, 0.5, 1, 1]);
});
