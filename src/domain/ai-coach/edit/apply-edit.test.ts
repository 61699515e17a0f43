import { describe, expect, test } from 'vitest';
import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { buildPlan } from '../build-plan.ts';
import { describePlanChange } from '../change/plan-change.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { traineeOf } from '../person/trainee.ts';
import { applyEdit } from './apply-edit.ts';
import { newWarnings } from './new-errors.ts';
import type { PlanEdit } from './plan-edit.ts';

const brief: Brief = { ...EMPTY_BRIEF, goal: 'muscle', experience: 'intermediate', days: 4, minutes: 60, kit: GYMS['full gym'].kit };
const strength: Brief = { ...brief, goal: 'strength', days: 3 };

function namesOn(plan: Plan, day: number, week = 0): string[] {
  const view = dayView(plan, week, day);
  return [...(view?.primary ?? []), ...(view?.accessories ?? [])].map(({ exercise }) => exercise);
}

function labels(plan: Plan): string[] {
  return Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day)?.label ?? '');
}

const apply = (edit: PlanEdit, of: Brief = brief) => applyEdit(buildPlan(of), edit, traineeOf(of));
const MONDAY = { index: 0, label: 'Mon' };
const FRIDAY = { index: 3, label: 'Fri' };
const ref = (id: string, name: string) => ({ id, name });

describe('edits of one plan', () => {
  test('Friday becomes upper body only, and the other days stay byte for byte', () => {
    const before = buildPlan(brief);
    const { plan, done } = apply({ kind: 'day-content', day: FRIDAY, contents: ['upper body'] });
    expect(done[0]).toBe('Friday is upper body now. Pallof press stays.');
    expect(JSON.stringify(plan.schedule?.slice(0, 3))).toBe(JSON.stringify(before.schedule?.slice(0, 3)));
    expect(describePlanChange(before, plan, 'brief', '').lines.every(({ where }) => where === 'Friday')).toBe(true);
  });

  test('Rows come before the press on the day that has both', () => {
    const row = ref('chest-supported-t-bar-row', 'Chest-supported T-bar row');
    const press = ref('dumbbell-bench-press', 'Dumbbell bench press');
    const { plan, done } = apply({ kind: 'order', target: { exercise: row }, place: { before: press } });
    expect(namesOn(plan, 0).slice(0, 2)).toEqual([row.name, press.name]);
    expect(done).toEqual(['Chest-supported t-bar row comes before dumbbell bench press on Monday.']);
  });

  test('A strength plan is edited in all four weeks, and its last week stays the lighter one', () => {
    const plan = buildPlan(strength);
    const first = dayView(plan, 0, 0)?.primary[0];
    const edited = apply(
      { kind: 'sets', target: { exercise: { id: first?.exercise_id ?? null, name: first?.exercise ?? '' }, day: MONDAY }, by: 1 },
      strength,
    );
    const sets = [0, 1, 2, 3].map((week) => dayView(edited.plan, week, 0)?.primary[0]?.sets);
    expect(sets).toEqual([0, 1, 2, 3].map((week) => (dayView(plan, week, 0)?.primary[0]?.sets ?? 0) + 1));
    expect(edited.done[0]).toMatch(/has 5 sets instead of 4\.$/);
  });

  test('PLAN-12 «Friday ten minutes shorter» counts from what Friday takes, not from what sessions may take', () => {
    const roomy: Brief = { ...brief, minutes: 90 };
    const before = buildPlan(roomy);
    const takes = dayView(before, 0, 3)?.minutes ?? 0;
    const { plan, done } = apply({ kind: 'time', by: -10, day: FRIDAY }, roomy);
    const asked = Math.round(takes / 5) * 5 - 10;
    expect(takes).toBeLessThan(85);
    expect(done[0]).toBe(`Friday takes up to ${asked} minutes now.`);
    expect(dayView(plan, 0, 3)?.minutes).toBeGreaterThan(asked - 12);
    expect(JSON.stringify(plan.schedule?.slice(0, 3))).toBe(JSON.stringify(before.schedule?.slice(0, 3)));
  });

  test('A day moved to a free weekday keeps its content; one moved to a taken day changes places', () => {
    const moved = apply({ kind: 'move-day', moves: [{ day: FRIDAY, weekday: 6 }] });
    expect(labels(moved.plan)).toEqual(['Mon', 'Tue', 'Thu', 'Sat']);
    expect(namesOn(moved.plan, 3)).toEqual(namesOn(buildPlan(brief), 3));
    const swapped = apply({ kind: 'move-day', moves: [{ day: FRIDAY, weekday: 1 }] });
    expect(labels(swapped.plan)).toEqual(['Mon', 'Tue', 'Thu', 'Fri']);
    expect(namesOn(swapped.plan, 0)).toEqual(namesOn(buildPlan(brief), 3));
  });

  test('With a day less, the movements only it had move to another day', () => {
    const split = applyEdit(
      buildPlan({ ...brief, days: 3 }),
      { kind: 'split', split: 'push pull legs' },
      traineeOf({ ...brief, days: 3 }),
    ).plan;
    const { plan, done } = applyEdit(split, { kind: 'drop-day', day: { index: 1, label: 'Wed' } }, traineeOf({ ...brief, days: 3 }));
    expect(labels(plan)).toEqual(['Mon', 'Fri']);
    expect(done[1]).toMatch(/row moves to .*pulldown moves to .*, so that nothing is missing from the week\.$/i);
  });

  test('Of days that go by their number, those that are kept free go first', () => {
    const before = buildPlan(brief);
    const [, second, , fourth] = labels(before);
    const dropped = (busy: readonly number[], days: number): string[] =>
      labels(applyEdit(before, { kind: 'drop-day', days }, traineeOf({ ...brief, busy })).plan);
    expect(labels(before)).toEqual(['Mon', 'Tue', 'Thu', 'Fri']);
    expect(dropped([5], 3)).not.toContain(fourth);
    expect(dropped([2], 3)).not.toContain(second);
    expect(dropped([1, 2], 2)).toEqual(['Thu', 'Fri']);
  });

  test('Push, pull, legs keeps most exercises of a full-body week', () => {
    const before = buildPlan({ ...brief, days: 3 });
    const { plan } = applyEdit(before, { kind: 'split', split: 'push pull legs' }, traineeOf({ ...brief, days: 3 }));
    expect([0, 1, 2].map((day) => dayView(plan, 0, day)?.title)).toEqual(['Push', 'Pull', 'Legs']);
    const all = (of: Plan): string[] => [...new Set([0, 1, 2].flatMap((day) => namesOn(of, day)))];
    const kept = all(before).filter((name) => all(plan).includes(name));
    expect(kept.length / all(before).length).toBeGreaterThanOrEqual(0.6);
    expect(newWarnings(before, plan, brief)).toEqual([]);
  });

  test('Two exercises become a pair beside each other with the same mark', () => {
    const pair = [ref('dumbbell-curl', 'Dumbbell curl'), ref('triceps-pushdown', 'Triceps pushdown')];
    const { plan } = apply({ kind: 'superset', pair: true, exercises: pair });
    const items = dayView(plan, 0, 0)?.accessories.filter(({ superset }) => superset === 'A') ?? [];
    expect(items.map(({ exercise }) => exercise)).toEqual(['Dumbbell curl', 'Triceps pushdown']);
    expect(dayView(plan, 0, 0)?.minutes).toBeLessThan(dayView(buildPlan(brief), 0, 0)?.minutes ?? 0);
  });
});

describe('edits that are not possible say why and change nothing', () => {
  test.each<[string, PlanEdit, Brief, RegExp]>([
    [
      'equipment nobody has',
      { kind: 'add', exercise: ref('bench-press', 'Bench press'), day: MONDAY },
      { ...brief, kit: GYMS.dumbbells.kit, gym: 'dumbbells' },
      /^Bench press needs .*barbell.*, which you do not have\.$/,
    ],
    ['an exercise nobody knows', { kind: 'add', exercise: { id: null, name: 'quantum flexor' } }, brief, /^I do not know «quantum flexor»/],
    [
      'a sore joint',
      { kind: 'add', exercise: ref('back-squat', 'Back squat') },
      { ...brief, limitations: [{ region: 'knee', strict: true }] },
      /hard on your knee/,
    ],
    [
      'an exercise that is not there',
      { kind: 'remove', target: { exercise: ref('burpee', 'Burpee') } },
      brief,
      /^There is no burpee in your plan\.$/,
    ],
    [
      'a pair that tires each other',
      { kind: 'superset', pair: true, exercises: [ref('hack-squat', 'Hack squat'), ref('romanian-deadlift', 'Romanian deadlift')] },
      brief,
      /are no good pair: they tire each other\./,
    ],
    [
      'push, pull, legs on two days',
      { kind: 'split', split: 'push pull legs' },
      { ...brief, days: 2 },
      /^Push pull legs needs more training days/,
    ],
    ['no days at all', { kind: 'drop-day', days: 0 }, brief, /^One training day is the least/],
  ])('%s', (_, edit, of, why) => {
    const plan = buildPlan(of);
    const result = applyEdit(plan, edit, traineeOf(of));
    expect(result.plan).toBe(plan);
    expect(result.done).toEqual([]);
    expect(result.could_not[0]).toMatch(why);
  });

  test('A session of this week only is advice: the plan stays', () => {
    const plan = buildPlan(brief);
    const result = applyEdit(plan, { kind: 'shift-session', day: FRIDAY, to: 6 }, traineeOf(brief));
    expect(result.plan).toBe(plan);
    expect(result.done[0]).toMatch(/^Do Friday's session on Saturday, this week only\./);
  });
});
