import { expect, test } from 'vitest';
import type { Plan, Prescription } from '#domain/plan/plan.ts';
import { dayView } from '#domain/plan/plan-view.ts';
import { EMPTY_BRIEF } from '../person/brief-shape.ts';
import { editByHand } from './edit-by-hand.ts';
import { moveEdits } from './move-edit.ts';

const item = (exercise: string, superset?: string): Prescription => ({
  exercise,
  sets: 3,
  reps: '10',
  rir: '2',
  ...(superset === undefined ? {} : { superset }),
});

const PLAN: Plan = {
  goal: 'muscle',
  schedule: [
    {
      day: 'Mon',
      primary: [item('Leg press'), item('Seated cable row')],
      accessories: [item('Biceps curl', 'A'), item('Triceps pushdown', 'A'), item('Lateral raise'), item('Plank')],
    },
  ],
};
const DAY = { index: 0, label: 'Mon' };

function moved(name: string, by: -1 | 1, plan = PLAN): string {
  const view = dayView(plan, 0, 0);
  const items = [...(view?.primary ?? []), ...(view?.accessories ?? [])];
  const edits = moveEdits(
    items,
    items.findIndex(({ exercise }) => exercise === name),
    by,
    DAY,
  );
  const after = dayView(editByHand(plan, edits, EMPTY_BRIEF).plan, 0, 0);
  return [...(after?.primary ?? []), ...(after?.accessories ?? [])]
    .map(({ exercise, superset }) => `${exercise.split(' ')[0]}${superset ?? ''}`)
    .join(' ');
}

test('an exercise moves one place, and a superset counts as one', () => {
  expect(moved('Seated cable row', -1)).toBe('Seated Leg BicepsA TricepsA Lateral Plank');
  expect(moved('Lateral raise', 1)).toBe('Leg Seated BicepsA TricepsA Plank Lateral');
  expect(moved('Lateral raise', -1)).toBe('Leg Seated Lateral BicepsA TricepsA Plank');
  expect(moved('Seated cable row', 1)).toBe('Leg BicepsA TricepsA Seated Lateral Plank');
});

test('a superset moves as a whole, and inside it the two change places', () => {
  expect(moved('Biceps curl', -1)).toBe('Leg BicepsA TricepsA Seated Lateral Plank');
  expect(moved('Triceps pushdown', 1)).toBe('Leg Seated Lateral BicepsA TricepsA Plank');
  expect(moved('Biceps curl', 1)).toBe('Leg Seated TricepsA BicepsA Lateral Plank');
  expect(moved('Triceps pushdown', -1)).toBe('Leg Seated TricepsA BicepsA Lateral Plank');
});

test('nothing moves beyond the ends of a day', () => {
  const view = dayView(PLAN, 0, 0);
  const items = [...(view?.primary ?? []), ...(view?.accessories ?? [])];
  expect(moveEdits(items, 0, -1, DAY)).toEqual([]);
  expect(moveEdits(items, 5, 1, DAY)).toEqual([]);
});
