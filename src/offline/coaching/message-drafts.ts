import type { Account } from '../store/account.ts';
import { readDrafts } from '../store/drafts.ts';

/** A message that is being written. It has its id from the first letter on, so that one that was sent is known as such. */
export interface MessageDraft {
  readonly message_id: string;
  readonly text: string;
}

const PREFIX = 'message|';

/** The draft of a message in this relationship. */
export function messageDraftKey(relationship_id: string): string {
  return `${PREFIX}${relationship_id}`;
}

/** What is being written, by relationship. */
export async function readMessageDrafts(account: Account): Promise<ReadonlyMap<string, MessageDraft>> {
  const drafts = await readDrafts<MessageDraft>(account, PREFIX);
  return new Map([...drafts].map(([key, draft]) => [key.slice(PREFIX.length), draft]));
}
