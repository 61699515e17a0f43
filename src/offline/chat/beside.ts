import type { CoachFact } from '#contract/index.ts';
import { AI_COACH_BESIDE_MAX_BYTES } from '#domain/limits.ts';
import { readCurrentPlan } from '../log/plans.ts';
import type { Account } from '../store/account.ts';
import type { AskedWith } from './rows.ts';

/**
 * What goes with the next message. Neither may keep it from going: what cannot be read, or is larger than the server takes, stays
 * behind, the facts first, because an answer that does not know the plan in use cannot tell what would change.
 */
export async function gatherBeside(account: Account, readFacts: () => Promise<CoachFact[]>): Promise<AskedWith> {
  const facts = await readFacts().catch(() => []);
  const current = await readCurrentPlan(account).catch(() => undefined);
  const candidates: AskedWith[] = [
    { facts, plan: current?.plan ?? null },
    { facts: [], plan: current?.plan ?? null },
    { facts, plan: null },
  ];
  return candidates.find(isSmallEnough) ?? { facts: [], plan: null };
}

function isSmallEnough(beside: AskedWith): boolean {
  return new TextEncoder().encode(JSON.stringify(beside)).length <= AI_COACH_BESIDE_MAX_BYTES;
}
