import { expect, test } from 'vitest';
import { readPlanDay } from '../plan/plan-view.ts';
import { restAfterSet } from './superset-rest.ts';

/** Two exercises in turn and one alone, without rests of their own: 120 s after a row, 75 s after the others. */
const { accessories } = readPlanDay(
  {
    accessories: [
      { exercise: 'Seated cable row', sets: 2, reps: '10', superset: 'x' },
      { exercise: 'Lateral raise', sets: 2, reps: '12', superset: 'x' },
      { exercise: 'Barbell curl', sets: 2, reps: '12' },
    ],
  },
  0,
  0,
);
const itemsAfter = (...done: number[]) =>
  accessories.map((prescription, index) => ({
    prescription,
    superset: prescription.superset,
    done: done[index] ?? 0,
    is_open: (done[index] ?? 0) < 2,
  }));
const restOf = (place: number, ...done: number[]) => {
  const items = itemsAfter(...done);
  return restAfterSet(items, items[place]!, 'muscle');
};

test('TODAY-7 between the exercises of a superset there is a change-over, and after the round the longest of their rests', () => {
  expect([restOf(0, 0, 0), restOf(1, 1, 0), restOf(0, 1, 1), restOf(1, 2, 1)]).toEqual([15, 120, 15, 120]);
});

test('TODAY-7 an exercise that stands alone keeps its rest, and so does the last one open of a superset', () => {
  expect([restOf(2, 2, 2, 0), restOf(0, 1, 2)]).toEqual([75, 120]);
});
