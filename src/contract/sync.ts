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

/** The server's sync protocol. On 404 the backend does not sync: the phone stays the only store. */
export const syncHello = endpoint({
  method: 'GET',
  path: '/api/sync/v1/hello/',
  access: 'login',
  response: object({
    protocol: number(),
    /** Changes when a backup was restored, so that the server's data may be older. */
    epoch: string(),
    /** Milliseconds since 1970; clients compute their clock offset from it. */
    server_time: number(),
    max_ops: number(),
    features: array(string()),
    /** How many relationships the account has (SCOPE-3); a server that does not say has none of it. */
    relationships: optional(number()),
    /** The account of the token; a phone with another account open stops before sending or storing. */
    owner: optional(string()),
    /** What the account stores here, and how much it may (SYNC-26). */
    room: optional(object({ bytes: number(), max_bytes: number(), operations: number(), max_operations: number() })),
  }),
});

/**
 * One result per operation, in any order. Rejected operations have `code` and no `rev` or `hlc`; `hlc` may be clamped. An `unread` one was
 * not taken: another device wrote its register after what the sender has read.
 */
export const pushResultSchema = object({
  op_id: string(),
  status: zodEnum(['applied', 'superseded', 'duplicate', 'rejected', 'unread']),
  rev: optional(nullable(number())),
  hlc: optional(nullable(string())),
  code: optional(nullable(string())),
});

export type PushResult = output<typeof pushResultSchema>;

/** Loose, because the server parses operations one by one: an invalid one is rejected and the others proceed. */
export const syncPush = endpoint({
  method: 'POST',
  path: '/api/sync/v1/push/',
  access: 'login',
  body: object({
    owner: string(),
    device: string(),
    /** A relationship of the account (SCOPE-1); without it, the account's own log. */
    scope_id: optional(string()),
    /** The cursor up to which the sender has read, to be told what is `unread` (SYNC-27); an app that does not say is not. */
    read: optional(number()),
    ops: array(union([operationSchema, object({ op_id: string() })])).check(maxLength(SYNC_MAX_OPS)),
  }),
  response: object({ epoch: string(), server_time: number(), results: array(pushResultSchema) }),
});

/** A register on the server. `value` is null for a tombstone. The kind is any text, so that an older phone keeps unknown kinds. */
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

/** Changes after the cursor, by revision. `reset` answers a cursor of another epoch: restart from zero. */
export const syncPull = endpoint({
  method: 'GET',
  path: '/api/sync/v1/pull/',
  access: 'login',
  query: object({ epoch: string(), after: string(), limit: optional(string()), scope_id: optional(string()) }),
  response: union([
    object({ reset: literal(true), epoch: string(), owner: optional(string()) }),
    /** `owner` is the account of the token, as in hello: without it a phone could store another account's rows. */
    object({ epoch: string(), cursor: number(), more: boolean(), changes: array(changeSchema), owner: optional(string()) }),
  ]),
});
