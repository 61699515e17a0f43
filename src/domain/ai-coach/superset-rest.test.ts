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

test('TODAY-7 an exercise with more sets than its partner goes on with the rest it has alone, not with that of a round', () => {
  const pair = readPlanDay(
    {
      accessories: [
        { exercise: 'Cable curl', sets: 3, reps: '10', superset: 'A', rest_seconds: 15 },
        { exercise: 'Triceps pushdown', sets: 5, reps: '10', superset: 'A', rest_seconds: 60 },
      ],
    },
    0,
    0,
  ).accessories;
  const after = (place: number, curls: number, pushdowns: number) => {
    const items = pair.map((prescription, index) => {
      const done = [curls, pushdowns][index] ?? 0;
      return { prescription, superset: prescription.superset, done, is_open: done < prescription.sets };
    });
    return restAfterSet(items, items[place]!, 'muscle');
  };
  // A round: 15 s, the pushdowns, 60 s. A pushdown alone: the 60 s and what the curl and its change-over took.
  expect([after(0, 2, 2), after(1, 2, 1), after(1, 3, 2), after(1, 3, 3)]).toEqual([15, 60, 105, 105]);
  // Nothing of the pair is left after its last set.
  expect(after(1, 3, 4)).toBe(60);
});
