import type { Muscle } from '../../exercises/exercise.ts';
import { LIMITED_MUSCLES } from '../build/volume.ts';
import { MOST_SESSION_SETS_OF_MUSCLE } from '../check/volume-table.ts';
import type { Trainee } from '../trainee.ts';
import { fitMinutes } from './fit-minutes.ts';
import { minutesLeft, type SessionFrame, type SessionItem, withSets } from './session-items.ts';

const TRIMS_MAX = 30;

/**
 * Other exercises may train a muscle they were not chosen for, or take longer: open sets give way until no muscle has more than one
 * session holds and the rest takes no longer than it did, or than the trainee has. What is done is never touched.
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

/** As the checker counts: easy cardio is no set for any muscle. */
function setsFor(muscle: Muscle, items: readonly SessionItem[]): number {
  return items.reduce((sum, { exercise, sets }) => {
    if (exercise?.pattern === 'conditioning') return sum;
    const share = exercise?.primary.includes(muscle) === true ? 1 : exercise?.secondary.includes(muscle) === true ? 0.5 : 0;
    return sum + sets * share;
  }, 0);
}

/** One open set less of the exercise with most of them, accessories before main work. */
function trimOne(muscle: Muscle, items: readonly SessionItem[]): SessionItem[] | undefined {
  const open = items.filter((item) => !item.locked && item.sets > Math.max(1, item.done) && setsFor(muscle, [item]) > 0);
  const item = open.toSorted((a, b) => Number(a.main) - Number(b.main) || b.sets - a.sets)[0];
  return item === undefined ? undefined : items.map((other) => (other === item ? withSets(item, item.sets - 1) : other));
}
