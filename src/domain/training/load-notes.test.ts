import { expect, test } from 'vitest';
import { readLoadNotes, withLoadNotes } from './load-notes.ts';

const day = (...names: string[]) => ({ primary: names.map((exercise) => ({ exercise, sets: 3 })) });

test('a converted load stands on the exercise it is for, and nothing else changes', () => {
  const noted = withLoadNotes(
    day('Goblet squat', 'Row'),
    [{ from: 'Back squat', to: 'Goblet squat', factor: 0.4 }],
    day('Back squat', 'Row'),
    [],
  );
  expect(noted.primary).toEqual([
    { exercise: 'Goblet squat', sets: 3, stands_for: 'Back squat', load_factor: 0.4 },
    { exercise: 'Row', sets: 3 },
  ]);
  expect([...readLoadNotes(noted)]).toEqual([['goblet squat', { from: 'Back squat', factor: 0.4 }]]);
});

test('what replaces a stand-in that was not begun goes back to what was logged; one that was begun is the new basis', () => {
  const first = withLoadNotes(day('Front squat'), [{ from: 'Back squat', to: 'Front squat', factor: 0.8 }], day('Back squat'), []);
  const note = { from: 'Front squat', to: 'Goblet squat', factor: 0.5 };
  const chained = withLoadNotes(day('Goblet squat'), [note], first, []);
  expect(readLoadNotes(chained).get('goblet squat')).toEqual({ from: 'Back squat', factor: 0.4 });
  const begun = withLoadNotes(day('Goblet squat'), [note], first, ['Front squat']);
  expect(readLoadNotes(begun).get('goblet squat')).toEqual({ from: 'Front squat', factor: 0.5 });
  const unknown = withLoadNotes(day('Goblet squat'), [{ ...note, factor: null }], first, []);
  expect(readLoadNotes(unknown).get('goblet squat')).toEqual({ from: 'Back squat', factor: null });
});
