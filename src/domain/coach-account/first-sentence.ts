import type { ZodMiniType } from 'zod/mini';

/** The first message of the schema for a value; null when valid. */
export function firstSentence(schema: ZodMiniType, value: unknown): string | null {
  const parsed = schema.safeParse(value);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? null);
}
