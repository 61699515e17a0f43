import { listReviews } from '#contract/index.ts';
import { reviewsOf } from '../commands/coach/reviews.ts';
import type { Api } from '../http/api.ts';
import { keepAnswer } from '../http/kept-answer.ts';
import { servePublic } from '../http/serve-public.ts';
import { coachNotFound, readCoachId } from './coaches.ts';

/** What clients say about a listed coach. */
export function servePublicReviewRoutes(api: Api): void {
  servePublic(api, listReviews, async ({ params }) => {
    const coach = (await api.market.view()).coach(readCoachId(params.coachId));
    if (coach === null) return coachNotFound();
    return keepAnswer(JSON.stringify(await reviewsOf(api.database, coach.id)));
  });
}
