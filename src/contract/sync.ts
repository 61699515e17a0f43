import {
  array,
  boolean,
  literal,
  maxLength,
  nullable,
  number,
  object,
  optional,
  type output,
  string,
  union,
  enum as zodEnum,
} from 'zod/mini';
import { SYNC_MAX_OPS } from '#domain/limits.ts';
import { operationSchema } from '#domain/sync/operation.ts';
import { endpoint } from './endpoint.ts';

/** What the server speaks. A backend without this endpoint (404) keeps nothing: the phone stays the only store. */
export const syncHello = endpoint({
  method: 'GET',
  path: '/api/sync/v1/hello/',
  access: 'login',
  response: object({
    protocol: number(),
    /** Changes when the server's data went back in time (a backup was restored). */
    epoch: string(),
    /** Milliseconds since 1970; clients learn their clock's offset from it. */
    server_time: number(),
    max_ops: number(),
    features: array(string()),
    /** Whose token it was; a phone whose open account is another stops before it sends or stores anything. */
    owner: optional(string()),
  }),
});

/** A result per operation, in any order. `rev` and the (perhaps clamped) `hlc` are absent when rejected; `code` is present then. */
export const pushResultSchema = object({
  op_id: string(),
  status: zodEnum(['applied', 'superseded', 'duplicate', 'rejected']),
  rev: optional(nullable(number())),
  hlc: optional(nullable(string())),
  code: optional(nullable(string())),
});

export type PushResult = output<typeof pushResultSchema>;

/** Operations are parsed one by one on the server, so that a single bad one is rejected and the rest proceed: hence loose here. */
export const syncPush = endpoint({
  method: 'POST',
  path: '/api/sync/v1/push/',
  access: 'login',
  body: object({
    owner: string(),
    device: string(),
    ops: array(union([operationSchema, object({ op_id: string() })])).check(maxLength(SYNC_MAX_OPS)),
  }),
  response: object({ epoch: string(), server_time: number(), results: array(pushResultSchema) }),
});

/** A register as the server holds it. `value` is null for a tombstone. The kind is any text: an older phone keeps what it does not know. */
export const changeSchema = object({
  slot: string(),
  kind: string(),
  op_id: string(),
  hlc: string(),
  v: number(),
  value: nullable(operationSchema.shape.value),
  rev: number(),
});

export type Change = output<typeof changeSchema>;

/** Changes after the cursor, in order of revision. `reset` answers a cursor of another epoch: start again from zero. */
export const syncPull = endpoint({
  method: 'GET',
  path: '/api/sync/v1/pull/',
  access: 'login',
  query: object({ epoch: string(), after: string(), limit: optional(string()) }),
  response: union([
    object({ reset: literal(true), epoch: string(), owner: optional(string()) }),
    /** `owner` is whose token it was, as in hello: without it a phone could store another account's rows. */
    object({ epoch: string(), cursor: number(), more: boolean(), changes: array(changeSchema), owner: optional(string()) }),
  ]),
});
