import type { Returning } from '#domain/training/readiness/return-row.ts';
import type { Account } from '#offline/store/account.ts';
import { readBrief } from './read-brief.ts';

/** What makes the way back after a break longer, from the conversation on this phone. */
export async function readReturning(account: Account): Promise<Returning> {
  const { age } = await readBrief(account);
  return { age };
}
