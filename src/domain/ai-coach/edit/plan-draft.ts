import type { Plan, PlanDay } from '#domain/plan/plan.ts';
import { isStrengthGoal, readPlanDay } from '#domain/plan/plan-view.ts';
import { readItems, type SessionFrame, type SessionItem } from '../change/session-items.ts';
import { isEasyDay, readWorkDay } from '../plan-work.ts';
import { estimateMinutes } from '../session-minutes.ts';

/** A day under edit. Unchanged items keep their data, unchanged days their object. */
export interface EditDay {
  raw: PlanDay;
  /** The day before the edit; null for an added one. */
  was: PlanDay | null;
  label: string;
  /** `locked`: named by the edit, so that mending leaves it alone. */
  items: readonly SessionItem[];
}

/** A plan under edit: every week it lists, or its one schedule. */
export interface PlanDraft {
  plan: Plan;
  is_strength: boolean;
  weeks: readonly (readonly EditDay[])[];
}

export function readPlanDraft(plan: Plan): PlanDraft {
  const is_strength = isStrengthGoal(plan);
  const listed = plan.weeks ?? [];
  const weeks = listed.length > 0 ? listed.map((week) => (Array.isArray(week) ? week : week.days)) : [plan.schedule ?? []];
  const draft: PlanDraft = { plan, is_strength, weeks: [] };
  return {
    ...draft,
    weeks: weeks.map((days, week) =>
      days.map((raw, day) => ({
        raw,
        was: raw,
        label: readPlanDay(raw, week, day).label,
        items: readItems(raw, frameOf(draft, week), []),
      })),
    ),
  };
}

/** What each draft was last written as, and from which. */
const WRITTEN = new WeakMap<PlanDraft, { before: PlanDraft; plan: Plan }>();

/** The draft as a plan; what was not changed is the same data. Cached, because an edit writes its draft for each of its checks. */
export function writePlanDraft(before: PlanDraft, after: PlanDraft): Plan {
  if (after === before) return before.plan;
  const known = WRITTEN.get(after);
  if (known?.before === before) return known.plan;
  const plan = writtenPlan(before, after);
  WRITTEN.set(after, { before, plan });
  return plan;
}

function writtenPlan(before: PlanDraft, after: PlanDraft): Plan {
  const { plan } = before;
  const days = after.weeks.map((week, index) => week.map((day) => writeDay(day, findSource(before, index, day), frameOf(after, index))));
  const listed = plan.weeks ?? [];
  if (listed.length === 0) return { ...plan, schedule: days[0] ?? [] };
  return {
    ...plan,
    weeks: listed.map((week, index) => (Array.isArray(week) ? (days[index] ?? []) : { ...week, days: days[index] ?? [] })),
  };
}

export function frameOf(draft: PlanDraft, week: number): SessionFrame {
  return { goal: draft.plan.goal ?? null, is_strength: draft.is_strength, week };
}

/** Minutes of a day as the time estimate counts them. */
export function minutesOfDay(day: EditDay, frame: SessionFrame): number {
  return estimateMinutes(readPlanDay(listItems(day), frame.week, 0), frame.goal ?? '');
}

/** Whether a day needs no recovery; easy days are no part of splits, and do not get harder or longer. */
export function isEasy(day: EditDay): boolean {
  return isEasyDay(readWorkDay(readPlanDay(listItems(day), 0, 0)));
}

/** The same change to one day of every week. */
export function changeDay(
  draft: PlanDraft,
  index: number,
  change: (items: readonly SessionItem[], week: number) => readonly SessionItem[],
): PlanDraft {
  const weeks = draft.weeks.map((days, week) =>
    days.map((day, place) => {
      if (place !== index) return day;
      const items = change(day.items, week);
      return items === day.items || isSameList(items, day.items) ? day : { ...day, items };
    }),
  );
  return { ...draft, weeks };
}

/** The same change to every day of every week. */
export function changeDays(
  draft: PlanDraft,
  change: (items: readonly SessionItem[], day: number, week: number) => readonly SessionItem[],
): PlanDraft {
  const count = draft.weeks[0]?.length ?? 0;
  return Array.from({ length: count }, (_, index) => index).reduce(
    (changed, index) => changeDay(changed, index, (items, week) => change(items, index, week)),
    draft,
  );
}

/** The title the builder gives a day: its first two main lifts. */
function titleOfItems(items: readonly SessionItem[]): string | undefined {
  const mains = items.filter((item) => item.main && item.exercise?.pattern !== 'power').slice(0, 2);
  if (mains.length === 0) return undefined;
  const words = mains.map((item) => item.name.toLowerCase()).join(' and ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function findSource(before: PlanDraft, week: number, day: EditDay): EditDay | undefined {
  return day.was === null ? undefined : before.weeks[week]?.find((other) => other.raw === day.was);
}

function writeDay(day: EditDay, source: EditDay | undefined, frame: SessionFrame): PlanDay {
  if (source !== undefined && isSameList(source.items, day.items)) return day.raw;
  const written = listItems(day);
  const title = source === undefined ? undefined : retitled(source, day);
  const minutes = day.raw.minutes == null ? {} : { minutes: minutesOfDay(day, frame) };
  return { ...written, ...(title === undefined ? {} : { title }), ...minutes };
}

/** A title made of the main lifts follows them; any other stays. */
function retitled(source: EditDay, day: EditDay): string | undefined {
  return source.raw.title != null && day.raw.title === source.raw.title && source.raw.title === titleOfItems(source.items)
    ? titleOfItems(day.items)
    : undefined;
}

export function listItems({ raw, items }: EditDay): PlanDay {
  const { exercises, primary: _, accessories: __, ...rest } = raw;
  const isFlat = (raw.primary?.length ?? 0) + (raw.accessories?.length ?? 0) === 0 && exercises != null;
  if (isFlat) return { ...rest, exercises: items.map((item) => item.raw) };
  const pick = (main: boolean) => items.filter((item) => item.main === main).map((item) => item.raw);
  return { ...rest, primary: pick(true), accessories: pick(false) };
}

function isSameList(a: readonly SessionItem[], b: readonly SessionItem[]): boolean {
  return a.length === b.length && a.every((item, index) => item.raw === b[index]?.raw && item.main === b[index]?.main);
}
