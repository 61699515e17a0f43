import type { Exercise } from '../../exercises/exercise.ts';
import { EXERCISES, exerciseById } from '../../exercises/library.ts';

/** So many exercises of one noun that are refused were refused by the noun. */
const FAMILY_FROM = 3;
/** Families whose kin have other names: a split squat is a lunge that stays in its place. */
const KIN: Readonly<Record<string, (exercise: Exercise) => boolean>> = {
  lunge: ({ pattern }) => pattern === 'lunge',
  press: ({ id, pattern }) => /push-up|dip$/.test(id) && pattern !== 'cuff',
};
/** These share a noun and nothing else. */
const STRANGERS: Readonly<Record<string, (exercise: Exercise) => boolean>> = {
  curl: ({ pattern }) => pattern !== 'biceps',
  press: ({ pattern }) => !['horizontal-push', 'vertical-push', 'triceps'].includes(pattern),
  raise: ({ pattern }) => !['side-delt', 'front-delt', 'rear-delt'].includes(pattern),
  up: () => true,
};

/** Exercises of a plan that are kin of a family refused by its name and were not meant by it: Romanian deadlifts after «no deadlifts» (FACT-38). */
export function keptKin(refused: readonly string[], planned: readonly Exercise[]): Exercise[] {
  const nouns = refused.map((id) => nounOf(exerciseById(id)?.name ?? ''));
  const families = [...new Set(nouns)].filter(
    (family) => nouns.filter((noun) => noun === family).length >= FAMILY_FROM && isNamedAlone(family, refused),
  );
  return [...new Set(planned)].filter((exercise) => !refused.includes(exercise.id) && families.some((family) => isKin(exercise, family)));
}

function isKin(exercise: Exercise, family: string): boolean {
  if (KIN[family]?.(exercise) === true) return true;
  return nounOf(exercise.name) === family && STRANGERS[family]?.(exercise) !== true;
}

/** The plainest exercises of the noun are refused, not those of a narrower name such as split squats. */
function isNamedAlone(family: string, refused: readonly string[]): boolean {
  const all = EXERCISES.filter(({ name }) => nounOf(name) === family);
  return all.filter(({ id }) => refused.includes(id)).length * 2 >= all.length;
}

function nounOf(name: string): string {
  return name.toLowerCase().split(/[ -]/).at(-1) ?? '';
}
