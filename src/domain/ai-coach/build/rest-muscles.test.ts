import { describe, expect, test } from 'vitest';
import { constantFrom, assert as holds, integer, property, record } from '#tests/support/properties.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import { exerciseById } from '../../exercises/library.ts';
import { checkPlan } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { traineeOf } from '../person/trainee.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { restMuscles } from './rest-muscles.ts';
import { SLOT_OF_PATTERN } from './slot-table.ts';
import { writePlan } from './write-plan.ts';

const BRIEF: Brief = { ...EMPTY_BRIEF, goal: 'muscle', experience: 'intermediate', days: 2, minutes: 90 };

function named(id: string): Exercise {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`No exercise ${id}.`);
  return exercise;
}

function item(id: string, sets: number, main = false): DraftItem {
  const exercise = named(id);
  return { exercise, slot: SLOT_OF_PATTERN[exercise.pattern], main, sets, rest_seconds: 90 };
}

const day = (weekday: number, items: DraftItem[], easy = false): DraftDay => ({ weekday, name: 'Upper', easy, items });

function draft(days: DraftDay[], brief: Partial<Brief> = {}): Draft {
  return { trainee: traineeOf({ ...BRIEF, days: days.length, ...brief }), days };
}

const shown = ({ days }: Draft) => days.map(({ items }) => items.map(({ exercise, sets }) => `${exercise.id} ${sets}`));

const press = () => [item('bench-press', 4, true), item('cable-fly', 3)];

describe('two days running', () => {
  test('the second gives up the sets of a muscle past what it stands the day after', () => {
    const week = draft([
      day(1, press()),
      day(2, [item('dumbbell-bench-press', 4, true), item('dumbbell-fly', 2), item('lying-leg-curl', 3)]),
    ]);
    restMuscles(week);
    expect(shown(week)).toEqual([
      ['bench-press 4', 'cable-fly 3'],
      ['dumbbell-bench-press 2', 'dumbbell-fly 2', 'lying-leg-curl 3'],
    ]);
  });

  test('of both the one that has to give up fewer does', () => {
    const week = draft([day(3, [item('bench-press', 4, true)]), day(4, [...press(), item('machine-chest-press', 3)])]);
    restMuscles(week);
    expect(shown(week)).toEqual([['bench-press 3'], ['bench-press 4', 'cable-fly 3', 'machine-chest-press 3']]);
  });

  test('Saturday and Sunday follow each other', () => {
    const week = draft([day(0, press()), day(6, press())]);
    restMuscles(week);
    expect(shown(week)).not.toEqual(shown(draft([day(0, press()), day(6, press())])));
  });
});

describe('nothing is taken', () => {
  test.each<[string, Draft]>([
    ['with a day between', draft([day(1, press()), day(3, press())])],
    ['when the first trained it only a little', draft([day(1, [item('bench-press', 3, true)]), day(2, press())])],
    ['when the second trains it only a little', draft([day(1, press()), day(2, [item('bench-press', 4, true)])])],
    ['beside an easy day', draft([day(1, press()), day(2, press(), true)])],
    ['of a muscle someone wants more of', draft([day(1, press()), day(2, press())], { focus: ['chest'] })],
    ['in a strength block, where the checker says it week by week', draft([day(1, press()), day(2, press())], { goal: 'strength' })],
    [
      'from six days of someone advanced',
      draft(
        [1, 2, 3, 4, 5, 6].map((weekday) => day(weekday, press())),
        { experience: 'advanced' },
      ),
    ],
  ])('%s', (_, week) => {
    const before = shown(week);
    restMuscles(week);
    expect(shown(week)).toEqual(before);
  });
});

test('Whatever two days hold, no set is added and the checker sees no muscle trained hard on both', () => {
  const ids = ['bench-press', 'seated-cable-row', 'lat-pulldown', 'leg-press', 'romanian-deadlift', 'machine-hip-thrust', 'lying-leg-curl'];
  const work = record({ id: constantFrom(...ids), sets: integer({ min: 1, max: 5 }), other: integer({ min: 1, max: 5 }) });
  holds(
    property(work, work, work, (a, b, c) => {
      const items = [...new Map([a, b, c].map((one) => [one.id, one])).values()];
      const week = draft([
        day(
          1,
          items.map(({ id, sets }) => item(id, sets)),
        ),
        day(
          2,
          items.map(({ id, other }) => item(id, other)),
        ),
      ]);
      const before = week.days.map(({ items: of }) => of.reduce((sum, { sets }) => sum + sets, 0));
      restMuscles(week);
      for (const [index, { items: of }] of week.days.entries())
        expect(of.reduce((sum, { sets }) => sum + sets, 0)).toBeLessThanOrEqual(before[index] ?? 0);
      const hard = checkPlan(writePlan(week, ''), BRIEF).filter(({ sentence }) => / hard on Mon and again on Tue/.test(sentence));
      expect(hard).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
