import type { Account } from '../store/account.ts';
import { readDraft, saveDraft } from '../store/drafts.ts';

/** The draft of the message to the coach. */
export const MESSAGE_DRAFT_KEY = 'chat-composer';

/** Puts a prepared message into the composer, after what is typed there already. Throws StorageFailure. */
export async function addToMessageDraft(account: Account, message: string): Promise<void> {
  const typed = ((await readDraft<string>(account, MESSAGE_DRAFT_KEY)) ?? '').trim();
  await saveDraft(account, MESSAGE_DRAFT_KEY, typed === '' ? message : `${typed} ${message}`);
}
