import type { Gym } from '../sync/gym-shape.ts';
import { standardBar } from './gym.ts';
import { type LoadKind, loadableWeight } from './loading.ts';
import { shareOfMax } from './rpe-table.ts';
import type { WeightUnit } from './units.ts';

export interface WarmUpSet {
  weight: string;
  reps: number;
}

export interface WarmUpInput {
  /** The first working set's weight, as text in `unit`. */
  weight: string;
  unit: WeightUnit;
  reps: number;
  rpe: number | null;
  kind: LoadKind;
  gym?: Gym | undefined;
  compound: boolean;
  /** Pulled from the floor: starts at plate height instead of the bare bar. */
  from_floor?: boolean;
  /** An earlier lift of the day warmed up the same movement. */
  already_warm?: boolean;
}

/** After a warm-up set. */
export const WARM_UP_REST_SECONDS = 60;

const LEAST_JUMP: Record<WeightUnit, number> = { kg: 10, lb: 20 };
/** One full-height plate on each side. */
const FLOOR_WEIGHT: Record<WeightUnit, number> = { kg: 60, lb: 135 };
const ASSUMED_RPE = 8;

/**
 * The sets that lead up to a working weight, lightest first; empty where none are needed. None of them is hard (TRAIN-10).
 */
export function warmUpRamp(input: WarmUpInput): WarmUpSet[] {
  const work = Number(input.weight);
  if (!input.compound || !(work > 0) || input.kind === 'bodyweight' || input.kind === 'band' || input.kind === 'time') return [];
  return spaced(stepsFor(input, work), input, work);
}

/**
 * The step of the way up that follows what was warmed up with, in the unit of `input`; the heaviest once all are done. Undefined where no
 * warm-up is needed (TRAIN-25).
 */
export function nextWarmUp(input: WarmUpInput, done: readonly { weight: string }[]): WarmUpSet | undefined {
  const ramp = warmUpRamp(input);
  const heaviest = Math.max(0, ...done.map(({ weight }) => Number(weight) || 0));
  return ramp.find(({ weight }) => Number(weight) > heaviest) ?? ramp.at(-1);
}

function stepsFor(input: WarmUpInput, work: number): { share: number; reps: number }[] {
  if (input.already_warm === true) return [{ share: 0.6, reps: 5 }];
  if (input.kind !== 'barbell') {
    return [
      { share: 0.5, reps: 8 },
      { share: 0.75, reps: 3 },
    ];
  }
  const bar = standardBar(input.unit, input.gym);
  if (work <= bar * 1.5) return [{ share: bar / work, reps: 8 }];
  const ofMax = shareOfMax(input.reps, input.rpe ?? ASSUMED_RPE) ?? 0.7;
  const steps = [
    { share: 0.25, reps: 8 },
    { share: 0.5, reps: 5 },
    { share: 0.7, reps: 3 },
  ];
  if (ofMax > 0.8 || input.reps <= 5) steps.push({ share: 0.85, reps: 2 });
  if (ofMax >= 0.9) steps.push({ share: 0.92, reps: 1 });
  return steps;
}

/** Drops steps too close to the previous one or to the working weight. */
function spaced(steps: readonly { share: number; reps: number }[], input: WarmUpInput, work: number): WarmUpSet[] {
  const sets: WarmUpSet[] = [];
  const least = input.from_floor === true ? FLOOR_WEIGHT[input.unit] : 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    const weight = loadableWeight(Math.max(work * step.share, least), input.kind, input.unit, 'down', input.gym);
    const value = Number(weight);
    if (value >= work || (input.kind === 'barbell' && value - last < LEAST_JUMP[input.unit]) || value <= last) continue;
    sets.push({ weight, reps: step.reps });
    last = value;
  }
  return sets;
}
