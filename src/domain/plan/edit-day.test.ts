import { expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import { addToDay, changeInDay, moveInDay, moveTo, pairWithNext, removeFromDay, unpair } from './edit-day.ts';
import type { PlanDay } from './plan.ts';
import { readPlanDay } from './plan-view.ts';

const DAY: PlanDay = {
  day: 'Monday',
  minutes: 45,
  primary: [{ exercise: 'Back squat', sets: 3 }],
  accessories: [{ exercise: 'Row', sets: 3 }, { exercise: 'Curl' }, { exercise: 'Row', sets: 1 }],
};
const names = (day: PlanDay) => {
  const { primary, accessories } = readPlanDay(day, 0, 0);
  return [...primary, ...accessories].map(({ exercise, superset }) => (superset === null ? exercise : `${exercise} ${superset}`));
};
const place = (exercise: string, exercise_n = 1) => ({ exercise, exercise_n });

test('exercises are added at the end, and the rest of the day stays as it is', () => {
  const day = addToDay(DAY, [{ exercise: 'Plank' }, { exercise: 'Dip' }]);
  expect(names(day)).toEqual(['Back squat', 'Row', 'Curl', 'Row', 'Plank', 'Dip']);
  expect(day).toMatchObject({ day: 'Monday', minutes: 45, primary: [{ exercise: 'Back squat' }] });
  expect(names(addToDay({}, [{ exercise: 'Dip' }]))).toEqual(['Dip']);
});

test('an exercise that a day has twice is removed where it was meant', () => {
  expect(names(removeFromDay(DAY, place('Row', 2)))).toEqual(['Back squat', 'Row', 'Curl']);
  const first = removeFromDay(DAY, place('Row', 1));
  expect(readPlanDay(first, 0, 0).accessories.map(({ sets }) => sets)).toEqual([3, 1]);
  expect(removeFromDay(DAY, place('Bench press'))).toBe(DAY);
  expect(names(removeFromDay(removeFromDay({ primary: [{ exercise: 'A' }] }, place('A')), place('A')))).toEqual([]);
});

test('an exercise moves over the border of main lifts, and not beyond the ends', () => {
  const day = moveInDay(DAY, place('Row', 1), -1);
  expect(names(day)).toEqual(['Row', 'Back squat', 'Curl', 'Row']);
  expect(day.primary).toHaveLength(1);
  expect(names(moveInDay(DAY, place('Back squat'), -1))).toEqual(names(DAY));
  expect(names(moveTo(DAY, 3, 0))).toEqual(['Row', 'Back squat', 'Row', 'Curl']);
});

test('a replaced exercise keeps its place', () => {
  expect(names(changeInDay(DAY, place('Curl'), (item) => ({ ...item, exercise: 'Hammer curl' })))).toEqual([
    'Back squat',
    'Row',
    'Hammer curl',
    'Row',
  ]);
});

test('TODAY-7 neighbours become a superset, a third joins it, and one alone is none', () => {
  const two = pairWithNext(DAY, place('Row', 1));
  expect(names(two)).toEqual(['Back squat', 'Row A', 'Curl A', 'Row']);
  const three = pairWithNext(two, place('Back squat'));
  expect(names(three)).toEqual(['Back squat A', 'Row A', 'Curl A', 'Row']);
  expect(names(unpair(two, place('Curl')))).toEqual(['Back squat', 'Row', 'Curl', 'Row']);
  expect(names(removeFromDay(two, place('Curl')))).toEqual(['Back squat', 'Row', 'Row']);
});

test('ROUTINE-13 moving breaks no superset: a member moves within it, takes it along, and others land on its far side', () => {
  const two = pairWithNext(DAY, place('Row', 1));
  expect(names(moveTo(two, 2, 1))).toEqual(['Back squat', 'Curl A', 'Row A', 'Row']);
  expect(names(moveTo(two, 2, 0))).toEqual(['Row A', 'Curl A', 'Back squat', 'Row']);
  expect(names(moveTo(two, 1, 3))).toEqual(['Back squat', 'Row', 'Row A', 'Curl A']);
  expect(names(moveTo(two, 0, 1))).toEqual(['Row A', 'Curl A', 'Back squat', 'Row']);
  expect(names(moveTo(two, 3, 2))).toEqual(['Back squat', 'Row', 'Row A', 'Curl A']);
  const pairs = pairWithNext(pairWithNext(DAY, place('Back squat')), place('Curl'));
  expect(names(pairs)).toEqual(['Back squat A', 'Row A', 'Curl B', 'Row B']);
  expect(names(moveTo(pairs, 0, 2))).toEqual(['Curl B', 'Row B', 'Back squat A', 'Row A']);
  expect(names(moveTo(pairs, 3, 1))).toEqual(['Curl B', 'Row B', 'Back squat A', 'Row A']);
});

test('ROUTINE-13 whatever is moved wherever, each superset stays whole and in one piece', () => {
  const exercises = ['A', 'A', 'A', null, 'B', 'B', null, null, 'C', 'C'].map((superset, index) => ({ exercise: `E${index}`, superset }));
  const index = fc.nat({ max: 9 });
  fc.assert(
    fc.property(fc.array(fc.tuple(index, index), { maxLength: 8 }), (moves) => {
      const day = moves.reduce<PlanDay>((before, [from, to]) => moveTo(before, from, to), { exercises });
      const marks = (day.exercises ?? []).map(({ superset }) => superset ?? '-').join('');
      expect(
        marks
          .replaceAll('-', '')
          .match(/A+|B+|C+/g)
          ?.toSorted(),
      ).toEqual(['AAA', 'BB', 'CC']);
      expect(marks).toMatch(/AAA/);
      expect(marks).toMatch(/BB/);
      expect(marks).toMatch(/CC/);
    }),
  );
});

test('moves and pairs never lose or double an exercise', () => {
  const step = fc.tuple(
    fc.constantFrom('up', 'down', 'pair', 'unpair'),
    fc.constantFrom(place('Back squat'), place('Row', 2), place('Curl')),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let day = DAY;
      for (const [act, at] of steps) {
        if (act === 'up' || act === 'down') day = moveInDay(day, at, act === 'up' ? -1 : 1);
        else day = act === 'pair' ? pairWithNext(day, at) : unpair(day, at);
      }
      const { primary, accessories } = readPlanDay(day, 0, 0);
      expect([...primary, ...accessories].map(({ exercise }) => exercise).sort()).toEqual(['Back squat', 'Curl', 'Row', 'Row']);
    }),
  );
});
