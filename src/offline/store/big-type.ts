import type { Account } from './account.ts';
import { readDraft, saveDraft } from './drafts.ts';

const KEY = 'big-type';

/** Whether the next set fills the screen of this phone, to be read at arm's length (TODAY-9). */
export async function readBigType(account: Account): Promise<boolean> {
  return (await readDraft<boolean>(account, KEY)) === true;
}

/** Throws StorageFailure. */
export function saveBigType(account: Account, isOn: boolean): Promise<void> {
  return saveDraft(account, KEY, isOn);
}
