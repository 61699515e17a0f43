import { array, nullable, number, object, type output, string, enum as zodEnum } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { contactStateSchema } from './purchases.ts';

/** A coach and a trainee as one of them sees it (REL-1). Instants are ISO 8601. */
export const relationshipSchema = object({
  id: string(),
  /** The account's own side. */
  side: zodEnum(['trainee', 'coach']),
  state: zodEnum(['active', 'paused', 'closing', 'ended']),
  /** The other side's full name; null once their account is gone. */
  with: nullable(string()),
  first_name: nullable(string()),
  /** The coach's portrait, for the trainee. */
  picture: nullable(string()),
  /** The coach's page. */
  coach_id: nullable(number()),
  since: string(),
  /** Of its log, so that a phone knows whether there is something new (SCOPE-3). */
  epoch: string(),
  rev: number(),
  /** The running 72-hour promise of the latest purchase, for both sides (REL-5); null when there is none to keep. */
  contact: nullable(object({ state: contactStateSchema, bought_at: string(), due_at: string() })),
});

export type Relationship = output<typeof relationshipSchema>;

/** Ours: the account's relationships, as trainee and as coach, the oldest first. */
export const listRelationships = endpoint({
  method: 'GET',
  path: '/api/relationships/',
  access: 'login',
  response: array(relationshipSchema),
});
