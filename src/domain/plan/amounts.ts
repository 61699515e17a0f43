import type { Prescription } from './plan.ts';
import type { PrescriptionView } from './plan-view.ts';
import { type Effort, easierEffort } from './shift-effort.ts';

/** How much and how hard an exercise is in one week. */
export interface Amounts extends Effort {
  sets: number;
  rest_seconds: number | null;
}

interface Eased {
  raw: Prescription;
  /** Of that week. */
  sets: number;
}

/** The amounts of the plan, also where they were eased before. */
function plannedAmounts(raw: Prescription, view: PrescriptionView): Amounts {
  const { planned } = raw;
  return planned == null ? amountsOf(view) : { sets: planned.sets, rpe: planned.rpe, rir: planned.rir, rest_seconds: planned.rest_seconds };
}

/**
 * The prescription eased in `week`, from 0. A cut is taken from the planned amounts, and the larger cut counts where it was eased before:
 * cuts are never added up (READY-3).
 */
export function easeAmounts(raw: Prescription, view: PrescriptionView, week: number, cut: (planned: Amounts) => Amounts): Eased {
  const planned = plannedAmounts(raw, view);
  const now = raw.planned == null ? cut(planned) : largerCut(amountsOf(view), cut(planned));
  return { raw: { ...withAmounts(raw, week, now), planned: { ...planned } }, sets: now.sets };
}

function amountsOf({ sets, rpe, rir, rest_seconds }: PrescriptionView): Amounts {
  return { sets, rpe, rir, rest_seconds };
}

function largerCut(a: Amounts, b: Amounts): Amounts {
  return {
    sets: Math.min(a.sets, b.sets),
    ...easierEffort(a, b),
    rest_seconds: a.rest_seconds === null || b.rest_seconds === null ? b.rest_seconds : Math.max(a.rest_seconds, b.rest_seconds),
  };
}

/** The other weeks of a schedule stay. */
function withAmounts(raw: Prescription, week: number, { sets, rpe, rir, rest_seconds }: Amounts): Prescription {
  const inWeek = <Value>(values: readonly Value[], value: Value): Value[] => {
    const at = Math.min(week, values.length - 1);
    return values.map((old, index) => (index === at ? value : old));
  };
  const has = (values: readonly unknown[] | null | undefined): boolean => values != null && values.length > 0;
  return {
    ...raw,
    ...(has(raw.sets_schedule) ? { sets_schedule: inWeek(raw.sets_schedule ?? [], sets) } : { sets }),
    ...(rpe === null ? {} : has(raw.rpe_schedule) ? { rpe_schedule: inWeek(raw.rpe_schedule ?? [], rpe) } : { rpe }),
    ...(rir === null ? {} : has(raw.rir_schedule) ? { rir_schedule: inWeek(raw.rir_schedule ?? [], rir) } : { rir }),
    ...(rest_seconds === null
      ? {}
      : has(raw.rest_schedule)
        ? { rest_schedule: inWeek(raw.rest_schedule ?? [], rest_seconds) }
        : { rest_seconds }),
  };
}
