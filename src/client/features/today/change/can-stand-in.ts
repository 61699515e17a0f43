import { prescribedExercise } from '#domain/exercises/find-exercise.ts';
import { workingSets } from '#domain/training/set-kind.ts';
import type { ExerciseState } from '../use-workout-view.ts';

/** Whether substitutes can be named for an exercise: its muscles are known, and some of its sets are open. */
export function canStandIn({ prescription, logged }: Pick<ExerciseState, 'prescription' | 'logged'>): boolean {
  return prescribedExercise(prescription) !== undefined && workingSets(logged).length < prescription.sets;
}
