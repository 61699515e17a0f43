import { describe, expect, test } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import type { CoachItem, CoachPlan } from '../sync/proposal-shape.ts';
import { coachPlanOf } from './coach-plan.ts';
import { ownPlan } from './own-plan.ts';
import { hunksOf } from './plan-hunks.ts';
import { planWeeks } from './shared-log.ts';
import { takeProposal } from './take-proposal.ts';

const PLAN: Plan = {
  goal: 'muscle',
  schedule: [
    {
      day: 'Monday',
      title: 'Lower',
      exercises: [
        { exercise: 'Squat', sets: 3, reps: '5', rpe: 8, note: 'Left knee first.' },
        { exercise: 'Leg Curl', sets: 3, reps: '8–12' },
      ],
    },
    { day: 'Friday', title: 'Upper', exercises: [{ exercise: 'Bench Press', sets: 4, reps: '6', rpe: 8, note: 'Wide.' }] },
  ],
};
const base = coachPlanOf(planWeeks(PLAN));
const item = (item_id: string, exercise: string): CoachItem => ({ item_id, exercise, sets: [3], reps: ['10'], rpe: [8] });

/** The coach's draft, with the ids a device gave to what is new. */
function draft(ids: string, edit: (plan: CoachPlan) => void = () => undefined): CoachPlan {
  const plan = structuredClone(base);
  plan.days[0]!.items.splice(1, 0, item(`${ids}-lunge`, 'Lunge'), item(`${ids}-squat`, 'Squat'));
  plan.days.push({ day_id: `${ids}-day`, title: 'Arms', items: [item(`${ids}-curl`, 'Curl')] });
  plan.days.push({ day_id: `${ids}-empty`, title: 'Walk', items: [] });
  edit(plan);
  return plan;
}
const linesOf = (proposed: CoachPlan, plan: Plan) => hunksOf(base, proposed, ownPlan(base, plan, proposed));
const take = (proposed: CoachPlan, plan: Plan, only?: readonly string[]) =>
  takeProposal(plan, { base, plan: proposed }, new Set(only ?? linesOf(proposed, plan).map(({ id }) => id)), '2026-11-02');
const namesOf = (plan: Plan) => plan.schedule!.map(({ title, exercises }) => [title, ...exercises!.map(({ exercise }) => exercise)]);

describe('a second proposal from the plan the first one was made from', () => {
  const first = take(draft('one'), PLAN);

  test('asks about nothing that was taken of the first, and doubles nothing (CPLAN-3)', () => {
    expect(namesOf(first)).toEqual([
      ['Lower', 'Squat', 'Lunge', 'Squat', 'Leg Curl'],
      ['Upper', 'Bench Press'],
      ['Arms', 'Curl'],
      ['Walk'],
    ]);
    expect(linesOf(draft('two'), first)).toEqual([]);
    const more = draft('two', ({ days }) => {
      days[0]!.items[1]!.sets = [5];
      days[2]!.items.push(item('two-press', 'Pressdown'));
      days[3]!.title = 'Long walk';
    });
    expect(namesOf(take(more, first)).map((day) => day.length)).toEqual([5, 2, 3, 1, 1]);
    expect(take(more, first).schedule![0]!.exercises![1]).toMatchObject({ exercise: 'Lunge', sets: 5 });
  });

  test('finds what was taken in part, and after the trainee trained on and moved and edited it', () => {
    const part = take(draft('one'), PLAN, ['item|day 1|one-lunge', 'day|one-day']);
    const edited = structuredClone(part);
    edited.schedule![0]!.exercises!.reverse();
    edited.schedule!.reverse();
    edited.schedule![2]!.exercises!.find(({ exercise }) => exercise === 'Lunge')!.sets = 2;
    const lines = linesOf(draft('two'), edited);
    expect(lines.filter(({ id }) => !id.startsWith('order')).map(({ id, mine }) => [id, mine])).toEqual([
      ['item|day 1|two-lunge', 'Lunge, 2 × 10 at RPE 8'],
      ['item|day 1|two-squat', undefined],
      ['day|two-empty', undefined],
    ]);
    expect(
      namesOf(take(draft('two'), edited))
        .flat()
        .filter((name) => name === 'Lunge' || name === 'Arms'),
    ).toHaveLength(2);
  });

  test('finds an exercise the coach put in the place of another', () => {
    const swap = (plan: CoachPlan) => Object.assign(plan.days[1]!.items[0]!, { exercise: 'Dip' });
    const swapped = take(draft('one', swap), PLAN);
    expect(linesOf(draft('two', swap), swapped)).toEqual([]);
    expect(namesOf(take(draft('two', swap), swapped))[1]).toEqual(['Upper', 'Dip']);
    // The trainee's own swap stays a conflict.
    const own = structuredClone(PLAN);
    own.schedule![1]!.exercises![0]!.exercise = 'Push-up';
    expect(linesOf(draft('two', swap), own).find(({ id }) => id === 'item|day 2|bench press#1')?.mine).toBe(null);
  });
});

describe('a remark or a load that the coach could not see', () => {
  const noted = (note: string, target?: CoachItem['target']) => {
    const plan = structuredClone(base);
    Object.assign(plan.days[1]!.items[0]!, { note, ...(target === undefined ? {} : { target }) });
    return plan;
  };
  const bench = (plan: Plan) => plan.schedule![1]!.exercises![0]!;

  test('is shown beside the coach’s, and stays unless it is given up (CPLAN-5)', () => {
    const proposed = noted('Narrow.');
    const [line] = linesOf(proposed, PLAN);
    expect([line?.after, line?.mine]).toEqual(['Bench Press, 4 × 6 at RPE 8. Narrow.', 'Bench Press, 4 × 6 at RPE 8. Wide.']);
    expect(bench(take(proposed, PLAN, [])).note).toBe('Wide.');
    const taken = take(proposed, PLAN);
    expect(bench(taken).note).toBe('Narrow.');
    expect(linesOf(proposed, taken)).toEqual([]);
    const aimed = structuredClone(PLAN);
    bench(aimed).target = { percent: 80 };
    expect(linesOf(noted('', { percent: 70 }), aimed)[0]?.mine).toContain('80% of the best');
  });

  test('stays where the coach wrote something and cleared it again (CPLAN-4)', () => {
    const aimed = structuredClone(PLAN);
    bench(aimed).target = { percent: 80 };
    const proposed = noted('', null);
    expect(linesOf(proposed, aimed)).toEqual([]);
    expect(hunksOf(base, proposed, base)).toEqual([]);
    proposed.days[1]!.items[0]!.sets = [5];
    const [line, ...others] = linesOf(proposed, aimed);
    expect([line?.mine, others]).toEqual([undefined, []]);
    expect(bench(take(proposed, aimed))).toMatchObject({ sets: 5, note: 'Wide.', target: { percent: 80 } });
  });

  test('stays as it is in each week when another week’s line is taken', () => {
    const week = (note: string) => [
      { day: 'Monday', title: 'Upper', exercises: [{ exercise: 'Bench Press', sets: 4, reps: '6', note, target: { percent: 70 } }] },
    ];
    const plan: Plan = { goal: 'strength', weeks: [week('Easy.'), week('Hard.'), week('Hard.'), week('Easy.')] };
    const of = coachPlanOf(planWeeks(plan));
    const proposed = structuredClone(of);
    proposed.days[0]!.items[0]!.sets = [5];
    const ids = new Set(hunksOf(of, proposed, ownPlan(of, plan, proposed)).map(({ id }) => id));
    const taken = takeProposal(plan, { base: of, plan: proposed }, ids, '2026-11-02');
    const notes = (taken.weeks as { exercises: { note: string }[] }[][]).map((days) => days[0]!.exercises[0]!.note);
    expect(notes).toEqual(['Easy.', 'Hard.', 'Hard.', 'Easy.']);
  });
});

test('another exercise in a place takes over nothing that was chosen for the one before it, but its rest and superset (CPLAN-4)', () => {
  const plan = structuredClone(PLAN);
  Object.assign(plan.schedule![1]!.exercises![0]!, {
    progression: { rule: 'linear', step: '10', unit: 'lb' },
    set_kinds: ['warmup', null, null, 'drop'],
    target: { weight: '200', unit: 'lb' },
    tempo: '3-1-1',
    rest_seconds: 120,
    superset: 'A',
  });
  const proposed = structuredClone(base);
  Object.assign(proposed.days[1]!.items[0]!, { exercise: 'Push-up', exercise_id: 'push-up' });
  expect(take(proposed, plan).schedule![1]!.exercises).toEqual([
    { exercise: 'Push-up', exercise_id: 'push-up', sets: 4, reps: '6', rpe: 8, note: 'Wide.', rest_seconds: 120, superset: 'A' },
  ]);
  // Sets alone leave all of it.
  const more = structuredClone(base);
  more.days[1]!.items[0]!.sets = [5];
  expect(take(more, plan).schedule![1]!.exercises![0]).toMatchObject({
    sets: 5,
    progression: { rule: 'linear' },
    target: { weight: '200', unit: 'lb' },
    tempo: '3-1-1',
  });
});
