import type { Exercise } from '../../exercises/exercise.ts';

const WITHOUT_LOAD: ReadonlySet<string> = new Set(['towel-row-hold', 'prone-lat-pull', 'prone-y-t-w-raise']);

/** A pull without any weight, which a plan holds only where no loaded pull can be done (TEMPLATE-13). */
export function isPullWithoutLoad({ id }: Pick<Exercise, 'id'>): boolean {
  return WITHOUT_LOAD.has(id);
}
