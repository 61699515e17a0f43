import { parseSessionId } from '#domain/sync/slots.ts';

/** The training session a slot `session|…` or `finish|…` belongs to, with its calendar day. */
export function sessionOfSlot(slot: string): { id: string; day: string } | undefined {
  const id = /^(?:session|finish)\|(.+)$/s.exec(slot)?.[1];
  const key = id === undefined ? undefined : parseSessionId(id);
  return id === undefined || key === undefined ? undefined : { id, day: key.performed_on };
}

/** A text or number of an operation's value, as text; undefined when it has none. Refused values may hold anything. */
export function textOf(value: Record<string, unknown> | null, field: string): string | undefined {
  const part = value?.[field];
  if (typeof part === 'number') return String(part);
  return typeof part === 'string' && part.trim() !== '' ? part.trim() : undefined;
}
