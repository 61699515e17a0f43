import { expect, test } from 'vitest';
import type { ImportValue } from '../sync/values.ts';
import { namesChosenByHand, namesOfEarlierImports, proposedNames } from './chosen-names.ts';
import { matchExercise } from './match-exercise.ts';

const found = ['Bench Press (Barbell)', 'Sentadilla', 'My Thing'].map((written) => ({ ...matchExercise(written), sets: 1 }));

function imported(started_at: string, names?: Record<string, string>): ImportValue {
  return {
    import_id: started_at,
    app: 'strong',
    file: 'strong.csv',
    started_at,
    finished_at: started_at,
    undone_at: null,
    from: '2026-01-01',
    to: '2026-01-02',
    workouts: 1,
    sets: 1,
    ...(names === undefined ? {} : { names }),
  };
}

test('IMPORT-21 only what differs from the proposal was chosen by hand, keeping one’s own name included', () => {
  const proposed = proposedNames(found);
  expect(namesChosenByHand(proposed, found)).toEqual({});
  expect(namesChosenByHand({ ...proposed, 'My Thing': 'Hip thrust' }, found)).toEqual({ 'My Thing': 'Hip thrust' });
  expect(namesChosenByHand({ ...proposed, 'Bench Press (Barbell)': 'Bench Press (Barbell)' }, found)).toEqual({
    'Bench Press (Barbell)': 'Bench Press (Barbell)',
  });
});

test('IMPORT-21 the latest choice of a name counts, and names of other files are left out', () => {
  const imports = [
    imported('2026-03-01T10:00:00.000Z', { 'My Thing': 'Hip thrust', Other: 'Deadlift' }),
    imported('2026-04-01T10:00:00.000Z', { 'My Thing': 'Glute bridge' }),
    imported('2026-05-01T10:00:00.000Z'),
  ];
  expect(namesOfEarlierImports(imports, found)).toEqual({ 'My Thing': 'Glute bridge' });
});
