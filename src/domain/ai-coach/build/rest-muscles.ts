import type { Muscle } from '../../exercises/exercise.ts';
import { MAJOR_MUSCLES, NEXT_DAY_SETS } from '../check/volume-table.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { takeSet } from './volume.ts';

/**
 * Prevents hard work for one muscle on two consecutive days by removing sets from the day that has to lose fewer. Strength blocks vary
 * effort per week, so the checker handles them.
 */
export function restMuscles(draft: Draft): void {
  const { goal, experience, brief } = draft.trainee;
  if (goal === 'strength' || (experience === 'advanced' && draft.days.length >= 6)) return;
  for (const day of draft.days) {
    const next = draft.days.find((other) => other.weekday === (day.weekday + 1) % 7);
    if (next === undefined || day.easy || next.easy) continue;
    for (const muscle of MAJOR_MUSCLES) if (!brief.focus.includes(muscle)) restMuscle(muscle, day, next);
  }
}

function restMuscle(muscle: Muscle, first: DraftDay, second: DraftDay): void {
  const trains = (item: DraftItem): boolean => item.exercise.primary.includes(muscle);
  const sets = (day: DraftDay): number => day.items.filter(trains).reduce((sum, item) => sum + item.sets, 0);
  const tooMany = (): number => Math.min(sets(first) - NEXT_DAY_SETS + 1, sets(second) - NEXT_DAY_SETS);
  const gives = sets(first) - NEXT_DAY_SETS + 1 < sets(second) - NEXT_DAY_SETS ? first : second;
  while (tooMany() > 0 && takeSet([gives], trains));
}
