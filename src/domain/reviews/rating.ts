import { capitalised } from '../users/display-name.ts';

/** `average` has one decimal and is null without ratings. */
export interface RatingSummary {
  readonly average: number | null;
  readonly count: number;
}

/** The average to one decimal, with how many rated (COACH-6). */
export function summarise(ratings: readonly number[]): RatingSummary {
  return averageOf(
    ratings.reduce((sum, rating) => sum + rating, 0),
    ratings.length,
  );
}

/** Like `summarise`, from a database's sum and count. Halves round up. */
export function averageOf(sum: number, count: number): RatingSummary {
  return { average: count === 0 ? null : Math.floor((sum * 20 + count) / (2 * count)) / 10, count };
}

/** Counts of full, half and empty stars. */
export interface Stars {
  readonly full: number;
  readonly half: 0 | 1;
  readonly empty: number;
}

/** A rating is shown rounded to halves (COACH-6); without reviews, five empty stars. */
export function halfStars(average: number | null): Stars {
  const halves = Math.min(10, Math.max(0, Math.round((average ?? 0) * 2)));
  const half = halves % 2 === 1 ? 1 : 0;
  const full = Math.floor(halves / 2);
  return { full, half, empty: 5 - full - half };
}

/** Number of ratings per star, five first. */
export function distribution(ratings: readonly number[]): { readonly stars: number; readonly count: number }[] {
  return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: ratings.filter((rating) => rating === stars).length }));
}

export interface ReviewAuthor {
  readonly user?: { readonly first_name?: string | null | undefined; readonly last_name?: string | null | undefined } | null | undefined;
  readonly user_name?: string | null | undefined;
}

/** The first name when first and last are there, else the first word of `user_name`, else 'Anonymous' (COACH-7). */
export function reviewerName({ user, user_name }: ReviewAuthor): string {
  const first = user?.first_name?.trim() ?? '';
  if (first !== '' && (user?.last_name?.trim() ?? '') !== '') return capitalised(first);
  const word = user_name?.trim().split(/\s+/)[0] ?? '';
  return word === '' ? 'Anonymous' : word;
}
