import type { Prescription } from './plan.ts';

type Sets = NonNullable<Prescription['sets_schedule']>[number];

/**
 * The prescription with `to` sets where it has `from`, in every week: weeks with more sets keep their extra ones, weeks with fewer keep
 * their share (BLOCK-1).
 */
export function withWeekSets(raw: Prescription, from: number, to: number): Prescription {
  const next: Prescription = { ...raw, sets: to };
  if (raw.sets_schedule == null) return next;
  const sets_schedule = raw.sets_schedule.map((value) => movedSets(value, from, to));
  return { ...next, sets: sets_schedule[0] ?? to, sets_schedule };
}

/** The same reps in every week. */
export function withWeekReps(raw: Prescription, reps: string): Prescription {
  const { reps_schedule: _, ...rest } = raw;
  return { ...rest, reps };
}

/** Only what holds in the first week, for a plan that is one week. */
export function withoutSchedules(raw: Prescription): Prescription {
  const { rir_schedule: _, sets_schedule: __, reps_schedule: ___, rest_schedule: ____, ...rest } = raw;
  return rest;
}

function movedSets(value: Sets, from: number, to: number): Sets {
  const sets = Number(value);
  if (!Number.isFinite(sets)) return value;
  return sets < from ? Math.max(1, Math.round((sets * to) / Math.max(1, from))) : Math.max(1, sets + to - from);
}
