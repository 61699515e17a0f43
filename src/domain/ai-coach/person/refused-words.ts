import { EXERCISES } from '../../exercises/library.ts';

const CARDIO: readonly string[] = EXERCISES.filter(({ pattern }) => pattern === 'conditioning').map(({ id }) => id);

/** The refused exercises in words; cardio refused as a whole is named once instead of by its exercises. `nameOf` names one exercise. */
export function refusedWords(refused: readonly string[], nameOf: (id: string) => string): string {
  if (!CARDIO.every((id) => refused.includes(id))) return refused.map(nameOf).join(', ');
  return ['Cardio', ...refused.filter((id) => !CARDIO.includes(id)).map(nameOf)].join(', ');
}
