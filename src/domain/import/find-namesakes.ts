import { exerciseKey } from '../exercises/exercise-key.ts';
import { findExercise } from '../exercises/find-exercise.ts';

/**
 * The names of a file that lead to the same exercise as another and differ from it in equipment or in what they call the movement, each
 * with those others (IMPORT-23). `names`: what they are taken for, where that is not the name itself.
 */
export function findNamesakes(written: readonly string[], names: Readonly<Record<string, string>>): Record<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of written) {
    const key = (names[name] ?? name).trim().toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  const found: Record<string, string[]> = {};
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const usual = usualWords(names[group[0] ?? ''] ?? group[0] ?? '');
    const meanings = group.map((name) => meaningOf(name, usual));
    for (const [index, name] of group.entries()) {
      const others = group.filter((_, other) => meanings[other] !== meanings[index]);
      if (others.length > 0) found[name] = others;
    }
  }
  return found;
}

/** What a name says besides the usual equipment of its exercise, in no order. */
function meaningOf(name: string, usual: ReadonlySet<string>): string {
  const words = exerciseKey(name)
    .split(' ')
    .filter((word) => !usual.has(word));
  return [...new Set(words)].sort().join(' ');
}

/** Words for the equipment an exercise is done with unless another is named; «Leg extension» is done on a machine. */
function usualWords(name: string): Set<string> {
  const exercise = findExercise(name);
  if (exercise === undefined) return new Set();
  const [kits = []] = exercise.equipment;
  return new Set([...kits, ...(exercise.load === 'bodyweight' ? ['bodyweight'] : [])].flatMap((kit) => exerciseKey(kit).split(' ')));
}
