import type { OperationKind } from './operation.ts';
import { COACH_HIDE_SLOT, GYM_PREFIX, GYM_SLOT, GYM_USE_SLOT, IMPORT_PREFIX, PLAN_USE_SLOT, UNIT_SLOT } from './slots.ts';

/** Deeper than any of our values; protects every recursion over it, here and in the database, from stack overflow. */
const DEPTH_MAX = 32;
/** Never used by us; in parsed JSON they can only be attempts at prototype pollution. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** A fast pre-check: nearly all text has no surrogates. */
const SUSPECT = /[\ud800-\udfff]/;

/** Whether text survives storage unchanged: no NUL and no lone surrogate. */
function isStorableText(text: string): boolean {
  return !text.includes('\0') && (!SUSPECT.test(text) || !/\p{Cs}/u.test(text));
}

/**
 * Whether a parsed JSON value can be stored and read back unchanged. Rejects unstorable text, non-finite numbers, prototype keys and deep
 * nesting. Call it first: it cannot overflow on any input.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEPTH_MAX) return false;
  if (Array.isArray(value)) return value.every((entry) => isStorable(entry, depth + 1));
  return Object.entries(value).every(([key, entry]) => !FORBIDDEN_KEYS.has(key) && isStorableText(key) && isStorable(entry, depth + 1));
}

const SLOT_PREFIXES: Readonly<Record<OperationKind, string>> = {
  'session.put': 'session|',
  'session.delete': 'session|',
  'session.finish': 'finish|',
  'set.put': 'set|',
  'set.delete': 'set|',
  'plan.put': 'plan|',
  'plan.use': PLAN_USE_SLOT,
  'chat.put': 'chat|',
  'session.adjust': 'adjust|',
  'gym.put': GYM_SLOT,
  'gym.use': GYM_USE_SLOT,
  'unit.put': UNIT_SLOT,
  'preference.put': 'preference|',
  'coach.hide': COACH_HIDE_SLOT,
  'import.put': IMPORT_PREFIX,
  'routine.put': 'routine|',
  'routine.delete': 'routine|',
  'routine-day.put': 'routine-day|',
  'routine-day.delete': 'routine-day|',
  'body.put': 'body|',
  'body.delete': 'body|',
  'exercise.put': 'exercise|',
  'favourite.put': 'favourite|',
  'consent.revoke': 'revoke|',
  'message.put': 'message|',
  'read.put': 'read|',
  'proposal.put': 'proposal|',
  'proposal.withdraw': 'withdraw|',
  'decision.put': 'decision|',
};

/** Kinds with a single register, whose slot is a name instead of a prefix. */
const SINGLE: ReadonlySet<OperationKind> = new Set(['plan.use', 'gym.use', 'unit.put', 'coach.hide']);

/** Whether the operation writes a register of its own kind, so that a set cannot overwrite the plan pointer. */
export function slotFits(kind: OperationKind, slot: string): boolean {
  const prefix = SLOT_PREFIXES[kind];
  if (kind === 'gym.put') return slot === GYM_SLOT || (slot.startsWith(GYM_PREFIX) && slot.length > GYM_PREFIX.length);
  return SINGLE.has(kind) ? slot === prefix : slot.startsWith(prefix) && slot.length > prefix.length;
}
