import type { Register } from '#domain/sync/register.ts';
import { exerciseKey, parseSessionId } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import type { RegisterKeys, RegisterRow } from './database.ts';

const SESSION_PREFIX = 'session|';

/** A register with its index keys. Unreadable registers get none: stored and possibly sent again, but not shown. */
export function withKeys(register: Register): RegisterRow {
  const { slot, kind, op_id, hlc, v, value, state, base, again } = register;
  return { slot, kind, op_id, hlc, v, value, state, base, ...(again && { again }), ...keysOf(register) };
}

function keysOf(register: Register): RegisterKeys {
  if (register.slot.startsWith(SESSION_PREFIX)) {
    const session = parseSessionId(register.slot.slice(SESSION_PREFIX.length));
    return session === undefined ? {} : { trained_on: session.performed_on };
  }
  const set = readValue('set.put', register);
  if (set !== undefined) {
    const session = parseSessionId(set.session_id);
    if (session === undefined) return {};
    return {
      session_id: set.session_id,
      shown_on: session.performed_on,
      exercise_key: exerciseKey(set.exercise),
      logged_at: set.logged_at,
    };
  }
  const plan = readValue('plan.put', register);
  return plan === undefined ? {} : { made_at: plan.made_at };
}
