import { expect, test } from 'vitest';
import { dayView, type PrescriptionView, planView } from '../../plan/plan-view.ts';
import { buildPlan } from '../build-plan.ts';
import { checkPlan, hasErrors } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF, EXPERIENCES } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { type CompetitionLift, daysBefore } from '../person/meet.ts';
import { WEEKDAYS } from '../person/weekdays.ts';

const FRIDAY = 5;
const LIFTS = { squat: /squat/i, bench: /bench press/i, deadlift: /deadlift/i };

function lifter(days: number, more: Partial<Brief> = {}): Brief {
  const meet = { days, on: null, told: days, from: FRIDAY, is_first: false, lifts: null };
  const { kit, name } = GYMS['full gym'];
  return { ...EMPTY_BRIEF, goal: 'strength', style: 'powerlifting', experience: 'intermediate', days: 4, kit, gym: name, meet, ...more };
}

interface Session {
  week: number;
  before: number;
  items: readonly PrescriptionView[];
  accessories: readonly PrescriptionView[];
}

function sessionsOf(brief: Brief, plan = buildPlan(brief)): Session[] {
  const { days, weeks } = planView(plan);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: days }, (__, place): Session => {
      const day = dayView(plan, week, place);
      const weekday = WEEKDAYS.findIndex((label) => label === day?.label);
      const before = daysBefore(brief.meet ?? { days: 0, from: null }, { week, weekday, place, of: days });
      return { week, before, items: day?.primary ?? [], accessories: day?.accessories ?? [] };
    }),
  ).flat();
}

const setsOf = (items: readonly PrescriptionView[]): number => items.reduce((sum, { sets }) => sum + sets, 0);
const singles = (items: readonly PrescriptionView[]): number[] =>
  items.flatMap(({ reps, rpe }) => (reps === '1' && rpe !== null ? [rpe] : []));

test('MEET-2 Twelve weeks out the sets have 4 or 5 reps at RPE 7.5 to 8.5, without a single, and the fourth week is lighter', () => {
  const all = sessionsOf(lifter(84));
  const first = all.filter(({ week }) => week < 3).flatMap(({ items }) => items);
  expect(singles(first)).toEqual([]);
  expect(Math.max(...first.map(({ rpe }) => rpe ?? 0))).toBe(8.5);
  expect(first.every(({ reps }) => Number(reps) >= 4)).toBe(true);
  const week = (at: number) => setsOf(all.filter((session) => session.week === at).flatMap(({ items }) => items));
  expect(week(3)).toBeLessThan(week(2) * 0.7);
});

test('MEET-2 Five weeks out there is no volume block: singles from the first week, later at RPE 8.5 to 9, and then the taper', () => {
  const all = sessionsOf(lifter(35));
  const hardest = [0, 1, 2].map((at) => Math.max(...singles(all.filter(({ week }) => week === at).flatMap(({ items }) => items))));
  expect(hardest).toEqual([8, 8.5, 9]);
  const taper = all.filter(({ before }) => before <= 10);
  expect(taper.length).toBeGreaterThan(0);
  expect(taper.flatMap(({ accessories }) => accessories)).toEqual([]);
});

test('MEET-3 Ten days out everything is taper: half the sets, no assistance, each lift heavy once more, then easy work and rest', () => {
  const usual = sessionsOf(lifter(84)).filter(({ week }) => week === 0);
  const left = sessionsOf(lifter(10)).filter(({ before }) => before > 0);
  const trained = left.filter(({ items }) => items.length > 0);
  expect(setsOf(trained.flatMap(({ items }) => items))).toBeLessThan(0.75 * setsOf(usual.flatMap(({ items }) => items)));
  expect(trained.flatMap(({ accessories }) => accessories)).toEqual([]);
  for (const lift of Object.values(LIFTS))
    expect(singles(trained.flatMap(({ items }) => items.filter(({ exercise }) => lift.test(exercise))))).toEqual([8]);
  expect(Math.min(...trained.map(({ before }) => before))).toBeGreaterThanOrEqual(2);
});

const WINDOWS = { squat: 5, bench: 4, deadlift: 7 };

test.each(EXPERIENCES)('MEET-3 Nothing is heavy too near to the meet, on whatever days a trainee trains who is %s', (experience) => {
  for (let days = 0; days <= 120; days += days < 28 ? 1 : 9) {
    for (const weekdays of [
      [1, 4],
      [1, 3, 5],
      [1, 2, 4, 5],
      [2, 3, 5, 6, 0],
    ]) {
      const brief = lifter(days, { experience, days: weekdays.length, weekdays });
      const plan = buildPlan(brief);
      expect([days, weekdays, hasErrors(plan, brief)]).toEqual([days, weekdays, false]);
      for (const { before, items } of sessionsOf(brief, plan).filter((session) => session.before >= 0)) {
        if (before < 2) expect(items).toEqual([]);
        for (const [lift, name] of Object.entries(LIFTS)) {
          const efforts = items.filter(({ exercise }) => name.test(exercise)).map(({ rpe }) => rpe ?? 0);
          if (before < WINDOWS[lift as keyof typeof WINDOWS]) expect(Math.max(0, ...efforts)).toBeLessThanOrEqual(6);
          if (lift === 'deadlift' && before < 5) expect(efforts).toEqual([]);
        }
      }
    }
  }
});

test('MEET-2 Who is new to lifting or past 65 has no singles, nothing under 3 reps and nothing above RPE 8', () => {
  for (const more of [{ experience: 'beginner' as const }, { age: 68 }])
    for (let days = 3; days <= 120; days += 3) {
      const items = sessionsOf(lifter(days, more)).flatMap((session) => session.items);
      expect(items.every(({ reps, rpe }) => Number(reps) >= 3 && (rpe ?? 0) <= 8)).toBe(true);
    }
});

test('MEET-4 Under 18 the plan is the usual one', () => {
  const plan = buildPlan(lifter(35, { age: 16 }));
  expect(plan.block?.meet).toBeUndefined();
});

function pushPull(days: number, more: Partial<Brief> = {}, lifts: readonly CompetitionLift[] = ['bench press', 'deadlift']): Brief {
  const brief = lifter(days, more);
  return { ...brief, meet: brief.meet === null ? null : { ...brief.meet, lifts } };
}

test.each([2, 3, 4, 5, 6])('MEET-6 A push-pull meet has no single and no heavy set of a squat, on %i days a week', (days) => {
  for (const left of [84, 56, 42, 35, 21, 10]) {
    const brief = pushPull(left, { days, experience: days === 6 ? 'advanced' : 'intermediate' });
    const plan = buildPlan(brief);
    expect([left, checkPlan(plan, brief).filter(({ severity }) => severity !== 'info')]).toEqual([left, []]);
    for (const { before, items, accessories } of sessionsOf(brief, plan)) {
      const squats = items.filter(({ exercise }) => LIFTS.squat.test(exercise));
      expect(singles(squats)).toEqual([]);
      if (before >= 0 && before <= 10) expect([...squats, ...accessories.filter(({ exercise }) => LIFTS.squat.test(exercise))]).toEqual([]);
    }
    expect(plan.explanation).not.toMatch(/squat \d+/);
    expect(plan.explanation).toMatch(/You lift bench press and deadlift there/);
  }
});

test('MEET-6 The legs are still trained until the taper, and the bench press leads where it alone is lifted', () => {
  const trained = (brief: Brief) => sessionsOf(brief).filter(({ week }) => week === 0);
  expect(trained(pushPull(56)).some(({ accessories }) => accessories.some(({ exercise }) => LIFTS.squat.test(exercise)))).toBe(true);
  for (const days of [2, 3, 4, 5, 6]) {
    const brief = pushPull(56, { days }, ['bench press']);
    const plan = buildPlan(brief);
    expect(checkPlan(plan, brief).filter(({ severity }) => severity !== 'info')).toEqual([]);
    const week = sessionsOf(brief, plan).filter((session) => session.week === 0);
    const heavy = week.flatMap(({ items }) => items.filter(({ reps }) => reps === '1'));
    expect(heavy.map(({ exercise }) => exercise)).toEqual(['Bench press']);
    expect(week.filter(({ items }) => items.some(({ exercise }) => LIFTS.bench.test(exercise))).length).toBeGreaterThanOrEqual(
      days === 2 ? 2 : 3,
    );
  }
});

test('MEET-2 Who begins does not get a lighter week after a single one of work, however far the meet is', () => {
  for (const experience of ['intermediate', 'advanced'] as const)
    for (let weeks = 6; weeks <= 30; weeks += 1) {
      const all = sessionsOf(lifter(weeks * 7, { experience }));
      const sets = (at: number) => setsOf(all.filter(({ week }) => week === at).flatMap(({ items }) => items));
      expect([experience, weeks, sets(1) >= sets(0) * 0.7]).toEqual([experience, weeks, true]);
    }
});

test('TEMPLATE-1 Four days of powerlifting have 4 sets of deadlifts, 5 of advanced lifters, and 8 of squats', () => {
  for (const [experience, deadlifts] of [
    ['intermediate', 4],
    ['advanced', 5],
  ] as const) {
    const first = sessionsOf(lifter(112, { experience, minutes: 75 })).filter(({ week }) => week === 0);
    const of = (lift: RegExp) => setsOf(first.flatMap(({ items }) => items.filter(({ exercise }) => lift.test(exercise))));
    expect([experience, of(LIFTS.deadlift) >= deadlifts, of(LIFTS.squat) >= 8]).toEqual([experience, true, true]);
  }
});
