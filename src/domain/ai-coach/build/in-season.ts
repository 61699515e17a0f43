import type { Trainee } from '../person/trainee.ts';
import type { Draft } from './draft.ts';

/** Share of the sets in season, with the same loads: the matches come first (TEMPLATE-11). */
const SEASON_SETS = 0.6;

/** Somebody whose sport has its matches now. */
export function isInSeason(trainee: Trainee): boolean {
  return trainee.brief.season === 'in' && trainee.brief.sports.length > 0;
}

/** The week of an athlete in season: the same exercises with three fifths of the sets; the draft itself stays. */
export function forSeason(draft: Draft): Draft {
  if (!isInSeason(draft.trainee)) return draft;
  const days = draft.days.map((day) => ({
    ...day,
    items: day.items.map((item) => {
      if (item.slot === 'conditioning' || item.light === true) return item;
      return { ...item, sets: Math.max(item.main ? 2 : 1, Math.round(item.sets * SEASON_SETS)) };
    }),
  }));
  return { ...draft, days };
}

export const SEASON_SENTENCE =
  'In season each exercise has about three fifths of its usual sets with the same loads, so that you are fresh for your matches; tell me when the season is over.';
