import { type Account, writeDurably } from './account.ts';

/** Stores unsaved input under a screen's key; it stays on this phone. Throws StorageFailure. */
export async function saveDraft(account: Account, key: string, value: unknown): Promise<void> {
  const { drafts } = account.database;
  await writeDurably(account, [drafts], () => drafts.put({ key, value }));
}

/** Stores unsaved input in place of what is there; false where nothing is, and then nothing is stored. Throws StorageFailure. */
export async function changeDraft(account: Account, key: string, value: unknown): Promise<boolean> {
  const { drafts } = account.database;
  return writeDurably(account, [drafts], async () => {
    const isThere = (await drafts.get(key)) !== undefined;
    if (isThere) await drafts.put({ key, value });
    return isThere;
  });
}

/** The stored draft; undefined when there is none. The caller knows its type. */
export async function readDraft<T>(account: Account, key: string): Promise<T | undefined> {
  const row = await account.database.drafts.get(key);
  return row?.value as T | undefined;
}

/** The stored drafts whose keys begin with `prefix`, by key. One request. */
export async function readDrafts<T>(account: Account, prefix: string): Promise<ReadonlyMap<string, T>> {
  const rows = await account.database.drafts.where('key').startsWith(prefix).toArray();
  return new Map(rows.map(({ key, value }) => [key, value as T]));
}

export async function clearDraft(account: Account, key: string): Promise<void> {
  const { drafts } = account.database;
  await writeDurably(account, [drafts], () => drafts.delete(key));
}
