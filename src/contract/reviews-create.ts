import { int, maximum, maxLength, minimum, nullable, number, object, optional, type output, string } from 'zod/mini';
import { REVIEW_COMMENT_MAX_LENGTH, REVIEW_RATING_MAX, REVIEW_RATING_MIN } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { rowIdParam } from './row-id-param.ts';

/** REVIEW-1 */
export const reviewBodySchema = object({
  rating: int().check(minimum(REVIEW_RATING_MIN), maximum(REVIEW_RATING_MAX)),
  comment: optional(nullable(string().check(maxLength(REVIEW_COMMENT_MAX_LENGTH)))),
});

export type ReviewBody = output<typeof reviewBodySchema>;

/** Writes the buyer's review of a coach; a second one edits the first (REVIEW-3). A refusal carries `detail`. */
export const createReview = endpoint({
  method: 'POST',
  path: '/api/review/create/:coachId/',
  access: 'login',
  params: object({ coachId: rowIdParam }),
  body: reviewBodySchema,
  response: object({ id: number(), coach_id: number(), rating: number(), comment: string() }),
});
