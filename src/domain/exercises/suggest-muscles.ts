import type { Muscle } from './exercise.ts';
import { exerciseKey } from './exercise-key.ts';
import { EXERCISES } from './library.ts';

const MOST = 5;
/** The main muscles of everyday lifts, where a name says nothing. */
const USUAL: readonly Muscle[] = ['chest', 'upper back', 'front delts', 'quads', 'glutes'];

/** Muscles that exercises with the name's words train, most frequent first: «Viking press» suggests those of presses. */
export function suggestMuscles(name: string): readonly Muscle[] {
  const words = new Set(
    exerciseKey(name)
      .split(' ')
      .filter((word) => word.length > 2),
  );
  const counts = new Map<Muscle, number>();
  for (const exercise of EXERCISES) {
    if (
      !exerciseKey(exercise.name)
        .split(' ')
        .some((word) => words.has(word))
    )
      continue;
    for (const muscle of exercise.primary) counts.set(muscle, (counts.get(muscle) ?? 0) + 1);
  }
  const found = [...counts].sort(([, a], [, b]) => b - a).map(([muscle]) => muscle);
  return [...new Set([...found, ...USUAL])].slice(0, MOST);
}
