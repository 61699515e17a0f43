import type { Account } from './account.ts';
import { readDraft, saveDraft } from './drafts.ts';

/** How the end of a rest is told on this phone. Not synchronised: what a browser can do and may do differs. */
export interface RestSignals {
  readonly sound: boolean;
  readonly vibration: boolean;
  /** While the page is hidden, where the browser was allowed to. */
  readonly notification: boolean;
  readonly keeps_screen_on: boolean;
}

const KEY = 'rest-signals';
export const USUAL_SIGNALS: RestSignals = { sound: true, vibration: true, notification: false, keeps_screen_on: true };

export async function readRestSignals(account: Account): Promise<RestSignals> {
  return { ...USUAL_SIGNALS, ...(await readDraft<Partial<RestSignals>>(account, KEY)) };
}

/** Throws StorageFailure. */
export function saveRestSignals(account: Account, signals: RestSignals): Promise<void> {
  return saveDraft(account, KEY, signals);
}
