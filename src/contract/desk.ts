import { array, boolean, literal, maxLength, nullable, number, object, type output, string, union, enum as zodEnum } from 'zod/mini';
import { DESK_CLIENTS_MAX } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';

const sessionSchema = object({
  day: string(),
  label: string(),
  planned: nullable(number()),
  is_finished: boolean(),
  sets: number(),
  over: nullable(number()),
  rated: number(),
});

const findingSchema = union([
  object({ kind: literal('stalled'), name: string(), before: number(), now: number(), from: string(), to: string() }),
  object({
    kind: literal('harder'),
    name: string(),
    load: number(),
    reps: number(),
    first_rpe: number(),
    last_rpe: number(),
    from: string(),
    to: string(),
  }),
]);

const factsSchema = object({
  unit: zodEnum(['lb', 'kg']),
  sessions: array(sessionSchema),
  lifts: array(object({ name: string(), measure: zodEnum(['max', 'reps']), points: array(object({ on: string(), value: number() })) })),
  findings: array(findingSchema),
  note: nullable(object({ day: string(), exercise: nullable(string()), text: string() })),
  body: nullable(object({ day: string(), amount: string(), unit: string() })),
  plan: nullable(object({ days: array(string()), weeks: number(), week: number(), since: string() })),
});

const clientSchema = object({
  relationship_id: string(),
  version: number(),
  fields: array(string()),
  history_from: string(),
  until: string(),
  lease_until: string(),
  /** Of what was read; sent back, it saves reading the same again. */
  stamp: string(),
  /** Null where nothing has changed since that stamp. */
  facts: nullable(factsSchema),
});

/**
 * Ours: what clients share, in the facts a list needs (DESK-6), of the last twelve weeks to `today` (yyyy-mm-dd). A client who shares
 * nothing is not in the answer. Each answer is in the clients' lists of who read what (GRANT-2), and may be shown until `lease_until`
 * (READ-2).
 */
export const readDesk = endpoint({
  method: 'POST',
  path: '/api/desk/',
  access: 'coach',
  body: object({
    today: string().check(maxLength(10)),
    clients: array(object({ id: string(), stamp: nullable(string().check(maxLength(40))) })).check(maxLength(DESK_CLIENTS_MAX)),
  }),
  response: object({ clients: array(clientSchema) }),
});

export type DeskAnswer = output<typeof readDesk.response>['clients'][number];
