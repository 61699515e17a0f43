import type { Exercise } from '../../exercises/exercise.ts';

const WITHOUT_LOAD: ReadonlySet<string> = new Set(['towel-row-hold', 'prone-lat-pull', 'prone-y-t-w-raise']);

/** A pull against nothing but the floor or one's own legs: for whoever has no other (TEMPLATE-13). */
export function isPullWithoutLoad({ id }: Pick<Exercise, 'id'>): boolean {
  return WITHOUT_LOAD.has(id);
}
