import { expect, test } from 'vitest';
import { foldDay } from './fold-day.ts';
import type { PlanDay } from './plan.ts';

const WEDNESDAY: PlanDay = {
  day: 'Wednesday',
  minutes: 55,
  primary: [
    { exercise: 'Back squat', sets: 4 },
    { exercise: 'Bench press', sets: 3 },
  ],
  accessories: [{ exercise: 'Pull-up', sets: 2 }],
};
const FRIDAY: PlanDay = {
  day: 'Friday',
  minutes: 50,
  primary: [{ exercise: 'bench press', sets: 5 }],
  accessories: [{ exercise: 'Curl' }],
};

test('TODAY-16 of a folded day the main exercises join that the later day lacks, and the rest stays as it was', () => {
  const { day, joined } = foldDay(WEDNESDAY, FRIDAY);
  expect(joined).toEqual(['Back squat']);
  expect(day.primary).toEqual([
    { exercise: 'bench press', sets: 5 },
    { exercise: 'Back squat', sets: 4 },
  ]);
  expect(day).toMatchObject({ day: 'Friday', minutes: null, accessories: [{ exercise: 'Curl' }] });
});

test('TODAY-16 a day without main exercises of its own folds what it has', () => {
  const { day, joined } = foldDay({ exercises: [{ name: 'Goblet squat' }] }, { exercises: [{ name: 'Row' }] });
  expect(joined).toEqual(['Goblet squat']);
  expect(day).toMatchObject({ exercises: null, primary: [{ name: 'Row' }, { name: 'Goblet squat' }] });
});
