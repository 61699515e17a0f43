import { isLastThird } from '../person/states-table.ts';
import type { Trainee } from '../person/trainee.ts';
import type { Draft } from './draft.ts';

/** A share of the usual sets, with the same loads, and what the plan says of it. */
interface Share {
  sets: number;
  sentence: string;
}

/** The matches come first (TEMPLATE-11). */
const IN_SEASON: Share = {
  sets: 0.6,
  sentence:
    'In season each exercise has about three fifths of its usual sets with the same loads, so that you are fresh for your matches; tell me when the season is over.',
};
/** STATE-1 */
const LAST_THIRD: Share = {
  sets: 0.7,
  sentence: 'In the last third of a pregnancy each exercise has about 70% of its usual sets, with at least 4 reps in reserve.',
};

function shareOf({ brief }: Trainee): Share | undefined {
  if (brief.season === 'in' && brief.sports.length > 0) return IN_SEASON;
  return isLastThird(brief.states) ? LAST_THIRD : undefined;
}

/** Somebody whose sport has its matches now, or in the last third of a pregnancy. */
export function hasFewerSets(trainee: Trainee): boolean {
  return shareOf(trainee) !== undefined;
}

/** The same exercises with the share of their sets; the draft itself stays. */
export function withFewerSets(draft: Draft): Draft {
  const share = shareOf(draft.trainee)?.sets;
  if (share === undefined) return draft;
  // What one exercise loses too much by rounding the next one keeps.
  let owed = 0;
  const days = draft.days.map((day) => ({
    ...day,
    items: day.items.map((item) => {
      if (item.slot === 'conditioning' || item.light === true) return item;
      owed += item.sets * share;
      const sets = Math.min(item.sets, Math.max(item.main ? 2 : 1, Math.round(owed)));
      owed -= sets;
      return { ...item, sets };
    }),
  }));
  return { ...draft, days };
}

/** Why there are fewer sets; empty where there are not. */
export function fewerSetsSentence(trainee: Trainee): string {
  return shareOf(trainee)?.sentence ?? '';
}
