import { SET_REPS_MAX } from '../limits.ts';
import type { ImportApp } from './imported-log.ts';

/** Nobody lifts more, in either unit; the heaviest sleds and leg presses stay below. */
const LOAD_MAX = 2_500;
/** Exercises that apps write help into, as a weight below zero. */
const TAKES_HELP = /assist|pull[- ]?up|chin[- ]?up|\bdips?\b|push[- ]?up|muscle[- ]?up|pistol|nordic|klimmz|dominad|traction|trazion/i;

/** Why a set cannot have been done, undefined when it can (IMPORT-3). What was typed in Setwise was checked there. */
export function findImplausible(
  app: ImportApp,
  { exercise, weight, reps }: { exercise: string; weight: string; reps: string },
): 'negative-weight' | 'impossible' | undefined {
  if (app === 'setwise') return undefined;
  const load = Number(weight);
  if (load < 0 && !TAKES_HELP.test(exercise)) return 'negative-weight';
  return Math.abs(load) > LOAD_MAX || (load !== 0 && Number(reps) > SET_REPS_MAX) ? 'impossible' : undefined;
}
