import { expect, test } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { checkPlan } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF, GOALS } from '../person/brief-shape.ts';
import { isForLater } from '../person/gentle-start.ts';
import { GYMS } from '../person/gyms-table.ts';
import { REGIONS } from '../person/limitations.ts';
import { planWork } from '../plan-work.ts';

const { kit } = GYMS['full gym'];
const starter: Brief = { ...EMPTY_BRIEF, experience: 'beginner', age: 60, days: 3, minutes: 60, kit };

/** Names of what a start can do without. */
const forLater = (brief: Brief): string[] =>
  planWork(buildPlan(brief))
    .flat()
    .flatMap(({ work }) => work.flatMap(({ exercise }) => (exercise !== undefined && isForLater(exercise) ? exercise.name : [])));

test.each(GOALS)('STATE-7 A start at 60 for %s has no free bar and no Bulgarian split squat in a full gym, whatever the days', (goal) => {
  for (const days of [1, 2, 3, 4]) {
    const brief: Brief = { ...starter, goal, days };
    expect(forLater(brief), `${days} days`).toEqual([]);
    expect(forLater({ ...brief, age: 52, limitations: [{ region: 'knee' }] }), `${days} days, knee`).toEqual([]);
  }
});

test.each(REGIONS)('STATE-7 A start with a sore %s has no free bar, at any age', (region) => {
  expect(forLater({ ...starter, age: 30, goal: 'strength', limitations: [{ region }] })).toEqual([]);
});

test('STATE-7 Where there is only a bar, the bar is used, and a lift that was asked for stays', () => {
  const barbell: Brief = { ...starter, goal: 'strength', kit: ['barbell', 'rack', 'bench'] };
  expect(forLater(barbell)).not.toEqual([]);
  expect(checkPlan(buildPlan(barbell), barbell).filter(({ severity }) => severity !== 'info')).toEqual([]);
  expect(forLater({ ...starter, goal: 'strength', wanted: ['deadlift'] })).toContain('Deadlift');
  expect(forLater({ ...starter, goal: 'strength', style: 'squat' })).not.toEqual([]);
});

test('STATE-7 A plan with free bars for such a start is objected to', () => {
  const young: Brief = { ...starter, age: 25, goal: 'strength' };
  const sentences = checkPlan(buildPlan(young), { ...young, age: 60 }).filter(({ rule }) => rule === 'LEVEL');
  expect(sentences.map(({ severity }) => severity)).toContain('warn');
  expect(checkPlan(buildPlan(young), young).filter(({ rule }) => rule === 'LEVEL')).toEqual([]);
});
