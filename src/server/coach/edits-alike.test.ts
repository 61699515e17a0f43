import { expect, test } from 'vitest';
import { foldBrief } from '#domain/ai-coach/brief.ts';
import { buildPlan } from '#domain/ai-coach/build-plan.ts';
import { checkPlan } from '#domain/ai-coach/check-plan.ts';
import { editByHand } from '#domain/ai-coach/edit/edit-by-hand.ts';
import type { PlanEdit } from '#domain/ai-coach/edit/plan-edit.ts';
import type { Brief } from '#domain/ai-coach/person/brief-shape.ts';
import { traineeOf } from '#domain/ai-coach/person/trainee.ts';
import { WEEKDAYS } from '#domain/ai-coach/person/weekdays.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { briefWords, EDITED_PLANS } from '#tests/fixtures/plans/edit-talks.ts';
import { editsOf, type PromisedEdit } from '#tests/fixtures/plans/structural-edits.ts';
import { Bench } from './bench.ts';
import { planEditsSchema, type ToolEdit } from './edit-shapes.ts';

const EDITS_A_PLAN = 5;
const EXACT_LEAST = 0.98;

/** The edit as a language model names it; undefined where its tools have none. */
function asToolEdit(edit: PlanEdit): ToolEdit | undefined {
  const on = (day: { label: string } | undefined): { day?: string } => (day === undefined ? {} : { day: day.label });
  switch (edit.kind) {
    case 'add':
      return edit.day === undefined ? undefined : { do: 'add', exercise: edit.exercise.name, ...on(edit.day) };
    case 'swap':
      return { do: 'swap', from: edit.from.name, ...(edit.to === null ? {} : { to: edit.to.name }), ...on(edit.day) };
    case 'remove':
      return edit.target.exercise === undefined ? undefined : { do: 'remove', exercise: edit.target.exercise.name, ...on(edit.target.day) };
    case 'sets':
      return edit.to === undefined || edit.target.exercise === undefined
        ? undefined
        : { do: 'sets', exercise: edit.target.exercise.name, ...on(edit.target.day), to: edit.to };
    case 'reps':
      return edit.reps === undefined || edit.target.exercise === undefined
        ? undefined
        : { do: 'reps', exercise: edit.target.exercise.name, ...on(edit.target.day), to: edit.reps };
    case 'rest':
      return edit.seconds === undefined || edit.target.exercise === undefined
        ? undefined
        : { do: 'rest', exercise: edit.target.exercise.name, ...on(edit.target.day), seconds: edit.seconds };
    case 'order':
      return edit.place !== 'first' || edit.target.exercise === undefined
        ? undefined
        : { do: 'order', exercise: edit.target.exercise.name, ...on(edit.target.day), place: 'first' };
    case 'superset':
      return { do: 'superset', pair: edit.pair, exercises: edit.exercises.map(({ name }) => name), ...on(edit.day) };
    case 'move-day': {
      const [move] = edit.moves;
      const to = WEEKDAYS[move?.weekday ?? 0];
      return move === undefined || to === undefined ? undefined : { do: 'move_day', day: move.day.label, to };
    }
    case 'swap-days':
      return { do: 'swap_days', first: edit.first.label, second: edit.second.label };
    case 'drop-day':
      return edit.day === undefined ? undefined : { do: 'drop_day', day: edit.day.label };
    case 'day-content':
      return { do: 'day_content', day: edit.day.label, contents: [...edit.contents] };
    case 'split':
      return { do: 'split', to: edit.split };
    default:
      return undefined;
  }
}

/** What is wrong with one edit made by hand and by the language model's tools; empty when both are exact and alike. */
function faultsOf(plan: Plan, { edit, broken }: PromisedEdit, tool: ToolEdit, brief: Brief): string[] {
  const { plan: byHand, done, could_not } = editByHand(plan, [edit], brief);
  const bench = new Bench(brief, { plan, brief });
  bench.edit(planEditsSchema.parse({ edits: [tool] }));
  if (done.length === 0)
    return [...(could_not.length > 0 ? [] : ['nothing done and no reason']), ...(bench.made === null ? [] : ['the tools did it'])];
  const errors = (of: Plan): string[] => checkPlan(of, brief).flatMap(({ severity, rule }) => (severity === 'error' ? [rule] : []));
  const had = errors(plan);
  return [
    ...[broken(byHand) ?? []].flat(),
    ...errors(byHand).filter((rule) => !had.includes(rule)),
    ...(JSON.stringify(bench.made?.plan ?? plan) === JSON.stringify(byHand) ? [] : ['the tools made another plan']),
  ];
}

test('200 edits of 40 plans are exact by hand and by the tools of a language model, and the same (PLAN-12, PLAN-30)', () => {
  let edits = 0;
  const faults: string[] = [];
  for (let place = 0; place < EDITED_PLANS; place += 1) {
    const brief = foldBrief([{ role: 'user', content: briefWords(place) }]);
    const plan = buildPlan(brief);
    const promised = editsOf(plan, traineeOf(brief), (below) => (place * 7_919 + 3) % Math.max(1, below)).flatMap((one) => {
      const tool = asToolEdit(one.edit);
      return tool === undefined ? [] : [{ one, tool }];
    });
    for (let step = 0; step < EDITS_A_PLAN; step += 1) {
      const chosen = promised[(place + step * 4) % promised.length];
      if (chosen === undefined) continue;
      edits += 1;
      for (const fault of faultsOf(plan, chosen.one, chosen.tool, brief)) faults.push(`${place} ${JSON.stringify(chosen.tool)}: ${fault}`);
    }
  }
  expect(edits).toBe(EDITED_PLANS * EDITS_A_PLAN);
  expect(faults.length / edits, faults.join('\n')).toBeLessThanOrEqual(1 - EXACT_LEAST);
}, 180_000);
