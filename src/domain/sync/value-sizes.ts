import { OPERATION_VALUE_MAX_BYTES } from '../limits.ts';
import type { OperationKind } from './operation.ts';

const KB = 1_024;
const NOTE = 2 * KB;
const DAY = 64 * KB;

/** Most bytes of a value of each kind, as JSON in UTF-8 (SYNC-25). */
const VALUE_MAX_BYTES: Readonly<Record<OperationKind, number>> = {
  'session.put': NOTE,
  'session.finish': NOTE,
  'session.delete': 0,
  'set.put': NOTE,
  'set.delete': 0,
  'plan.put': OPERATION_VALUE_MAX_BYTES,
  'plan.use': NOTE,
  'chat.put': 128 * KB,
  'session.adjust': DAY,
  'gym.put': 16 * KB,
  'gym.use': NOTE,
  'unit.put': NOTE,
  'preference.put': NOTE,
  'coach.hide': 64 * KB,
  'import.put': 16 * KB,
  'routine.put': 16 * KB,
  'routine.delete': 0,
  'routine-day.put': DAY,
  'routine-day.delete': 0,
  'body.put': NOTE,
  'body.delete': 0,
  'exercise.put': 16 * KB,
  'favourite.put': NOTE,
  'consent.revoke': NOTE,
  'message.put': 32 * KB,
  'read.put': NOTE,
  'proposal.put': 128 * KB,
  'proposal.withdraw': NOTE,
  'decision.put': 64 * KB,
};

/** Bytes of a value as JSON in UTF-8; a deletion has none. */
export function valueBytes(value: unknown): number {
  if (value === null) return 0;
  const text = JSON.stringify(value);
  return text.length + count(text, /[\u0080-\u07ff\ud800-\udfff]/g) + 2 * count(text, /[\u0800-\ud7ff\ue000-\uffff]/g);
}

export function isTooLarge(kind: OperationKind, value: unknown): boolean {
  return valueBytes(value) > VALUE_MAX_BYTES[kind];
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
