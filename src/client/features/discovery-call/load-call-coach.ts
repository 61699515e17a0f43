import type { PageAt } from '#client/routing/page-data-cache.ts';
import type { Call, Outcome, PublicCoach } from '#contract/index.ts';

/** The coach; null for unknown or unlisted ones. */
export async function loadCallCoach(call: Call, { params }: PageAt): Promise<Outcome<PublicCoach | null>> {
  // Loaded on use: the first page already has its data.
  const { readCoach } = await import('#contract/coaches.ts');
  const outcome = await call(readCoach, { params: { id: params.coachId ?? '' } });
  if (!outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.status === 404) return { ok: true, value: null };
  return outcome;
}
