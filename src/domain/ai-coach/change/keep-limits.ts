import type { Muscle } from '../../exercises/exercise.ts';
import { LIMITED_MUSCLES } from '../build/volume.ts';
import { MOST_SESSION_SETS_OF_MUSCLE } from '../check/volume-table.ts';
import type { Trainee } from '../person/trainee.ts';
import { fitMinutes } from './fit-minutes.ts';
import { minutesLeft, type SessionFrame, type SessionItem, withSets } from './session-items.ts';

const TRIMS_MAX = 30;

/**
 * Removes open sets until no muscle exceeds its session limit and the session is no longer than before, or than the trainee's time.
 * Completed sets stay.
 */
export function keepLimits(
  items: readonly SessionItem[],
  before: readonly SessionItem[],
  input: { frame: SessionFrame; trainee: Trainee },
): SessionItem[] {
  const { frame, trainee } = input;
  const most = MOST_SESSION_SETS_OF_MUSCLE[trainee.experience][0];
  let left = [...items];
  for (const muscle of LIMITED_MUSCLES) {
    const limit = Math.max(most, setsFor(muscle, before));
    for (let trims = 0; trims < TRIMS_MAX && setsFor(muscle, left) > limit; trims += 1) {
      const next = trimOne(muscle, left);
      if (next === undefined) break;
      left = next;
    }
  }
  const begun = before.some((item) => item.done > 0);
  const room = Math.max(minutesLeft(before, frame), begun ? 0 : trainee.minutes);
  return minutesLeft(left, frame) <= room ? left : (fitMinutes(left, room, frame) ?? left);
}

/** Counts like the checker: easy cardio is no set for any muscle. */
function setsFor(muscle: Muscle, items: readonly SessionItem[]): number {
  return items.reduce((sum, { exercise, sets }) => {
    if (exercise?.pattern === 'conditioning') return sum;
    const share = exercise?.primary.includes(muscle) === true ? 1 : exercise?.secondary.includes(muscle) === true ? 0.5 : 0;
    return sum + sets * share;
  }, 0);
}

/** Removes one open set of the exercise with most of them, accessories first. */
function trimOne(muscle: Muscle, items: readonly SessionItem[]): SessionItem[] | undefined {
  const open = items.filter((item) => !item.locked && item.sets > Math.max(1, item.done) && setsFor(muscle, [item]) > 0);
  const item = open.toSorted((a, b) => Number(a.main) - Number(b.main) || b.sets - a.sets)[0];
  return item === undefined ? undefined : items.map((other) => (other === item ? withSets(item, item.sets - 1) : other));
}
