import {
  int,
  maxLength,
  minimum,
  minLength,
  nullable,
  object,
  type output,
  record,
  regex,
  string,
  unknown,
  enum as zodEnum,
} from 'zod/mini';

/**
 * Every change by a person is one operation: created on the phone with a UUIDv7 `op_id`, stored with its effect in one transaction, never
 * edited, only superseded by a later operation on the same slot.
 */
export const OPERATION_KINDS = [
  'session.put',
  'session.finish',
  'session.delete',
  'set.put',
  'set.delete',
  'plan.put',
  'plan.use',
  'chat.put',
  'session.adjust',
  'gym.put',
  'gym.use',
  'unit.put',
  'preference.put',
  'coach.hide',
  'import.put',
  'routine.put',
  'routine.delete',
  'routine-day.put',
  'routine-day.delete',
  'body.put',
  'body.delete',
  'exercise.put',
  'favourite.put',
  'consent.revoke',
  'message.put',
  'read.put',
  'proposal.put',
  'proposal.withdraw',
  'decision.put',
] as const;

export const operationKindSchema = zodEnum(OPERATION_KINDS);
export type OperationKind = output<typeof operationKindSchema>;

/** `<wall ms, 13 digits>:<counter, 4 hex digits>:<device id>`; text order is time order. */
export const hlcSchema = string().check(regex(/^\d{13}:[0-9a-f]{4}:[0-9A-Za-z_-]{1,64}$/));

export const operationSchema = object({
  op_id: string().check(regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)),
  /** Sequence number on this device, from 1. */
  n: int().check(minimum(1)),
  kind: operationKindSchema,
  /** The register written; the greatest `hlc` wins. */
  slot: string().check(minLength(1), maxLength(512)),
  hlc: hlcSchema,
  /** Version of the schema of `value`. */
  v: int().check(minimum(1)),
  /** Null for the deleting kinds. */
  value: nullable(record(string(), unknown())),
});

export type Operation = output<typeof operationSchema>;
