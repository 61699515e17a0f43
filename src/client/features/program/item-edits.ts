import { refOfItem } from '#domain/ai-coach/edit/move-edit.ts';
import type { DayRef, ExerciseRef, PlanEdit, Target } from '#domain/ai-coach/edit/plan-edit.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { dayView, type PrescriptionView } from '#domain/plan/plan-view.ts';

/** What was typed or chosen of an exercise; only what differs from the plan. */
export interface TypedItem {
  sets?: number;
  reps?: string;
  rir?: number;
  rest?: number;
}

/** The exercise of a day that its sheet is about. */
export interface EditedItem {
  item: PrescriptionView;
  day: DayRef;
  /** The day, or nothing for every day that has it. */
  where: { day?: DayRef };
  /** The plan as edits would make it; the same object when none can be done. */
  preview: (edits: readonly PlanEdit[]) => Plan;
}

/** What was typed, as edits of an exercise. */
export function typedEdits({ sets, reps, rir, rest }: TypedItem, target: Target): PlanEdit[] {
  return [
    ...(sets === undefined ? [] : [{ kind: 'sets' as const, target, to: sets }]),
    ...(reps === undefined ? [] : [{ kind: 'reps' as const, target, reps }]),
    ...(rir === undefined ? [] : [{ kind: 'effort' as const, target, rir }]),
    ...(rest === undefined ? [] : [{ kind: 'rest' as const, target, seconds: rest }]),
  ];
}

/**
 * Another exercise in its place, with what was typed: it is for the exercise that comes, because a swap gives that one reps and rest of its
 * own. Where there can be no swap it is for what stays. Without `to` the closest one.
 */
export function swapEdits(edited: EditedItem, to: ExerciseRef | null, typed: TypedItem): PlanEdit[] {
  const { item, where } = edited;
  const from = refOfItem(item);
  const swap: PlanEdit = { kind: 'swap', from, to, ...where };
  if (Object.keys(typed).length === 0) return [swap];
  const others = new Set(itemsAfter(edited, []).map(({ exercise }) => exercise));
  const come = itemsAfter(edited, [swap]).find(({ exercise }) => !others.has(exercise));
  if (come === undefined) return [...typedEdits(typed, { exercise: from, ...where }), swap];
  return [swap, ...typedEdits(typed, { exercise: refOfItem(come), ...where })];
}

/**
 * A superset with another exercise of the day (null for none), with what was typed. Both then have the sets that were typed, and the rest is
 * that after the second.
 */
export function pairEdits(edited: EditedItem, partner: PrescriptionView | null, typed: TypedItem): PlanEdit[] {
  const { item, day, where, preview } = edited;
  const exercise = refOfItem(item);
  const own = typedEdits(typed, { exercise, ...where });
  const out: PlanEdit[] = item.superset === null ? [] : [{ kind: 'superset', pair: false, exercises: [exercise], day }];
  if (partner === null) return [...out, ...own];
  const pair: PlanEdit = { kind: 'superset', pair: true, exercises: [exercise, refOfItem(partner)], day };
  const alone = preview(out);
  const paired = preview([...out, pair]);
  const isOne =
    paired !== alone && itemsOf(paired, day).some(({ exercise: name, superset }) => name === item.exercise && superset !== null);
  if (!isOne) return [...out, ...own, pair];
  const { rest, ...others } = typed;
  const changes = (name: string, edit: TypedItem) => {
    const there = itemsOf(paired, day).find(({ exercise: other }) => other === name);
    return edit.sets === there?.sets ? { ...edit, sets: undefined } : edit;
  };
  const forPartner = { sets: typed.sets, rest };
  return [
    ...out,
    pair,
    ...typedEdits(changes(item.exercise, others), { exercise, ...where }),
    ...typedEdits(changes(partner.exercise, forPartner), { exercise: refOfItem(partner), day }),
  ];
}

function itemsAfter({ day, preview }: EditedItem, edits: readonly PlanEdit[]): PrescriptionView[] {
  return itemsOf(preview(edits), day);
}

function itemsOf(plan: Plan, day: DayRef): PrescriptionView[] {
  const view = dayView(plan, 0, day.index);
  return view === undefined ? [] : [...view.primary, ...view.accessories];
}
