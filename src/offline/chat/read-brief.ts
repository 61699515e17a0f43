import { type Brief, EMPTY_BRIEF } from '#domain/ai-coach/person/brief-shape.ts';
import type { Account } from '../store/account.ts';
import { listChat } from './chat.ts';

/** The brief from the conversation on this phone. Null: what the coach reads with is not on this phone yet. */
export async function readBrief(account: Account): Promise<Brief | null> {
  const entries = (await listChat(account)).filter((entry) => entry.state !== 'failed' && entry.state !== 'dead');
  // Reading is large.
  if (entries.every(({ role }) => role !== 'user')) return EMPTY_BRIEF;
  const reading = await import('#domain/ai-coach/brief.ts').catch(() => null);
  return reading && reading.foldBrief(entries);
}
