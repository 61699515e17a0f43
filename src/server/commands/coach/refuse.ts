import type { ZodMiniType } from 'zod/mini';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { fail } from '#server/errors/domain-error.ts';

/** Refuses with a sentence a person reads. */
export function refuseAsInvalid(sentence: string): never {
  fail('invalid', { detail: sentence, error: sentence, code: 'not_valid' });
}

/** The value as the schema leaves it; refuses with the schema's own sentence. */
export function accept<Out>(schema: ZodMiniType<Out>, value: unknown): Out {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  return refuseAsInvalid(parsed.error.issues[0]?.message ?? SERVER_MESSAGES.invalid);
}
