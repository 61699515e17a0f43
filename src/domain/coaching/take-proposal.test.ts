import { describe, expect, test } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import { dayView, planView } from '../plan/plan-view.ts';
import type { CoachPlan } from '../sync/proposal-shape.ts';
import { coachPlanOf } from './coach-plan.ts';
import { ownPlan } from './own-plan.ts';
import { hunksOf } from './plan-hunks.ts';
import { planWeeks } from './shared-log.ts';
import { takeProposal } from './take-proposal.ts';

const PLAN: Plan = {
  goal: 'muscle',
  explanation: 'Because of your knee.',
  block: { number: 2, kind: 'muscle', weeks: 4, light_week: 4 },
  schedule: [
    {
      day: 'Monday',
      title: 'Lower',
      minutes: 60,
      primary: [
        { exercise: 'Squat', exercise_id: 'squat', sets: 3, reps: '5', rpe: 7, rpe_schedule: [7, 8, 8, 6], why: 'strong', note: 'slow' },
      ],
      accessories: [{ exercise: 'Leg Curl', sets: 3, reps: '8–12', rpe: 8, rest_seconds: 60 }],
    },
    { day: 'Thursday', title: 'Upper', exercises: [{ exercise: 'Bench Press', sets: 4, reps: '6', rpe: 8 }] },
  ],
};

const base = coachPlanOf(planWeeks(PLAN));
const change = (edit: (draft: CoachPlan) => void): CoachPlan => {
  const draft = structuredClone(base);
  edit(draft);
  return draft;
};
const take = (plan: Plan, proposed: CoachPlan, only?: readonly string[]) => {
  const ids = hunksOf(base, proposed, ownPlan(base, plan, proposed)).map(({ id }) => id);
  return takeProposal(plan, { base, plan: proposed }, new Set(only ?? ids), '2026-11-02');
};

describe('a proposal taken into the plan in use', () => {
  test('changes its line and nothing the coach could not see: reasons, remarks, rest, days and block stay (CPLAN-4, CPLAN-6)', () => {
    const proposed = change((draft) => {
      draft.days[0]!.items[0]!.sets = [4];
    });
    const taken = take(PLAN, proposed);
    expect(taken).toEqual({
      ...PLAN,
      block: { ...PLAN.block, started_on: '2026-11-02' },
      schedule: [
        { ...PLAN.schedule![0], primary: [{ ...PLAN.schedule![0]!.primary![0], sets: 4 }], exercises: null },
        { ...PLAN.schedule![1], primary: null, accessories: null },
      ],
    });
  });

  test('fewer weeks are fewer weeks, also of a strength plan without a block (CPLAN-4)', () => {
    const plan: Plan = { ...PLAN, goal: 'strength', block: null };
    const of = coachPlanOf(planWeeks(plan));
    expect(of.weeks).toBe(4);
    const taken = takeProposal(plan, { base: of, plan: { ...of, weeks: 3 } }, new Set(['weeks']), '2026-11-02');
    expect(coachPlanOf(planWeeks(taken)).weeks).toBe(3);
  });

  test('another exercise in a place takes over neither reason nor load of the one before it, and a new one stands behind its neighbor', () => {
    const proposed = change((draft) => {
      const [squat] = draft.days[0]!.items;
      Object.assign(squat!, { exercise: 'Front Squat', exercise_id: 'front-squat', note: 'Elbows up.' });
      draft.days[0]!.items.splice(1, 0, { item_id: 'new', exercise: 'Lunge', sets: [2], reps: ['10'], rpe: [8], target: { percent: 60 } });
    });
    const day = dayView(take(PLAN, proposed), 1, 0)!;
    expect([...day.primary, ...day.accessories].map(({ exercise, note, why }) => [exercise, note, why])).toEqual([
      ['Front Squat', 'Elbows up.', null],
      ['Lunge', null, null],
      ['Leg Curl', null, null],
    ]);
    expect(day.primary[0]!.rpe).toBe(8);
  });

  test('a line both changed is a conflict that shows all three, and the trainee’s stays unless it is taken (CPLAN-5)', () => {
    const proposed = change((draft) => {
      draft.days[1]!.items[0]!.sets = [5];
    });
    const edited = structuredClone(PLAN);
    edited.schedule![1]!.exercises![0]!.sets = 2;
    const [hunk] = hunksOf(base, proposed, ownPlan(base, edited, proposed));
    expect(hunk).toEqual({
      id: 'item|day 2|bench press#1',
      where: 'Upper',
      before: 'Bench Press, 4 × 6 at RPE 8',
      after: 'Bench Press, 5 × 6 at RPE 8',
      mine: 'Bench Press, 2 × 6 at RPE 8',
    });
    expect(dayView(take(edited, proposed, []), 0, 1)!.primary.concat(dayView(take(edited, proposed, []), 0, 1)!.accessories)[0]?.sets).toBe(
      2,
    );
    const taken = dayView(take(edited, proposed), 0, 1)!;
    expect([...taken.primary, ...taken.accessories][0]?.sets).toBe(5);
  });

  test('sets and reps of one line changed on either side are both kept (CPLAN-2)', () => {
    const proposed = change((draft) => {
      draft.days[1]!.items[0]!.sets = [5];
    });
    const edited = structuredClone(PLAN);
    edited.schedule![1]!.exercises![0]!.reps = '8';
    expect(hunksOf(base, proposed, ownPlan(base, edited, proposed))[0]).not.toHaveProperty('mine');
    const day = dayView(take(edited, proposed), 0, 1)!;
    expect([...day.primary, ...day.accessories][0]).toMatchObject({ sets: 5, reps: '8' });
  });

  test('days that changed places meanwhile are still the same days, and weeks differ only in what they say (CPLAN-1)', () => {
    const proposed = change((draft) => {
      draft.days[0]!.items[0]!.rpe = [6, 7, 8, 9];
      draft.days[1]!.items.push({ item_id: 'row', exercise: 'Row', sets: [3, 3, 2], reps: ['8'], rpe: [null] });
    });
    const moved = { ...PLAN, schedule: PLAN.schedule!.toReversed() };
    const taken = take(moved, proposed);
    expect([0, 1, 2, 3].map((week) => dayView(taken, week, 1)!.primary[0]?.rpe)).toEqual([6, 7, 8, 9]);
    const upper = [0, 3].map((week) =>
      [...dayView(taken, week, 0)!.primary, ...dayView(taken, week, 0)!.accessories].map(({ sets }) => sets),
    );
    expect(upper).toEqual([
      [4, 3],
      [4, 2],
    ]);
  });

  test('without a base it is a plan of its own, which Today reads; a plan without a block counts on by date (CPLAN-6)', () => {
    const own = takeProposal(PLAN, { base: null, plan: base }, new Set(), '2026-11-02');
    expect([planView(own).days, dayView(own, 2, 0)!.title, own.explanation]).toEqual([2, 'Lower', undefined]);
    const { block: _block, ...plain } = PLAN;
    const plainBase = coachPlanOf(planWeeks(plain));
    const proposed = structuredClone(plainBase);
    proposed.days[0]!.title = 'Legs';
    const taken = takeProposal(plain, { base: plainBase, plan: proposed }, new Set(['day|day 1']), '2026-11-02');
    expect([taken.goes_on_since, taken.block, taken.schedule![0]!.title]).toEqual(['2026-11-02', undefined, 'Legs']);
  });
});
