import { array, boolean, nullable, number, object, optional, type output, string, enum as zodEnum } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { contactStateSchema } from './purchases.ts';

/**
 * What a trainee shares of the log with the coach (GRANT-1), for both sides; the parts and dates only while it is `on`, or for the trainee.
 */
const consentSchema = object({
  version: number(),
  state: zodEnum(['off', 'on', 'paused', 'unconfirmed']),
  fields: array(string()),
  /** The version since which the plan is shared without a break; for the coach only, and only while it is. */
  plan_since: optional(nullable(number())),
  /** The first day that may be read, yyyy-mm-dd. */
  history_from: nullable(string()),
  /** When it ends, ISO 8601. */
  until: nullable(string()),
});

export type SharedConsent = output<typeof consentSchema>;

/** A coach and a trainee as one of them sees it (REL-1). Instants are ISO 8601. */
export const relationshipSchema = object({
  id: string(),
  /** The account's own side. */
  side: zodEnum(['trainee', 'coach']),
  state: zodEnum(['active', 'paused', 'closing', 'ended']),
  /** The other side's name, full where something was paid (PRIV-3); null once their account is gone. */
  with: nullable(string()),
  first_name: nullable(string()),
  /** The coach's portrait, for the trainee. */
  picture: nullable(string()),
  /** The coach's page. */
  coach_id: nullable(number()),
  since: string(),
  /** Who left (REL-4); null while nobody has, and once something was bought after that. */
  left_by: nullable(zodEnum(['trainee', 'coach'])),
  /** It rests on a code and on no subscription (REL-3). Missing in answers of earlier servers. */
  is_invited: optional(boolean()),
  /** For the trainee only: the coach can write nothing more. */
  is_blocked: boolean(),
  /** Of its log, so that a phone knows whether there is something new (SCOPE-3). */
  epoch: string(),
  rev: number(),
  /** Missing in answers of servers that share no logs. */
  consent: optional(consentSchema),
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

export const relationshipParams = object({ id: string() });

/** Ours: leaves, or takes that back (REL-4). The subscription goes on until it is cancelled. */
export const leaveRelationship = endpoint({
  method: 'POST',
  path: '/api/relationships/:id/leave/',
  access: 'login',
  params: relationshipParams,
  body: object({ leave: boolean() }),
  response: relationshipSchema,
});

/** Ours: the trainee wants nothing more from the coach (REL-4); taken back by `leaveRelationship`. */
export const blockRelationship = endpoint({
  method: 'POST',
  path: '/api/relationships/:id/block/',
  access: 'login',
  params: relationshipParams,
  response: relationshipSchema,
});
