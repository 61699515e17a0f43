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

const athlete = (name: string, more: Partial<Brief> = {}): Brief =>
  brief({ goal: 'functional', days: 2, minutes: 60, sports: [{ name, weekdays: [] }], ...more });

test('COND-4 Field sports sprint off season, by experience, and nobody does in season, with a sore leg or where effort stays easy', () => {
  expect(wordsOf(athlete('football'))).toMatch(/6 sprints of 20 m on two days at least 48 hours apart, fresh/);
  expect(wordsOf(athlete('rugby', { experience: 'beginner' }))).toMatch(/4 sprints of 10 to 20 m/);
  expect(wordsOf(athlete('football', { limitations: [{ region: 'shoulder' }] }))).toMatch(/sprints of 20 m/);
  for (const more of [
    { season: 'in' },
    { limitations: [{ region: 'knee' }] },
    { age: 16 },
    { age: 67 },
    { states: [{ kind: 'pregnant', weeks: 10 }] },
    { goal: 'strength' },
  ] satisfies Partial<Brief>[])
    expect(wordsOf(athlete('football', more))).not.toMatch(/sprint/);
});

test.each([
  ['boxing', /do 4 times 3 minutes hard \(zone 4: .*with a minute easy between/],
  ['judo', /do 5 times 2 minutes hard/],
  ['tennis', /do 14 times 20 seconds hard .* with 40 seconds easy/],
  ['basketball', /do 12 times 20 seconds hard/],
  ['cycling', /do 3 times 3 minutes hard .* with 3 minutes easy/],
  ['skiing', /do 7 times 45 seconds hard .* with a minute and 15 seconds easy/],
] as const)('COND-4 %s has intervals in its own rhythm, half of them for who is new', (name, words) => {
  expect(wordsOf(athlete(name))).toMatch(words);
  expect(wordsOf(athlete(name, { experience: 'beginner' }))).not.toMatch(words);
  expect(wordsOf(athlete(name, { season: 'in' }))).not.toMatch(/hard \(zone 4/);
});

test('COND-4 Calm sports, and those without a rhythm of their own, have none', () => {
  for (const name of ['climbing', 'golf', 'yoga', 'swimming']) expect(wordsOf(athlete(name))).not.toMatch(/sprint|hard \(zone 4/);
});
