import type { Plan, PlanDay, Prescription } from '#domain/plan/plan.ts';
import { type DayView, type PrescriptionView, readPlanDay } from '#domain/plan/plan-view.ts';
import { withWeekSets } from '#domain/plan/week-schedules.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import { prescribedExercise } from '../../exercises/find-exercise.ts';
import { STRENGTH_PLAN_WEEKS } from '../../limits.ts';
import { readWorkDay, type Work } from '../plan-work.ts';
import { estimateMinutes } from '../session-minutes.ts';

/** Completed sets of one exercise of the day. */
export interface DoneWork {
  exercise: string;
  /** Occurrence of the name within the day, from 1. */
  exercise_n: number;
  sets: number;
}

export interface SessionItem {
  raw: Prescription;
  exercise: Exercise | undefined;
  name: string;
  reps: string;
  main: boolean;
  sets: number;
  /** Number of completed sets, which never change. */
  done: number;
  /** Immutable: finished, or identified by its position because a later exercise of the same name was begun. */
  locked: boolean;
}

/** How the day is read: its goal determines rest, its mode RPE or RIR. */
export interface SessionFrame {
  goal: string | null;
  is_strength: boolean;
  /** From 0. */
  week: number;
}

export function readItems(day: PlanDay, frame: SessionFrame, done: readonly DoneWork[]): SessionItem[] {
  const view = viewOf(day, frame);
  const listed = (day.primary?.length ?? 0) + (day.accessories?.length ?? 0) > 0;
  const raws = listed ? [...(day.primary ?? []), ...(day.accessories ?? [])] : (day.exercises ?? []);
  const mains = listed ? (day.primary?.length ?? 0) : raws.length;
  const shown = [...view.primary, ...view.accessories];
  const items = shown.map((item, index): SessionItem => {
    const sets = doneSets(item, done);
    return {
      raw: raws[index] ?? {},
      exercise: prescribedExercise(item),
      name: item.exercise,
      reps: item.reps,
      main: index < mains,
      sets: item.sets,
      done: sets,
      locked: sets >= item.sets,
    };
  });
  for (const [index, item] of items.entries())
    if (items.slice(index + 1).some((later) => later.name === item.name && later.done > 0)) item.locked = true;
  return items;
}

function doneSets(item: PrescriptionView, done: readonly DoneWork[]): number {
  const key = item.exercise.trim().toLowerCase();
  const same = done.filter((work) => work.exercise.trim().toLowerCase() === key && work.exercise_n === item.exercise_n);
  return Math.max(0, ...same.map(({ sets }) => sets));
}

/** Writes the items back into the day; unchanged items keep their original data. */
export function writeItems(day: PlanDay, items: readonly SessionItem[], frame: SessionFrame): PlanDay {
  const { exercises: _, ...rest } = day;
  const pick = (main: boolean): Prescription[] => items.filter((item) => item.main === main).map(({ raw }) => raw);
  const written: PlanDay = { ...rest, primary: pick(true), accessories: pick(false) };
  return { ...written, minutes: estimateMinutes(viewOf(written, frame), frame.goal ?? '') };
}

/** The open part of a day, as a day. */
function restOfDay(items: readonly SessionItem[], frame: SessionFrame): DayView {
  const left = items.filter((item) => item.sets > item.done).map((item) => withSets(item, item.sets - item.done));
  const pick = (main: boolean): Prescription[] => left.filter((item) => item.main === main).map(({ raw }) => raw);
  return viewOf({ primary: pick(true), accessories: pick(false) }, frame);
}

/** Remaining duration in whole minutes; no warm-up once the session has begun. */
export function minutesLeft(items: readonly SessionItem[], frame: SessionFrame): number {
  const minutes = estimateMinutes(restOfDay(items, frame), frame.goal ?? '');
  if (!items.some((item) => item.done > 0) || minutes === 0) return minutes;
  return Math.max(1, minutes - (minutes <= SHORT_SESSION_MINUTES ? SHORT_WARM_UP_MINUTES : WARM_UP_MINUTES));
}

const SHORT_SESSION_MINUTES = 30;
const SHORT_WARM_UP_MINUTES = 3;
const WARM_UP_MINUTES = 5;

export function withSets(item: SessionItem, sets: number): SessionItem {
  return { ...item, sets, raw: withWeekSets(item.raw, item.sets, sets) };
}

export function viewOf(day: PlanDay, frame: SessionFrame): DayView {
  return readPlanDay(day, frame.week, 0);
}

/** The day's work as the checker reads it. */
export function workOf(day: PlanDay, frame: SessionFrame): Work[] {
  const week = frame.is_strength ? Math.min(frame.week, STRENGTH_PLAN_WEEKS - 1) : frame.week;
  return readWorkDay(readPlanDay(day, week, 0)).work;
}

/** A plan of this one day, in the session's mode. */
export function planOf(day: PlanDay, frame: SessionFrame): Plan {
  const goal = frame.is_strength ? 'strength' : (frame.goal ?? '');
  return { goal, schedule: [day] };
}
