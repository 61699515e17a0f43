import { type Brief, foldBrief } from '#domain/ai-coach/brief.ts';
import { listChat } from '#offline/chat/chat.ts';
import type { Account } from '#offline/store/account.ts';

/** The brief from the conversation on this phone. */
export async function readBrief(account: Account): Promise<Brief> {
  const entries = await listChat(account);
  return foldBrief(entries.filter((entry) => entry.state !== 'failed' && entry.state !== 'dead'));
}
