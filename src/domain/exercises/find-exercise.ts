import type { Exercise } from './exercise.ts';
import { EXERCISES, exerciseById } from './library.ts';

/** Abbreviations, as whole words. */
const LONG_FORMS: Readonly<Record<string, string>> = {
  bb: 'barbell',
  db: 'dumbbell',
  dumbell: 'dumbbell',
  kb: 'kettlebell',
  flys: 'fly',
  flyes: 'fly',
  flies: 'fly',
  tricep: 'triceps',
  bicep: 'biceps',
  pushup: 'push up',
  pullup: 'pull up',
  chinup: 'chin up',
  situp: 'sit up',
  pulldown: 'pull down',
  '1': 'one',
  single: 'one',
};

/** Words that do not distinguish movements; ignored only when the whole name is unknown. */
const LOOSE_WORDS = /\b(?:barbell|the|a|weighted|flat|standing|conventional|with|on)\b/g;

/** A name without case, hyphens, plurals and abbreviations. */
export function exerciseKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => LONG_FORMS[word] ?? LONG_FORMS[singular(word)] ?? singular(word))
    .join(' ');
}

function singular(word: string): string {
  if (word.endsWith('ups')) return word.slice(0, -1);
  return word.length > 3 && word.endsWith('s') && !/(ss|ps)$/.test(word) ? word.slice(0, -1) : word;
}

const BY_KEY = indexKeys();

function indexKeys(): Map<string, Exercise> {
  const index = new Map<string, Exercise>();
  for (const exercise of EXERCISES) index.set(exerciseKey(exercise.name), exercise);
  for (const exercise of EXERCISES) {
    for (const alias of exercise.aliases) if (!index.has(exerciseKey(alias))) index.set(exerciseKey(alias), exercise);
  }
  return index;
}

/** Every word in exercise names; spelling correction leaves them alone. */
export function exerciseKeyWords(): string[] {
  return EXERCISES.flatMap((exercise) => exercise.name.toLowerCase().split(/[^a-z]+/)).filter((word) => word.length > 2);
}

/** The exercise of an id, name or alias; undefined when unknown. Never matches by similarity. */
export function findExercise(name: string): Exercise | undefined {
  const key = exerciseKey(name);
  if (key === '') return undefined;
  return BY_KEY.get(key) ?? exerciseById(name) ?? BY_KEY.get(key.replace(LOOSE_WORDS, ' ').replace(/\s+/g, ' ').trim());
}

/** The library's entry of a prescribed exercise, by id, else by name. */
export function prescribedExercise(item: { exercise: string; exercise_id: string | null }): Exercise | undefined {
  return (item.exercise_id === null ? undefined : exerciseById(item.exercise_id)) ?? findExercise(item.exercise);
}
