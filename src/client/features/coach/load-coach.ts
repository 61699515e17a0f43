import type { PageLoad } from '#client/routing/page-data-cache.ts';
import type { PortfolioItem, PublicCoach, Review } from '#contract/index.ts';

export interface CoachData {
  /** Null for unknown or unlisted coaches. */
  coach: PublicCoach | null;
  /** Null when they did not come: reviews are left out then (API-10). */
  reviews: Review[] | null;
  portfolio: PortfolioItem[];
}

/** Profile, reviews and portfolio in parallel. Only the profile decides whether the page exists. */
export const loadCoach: PageLoad<CoachData> = async (call, { params }) => {
  const id = params.id ?? '';
  // Loaded on use: the first page already has its data.
  const [{ listPortfolios, readCoach }, { listReviews }] = await Promise.all([
    import('#contract/coaches.ts'),
    import('#contract/reviews.ts'),
  ]);
  const [coach, reviews, portfolio] = await Promise.all([
    call(readCoach, { params: { id } }),
    call(listReviews, { params: { coachId: id } }),
    call(listPortfolios, { params: { id } }),
  ]);
  if (coach.ok)
    return {
      ok: true,
      value: { coach: coach.value, reviews: reviews.ok ? reviews.value : null, portfolio: portfolio.ok ? portfolio.value : [] },
    };
  if (coach.failure.kind === 'refused' && coach.failure.status === 404)
    return { ok: true, value: { coach: null, reviews: null, portfolio: [] } };
  return coach;
};
