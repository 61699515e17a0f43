import { prescribedExercise } from '../exercises/find-exercise.ts';
import type { PrescriptionView } from '../plan/plan-view.ts';
import { parseReps } from '../training/rep-range.ts';
import { inTurnWith, straightAfter, type TurnItem } from '../training/superset-turn.ts';
import { CHANGE_OVER_SECONDS, restInRound, restSeconds, type UsualRests } from './session-minutes.ts';

interface RestingItem extends TurnItem {
  readonly prescription: PrescriptionView;
}

const REST_STEP = 15;

/**
 * Seconds of rest after a set of `item`, whose `done` does not count it (TODAY-7): a change-over to a partner whose turn it is, after the
 * round the longest rest of its exercises, and the rest of an exercise alone where it has more sets than its partners.
 */
export function restAfterSet<Item extends RestingItem>(items: readonly Item[], item: Item, goal: string, chosen?: UsualRests): number {
  const own = restSeconds(item.prescription, goal, chosen);
  if (straightAfter(items, item) !== undefined) return Math.min(own, CHANGE_OVER_SECONDS);
  const group = inTurnWith(items, item);
  const round = Math.max(own, ...group.map(({ prescription }) => restSeconds(prescription, goal, chosen)));
  const goesOnAlone = group.every((other) => other === item || !other.is_open) && item.done + 1 < item.prescription.sets;
  return goesOnAlone ? Math.ceil((round + secondsInRound(group, item, goal, chosen)) / REST_STEP) * REST_STEP : round;
}

function secondsInRound(group: readonly RestingItem[], item: RestingItem, goal: string, chosen?: UsualRests): number {
  const timed = group.map(({ prescription }) => ({
    exercise: prescribedExercise(prescription),
    range: parseReps(prescription.reps),
    rest_seconds: restSeconds(prescription, goal, chosen),
  }));
  const own = timed[group.indexOf(item)];
  return own === undefined ? 0 : restInRound(timed, own);
}
