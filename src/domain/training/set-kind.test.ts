import { expect, test } from 'vitest';
import { setKindOf, shareOfSet, straightSets, withKind, workingSets } from './set-kind.ts';

const sets = [{ kind: 'warm-up' }, {}, { kind: 'drop' }, { kind: 'failure' }, { kind: 'myo-rep' }];

test('TRAIN-23: a warm-up set counts for nothing, a drop set not for what can be lifted; a kind of a newer app counts as a normal set', () => {
  expect(sets.map((set) => setKindOf(set))).toEqual(['warm-up', null, 'drop', 'failure', null]);
  expect(workingSets(sets)).toEqual(sets.slice(1));
  expect(straightSets(sets)).toEqual([{}, { kind: 'failure' }, { kind: 'myo-rep' }]);
  expect(sets.map(shareOfSet)).toEqual([0, 1, 0.5, 1, 1]);
});

test('TRAIN-26 a set to failure had no rep left, whatever effort was said before, and a set that is none any more has what is offered', () => {
  const typed = { reps: '8', weight: '100', rpe: '8', rir: '2' };
  const failure = withKind(typed, 'failure', { rpe: '7' });
  expect(failure).toEqual({ ...typed, kind: 'failure', rpe: '10', rir: '0' });
  expect(withKind(failure, null, { rpe: '7' })).toEqual({ ...typed, kind: undefined, rpe: '7', rir: '' });
  expect(withKind({ ...failure, rpe: '9', rir: '1' }, 'drop', { rpe: '7' })).toMatchObject({ kind: 'drop', rpe: '9', rir: '1' });
  expect(withKind(failure, null, undefined)).toMatchObject({ rpe: '10', rir: '0' });
  expect(withKind(typed, 'drop', { rpe: '7' })).toMatchObject({ rpe: '8', rir: '2' });
});

test('TRAIN-25 a warm-up set begins without an effort, takes the offered one with another kind, and keeps one that was typed', () => {
  const offered = { rpe: '8', rir: '2' };
  const typed = { reps: '5', weight: '200', ...offered };
  const warmUp = withKind(typed, 'warm-up', offered);
  expect(warmUp).toMatchObject({ kind: 'warm-up', rpe: '', rir: '' });
  expect(withKind(warmUp, null, offered)).toMatchObject({ kind: undefined, ...offered });
  expect(withKind({ ...typed, rpe: '4' }, 'warm-up', offered)).toMatchObject({ rpe: '4' });
  expect(withKind({ ...warmUp, rpe: '4' }, null, offered)).toMatchObject({ rpe: '4' });
  expect(withKind(typed, 'warm-up', undefined)).toMatchObject(offered);
});
