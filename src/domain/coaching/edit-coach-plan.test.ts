import { expect, test } from 'vitest';
import type { CoachDay, CoachItem } from '../sync/proposal-shape.ts';
import { changeItem, itemOf, moveItem } from './edit-coach-plan.ts';

const ITEM: CoachItem = { item_id: 'squat#1', exercise: 'Squat', sets: [3], reps: ['5'], rpe: [7, 8] };

test('one week is changed alone, all weeks together, and what is set back is said, because missing is no change (CPLAN-9)', () => {
  const change = { sets: 4, reps: '6', rpe: 9, target: null, note: '' };
  expect(changeItem(ITEM, { ...change, week: 2 }, 4)).toEqual({
    ...ITEM,
    sets: [3, 3, 4, 3],
    reps: ['5', '5', '6', '5'],
    rpe: [7, 8, 9, 8],
  });
  expect(changeItem(ITEM, { ...change, week: null }, 4)).toEqual({ ...ITEM, sets: [4], reps: ['6'], rpe: [9] });
  const aimed = changeItem(ITEM, { ...change, week: null, target: { percent: 80 }, note: 'Slow.' }, 4);
  expect([aimed.target, aimed.note]).toEqual([{ percent: 80 }, 'Slow.']);
  const back = changeItem(aimed, { ...change, week: null }, 4);
  expect([back.target, back.note]).toEqual([null, '']);
});

test('an exercise moves by a place and stops at the ends; a new one has what the picker gives or the usual (CPLAN-9)', () => {
  const day: CoachDay = { day_id: 'd', title: 'Lower', items: ['a', 'b'].map((item_id) => ({ ...ITEM, item_id })) };
  expect(moveItem(day, 'a', 1).items.map(({ item_id }) => item_id)).toEqual(['b', 'a']);
  expect(moveItem(day, 'a', -1)).toBe(day);
  expect(itemOf({ exercise: 'Row' }, 'x')).toEqual({
    item_id: 'x',
    exercise: 'Row',
    exercise_id: null,
    sets: [3],
    reps: ['8–12'],
    rpe: [null],
  });
});
