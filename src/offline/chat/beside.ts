import type { CoachFact } from '#contract/index.ts';
import type { LogDigest } from '#domain/ai-coach/log-digest/digest-shape.ts';
import { AI_COACH_BESIDE_MAX_BYTES } from '#domain/limits.ts';
import { readCurrentPlan } from '../log/plans.ts';
import type { Account } from '../store/account.ts';
import { type ChatEntry, listChat } from './chat.ts';
import type { AskedWith } from './rows.ts';

/** Readers of what goes with a message. */
export interface BesideReaders {
  /** Log facts that the coach may use. */
  readonly facts: () => Promise<CoachFact[]>;
  /** The log digest for a conversation. Default: none. */
  readonly log?: ((entries: readonly ChatEntry[]) => Promise<LogDigest | null>) | undefined;
}

/**
 * Facts, plan and log digest for a message. Unreadable or oversized parts are dropped, the digest first and then the facts, because without
 * the plan in use the answer cannot tell what would change.
 */
export async function gatherBeside(account: Account, message_id: string, read: BesideReaders): Promise<AskedWith> {
  const entries = await listChat(account);
  const upTo = entries.slice(0, entries.findIndex((entry) => entry.message_id === message_id) + 1);
  const facts = await read.facts().catch(() => []);
  const log = (await read.log?.(upTo).catch(() => null)) ?? null;
  const plan = (await readCurrentPlan(account).catch(() => undefined))?.plan ?? null;
  const candidates: AskedWith[] = [
    { facts, plan, log },
    { facts, plan, log: null },
    { facts: [], plan, log: null },
    { facts, plan: null, log },
  ];
  return candidates.find(isSmallEnough) ?? { facts: [], plan: null, log: null };
}

function isSmallEnough(beside: AskedWith): boolean {
  return new TextEncoder().encode(JSON.stringify(beside)).length <= AI_COACH_BESIDE_MAX_BYTES;
}
