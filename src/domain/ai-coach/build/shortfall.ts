import { type FocusFault, focusFaults, lacksOf, leastOf, shortSide } from '../check/focus-fit.ts';
import { LOW_BACK_SETS, MOST_WEEKLY_SETS } from '../check/volume-table.ts';
import { KEPT_MUSCLES } from '../kept-volume.ts';
import { setsFor } from '../muscle-sets.ts';
import type { Draft, DraftItem } from './draft.ts';
import { hardDays } from './place-focus.ts';
import { LIMITED_MUSCLES, weekSets } from './volume.ts';

/**
 * Sets that a week lacks or has too many of by the rules that count them. The checker's objection stays the same until the last of them
 * is in place; this tells which change comes nearer.
 */
export function shortfall(draft: Draft): number {
  const { trainee } = draft;
  const week = hardDays(draft);
  const sets = weekSets(draft);
  const [most] = MOST_WEEKLY_SETS[trainee.experience];
  const tooMany = LIMITED_MUSCLES.reduce((sum, muscle) => sum + Math.max(0, setsFor(muscle, sets) - most), 0);
  const below = KEPT_MUSCLES.reduce((sum, muscle) => sum + Math.max(0, leastOf(muscle, trainee) - setsFor(muscle, sets)), 0);
  const back = week.flat().reduce((sum, item) => sum + (item.exercise.stress['low back'] === 2 ? item.sets : 0), 0);
  const onBack = Math.max(0, back - LOW_BACK_SETS.week[0]);
  const tooFew = focusFaults(week, trainee).reduce((sum, fault) => sum + lackOf(fault, week), 0);
  return tooMany + onBack + below + tooFew + (shortSide(week, trainee)?.lacks ?? 0);
}

function lackOf(fault: FocusFault, week: readonly (readonly DraftItem[])[]): number {
  switch (fault.kind) {
    case 'need':
      return lacksOf(week, fault.need)
        .slice(0, fault.wanted)
        .reduce((sum, lack) => sum + lack, 0);
    case 'sets':
    case 'pulls':
    case 'days':
      return fault.wanted - fault.found;
    default:
      return 1;
  }
}
