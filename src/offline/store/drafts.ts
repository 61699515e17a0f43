import { type Account, writeDurably } from './account.ts';

/** Stores unsaved input under a screen's key; it stays on this phone. Throws StorageFailure. */
export async function saveDraft(account: Account, key: string, value: unknown): Promise<void> {
  const { drafts } = account.database;
  await writeDurably(account, [drafts], () => drafts.put({ key, value }));
}

/** The stored draft; undefined when there is none. The caller knows its type. */
export async function readDraft<T>(account: Account, key: string): Promise<T | undefined> {
  const row = await account.database.drafts.get(key);
  return row?.value as T | undefined;
}

export async function clearDraft(account: Account, key: string): Promise<void> {
  const { drafts } = account.database;
  await writeDurably(account, [drafts], () => drafts.delete(key));
}
