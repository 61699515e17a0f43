import type { PageAt } from '#client/routing/page-data-cache.ts';
import type { Call, Outcome, PublicCoach } from '#contract/index.ts';

/** Who the call is with; null for nobody, or somebody who is not listed. */
export async function loadCallCoach(call: Call, { params }: PageAt): Promise<Outcome<PublicCoach | null>> {
  // Fetched when it is asked with: the first page of a visit has its answer already.
  const { readCoach } = await import('#contract/coaches.ts');
  const outcome = await call(readCoach, { params: { id: params.coachId ?? '' } });
  if (!outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.status === 404) return { ok: true, value: null };
  return outcome;
}
