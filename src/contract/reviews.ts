import { array, int, nullable, object, optional, type output, string } from 'zod/mini';
import { coachIdParam } from './coach-id-param.ts';
import { endpoint } from './endpoint.ts';

/** Of the writer's last name only the initial leaves the server. `created_at` is ISO 8601. */
export const reviewSchema = object({
  id: int(),
  rating: int(),
  comment: string(),
  user: nullable(object({ first_name: string(), last_name: string() })),
  user_name: nullable(string()),
  coach_id: int(),
  created_at: optional(string()),
});

export type Review = output<typeof reviewSchema>;

/** A listed coach's reviews, newest first; otherwise 404 'Coach not found.'. */
export const listReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/:coachId/',
  access: 'anyone',
  params: object({ coachId: coachIdParam }),
  response: array(reviewSchema),
});
