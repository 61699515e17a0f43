import type { Account } from '#offline/store/account.ts';
import { clearDraft, readDraft, saveDraft } from '#offline/store/drafts.ts';

type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A form's unsaved input. It is in the tab's storage before `keep` returns, because a reload may come before the database has written it,
 * and stays there until then.
 */
export class KeptDraft<Value> {
  readonly #account: Account;
  readonly #key: string;
  readonly #tab: Tab;

  constructor(account: Account, key: string, tab: Tab) {
    this.#account = account;
    this.#key = key;
    this.#tab = tab;
  }

  /** Undefined without one. Throws when the database cannot be read. */
  async read(): Promise<Value | undefined> {
    const parked = this.#parked();
    return parked === null ? readDraft<Value>(this.#account, this.#key) : (JSON.parse(parked) as Value);
  }

  /** Never rejects: where nothing can be stored, the form still has the values. */
  async keep(value: Value): Promise<void> {
    const text = JSON.stringify(value);
    try {
      this.#tab.setItem(this.#tabKey(), text);
    } catch {
      // The tab's storage is full: the database remains.
    }
    try {
      await saveDraft(this.#account, this.#key, value);
      // A later one stays until it is written itself.
      if (this.#parked() === text) this.#unpark();
    } catch {
      // It stays parked.
    }
  }

  /** Throws StorageFailure. */
  async clear(): Promise<void> {
    await clearDraft(this.#account, this.#key);
    this.#unpark();
  }

  #parked(): string | null {
    try {
      return this.#tab.getItem(this.#tabKey());
    } catch {
      return null;
    }
  }

  #unpark(): void {
    try {
      this.#tab.removeItem(this.#tabKey());
    } catch {
      // Nothing could be parked either.
    }
  }

  #tabKey(): string {
    return `setwise-${this.#account.owner}|${this.#key}`;
  }
}
