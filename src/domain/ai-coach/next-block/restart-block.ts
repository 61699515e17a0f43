import type { Pattern } from '../../exercises/exercise.ts';
import type { Plan, Prescription } from '../../plan/plan.ts';
import { isStrengthGoal, readPlanDay } from '../../plan/plan-view.ts';
import { withWeekSets } from '../../plan/week-schedules.ts';
import { describeBlock } from '../build/block.ts';
import type { DraftItem } from '../build/draft.ts';
import { longestWeek, prescriptionOf } from '../build/scheme.ts';
import { SLOT_OF_PATTERN, type Slot } from '../build/slot-table.ts';
import type { SessionItem } from '../change/session-items.ts';
import { readPlanDraft, writePlanDraft } from '../edit/plan-draft.ts';
import { type Trainee, traineeOf } from '../person/trainee.ts';
import { estimateMinutes } from '../session-minutes.ts';

/**
 * The plan in use as the block `number` of this trainee: the same days, exercises and sets, with the reps of the next zone where the plan
 * has the usual ones, and the effort of week 1 on (NEXT-2). What the person changed by hand stays.
 */
export function restartBlock(plan: Plan, trainee: Trainee, number: number): Plan {
  const next = traineeOf({ ...trainee.brief, block: number });
  const before = readPlanDraft(plan);
  const weeks = before.weeks.map((days, week) =>
    days.map((day, place) => ({
      ...day,
      items: day.items.map((item, index) => {
        const column = before.weeks.map((other) => other[place]?.items[index] ?? item);
        return restartItem(item, { drafted: draftedAs(column, trainee), next, week });
      }),
    })),
  );
  const block = describeBlock(next);
  const written = { ...writePlanDraft(before, { ...before, weeks }), block };
  return isStrengthGoal(plan) ? written : withMinutes(written, longestWeek(next));
}

interface Drafted {
  item: DraftItem;
  /** The reps are those that the builder gives; others were chosen by hand and stay. */
  isUsual: boolean;
}

interface Restart {
  drafted: Drafted | undefined;
  next: Trainee;
  /** From 0; only strength plans list more than one. */
  week: number;
}

/** What the builder wrote an item of each listed week from; undefined for exercises it does not know. */
function draftedAs(weeks: readonly SessionItem[], before: Trainee): Drafted | undefined {
  const { exercise, main } = weeks[0] ?? {};
  if (exercise === undefined || main === undefined || exercise.pattern === 'conditioning') return undefined;
  const sets = Math.max(...weeks.map((item) => item.sets));
  const [first, ...others] = [SLOT_OF_PATTERN[exercise.pattern], ...(LIGHT_SLOTS[exercise.pattern] ?? [])].map(
    (slot): DraftItem => ({ exercise, main, sets, slot, rest_seconds: 0 }),
  );
  if (first === undefined) return undefined;
  const usual = [first, ...others].find((item) => weeks.every(({ reps }, week) => isUsualIn(reps, item, { before, week })));
  return { item: usual ?? first, isUsual: usual !== undefined };
}

/** The second squat and the second hinge of a week have a block of their own. */
const LIGHT_SLOTS: Partial<Readonly<Record<Pattern, readonly Slot[]>>> = { squat: ['squatLight'], hinge: ['hingeLight'] };

/** After a lighter week taken early a week has the reps of the one before. */
function isUsualIn(reps: string, item: DraftItem, { before, week }: { before: Trainee; week: number }): boolean {
  return [week, Math.max(0, week - 1)].some((from) => reps === String(prescriptionOf(item, before, from).reps));
}

function restartItem(item: SessionItem, { drafted, next, week }: Restart): SessionItem {
  const { main, sets } = item;
  if (drafted === undefined || isEasyWork(item.raw)) return item;
  const { isUsual } = drafted;
  const wanted = prescriptionOf(drafted.item, next, week);
  const reps = isUsual ? String(wanted.reps) : item.reps;
  const {
    rir_schedule: _,
    sets_schedule: __,
    reps_schedule: ___,
    rest_schedule: ____,
    rpe_schedule: _____,
    load_factor: ______,
    ...kept
  } = item.raw;
  const effort = next.goal === 'strength' ? { rpe_schedule: wanted.rpe_schedule ?? item.raw.rpe_schedule } : reserveOf(wanted);
  const amounts = next.goal === 'strength' && main && isUsual ? { sets: wanted.sets ?? sets } : setsOf(wanted, sets);
  const raw: Prescription = { ...kept, ...amounts, reps, ...effort };
  return { ...item, reps, sets: Number(raw.sets ?? sets), raw };
}

/** The work of easy days keeps its ease. */
function isEasyWork({ rir, rir_schedule, rpe_schedule }: Prescription): boolean {
  if (rpe_schedule != null) return rpe_schedule.length > 0 && rpe_schedule.every((rpe) => Number(rpe) <= EASY_RPE);
  return rir_schedule == null && rir === '4';
}

const EASY_RPE = 6;

function reserveOf({ rir, rir_schedule }: Prescription): Pick<Prescription, 'rir' | 'rir_schedule'> {
  return { ...(rir === undefined ? {} : { rir }), ...(rir_schedule === undefined ? {} : { rir_schedule }) };
}

function setsOf({ sets_schedule }: Prescription, sets: number): Pick<Prescription, 'sets' | 'sets_schedule'> {
  return sets_schedule == null ? { sets } : { sets, sets_schedule };
}

function withMinutes(plan: Plan, longest: number): Plan {
  const schedule = (plan.schedule ?? []).map((day) =>
    day.minutes == null ? day : { ...day, minutes: estimateMinutes(readPlanDay(day, longest, 0), plan.goal ?? '') },
  );
  return { ...plan, schedule };
}

/** Reps in reserve or RPE one step easier or harder in every week but the lighter one. */
export function shiftWave(raw: Prescription, by: 1 | -1): Prescription {
  const last = (raw.rir_schedule ?? raw.rpe_schedule ?? []).length - 1;
  const next: Prescription = { ...raw };
  if (raw.rir_schedule != null) {
    next.rir_schedule = raw.rir_schedule.map((value, week) => (week === last ? value : shiftReserve(String(value), by)));
    next.rir = next.rir_schedule[0];
  }
  if (raw.rpe_schedule != null)
    next.rpe_schedule = raw.rpe_schedule.map((value, week) => (week === last ? value : Math.max(RPE_LEAST, Number(value) - by / 2)));
  return next;
}

const RPE_LEAST = 6;
const RESERVE = { least: 1, most: 4 };

function shiftReserve(value: string, by: number): string {
  const reserve = Number.parseInt(value, 10);
  return Number.isFinite(reserve) ? String(Math.min(RESERVE.most, Math.max(RESERVE.least, reserve + by))) : value;
}

/** A share of the sets of a compound, at least two. */
export function withFewerSets(item: SessionItem, share: number): SessionItem {
  if (item.exercise?.compound !== true || item.sets <= 2) return item;
  const sets = Math.max(2, Math.round(item.sets * share));
  return sets === item.sets ? item : { ...item, sets, raw: withWeekSets(item.raw, item.sets, sets) };
}
