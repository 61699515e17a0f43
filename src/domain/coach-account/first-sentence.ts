import type { ZodMiniType } from 'zod/mini';

/** What is wrong with a value, in the words its schema was given; null when nothing is. */
export function firstSentence(schema: ZodMiniType, value: unknown): string | null {
  const parsed = schema.safeParse(value);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? null);
}
