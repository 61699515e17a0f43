import { listReviews } from '#contract/index.ts';
import { reviewsOf } from '../commands/coach/reviews.ts';
import { keepAnswer } from '../compression/kept-answer.ts';
import type { Api } from '../http/api.ts';
import { servePublic } from '../http/serve-public.ts';
import { coachNotFound, readCoachId } from './coaches.ts';

/** Reviews of listed coaches. */
export function servePublicReviewRoutes(api: Api): void {
  servePublic(api, listReviews, async ({ params }) => {
    const coach = (await api.market.view()).coach(readCoachId(params.coachId));
    if (coach === null) return coachNotFound();
    return keepAnswer(JSON.stringify(await reviewsOf(api.database, coach.id)));
  });
}
