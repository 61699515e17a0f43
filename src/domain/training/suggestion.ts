import type { Gym } from './gym.ts';
import type { Loading, LoadKind } from './loading.ts';
import { parseReps, type RepRange } from './rep-range.ts';
import type { WeightUnit } from './units.ts';
import type { Exposure } from './working-max.ts';

export interface LoggedLike {
  reps: number;
  weight: string;
  unit: WeightUnit;
  rpe: number | null;
}

export interface SuggestionInput {
  prescription: { reps: string; rpe: number | null; rir?: string | null; sets?: number };
  /** Sets of this exercise already done today, in order, with their numbers: one in between may be deleted. */
  done: readonly (LoggedLike & { set_n: number })[];
  /** The sets of the most recent other session, in order. */
  last_time: readonly LoggedLike[];
  /** Earlier sessions with this exercise, newest first; without them `last_time` counts as the only one. */
  exposures?: readonly Exposure[];
  unit: WeightUnit;
  kind?: LoadKind;
  /** Whose bar, plates and dumbbells there are; without it the usual ones. */
  gym?: Gym | undefined;
  lower_body?: boolean;
  beginner?: boolean;
  lighter_week?: boolean;
  /** The trainee asked for an easier session. */
  eased?: boolean;
  /** A one-rep max the trainee told, for an exercise never logged. */
  known_max?: { weight: string; unit: WeightUnit } | undefined;
  /** What this exercise stands in for, and by what that one's load is multiplied; the factor is null where nothing tells. */
  stands_for?: { exercise: string; sets: readonly LoggedLike[]; factor: number | null } | undefined;
}

export interface SetSuggestion {
  /** Decimal text in `unit`; empty for bodyweight. */
  weight: string;
  reps: number;
  /** One sentence. */
  reason: string;
}

/** What the parts of a suggestion share. */
export interface Asked {
  input: SuggestionInput;
  range: RepRange;
  loading: Loading;
  /** RPE; RIR counts as 10 − RIR. */
  target: number | null;
}

/** undefined for work that is not counted in reps. */
export function readAsked(input: SuggestionInput): Asked | undefined {
  const range = parseReps(input.prescription.reps);
  if (range === undefined || range.unit === 'seconds') return undefined;
  return { input, range, loading: { kind: input.kind ?? 'barbell', unit: input.unit, gym: input.gym }, target: targetRpe(input) };
}

function targetRpe({ prescription }: SuggestionInput): number | null {
  if (prescription.rpe !== null) return prescription.rpe;
  const rir = /\d+(?:[.,]\d+)?/.exec(prescription.rir ?? '');
  return rir ? 10 - Number(rir[0].replace(',', '.')) : null;
}
