import type { OperationKind } from './operation.ts';
import { COACH_HIDE_SLOT, GYM_SLOT, PLAN_USE_SLOT, UNIT_SLOT } from './slots.ts';

/** Deeper nesting than any value of ours has; keeps every walk over it, here and in the database, off the end of the stack. */
const DEPTH_MAX = 32;
/** No field of ours has these names; in an object made from JSON they are only ever an attempt on its prototype. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Nearly all text has nothing of the kind, and this finds that out fastest; what it finds is looked at properly. */
const SUSPECT = /[\ud800-\udfff]/;

/** Whether text survives storage unchanged: no NUL character and no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && (!SUSPECT.test(text) || !/\p{Cs}/u.test(text));
}

/**
 * Whether a parsed JSON value can be stored and read back as it is. Refused: text no database can hold, numbers beyond what a
 * number is, keys that aim at prototypes, nesting past any plan. Ask it first: it cannot overflow, whatever it is given.
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
  'unit.put': UNIT_SLOT,
  'coach.hide': COACH_HIDE_SLOT,
};

/** Kinds with one register in all, whose slot is a name and no prefix. */
const SINGLE: ReadonlySet<OperationKind> = new Set(['plan.use', 'gym.put', 'unit.put', 'coach.hide']);

/** Whether the operation writes a register of its own family, so that a set can never land where the plan pointer is read. */
export function slotFits(kind: OperationKind, slot: string): boolean {
  const prefix = SLOT_PREFIXES[kind];
  return SINGLE.has(kind) ? slot === prefix : slot.startsWith(prefix) && slot.length > prefix.length;
}
