import { expect, test } from 'vitest';
import type { PlanDay, Prescription } from '#domain/plan/plan.ts';
import { intermediate, soundDays } from '#tests/fixtures/plans/bad-plans-table.ts';
import { anything, assert, constantFrom, property, string } from '#tests/support/properties.ts';
import { checkPlan } from '../check-plan.ts';
import { repairPlan } from '../repair-plan.ts';

const FIELDS = [
  'exercise',
  'exercise_id',
  'sets',
  'reps',
  'rpe',
  'rpe_schedule',
  'rir',
  'rest_seconds',
  'superset',
  'note',
  'why',
] as const;

/** A sound week with one value of one exercise replaced. */
function withValue(field: string, value: unknown): unknown {
  const days = soundDays();
  const first = days[0]?.primary?.[0] as Record<string, unknown>;
  first[field] = value;
  return { goal: 'muscle', schedule: days };
}

test('Whatever is sent instead of a plan, or of any value in one, is judged without a crash', () => {
  assert(
    property(anything(), (plan) => {
      expect(checkPlan(plan, intermediate).length).toBeGreaterThan(0);
      expect(repairPlan(plan, intermediate)).toHaveProperty('refused');
    }),
    { numRuns: 200 },
  );
  assert(
    property(constantFrom(...FIELDS), anything(), (field, value) => {
      checkPlan(withValue(field, value), intermediate);
      const result = repairPlan(withValue(field, value), intermediate);
      if ('plan' in result) expect(checkPlan(result.plan, intermediate).filter(({ severity }) => severity === 'error')).toEqual([]);
    }),
    { numRuns: 60 },
  );
}, 30_000);

test('Text in a plan is never carried on as the name of an exercise', () => {
  assert(
    property(string({ minLength: 1, maxLength: 80 }), (text) => {
      const result = repairPlan(withValue('exercise', text), intermediate);
      const days = 'plan' in result ? (result.plan.schedule ?? []) : [];
      const names = days.flatMap((day: PlanDay) =>
        [...(day.primary ?? []), ...(day.accessories ?? [])].map((item: Prescription) => item.exercise),
      );
      if (!/^[\w -]+$/.test(text)) expect(names).not.toContain(text);
    }),
    { numRuns: 40 },
  );
}, 30_000);

test.each([
  ['a million weeks', { goal: 'strength', weeks: Array.from({ length: 1_000_000 }, () => []) }],
  ['a value of a million digits', withValue('reps', '1'.repeat(1_000_000))],
  ['reserves without end', withValue('rir', '9 '.repeat(500_000))],
  ['a schedule without end', withValue('rpe_schedule', Array(200_000).fill(11))],
  ['sets as long text', withValue('sets', ' '.repeat(1_000_000))],
])('%s are refused, and do not hold up the others', (_, plan) => {
  const findings = checkPlan(plan, intermediate);
  expect(findings.some(({ severity }) => severity === 'error')).toBe(true);
  expect(findings.length).toBeLessThan(60);
});
