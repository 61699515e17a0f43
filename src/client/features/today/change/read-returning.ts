import { returningOf } from '#domain/ai-coach/readiness/returning-of.ts';
import type { Returning } from '#domain/training/readiness/return-row.ts';
import { listChat, saidByDay } from '#offline/chat/chat.ts';
import type { Account } from '#offline/store/account.ts';

/** What makes the way back after a break longer, from the conversation on this phone. `since` is the last day before the break. */
export async function readReturning(account: Account, since: string): Promise<Returning> {
  return returningOf(saidByDay(await listChat(account)), since);
}
