import type { Progression } from '../plan/plan.ts';
import type { PlanTarget } from '../plan/plan-target.ts';
import type { Gym } from '../sync/gym-shape.ts';
import type { Loading, LoadKind } from './loading.ts';
import type { Returning } from './readiness/return-row.ts';
import { parseReps, type RepRange, repsOfSet } from './rep-range.ts';
import type { Amount } from './set-measure.ts';
import type { WeightUnit } from './units.ts';
import type { Exposure } from './working-max.ts';

export interface LoggedLike extends Amount {
  weight: string;
  unit: WeightUnit;
  rpe: number | null;
  /** `set-kind.ts` */
  kind?: string | undefined;
}

export interface SuggestionInput {
  prescription: {
    reps: string;
    rpe: number | null;
    rir?: string | null;
    sets?: number;
    load_factor?: number;
    planned_rpe?: number;
    progression?: Progression;
    target?: PlanTarget;
  };
  /** Completed sets of today, in order, with numbers: one in between may be deleted. */
  done: readonly (LoggedLike & { set_n: number })[];
  /** The number of the set asked about; the one after the last done unless it is given. */
  set_n?: number | undefined;
  /** Today's warm-up sets. */
  warm_ups?: readonly LoggedLike[];
  /** The sets of the latest other session, in order. */
  last_time: readonly LoggedLike[];
  /** Earlier sessions, newest first; without them `last_time` is the only one. */
  exposures?: readonly Exposure[];
  unit: WeightUnit;
  kind?: LoadKind;
  /** The available bar, plates and dumbbells; default: the usual ones. */
  gym?: Gym | undefined;
  lower_body?: boolean;
  beginner?: boolean;
  /** What makes the way back after a break longer. */
  returning?: Returning | undefined;
  lighter_week?: boolean;
  /** The share of the load of last time for how the trainee is today: below 1 lighter, above 1 heavier (READY-4). */
  eased?: number;
  /** A reported one-rep max, for an exercise never logged. */
  known_max?: { weight: string; unit: WeightUnit } | undefined;
  /** The replaced exercise and its load factor; null when unknown. */
  stands_for?: { exercise: string; sets: readonly LoggedLike[]; factor: number | null } | undefined;
}

export interface SetSuggestion {
  /** Decimal text in `unit`; empty for bodyweight. */
  weight: string;
  reps: number;
  /** One sentence. */
  reason: string;
}

/** Shared input of the suggestion functions. */
export interface Asked {
  input: SuggestionInput;
  /** Of the set asked about. */
  range: RepRange;
  /** Of the set at a place, from 1: «10, 8, 6» asks something else of each. */
  rangeAt: (n: number) => RepRange;
  loading: Loading;
  /** RPE; RIR counts as 10 − RIR. */
  target: number | null;
}

/** undefined for work without reps. */
export function readAsked(input: SuggestionInput): Asked | undefined {
  const { reps } = input.prescription;
  const range = parseReps(repsOfSet(reps, input.set_n ?? (input.done.at(-1)?.set_n ?? 0) + 1));
  if (range === undefined || range.unit === 'seconds') return undefined;
  const rangeAt = (n: number) => parseReps(repsOfSet(reps, n)) ?? range;
  const loading = { kind: input.kind ?? 'barbell', unit: input.unit, gym: input.gym };
  return { input, range, rangeAt, loading, target: targetRpe(input) };
}

function targetRpe({ prescription }: SuggestionInput): number | null {
  if (prescription.rpe !== null) return prescription.rpe;
  const rir = /\d+(?:[.,]\d+)?/.exec(prescription.rir ?? '');
  return rir ? 10 - Number(rir[0].replace(',', '.')) : null;
}
