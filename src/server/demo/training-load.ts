import type { Exercise } from '#domain/exercises/exercise.ts';
import { prescribedExercise } from '#domain/exercises/find-exercise.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { epley } from '#domain/training/e1rm.ts';
import { loadableWeight } from '#domain/training/loading.ts';
import { parseReps } from '#domain/training/rep-range.ts';
import { shareOfMax } from '#domain/training/rpe-table.ts';
import { demoChance } from './demo-id.ts';
import { STARTING_MAXIMA } from './starting-loads-table.ts';

export interface DoneSet {
  readonly reps: number;
  /** Pounds as decimal text; empty for bodyweight. */
  readonly weight: string;
  readonly rpe: number | null;
}

/** Weekly strength gain. */
const GROWTH_A_WEEK = 0.011;
const ACCESSORY_RPE = 8;

/**
 * The demo trainee's sets for a prescription: the load that the week's strength allows at the requested effort, with small deviations.
 * `week` counts from 0 over all twelve; `name` seeds the variation.
 */
export function doneSets(prescription: PrescriptionView, week: number, name: string): DoneSet[] {
  const range = parseReps(prescription.reps) ?? { low: 8, high: 12, unit: 'reps' as const };
  const target = Math.min(range.low + Math.round((range.high - range.low) * ((week % 4) / 3)), range.high);
  const asked = prescription.rpe ?? ACCESSORY_RPE;
  const weight = range.unit === 'seconds' ? '' : loadFor(prescribedExercise(prescription), target, asked, week, name);
  return Array.from({ length: prescription.sets }, (_, index) => {
    const luck = demoChance(`${name} set ${String(index)}`);
    const isLast = index === prescription.sets - 1;
    const missed = isLast && asked >= 8 && prescription.rpe !== null && luck > 0.7 ? 1 : 0;
    return { reps: Math.max(1, target - missed), weight, rpe: prescription.rpe === null ? null : feltEffort(asked, index, luck) };
  });
}

/** Later sets feel harder, and people rarely use half points. */
function feltEffort(asked: number, index: number, luck: number): number {
  const drift = index === 0 ? -0.5 : index > 1 ? 0.5 : 0;
  const mood = luck < 0.15 ? -0.5 : luck > 0.85 ? 0.5 : 0;
  return Math.min(10, Math.max(5, asked + drift + mood));
}

function loadFor(exercise: Exercise | undefined, reps: number, rpe: number, week: number, name: string): string {
  const start = exercise === undefined ? undefined : STARTING_MAXIMA[exercise.pattern]?.[exercise.load];
  if (exercise === undefined || start === undefined) return '';
  // A variation is weaker than the main lift, by a constant factor.
  const variation = exercise.difficulty === 3 ? 0.86 : 0.92 + demoChance(exercise.id) * 0.08;
  const form = 1 + (demoChance(`${name} form`) - 0.5) * 0.02;
  const max = start * variation * (1 + GROWTH_A_WEEK * week) * form;
  const share = shareOfMax(reps, Math.max(6, rpe)) ?? 1 / epley(1, reps + 10 - rpe);
  return loadableWeight(max * share, exercise.load, 'lb', 'down');
}
