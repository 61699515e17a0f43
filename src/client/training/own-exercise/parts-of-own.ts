import { KIT, type Kit } from '#domain/exercises/exercise.ts';
import { kitName } from '#domain/exercises/exercise-words.ts';
import { COUNTS, type exerciseOf } from '#domain/exercises/own-exercise.ts';

interface MuscleWords {
  readonly mainly: (muscle: string) => string;
  readonly also: (muscle: string) => string;
}

/** What an own exercise is, in words to compare two phones' by; undefined for a deleted one. */
export function partsOfOwn(own: Parameters<typeof exerciseOf>[0], { mainly, also }: MuscleWords): string[] | undefined {
  const { name, counts, primary, secondary, equipment, deleted_at } = own;
  if (deleted_at !== null) return undefined;
  const words: Readonly<Record<string, string>> = COUNTS;
  return [
    name,
    words[counts] ?? counts,
    ...primary.map((muscle) => mainly(muscle)),
    ...secondary.map((muscle) => also(muscle)),
    ...equipment.map(kitWord),
  ];
}

function kitWord(word: string): string {
  return word in KIT ? kitName(word as Kit) : word;
}
