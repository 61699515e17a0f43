import { expect, test } from 'vitest';
import { anyBrief } from '#tests/fixtures/plans/any-brief.ts';
import { assert, property } from '#tests/support/properties.ts';
import { exerciseById } from '../../exercises/library.ts';
import type { DayView, PrescriptionView } from '../../plan/plan-view.ts';
import { dayView, planView } from '../../plan/plan-view.ts';
import { buildPlan } from '../build-plan.ts';
import { checkPlan } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { traineeOf } from '../person/trainee.ts';
import { estimateMinutes } from '../session-minutes.ts';
import type { DraftItem, PairScope } from './draft.ts';
import { pairedItems } from './pair-items.ts';

const LIFTER: Brief = { ...EMPTY_BRIEF, goal: 'muscle', experience: 'intermediate', days: 3, minutes: 60, kit: GYMS['full gym'].kit };

function daysOf(brief: Brief): DayView[] {
  const plan = buildPlan(brief);
  return Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day)!);
}

function itemsOf(day: DayView): PrescriptionView[] {
  return [...day.primary, ...day.accessories];
}

function pairsOf(day: DayView): PrescriptionView[][] {
  const items = itemsOf(day);
  const marks = [...new Set(items.flatMap(({ superset }) => superset ?? []))];
  return marks.map((mark) => items.filter((item) => item.superset === mark));
}

test('A session of 25 minutes is done in pairs on every day, with legs, a press and a pull in the week', () => {
  const days = daysOf({ ...LIFTER, minutes: 25 });
  for (const day of days) {
    expect(pairsOf(day).length).toBeGreaterThanOrEqual(1);
    expect(day.minutes).toBeLessThanOrEqual(27);
  }
  expect(days.reduce((sum, day) => sum + pairsOf(day).length, 0)).toBeGreaterThanOrEqual(5);
});

test('Fat loss alternates accessories but leaves the main lifts alone', () => {
  const days = daysOf({ ...LIFTER, goal: 'fat loss', minutes: 45 });
  expect(days.reduce((sum, day) => sum + pairsOf(day).length, 0)).toBeGreaterThanOrEqual(2);
  for (const day of days) expect(day.primary.every(({ superset }) => superset === null)).toBe(true);
});

test('Arms as the focus: biceps with triceps', () => {
  const pairs = daysOf({ ...LIFTER, days: 4, focus: ['biceps', 'triceps'] }).flatMap(pairsOf);
  expect(pairs.length).toBeGreaterThanOrEqual(1);
  for (const [one, other] of pairs) expect(`${one?.exercise} ${other?.exercise}`).toMatch(/curl/i);
});

test('An hour has no pairs unless they are wished for, and never any for somebody who wants none', () => {
  expect(daysOf(LIFTER).flatMap(pairsOf)).toEqual([]);
  expect(daysOf({ ...LIFTER, supersets: true }).flatMap(pairsOf).length).toBeGreaterThanOrEqual(3);
  const without = daysOf({ ...LIFTER, minutes: 25, supersets: false });
  expect(without.flatMap(pairsOf)).toEqual([]);
  for (const day of without) expect(day.minutes).toBeLessThanOrEqual(27);
});

test('For anybody: two exercises with one mark, side by side, no rest within and at least a minute after, no main lift of strength', () => {
  assert(
    property(anyBrief, (brief) => {
      for (const day of daysOf(brief)) {
        const items = itemsOf(day);
        for (const [one, other, ...more] of pairsOf(day)) {
          expect(more).toEqual([]);
          expect(items.indexOf(other!)).toBe(items.indexOf(one!) + 1);
          expect(one?.rest_seconds).toBe(15);
          expect(other?.rest_seconds).toBeGreaterThanOrEqual(60);
          if (brief.goal === 'strength') expect([...day.primary].includes(one!)).toBe(false);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('No week of a block, with its added sets and its pairs, takes longer than the minutes that were asked for (TRAIN-21)', () => {
  assert(
    property(anyBrief, (brief) => {
      const plan = buildPlan(brief);
      const weeks = plan.weeks == null ? (plan.block?.weeks ?? 1) : plan.weeks.length;
      for (let week = 0; week < weeks; week += 1)
        for (let day = 0; day < planView(plan).days; day += 1)
          expect(estimateMinutes(dayView(plan, week, day)!, brief.goal!)).toBeLessThanOrEqual(brief.minutes ?? 60);
    }),
    { numRuns: 60 },
  );
});

test('Two exercises in turn share their sets evenly, also where what is wanted most must give none (TRAIN-18)', () => {
  const arms: Brief = { ...LIFTER, goal: 'general fitness', focus: ['biceps', 'triceps'], kit: GYMS.machines.kit };
  for (const days of [2, 3, 4])
    for (const minutes of [45, 60, 75])
      for (const pair of daysOf({ ...arms, days, minutes }).flatMap(pairsOf)) {
        const [one, other] = pair.map(({ sets }) => sets);
        expect([days, minutes, Math.abs(one! - other!) <= 1]).toEqual([days, minutes, true]);
      }
});

test('A session uses the time that was asked for, or the checker would object to more', () => {
  for (const goal of ['muscle', 'general fitness', 'functional'] as const)
    for (const days of [2, 3, 4, 5])
      for (const minutes of [30, 45, 60]) {
        const brief: Brief = { ...LIFTER, goal, days, minutes };
        const plan = buildPlan(brief);
        expect(checkPlan(plan, brief).filter(({ severity }) => severity !== 'info')).toEqual([]);
        const longest = Math.max(...daysOf(brief).map((day) => day.minutes ?? 0));
        expect({ goal, days, minutes, longest, enough: longest >= 0.8 * minutes && longest <= minutes }).toMatchObject({
          enough: true,
        });
      }
});

test('Long sessions are filled to 85% on nearly every day, with cardio of a length that fits, and never past what the checker allows (TRAIN-21)', () => {
  const shares = (['strength', 'muscle', 'fat loss', 'general fitness', 'functional'] as const).flatMap((goal) =>
    [60, 75, 90].flatMap((minutes) => {
      const brief: Brief = { ...LIFTER, goal, minutes };
      expect(checkPlan(buildPlan(brief), brief).filter(({ severity }) => severity !== 'info')).toEqual([]);
      return daysOf(brief).map((day) => (day.minutes ?? 0) / minutes);
    }),
  );
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.8);
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  expect(shares.filter((share) => share >= 0.85).length / shares.length).toBeGreaterThanOrEqual(0.95);
});

test('Of two partners the one at the same station is taken, and before that the one that shares no muscle (TRAIN-18)', () => {
  const trainee = traineeOf({ ...LIFTER, focus: ['biceps', 'triceps'] });
  const item = (id: string, slot: DraftItem['slot']): DraftItem => ({
    exercise: exerciseById(id)!,
    slot,
    main: false,
    sets: 3,
    rest_seconds: 60,
  });
  const partnerOf = (first: DraftItem, others: readonly DraftItem[], pairs: PairScope) =>
    pairedItems({ weekday: 1, name: 'Arms', easy: false, items: [first, ...others], pairs }, trainee)
      .filter(({ superset, item: paired }) => superset !== null && paired !== first)
      .map(({ item: paired }) => paired.exercise.id)[0];
  const triceps = ['dumbbell-triceps-extension', 'triceps-pushdown'].map((id) => item(id, 'triceps'));
  expect(partnerOf(item('cable-curl', 'biceps'), triceps, 'arms')).toBe('triceps-pushdown');
  expect(partnerOf(item('hammer-curl', 'biceps'), triceps.toReversed(), 'arms')).toBe('dumbbell-triceps-extension');
  const core = ['cable-crunch', 'dead-bug'].map((id) => item(id, 'core'));
  expect(partnerOf(item('dumbbell-calf-raise', 'calves'), core, 'accessories')).toBe('dead-bug');
});
