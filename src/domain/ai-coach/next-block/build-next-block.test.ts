import { expect, test } from 'vitest';
import { anyBrief } from '#tests/fixtures/plans/any-brief.ts';
import { assert, constantFrom, integer, property } from '#tests/support/properties.ts';
import type { Plan } from '../../plan/plan.ts';
import { dayView, type PrescriptionView, planView } from '../../plan/plan-view.ts';
import { buildPlan } from '../build-plan.ts';
import { checkSameBlock } from '../check/check-same-block.ts';
import { checkPlan } from '../check-plan.ts';
import { applyEdit } from '../edit/apply-edit.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { traineeOf } from '../person/trainee.ts';
import { buildNextBlock } from './build-next-block.ts';
import type { BlockDecision } from './decide-block.ts';

const LIFTER: Brief = { ...EMPTY_BRIEF, goal: 'muscle', experience: 'intermediate', days: 4, minutes: 60, kit: GYMS['full gym'].kit };
const bench = { exercise_id: 'dumbbell-bench-press', name: 'Dumbbell bench press', before: 100, now: 100 };

function itemsOf(plan: Plan, week = 0): PrescriptionView[] {
  return Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, week, day)).flatMap((day) =>
    day === undefined ? [] : [...day.primary, ...day.accessories],
  );
}

const setsOf = (plan: Plan, name: string): number => itemsOf(plan).reduce((sum, item) => sum + (item.exercise === name ? item.sets : 0), 0);

test('The next block has the next number and other reps on the same days with the same exercises, and starts easy again', () => {
  const plan = buildPlan(LIFTER);
  const { plan: next } = buildNextBlock(plan, [{ row: 'unknown' }], traineeOf(LIFTER));
  expect(planView(next).block).toMatchObject({ number: 2, weeks: 5, light_week: 5 });
  expect(itemsOf(next).map(({ exercise }) => exercise)).toEqual(itemsOf(plan).map(({ exercise }) => exercise));
  expect(itemsOf(next)[0]).toMatchObject({ reps: '8–12', rir: '3' });
});

test('What was changed by hand stays: an own order, own reps, a superset', () => {
  const trainee = traineeOf(LIFTER);
  const edited = applyEdit(
    buildPlan(LIFTER),
    { kind: 'reps', target: { exercise: { id: bench.exercise_id, name: bench.name } }, reps: '3–5' },
    trainee,
  );
  const { plan: next } = buildNextBlock(edited.plan, [{ row: 'unknown' }], trainee);
  expect(itemsOf(next).find(({ exercise }) => exercise === bench.name)?.reps).toBe('3–5');
});

test('A plateau gets the sets that were decided, and only there', () => {
  const plan = buildPlan(LIFTER);
  const pulldown = { exercise_id: 'lat-pulldown', name: 'Lat pulldown', before: 60, now: 60 };
  const { plan: next } = buildNextBlock(plan, [{ row: 'more-sets', sets: 8, by: 2, ...pulldown }], traineeOf(LIFTER));
  const changed = itemsOf(next).flatMap(({ exercise }) => (setsOf(next, exercise) === setsOf(plan, exercise) ? [] : [exercise]));
  expect(setsOf(next, pulldown.name)).toBe(setsOf(plan, pulldown.name) + 2);
  expect(new Set(changed)).toEqual(new Set([pulldown.name]));
});

test('A lift that fell starts lighter in week 1 only', () => {
  const { plan: next } = buildNextBlock(
    buildPlan(LIFTER),
    [{ row: 'lower-load', ...bench, short_sets: 6, exposures: 3 }],
    traineeOf(LIFTER),
  );
  const of = (week: number) => itemsOf(next, week).find(({ exercise }) => exercise === bench.name)?.load_factor;
  expect([of(0), of(1)]).toEqual([0.95, undefined]);
});

test('A tiring block is followed by fewer sets of compounds and one more rep in reserve', () => {
  const plan = buildPlan(LIFTER);
  const next = buildNextBlock(plan, [{ row: 'fatigue', sessions: 3 }], traineeOf(LIFTER)).plan;
  const total = (of: Plan) => itemsOf(of).reduce((sum, { sets }) => sum + sets, 0);
  expect(total(next)).toBeLessThan(total(plan));
  expect(itemsOf(next)[0]?.rir).toBe('4');
});

test('From the third block some accessories change, at most three of ten, and no main lift', () => {
  const first = buildPlan(LIFTER);
  const second = buildNextBlock(first, [{ row: 'unknown' }], traineeOf(LIFTER)).plan;
  const third = buildNextBlock(second, [{ row: 'unknown' }], traineeOf({ ...LIFTER, block: 2 }));
  expect(third.rotated.length).toBeGreaterThan(0);
  const mains = (plan: Plan) => Array.from({ length: 4 }, (_, day) => dayView(plan, 0, day)?.primary.map(({ exercise }) => exercise));
  expect(mains(third.plan)).toEqual(mains(first));
  const accessories = itemsOf(first).length - mains(first).flat().length;
  expect(third.rotated.length).toBeLessThanOrEqual(accessories * 0.3);
});

test('After any decision, up to three blocks in a row pass the checker as the first did', () => {
  const decisions: readonly BlockDecision[] = [
    { row: 'unknown' },
    { row: 'fatigue', sessions: 3 },
    { row: 'harder' },
    { row: 'shorten', share: 1.3 },
    { row: 'repeat', done: 4, planned: 12, weeks_trained: 4 },
  ];
  assert(
    property(anyBrief, constantFrom(...decisions), integer({ min: 1, max: 3 }), (brief, decision, blocks) => {
      let plan = buildPlan(brief);
      const errors = (of: Plan) => checkPlan(of, brief).filter(({ severity }) => severity === 'error');
      for (let block = 1; block <= blocks; block += 1) {
        plan = buildNextBlock(plan, [decision], traineeOf({ ...brief, block })).plan;
        expect(errors(plan)).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
});

test('NEXT-3 A next block without a log is another block: reps, sets or some accessories differ, and no main lift', () => {
  const work = (plan: Plan) => JSON.stringify(itemsOf(plan).map(({ exercise, sets, reps }) => [exercise, sets, reps]));
  for (const goal of ['strength', 'fat loss', 'muscle', 'general fitness', 'functional'] as const) {
    const brief: Brief = { ...LIFTER, goal };
    const plan = buildPlan(brief);
    const { plan: next, rotated } = buildNextBlock(plan, [{ row: 'unknown' }], traineeOf(brief));
    expect([goal, work(next) === work(plan)]).toEqual([goal, false]);
    const mains = (of: Plan) => Array.from({ length: 4 }, (_, day) => dayView(of, 0, day)?.primary.map(({ exercise }) => exercise));
    expect(mains(next)).toEqual(mains(plan));
    const accessories = itemsOf(plan).length - mains(plan).flat().length;
    expect(rotated.length).toBeLessThanOrEqual(accessories * 0.3);
  }
});

const rise: BlockDecision = { row: 'rise', lifts: [bench] };

test('SAME_BLOCK With a log that asks for nothing the next block is another one too: a few accessories change, or a set', () => {
  for (const goal of ['strength', 'fat loss'] as const)
    for (const decision of [{ row: 'steady' } as const, rise, { row: 'harder' } as const]) {
      const brief: Brief = { ...LIFTER, goal };
      const plan = buildPlan(brief);
      const next = buildNextBlock(plan, [decision], traineeOf(brief));
      expect([goal, decision.row, checkSameBlock(plan, next.plan, next.stays)]).toEqual([goal, decision.row, []]);
      expect(next.stays).toBeNull();
      expect(next.rotated.length).toBeGreaterThan(0);
    }
});

test('SAME_BLOCK A beginner who rises keeps the exercises of the first block once, and in season the work stays; both are said', () => {
  const beginner: Brief = { ...LIFTER, goal: 'strength', experience: 'beginner' };
  const first = buildNextBlock(buildPlan(beginner), [rise], traineeOf(beginner));
  expect([first.stays, first.rotated]).toEqual(['beginner', []]);
  const later = buildNextBlock(first.plan, [rise], traineeOf({ ...beginner, block: 2 }));
  expect(later.stays).toBeNull();
  const season: Brief = { ...LIFTER, goal: 'fat loss', season: 'in' };
  expect(buildNextBlock(buildPlan(season), [{ row: 'steady' }], traineeOf(season)).stays).toBe('season');
});

test('SAME_BLOCK No block that comes is the one before without a reason, whatever the log says', () => {
  const decisions: readonly BlockDecision[] = [{ row: 'steady' }, { row: 'unknown' }, rise, { row: 'harder' }];
  assert(
    property(anyBrief, constantFrom(...decisions), (brief, decision) => {
      const plan = buildPlan(brief);
      const next = buildNextBlock(plan, [decision], traineeOf(brief));
      expect(checkSameBlock(plan, next.plan, next.stays)).toEqual([]);
      expect(checkPlan(next.plan, brief).filter(({ severity }) => severity === 'error')).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
