import type { Plan, PlanDay, Prescription } from '../plan/plan.ts';
import { planDayAt, planView, readPlanDay, weekCount } from '../plan/plan-view.ts';
import type { CoachDay, CoachItem, CoachPlan } from '../sync/proposal-shape.ts';
import { collapse, fieldsInWeek, fieldsOfItem, inWeek, isByWeek, nameIds, planOfCoachPlan } from './coach-plan.ts';
import { mergePlans } from './merge-plans.ts';
import { ownPlan } from './own-plan.ts';
import { takeHunks } from './plan-hunks.ts';

interface Proposed {
  /** What the coach had before them; null for a plan that stands for itself. */
  readonly base: CoachPlan | null;
  readonly plan: CoachPlan;
}

/**
 * The plan in use with what was taken of a proposal (CPLAN-3, CPLAN-4): everything else stays as the trainee has it, also what the coach
 * cannot see. `made_on` is the day the plan in use was made, yyyy-mm-dd, from which its sessions go on counting (CPLAN-6).
 */
export function takeProposal(plan: Plan, { base, plan: proposed }: Proposed, taken: ReadonlySet<string>, made_on: string): Plan {
  if (base === null) return planOfCoachPlan(proposed);
  const own = ownPlan(base, plan, proposed);
  const merged = mergePlans(base, own, takeHunks(base, proposed, taken), 'b').plan;
  const written = writeOver(plan, own, merged);
  if (written.block == null) return { ...written, goes_on_since: plan.goes_on_since ?? made_on };
  return { ...written, block: { ...written.block, started_on: written.block.started_on ?? plan.goes_on_since ?? made_on } };
}

/** `merged` in the shape of `plan`: what no cell of it speaks of stays. */
function writeOver(plan: Plan, own: CoachPlan, merged: CoachPlan): Plan {
  const byWeek = (plan.weeks?.length ?? 0) > 0 || isByWeek(merged.days);
  const dayOf = (day: CoachDay, week: number): PlanDay => {
    const place = own.days.findIndex(({ day_id }) => day_id === day.day_id);
    const raw = place === -1 ? undefined : planDayAt(plan, week, place);
    return writeDay(raw, own.days[place], day, { weeks: merged.weeks, week: byWeek ? week : null, place });
  };
  const days = byWeek
    ? { weeks: Array.from({ length: merged.weeks }, (_, week) => merged.days.map((day) => dayOf(day, week))), schedule: null }
    : { schedule: merged.days.map((day) => dayOf(day, 0)) };
  const block = plan.block ?? (merged.weeks !== weekCount(planView(plan)) ? { number: 1, kind: '', weeks: merged.weeks } : null);
  return { ...plan, ...days, ...(block === null ? {} : { block: { ...block, weeks: merged.weeks } }) };
}

interface Place {
  readonly weeks: number;
  /** null writes all weeks into one day, with a list per field. */
  readonly week: number | null;
  readonly place: number;
}

function writeDay(raw: PlanDay | undefined, own: CoachDay | undefined, day: CoachDay, at: Place): PlanDay {
  const { primary, accessories } = listsOf(raw);
  const known = rawItems(raw, at);
  const ids = nameIds((own?.items ?? []).map(({ exercise }) => exercise));
  const before = new Map(own?.items.map((item, index) => [item.item_id, { was: item, held: known.get(ids[index] as string) }]));
  const items = day.items.flatMap((item) => {
    if (at.week !== null && inWeek(item.sets, at.week) === null) return [];
    const { was, held } = before.get(item.item_id) ?? {};
    const written = was === undefined || held === undefined ? fieldsOfWeek(item, at) : writeItem(held, was, item, at);
    return [{ written, isPrimary: held !== undefined && primary.includes(held) }];
  });
  const all = items.map(({ written }) => written);
  const split = items.findLastIndex(({ isPrimary }) => isPrimary) + 1;
  const isSplit = primary.length > 0 && accessories !== null;
  const lists = isSplit
    ? { primary: all.slice(0, split), accessories: all.slice(split), exercises: null }
    : { primary: null, accessories: null, exercises: all };
  const title = own?.title === day.title ? {} : { title: day.title };
  if (raw === undefined) return { day: day.title, title: day.title, exercises: all };
  return { ...raw, ...title, ...(own?.items === day.items ? {} : lists) };
}

function listsOf(raw: PlanDay | undefined): { primary: readonly Prescription[]; accessories: readonly Prescription[] | null } {
  const [primary, accessories] = [raw?.primary ?? [], raw?.accessories ?? []];
  return primary.length + accessories.length === 0 ? { primary: [], accessories: null } : { primary, accessories };
}

/** By the ids of `coachPlanOf`. */
function rawItems(raw: PlanDay | undefined, { week, place }: Place): Map<string, Prescription> {
  if (raw === undefined) return new Map();
  const view = readPlanDay(raw, week ?? 0, place);
  const { primary, accessories } = listsOf(raw);
  const items = accessories === null ? (raw.exercises ?? []) : [...primary, ...accessories];
  const ids = nameIds([...view.primary, ...view.accessories].map(({ exercise }) => exercise));
  return new Map(ids.map((id, index) => [id, items[index] as Prescription]));
}

/** Of one exercise: what says the same fields again, and what would be wrong of another one. */
const REPLACES = {
  sets: ['sets', 'sets_schedule'],
  reps: ['reps', 'reps_schedule'],
  rpe: ['rpe', 'rpe_schedule', 'rir', 'rir_schedule'],
  exercise: [
    'exercise',
    'exercise_id',
    'name',
    'why',
    'warm_up',
    'load_factor',
    'instead_of',
    'stands_for',
    'target',
    'progression',
    'set_kinds',
    'tempo',
  ],
} as const;

function writeItem(held: Prescription, was: CoachItem, item: CoachItem, at: Place): Prescription {
  const fields: Record<string, unknown> = fieldsOfWeek(item, at);
  const changed = (cell: keyof typeof REPLACES) =>
    JSON.stringify(cell === 'exercise' ? was.exercise : collapse<unknown>(was[cell])) !==
    JSON.stringify(cell === 'exercise' ? item.exercise : collapse<unknown>(item[cell]));
  const written: Record<string, unknown> = { ...held };
  for (const cell of Object.keys(REPLACES) as (keyof typeof REPLACES)[]) {
    if (!changed(cell)) continue;
    for (const name of REPLACES[cell]) {
      delete written[name];
      if (fields[name] !== undefined) written[name] = fields[name];
    }
  }
  const isSaid = (cell: 'target' | 'note') => item[cell] !== undefined && JSON.stringify(item[cell]) !== JSON.stringify(was[cell]);
  if (isSaid('target')) written.target = item.target;
  if (isSaid('note')) written.note = item.note;
  return written as Prescription;
}

function fieldsOfWeek(item: CoachItem, { week, weeks }: Place): Prescription {
  return week === null ? fieldsOfItem(item, weeks) : fieldsInWeek(item, week);
}
