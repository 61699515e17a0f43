import { type Account, writeDurably } from './account.ts';

/** Keeps what is typed but not saved, under a key of the screen's own; it never leaves this phone. Throws StorageFailure. */
export async function saveDraft(account: Account, key: string, value: unknown): Promise<void> {
  const { drafts } = account.database;
  await writeDurably(account, [drafts], () => drafts.put({ key, value }));
}

/** What was kept; undefined when nothing. The caller wrote it, so the caller knows its shape. */
export async function readDraft<T>(account: Account, key: string): Promise<T | undefined> {
  const row = await account.database.drafts.get(key);
  return row?.value as T | undefined;
}

export async function clearDraft(account: Account, key: string): Promise<void> {
  const { drafts } = account.database;
  await writeDurably(account, [drafts], () => drafts.delete(key));
}
