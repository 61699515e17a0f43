import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { exerciseKey } from '#domain/sync/slots.ts';

/** An exercise's key within the day. */
export function workoutKey(set: Pick<PrescriptionView, 'exercise' | 'exercise_n'>): string {
  return `${exerciseKey(set.exercise)}#${set.exercise_n}`;
}
