import { expect, test } from 'vitest';
import { anyBrief } from '#tests/fixtures/plans/any-brief.ts';
import { assert, property } from '#tests/support/properties.ts';
import { dayView, planView } from '../../plan/plan-view.ts';
import { buildPlan } from '../build-plan.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';

function brief(more: Partial<Brief>): Brief {
  const { kit, name } = GYMS['full gym'];
  return { ...EMPTY_BRIEF, goal: 'general fitness', experience: 'intermediate', days: 3, minutes: 45, kit, gym: name, ...more };
}

const wordsOf = (of: Brief): string => buildPlan(of).explanation ?? '';

function notesOf(of: Brief): string[] {
  const plan = buildPlan(of);
  const days = Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day));
  return days
    .flatMap((day) => [...(day?.primary ?? []), ...(day?.accessories ?? [])])
    .flatMap(({ note }) => (/zone/.test(note ?? '') ? [note ?? ''] : []));
}

test.each([
  [
    'general fitness',
    'intermediate',
    /do 75 minutes of easy cardio a week \(zone 2: full sentences, RPE 3 to 4, about 60 to 75% .*add 10 each week up to 150\. From week 4 on one of them a week may have 6 times 30 seconds hard/,
  ],
  ['fat loss', 'beginner', /60 minutes of easy cardio a week .* up to 150\.(?!.*30 seconds)/],
  ['fat loss', 'advanced', /90 minutes of easy cardio a week .* up to 200\. One of them a week may have 6 times 30 seconds hard/],
  ['functional', 'intermediate', /60 minutes of easy cardio a week .* up to 120\.(?!.*30 seconds)/],
] as const)('COND-2 The week of %s, %s, has its minutes with zone and growth', (goal, experience, words) => {
  expect(wordsOf(brief({ goal, experience, minutes: 30 }))).toMatch(words);
});

test('COND-2 Strength and muscle are told no minutes', () => {
  for (const goal of ['strength', 'muscle'] as const) expect(wordsOf(brief({ goal }))).not.toMatch(/cardio/);
});

test('COND-2 A sport that takes breath counts; yoga does not', () => {
  const plays = (name: string) => wordsOf(brief({ sports: [{ name, weekdays: [] }] }));
  expect(plays('football')).toMatch(/Your football counts as cardio/);
  expect(plays('yoga')).toMatch(/do 75 minutes of easy cardio/);
});

test('COND-2 From 65 on there are short walks, under 18 nothing', () => {
  expect(wordsOf(brief({ age: 70 }))).toMatch(/walk 5 to 10 minutes.*up to 150 minutes a week/);
  expect(wordsOf(brief({ age: 16 }))).not.toMatch(/cardio|walk/);
});

test('COND-2 Minutes in the sessions count, and a week of seven sessions has no other days', () => {
  const words = wordsOf(brief({ goal: 'fat loss', days: 7 }));
  expect(words).toMatch(/Your sessions have 40 minutes of cardio a week; do 50 minutes more over the week/);
  expect(words).not.toMatch(/other days/);
});

test('COND-3 One session has the intervals, and none where something hurts', () => {
  const long = brief({ minutes: 90, days: 5 });
  expect(notesOf(long).filter((note) => /30 seconds hard/.test(note))).toHaveLength(1);
  expect(notesOf(long).every((note) => /zone 2/.test(note))).toBe(true);
  expect(notesOf({ ...long, limitations: [{ region: 'knee', strict: false }] }).join()).not.toMatch(/hard/);
});

test('COND-1 Where medicine or body change the heart rate only feel is named', () => {
  expect(notesOf(brief({ minutes: 90, days: 5, age: 70, experience: 'beginner' })).join()).not.toMatch(/heart rate/);
});

test('COND-2 Nobody under care, and nobody who refused cardio, is sent to intervals', () => {
  assert(
    property(anyBrief, (of) => {
      const isUnderCare = of.limitations.length > 0 || (of.age !== null && (of.age < 18 || of.age >= 65));
      if (isUnderCare) expect(`${wordsOf(of)} ${notesOf(of).join(' ')}`).not.toMatch(/30 seconds hard/);
    }),
  );
});
