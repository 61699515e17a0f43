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

/** The schedules with the weeks of `order`, from 0; the plain fields follow the first of them. */
export function withWeekOrder(raw: Prescription, order: readonly number[]): Prescription {
  const next: Prescription = { ...raw };
  const moved = <Value>(schedule: readonly Value[] | null | undefined): Value[] | undefined =>
    schedule == null || schedule.length === 0
      ? undefined
      : order.flatMap((week) => {
          const value = schedule[Math.min(week, schedule.length - 1)];
          return value === undefined ? [] : [value];
        });
  const [sets, reps, rir, rest, rpe] = [
    moved(raw.sets_schedule),
    moved(raw.reps_schedule),
    moved(raw.rir_schedule),
    moved(raw.rest_schedule),
    moved(raw.rpe_schedule),
  ];
  if (rpe !== undefined) next.rpe_schedule = rpe;
  if (sets !== undefined) [next.sets_schedule, next.sets] = [sets, sets[0]];
  if (reps !== undefined) [next.reps_schedule, next.reps] = [reps, reps[0]];
  if (rir !== undefined) [next.rir_schedule, next.rir] = [rir, rir[0]];
  if (rest !== undefined) [next.rest_schedule, next.rest_seconds] = [rest, rest[0]];
  return next;
}

function movedSets(value: Sets, from: number, to: number): Sets {
  const sets = Number(value);
  if (!Number.isFinite(sets)) return value;
  return sets < from ? Math.max(1, Math.round((sets * to) / Math.max(1, from))) : Math.max(1, sets + to - from);
}
