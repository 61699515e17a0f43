import type { Exercise } from '../../exercises/exercise.ts';
import type { Brief } from './brief-shape.ts';
import { type StateRule, stateRules } from './states-table.ts';

const KNOWN = new WeakMap<Brief, readonly StateRule[]>();

/** The rules of the trainee's states, cached: briefs are immutable and one plan asks hundreds of times. */
export function rulesOf(brief: Brief): readonly StateRule[] {
  const known = KNOWN.get(brief) ?? stateRules(brief);
  KNOWN.set(brief, known);
  return known;
}

/** The first state that leaves an exercise out; undefined when none does (STATE-1). */
export function stateAgainst(exercise: Exercise, brief: Brief): StateRule | undefined {
  return rulesOf(brief).find(
    ({ only, patterns = [], avoid, difficulty = 3 }) =>
      (only !== undefined && !only.has(exercise.id)) ||
      patterns.includes(exercise.pattern) ||
      avoid?.has(exercise.id) === true ||
      exercise.difficulty > difficulty,
  );
}
