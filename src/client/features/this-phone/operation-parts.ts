import { parseSessionId } from '#domain/sync/slots.ts';

/** The session and its date of a `session|…` or `finish|…` slot. */
export function sessionOfSlot(slot: string): { id: string; day: string } | undefined {
  const id = /^(?:session|finish)\|(.+)$/s.exec(slot)?.[1];
  const key = id === undefined ? undefined : parseSessionId(id);
  return id === undefined || key === undefined ? undefined : { id, day: key.performed_on };
}

/** A field's text or number as text; undefined otherwise. Refused values are unchecked. */
export function textOf(value: Record<string, unknown> | null, field: string): string | undefined {
  const part = value?.[field];
  if (typeof part === 'number') return String(part);
  return typeof part === 'string' && part.trim() !== '' ? part.trim() : undefined;
}
