import {
  array,
  boolean,
  int,
  maxLength,
  minimum,
  nullable,
  number,
  object,
  optional,
  type output,
  string,
  enum as zodEnum,
} from 'zod/mini';
import { GRANT_FIELDS } from '#domain/coaching/grant.ts';
import { endpoint } from './endpoint.ts';
import { relationshipParams, relationshipSchema } from './relationships.ts';

/** Ours: shares these parts of the log with the coach (GRANT-3). Refused when the version is not the one on the screen. */
export const putConsent = endpoint({
  method: 'PUT',
  path: '/api/relationships/:id/consent/',
  access: 'login',
  params: relationshipParams,
  body: object({
    expected_version: int().check(minimum(0)),
    fields: array(zodEnum(GRANT_FIELDS)),
    /** The first day that may be read, yyyy-mm-dd. */
    history_from: string().check(maxLength(10)),
    /** When it ends, ISO 8601. */
    until: string().check(maxLength(40)),
    text_version: int().check(minimum(1)),
  }),
  response: relationshipSchema,
});

/** Ours: what was shared before a restore is shared again (GRANT-6). */
export const confirmConsent = endpoint({
  method: 'POST',
  path: '/api/relationships/:id/consent/confirm/',
  access: 'login',
  params: relationshipParams,
  body: object({ expected_version: int().check(minimum(0)) }),
  response: relationshipSchema,
});

/** A version of what was shared, with the text agreed to. Without fields nothing was. Days are yyyy-mm-dd, instants ISO 8601. */
const consentVersionSchema = object({
  version: number(),
  made_at: string(),
  made_by: zodEnum(['granted', 'confirmed', 'revoked', 'ended']),
  fields: array(string()),
  history_from: nullable(string()),
  until: nullable(string()),
  text_version: nullable(number()),
});

/** What the coach read within the hour that begins at `hour`. The plan has no days. */
const consentReadSchema = object({
  version: number(),
  hour: string(),
  field: string(),
  first_day: nullable(string()),
  last_day: nullable(string()),
  row_count: number(),
  reads: number(),
});

/** Ours: for the trainee, what was shared when, and what the coach read of it (GRANT-8); the newest first. */
export const listAccessLog = endpoint({
  method: 'GET',
  path: '/api/relationships/:id/access-log/',
  access: 'login',
  params: relationshipParams,
  response: object({ versions: array(consentVersionSchema), reads: array(consentReadSchema) }),
});

export type AccessLog = output<typeof listAccessLog.response>;

const sharedSetSchema = object({
  exercise: string(),
  exercise_n: number(),
  set_n: number(),
  reps: number(),
  weight: string(),
  unit: zodEnum(['lb', 'kg']),
  rpe: nullable(number()),
  rir: optional(number()),
  kind: optional(string()),
  seconds: optional(number()),
  distance: optional(string()),
  distance_unit: optional(string()),
  per_side: optional(boolean()),
  prescribed: optional(nullable(string())),
});

const sharedDaySchema = object({
  day: string(),
  sessions: array(object({ label: string(), is_finished: boolean(), sets: array(sharedSetSchema) })),
  notes: array(object({ exercise: nullable(string()), text: string() })),
  body: array(object({ amount: string(), unit: string() })),
});

const sharedPlanSchema = object({
  weeks: array(
    array(
      object({
        title: string(),
        exercises: array(object({ exercise: string(), sets: number(), reps: string(), rpe: nullable(number()) })),
      }),
    ),
  ),
});

/**
 * Ours: what a client shares, of at most 31 days; days are yyyy-mm-dd and both ends count. Each answer is in the client's list of who read
 * what (GRANT-2). A device may show it until `lease_until` (READ-2).
 */
export const readClientLog = endpoint({
  method: 'GET',
  path: '/api/desk/clients/:id/log/',
  access: 'coach',
  params: relationshipParams,
  query: object({ from: string(), to: string() }),
  response: object({
    relationship_id: string(),
    version: number(),
    fields: array(string()),
    history_from: string(),
    until: string(),
    lease_until: string(),
    plan: nullable(sharedPlanSchema),
    days: array(sharedDaySchema),
  }),
});

export type ClientLog = output<typeof readClientLog.response>;
