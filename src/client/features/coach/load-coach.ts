import type { PageLoad } from '#client/routing/page-data-cache.ts';
import type { PortfolioItem, PublicCoach, Review } from '#contract/index.ts';

export interface CoachData {
  /** Null for nobody, or somebody who is not listed. */
  coach: PublicCoach | null;
  /** Null when they did not come: reviews are left out then (API-10). */
  reviews: Review[] | null;
  portfolio: PortfolioItem[];
}

/** A profile with its reviews and pictures, asked for together. Only the coach's own answer decides whether there is a page. */
export const loadCoach: PageLoad<CoachData> = async (call, { params }) => {
  const id = params.id ?? '';
  // Fetched when it is asked with: the first page of a visit has its answer already.
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
