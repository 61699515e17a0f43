import type { Failure } from '#contract/index.ts';

/** What the server said in one of the fields of a refusal (API-5); null when it said nothing. */
export function refusalSentence(
  failure: Failure,
  fields: readonly ('detail' | 'message' | 'error')[] = ['detail', 'message', 'error'],
): string | null {
  if (failure.kind !== 'refused') return null;
  for (const field of fields) {
    const value: unknown = failure.body[field];
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string' && first.trim() !== '') return first.trim();
  }
  return null;
}
