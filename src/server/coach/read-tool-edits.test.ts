import { expect, test } from 'vitest';
import { buildPlan } from '#domain/ai-coach/build-plan.ts';
import { type Brief, EMPTY_BRIEF } from '#domain/ai-coach/person/brief-shape.ts';
import { GYMS } from '#domain/ai-coach/person/gyms-table.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { Bench } from './bench.ts';
import { planEditsSchema, type ToolEdit } from './edit-shapes.ts';

const brief: Brief = { ...EMPTY_BRIEF, goal: 'muscle', experience: 'intermediate', days: 3, minutes: 60, kit: GYMS['full gym'].kit };
const plan = buildPlan(brief);
const mondays = [...(dayView(plan, 0, 0)?.primary ?? []), ...(dayView(plan, 0, 0)?.accessories ?? [])].map(({ exercise }) => exercise);
const [first = '', second = '', third = ''] = mondays;

function edited(...edits: ToolEdit[]) {
  const bench = new Bench(brief, { plan, brief });
  const answer = bench.edit(planEditsSchema.parse({ edits }));
  return { answer, made: bench.made };
}

const EDITS: readonly ToolEdit[] = [
  { do: 'add', exercise: 'Wrist curl', day: 'Monday', sets: 2, reps: '15–20' },
  { do: 'remove', exercise: third, day: 'Mon' },
  { do: 'swap', from: first, day: 'Monday' },
  { do: 'sets', exercise: second, day: 'Mon', to: 2 },
  { do: 'reps', exercise: third, to: '12–15' },
  { do: 'reps_in_reserve', day: 'Friday', to: 4 },
  { do: 'rest', exercise: first, seconds: 240 },
  { do: 'order', exercise: second, day: 'Mon', place: 'first' },
  { do: 'order', exercise: first, day: 'Mon', place: 'after', other: second },
  { do: 'move_day', day: 'Friday', to: 'Sat' },
  { do: 'swap_days', first: 'Mon', second: 'Fri' },
  { do: 'drop_day', day: 'Wednesday' },
  { do: 'add_day', on: 'Sun' },
  { do: 'day_content', day: 'Fri', contents: ['upper body'] },
  { do: 'split', to: 'push pull legs' },
  { do: 'minutes', day: 'Mon', to: 40 },
];

test.each(EDITS.map((edit) => [JSON.stringify(edit), edit] as const))('a language model edits the plan in use: %s', (_, edit) => {
  const { answer, made } = edited(edit);
  expect([answer.why ?? null, answer.ok, made === null]).toEqual([null, true, false]);
});

test('edits come one upon the other, and those that cannot be are named', () => {
  const { answer, made } = edited(
    { do: 'drop_day', day: 'Wed' },
    { do: 'sets', exercise: first, day: 'Tue', to: 4 },
    { do: 'sets', exercise: first, day: 'Mon', to: 4 },
  );
  expect(planView(made?.plan ?? {}).days).toBe(2);
  expect(answer).toMatchObject({ ok: true, could_not: ['the plan has no day «Tue»'] });
});

test('nothing that can be done leaves the plan as it is and says why', () => {
  const { answer, made } = edited({ do: 'remove', exercise: 'Muscle-up' });
  expect([answer.ok, made]).toEqual([false, null]);
  expect(JSON.stringify(answer.why)).toContain('muscle-up');
});

test('words in the place of reps do not reach the plan', () => {
  const { made } = edited({ do: 'add', exercise: 'Wrist curl', day: 'Mon', reps: 'visit my site' });
  expect(JSON.stringify(made?.plan)).not.toContain('visit');
});
