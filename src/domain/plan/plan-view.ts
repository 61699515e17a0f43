import { DEFAULT_REPS, DEFAULT_SETS, STRENGTH_PLAN_WEEKS } from '../limits.ts';
import type { Plan, PlanDay, Prescription, Progression } from './plan.ts';
import type { PlanTarget } from './plan-target.ts';

export interface PlanView {
  goal: string;
  is_strength: boolean;
  explanation: string;
  /** 4 for strength plans, 1 otherwise (PLAN-9). */
  weeks: number;
  days: number;
  /** null for plans without blocks, such as those of another backend. */
  block: BlockView | null;
}

export interface BlockView {
  /** From 1. */
  number: number;
  /** For example «muscle» or «strength volume». */
  kind: string;
  /** 1 to 12; `dayView` takes a week below it. */
  weeks: number;
  /** From 1; null when no week is lighter. */
  light_week: number | null;
  zone: number | null;
  /** yyyy-mm-dd; null counts the sessions of this plan alone. */
  started_on: string | null;
}

export interface DayView {
  label: string;
  title: string | null;
  minutes: number | null;
  primary: PrescriptionView[];
  accessories: PrescriptionView[];
}

export interface PrescriptionView {
  exercise: string;
  exercise_id: string | null;
  /** Occurrence of this name within the day, from 1: a lift may appear twice. */
  exercise_n: number;
  sets: number;
  reps: string;
  /** RPE of the requested week. */
  rpe: number | null;
  rir: string | null;
  rest_seconds: number | null;
  /** Share of the usual load, 0.5 to 1, to start a block with; only in its first week. */
  load_factor?: number;
  /** The plan's RPE where this session was eased (READY-3). */
  planned_rpe?: number;
  /** The chosen way to get heavier; without one the app decides. */
  progression?: Progression;
  /** The load a coach asks for; shown as what the gym makes of it (CPLAN-7). */
  target?: PlanTarget;
  /** The exercise it stands in for in this session, which can come back (ROUTINE-12). */
  instead_of?: string;
  /** What each set is, in order; null is a normal one. Absent when all are (ROUTINE-17). */
  set_kinds?: readonly (string | null)[];
  /** Exercises of a day with the same mark form a superset. */
  superset: string | null;
  note: string | null;
  why: string | null;
}

/** Limit of displayed sets for plans from other backends. */
const SETS_SHOWN_MAX = 20;
/** Longer prescriptions («8–12 each side, slow») are dropped. */
const VALUE_MAX_LENGTH = 60;
/** The longest exercise name of a logged set. */
const NAME_MAX_LENGTH = 200;

/** True for four-week plans: the goal «strength» in any spelling. */
export function isStrengthGoal(plan: Pick<Plan, 'goal'>): boolean {
  return /\b(strength|powerlifting)\b/i.test(plan.goal ?? '');
}

/** The whole plan for display. Never throws. */
export function planView(plan: Plan): PlanView {
  const isStrength = isStrengthGoal(plan);
  return {
    goal: cleanText(plan.goal) ?? '',
    is_strength: isStrength,
    explanation: (plan.explanation ?? '').trim(),
    weeks: isStrength ? STRENGTH_PLAN_WEEKS : 1,
    days: daysOf(plan, 0).length,
    block: blockView(plan),
  };
}

/** Weeks that can be trained: those of the block, else those of the week selector. */
export function weekCount(view: Pick<PlanView, 'weeks' | 'block'>): number {
  return view.block?.weeks ?? view.weeks;
}

const BLOCK_WEEKS_MOST = 12;

function blockView({ block }: Plan): BlockView | null {
  if (block == null) return null;
  const weeks = Math.floor(block.weeks);
  if (!(weeks >= 1 && weeks <= BLOCK_WEEKS_MOST)) return null;
  const light = block.light_week ?? null;
  return {
    number: Math.max(1, Math.floor(block.number) || 1),
    kind: cleanText(block.kind) ?? '',
    weeks,
    light_week: light !== null && light >= 1 && light <= weeks ? Math.floor(light) : null,
    zone: block.zone ?? null,
    started_on: /^\d{4}-\d{2}-\d{2}$/.test(block.started_on ?? '') ? (block.started_on ?? null) : null,
  };
}

/**
 * One day of a plan, `week` and `day` from 0; undefined when missing. Defaults fill missing sets and reps, a plan with fewer weeks repeats
 * its last one, and the schedules of a prescription give the week's sets, reps, effort and rest (BLOCK-1).
 */
export function dayView(plan: Plan, week: number, day: number): DayView | undefined {
  const planDay = daysOf(plan, week)[day];
  if (planDay === undefined) return undefined;
  const view = readPlanDay(planDay, week, day);
  // A plan in blocks says the minutes of its longest week.
  return isLightWeek(plan, week) && plan.weeks == null ? { ...view, minutes: null } : view;
}

/** Whether `week`, from 0, is the lighter week of the plan's block. */
export function isLightWeek(plan: Plan, week: number): boolean {
  const block = blockView(plan);
  return block?.light_week != null && block.light_week === week + 1;
}

/** Reads a raw day like `dayView`. */
export function readPlanDay(planDay: PlanDay, week: number, day: number): DayView {
  const seen = new Map<string, number>();
  const view = (prescription: Prescription): PrescriptionView => prescriptionView(prescription, week, seen);
  const { primary, accessories } = listsOf(planDay);
  return {
    label: dayLabel(planDay, day),
    title: cleanText(planDay.title),
    minutes: planDay.minutes != null && Number.isFinite(planDay.minutes) && planDay.minutes > 0 ? Math.round(planDay.minutes) : null,
    primary: primary.map(view),
    accessories: accessories.map(view),
  };
}

/** A raw day, `week` and `day` as in `dayView`. */
export function planDayAt(plan: Plan, week: number, day: number): PlanDay | undefined {
  return daysOf(plan, week)[day];
}

function daysOf(plan: Plan, week: number): readonly PlanDay[] {
  const weeks = plan.weeks ?? [];
  const chosen = weeks[Math.min(Math.max(week, 0), weeks.length - 1)];
  if (chosen === undefined) return plan.schedule ?? [];
  return Array.isArray(chosen) ? chosen : chosen.days;
}

function listsOf(day: PlanDay): { primary: readonly Prescription[]; accessories: readonly Prescription[] } {
  const primary = day.primary ?? [];
  const accessories = day.accessories ?? [];
  if (primary.length === 0 && accessories.length === 0) return { primary: day.exercises ?? [], accessories };
  return { primary, accessories };
}

function dayLabel(day: PlanDay, index: number): string {
  if (typeof day.day === 'number') return `Day ${day.day}`;
  return (cleanText(day.day) ?? `Day ${index + 1}`).slice(0, NAME_MAX_LENGTH);
}

function prescriptionView(prescription: Prescription, week: number, seen: Map<string, number>): PrescriptionView {
  const exercise = (cleanText(prescription.exercise) ?? cleanText(prescription.name) ?? 'Exercise').slice(0, NAME_MAX_LENGTH);
  const count = (seen.get(exercise) ?? 0) + 1;
  seen.set(exercise, count);
  return {
    exercise,
    exercise_id: cleanText(prescription.exercise_id),
    exercise_n: count,
    ...setsOf(setCount(ofWeek(prescription.sets_schedule, week) ?? prescription.sets), prescription.set_kinds ?? []),
    reps: valueText(ofWeek(prescription.reps_schedule, week) ?? prescription.reps) ?? DEFAULT_REPS,
    rpe: readNumber(ofWeek(prescription.rpe_schedule, week) ?? prescription.rpe),
    rir: valueText(ofWeek(prescription.rir_schedule, week) ?? prescription.rir),
    rest_seconds: ofWeek(prescription.rest_schedule, week) ?? prescription.rest_seconds ?? null,
    // With `stands_for` the factor is a load note of this session.
    ...(week === 0 && prescription.stands_for == null ? loadFactor(prescription.load_factor) : {}),
    ...(prescription.planned?.rpe == null ? {} : { planned_rpe: prescription.planned.rpe }),
    ...(prescription.progression == null ? {} : { progression: prescription.progression }),
    ...(prescription.instead_of == null ? {} : { instead_of: prescription.instead_of.exercise }),
    ...(prescription.target == null ? {} : { target: prescription.target }),
    superset: cleanText(prescription.superset),
    note: cleanText(prescription.note),
    why: cleanText(prescription.why),
  };
}

/** As stored (`set-kind.ts` of the training). */
const WARM_UP = 'warm-up';

/** A warm-up among the kinds is none of the sets: it is suggested on the way up, and once logged it takes none's place (ROUTINE-17). */
function setsOf(sets: number, kinds: readonly (string | null)[]): Pick<PrescriptionView, 'sets' | 'set_kinds'> {
  const isWorking = (kind: string | null) => kind !== WARM_UP;
  const warmUps = kinds.slice(0, sets).filter((kind) => !isWorking(kind)).length;
  const working = Math.max(1, sets - warmUps);
  const set_kinds = kinds.filter(isWorking).slice(0, working);
  return { sets: working, ...(set_kinds.some((kind) => kind !== null) ? { set_kinds } : {}) };
}

/** The week's value; after the end of a schedule its last one. */
function ofWeek<Value>(schedule: readonly Value[] | null | undefined, week: number): Value | undefined {
  return schedule?.[Math.min(Math.max(week, 0), schedule.length - 1)];
}

function loadFactor(value: number | null | undefined): { load_factor?: number } {
  return value != null && value >= 0.5 && value < 1 ? { load_factor: value } : {};
}

function setCount(value: number | string | null | undefined): number {
  const sets = readNumber(value);
  if (sets === null || sets < 1) return DEFAULT_SETS;
  return Math.min(Math.floor(sets), SETS_SHOWN_MAX);
}

function readNumber(value: number | string | null | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const match = /-?\d+(?:[.,]\d+)?/.exec(value ?? '');
  return match ? Number(match[0].replace(',', '.')) : null;
}

function valueText(value: number | string | null | undefined): string | null {
  return typeof value === 'number'
    ? Number.isFinite(value)
      ? String(value)
      : null
    : (cleanText(value?.slice(0, VALUE_MAX_LENGTH)) ?? null);
}

function cleanText(value: string | null | undefined): string | null {
  const trimmed = (value ?? '').trim();
  const text = /\s\s|[\t\r\n]/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed;
  return text === '' ? null : text;
}
