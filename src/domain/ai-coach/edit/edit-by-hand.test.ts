import { expect, test } from 'vitest';
import { type Plan, planSchema } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { anyBrief } from '#tests/fixtures/plans/any-brief.ts';
import { editsOf } from '#tests/fixtures/plans/structural-edits.ts';
import { assert, integer, property } from '#tests/support/properties.ts';
import { buildPlan } from '../build-plan.ts';
import { hasErrors } from '../check-plan.ts';
import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { traineeOf } from '../person/trainee.ts';
import { editByHand } from './edit-by-hand.ts';
import type { PlanEdit } from './plan-edit.ts';

const told: Brief = { ...EMPTY_BRIEF, goal: 'muscle', experience: 'intermediate', days: 4, minutes: 60, kit: GYMS['full gym'].kit };
const MONDAY = { index: 0, label: 'Mon' };

function firstOn(plan: Plan, day: number) {
  const view = dayView(plan, 0, day);
  const item = view?.primary[0] ?? view?.accessories[0];
  return { id: item?.exercise_id ?? null, name: item?.exercise ?? '' };
}

test('sets and reps changed together are one edit with one report', () => {
  const plan = buildPlan(told);
  const target = { exercise: firstOn(plan, 0), day: MONDAY };
  const result = editByHand(
    plan,
    [
      { kind: 'sets', target, to: 2 },
      { kind: 'reps', target, reps: '10–15' },
    ],
    told,
  );
  const item = dayView(result.plan, 0, 0)?.primary[0];
  expect([item?.sets, item?.reps]).toEqual([2, '10–15']);
  expect(result.done).toHaveLength(2);
});

test('a day left out by hand is no fault later, although no message told it', () => {
  const { plan, done } = editByHand(buildPlan(told), [{ kind: 'drop-day', day: MONDAY }], told);
  expect(done).not.toEqual([]);
  expect(planView(plan).days).toBe(3);
  expect(hasErrors(plan, told)).toBe(false);
  // The note survives the wire, and a second edit starts from it.
  const sent = planSchema.parse(JSON.parse(JSON.stringify(plan)));
  const again = editByHand(sent, [{ kind: 'drop-day' }], told);
  expect(planView(again.plan).days).toBe(2);
  expect(hasErrors(again.plan, told)).toBe(false);
  const back = editByHand(again.plan, [{ kind: 'add-day', days: 4 }], told);
  expect([planView(back.plan).days, back.plan.by_hand]).toEqual([4, undefined]);
});

test('an exercise refused in the chat and added by hand is wanted again', () => {
  const refusing = { ...told, refused: ['face-pull'] };
  const plan = buildPlan(refusing);
  const { plan: after } = editByHand(plan, [{ kind: 'add', exercise: { id: 'face-pull', name: 'Face pull' }, day: MONDAY }], refusing);
  expect(JSON.stringify(after)).toContain('face-pull');
  expect(hasErrors(after, refusing)).toBe(false);
});

test('a plan is changed on a phone that knows nothing of the chat: what is added follows the plan, not a beginner', () => {
  const plan = buildPlan({ ...told, days: 3 });
  const added = editByHand(plan, [{ kind: 'add-day', weekdays: [6] }], EMPTY_BRIEF);
  expect(planView(added.plan).days).toBe(4);
  const item = editByHand(plan, [{ kind: 'add', exercise: { id: 'wrist-curl', name: 'Wrist curl' }, day: MONDAY }], EMPTY_BRIEF);
  expect([item.done.length, item.could_not]).toEqual([1, []]);
});

test('what cannot be done returns the same plan and says why', () => {
  const plan = buildPlan(told);
  const result = editByHand(plan, [{ kind: 'remove', target: { exercise: { id: 'muscle-up', name: 'Muscle-up' } } }], told);
  expect(result.plan).toBe(plan);
  expect(result.could_not).not.toEqual([]);
});

test('edits by hand of any plan, one upon the other, never break a rule that the plan kept', () => {
  assert(
    property(anyBrief, integer({ min: 0, max: 1_000_000 }), (brief, start) => {
      let plan = buildPlan(brief);
      if (hasErrors(plan, brief)) return;
      for (let turn = 0; turn < 4; turn += 1) {
        const edits = editsOf(plan, traineeOf(brief), (below) => ((start + turn) * 7_919) % Math.max(1, below)).map(({ edit }) => edit);
        // Longer sessions on one day are judged by their own minutes.
        const choices = edits.filter(({ kind }) => kind !== 'time');
        const edit: PlanEdit | undefined = choices[(start + turn * 5) % Math.max(1, choices.length)];
        if (edit === undefined) return;
        const result = editByHand(plan, [edit], brief);
        expect([edit, hasErrors(result.plan, brief)]).toEqual([edit, false]);
        plan = result.plan;
      }
    }),
    { numRuns: 30 },
  );
}, 120_000);
