import type { CoachFact } from '#contract/index.ts';
import { AI_COACH_BESIDE_MAX_BYTES } from '#domain/limits.ts';
import { readCurrentPlan } from '../log/plans.ts';
import type { Account } from '../store/account.ts';
import type { AskedWith } from './rows.ts';

/**
 * Facts and plan for the next message. Unreadable or oversized parts are dropped, facts first, because without the plan in use the answer
 * cannot tell what would change.
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
