import type { ZodMiniType } from 'zod/mini';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { fail } from '#server/errors/domain-error.ts';

/** Refuses with a sentence for the person. */
export function refuseAsInvalid(sentence: string): never {
  fail('invalid', { detail: sentence, error: sentence, code: 'not_valid' });
}

/** The parsed value; refuses with the schema's message. */
export function accept<Out>(schema: ZodMiniType<Out>, value: unknown): Out {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  return refuseAsInvalid(parsed.error.issues[0]?.message ?? SERVER_MESSAGES.invalid);
}
