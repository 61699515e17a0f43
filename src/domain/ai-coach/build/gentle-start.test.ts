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

test('STATE-7 A start with joints that move very far, or after a birth, has no free bar', () => {
  for (const state of [{ kind: 'hypermobile' as const }, { kind: 'after a birth' as const, weeks: 30 }])
    expect(forLater({ ...starter, age: 30, goal: 'general fitness', states: [state] })).toEqual([]);
});

const idsOf = (brief: Brief): string[] =>
  planWork(buildPlan(brief))
    .flat()
    .flatMap(({ work }) => work.flatMap(({ exercise }) => exercise?.id ?? []));

test('STATE-7 Without weights the legs of an old beginner begin with rising from a chair, and from 75 on nothing is in a split stance', () => {
  for (const age of [66, 76, 85])
    for (const days of [2, 3]) {
      const ids = idsOf({ ...starter, age, days, goal: 'functional', minutes: 30, kit: ['box'] });
      expect([age, days, ids.includes('box-sit-to-stand')]).toEqual([age, days, true]);
      if (age >= 75) expect(ids.filter((id) => /split-squat|lunge|bench-dip/.test(id))).toEqual([]);
    }
});

test('STATE-7 With machines the leg press comes before rising from a chair', () => {
  const [first] = idsOf({ ...starter, age: 70, goal: 'general fitness', minutes: 40, kit: GYMS.machines.kit });
  expect(first).toBe('leg-press');
});

test('STATE-7 A strength plan loads the legs on every day where there is a load for them', () => {
  for (const experience of ['beginner', 'intermediate'] as const) {
    const week = planWork(buildPlan({ ...starter, age: 30, experience, goal: 'strength', kit: ['smith-machine', 'bench'] }))[0] ?? [];
    const legs = week.flatMap(({ work }) =>
      work.filter(({ main, exercise }) => main && /squat|hinge|lunge|glute/.test(exercise?.pattern ?? '')),
    );
    expect(legs.map(({ exercise }) => exercise?.load)).not.toContain('bodyweight');
    expect(legs.map(({ exercise }) => exercise?.load)).not.toContain('time');
  }
});

test('TEMPLATE-4 What is only lowered never has many reps, whatever the goal, and the checker says so', () => {
  for (const goal of GOALS) {
    const brief: Brief = { ...starter, age: 30, goal, days: 4, kit: ['pull-up-bar'] };
    const lowered = planWork(buildPlan(brief))
      .flat()
      .flatMap(({ work }) => work.filter(({ exercise }) => exercise?.id === 'negative-pull-up'));
    for (const { range } of lowered) expect([goal, (range?.low ?? 0) <= 5]).toEqual([goal, true]);
  }
});
