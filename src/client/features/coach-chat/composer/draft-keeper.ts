import { MESSAGE_DRAFT_KEY } from '#offline/chat/message-draft.ts';
import type { Account } from '#offline/store/account.ts';
import { clearDraft, readDraft, saveDraft } from '#offline/store/drafts.ts';

const SAVE_AFTER_MS = 250;

/** Stores the composer's text: in the database, and in session storage until that is written. */
export class DraftKeeper {
  readonly #account: Account;
  readonly #tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Includes the account, so that drafts are private. */
  readonly #parkingKey: string;
  #unsaved: string | null = null;
  #isTouched = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(account: Account, tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.#account = account;
    this.#tab = tab;
    this.#parkingKey = `${MESSAGE_DRAFT_KEY}|${account.database.name}`;
  }

  /** The stored draft; null without one, or when typing has begun. */
  async read(): Promise<string | null> {
    const parked = this.#tab.getItem(this.#parkingKey);
    const draft = parked ?? (await readDraft<string>(this.#account, MESSAGE_DRAFT_KEY).catch(() => undefined));
    return this.#isTouched || typeof draft !== 'string' ? null : draft;
  }

  write(text: string): void {
    this.#isTouched = true;
    this.#unsaved = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), SAVE_AFTER_MS);
  }

  flush(): void {
    clearTimeout(this.#timer);
    const text = this.#unsaved;
    if (text === null) return;
    this.#unsaved = null;
    // First, because a page opened immediately may read before the database write.
    this.park(text);
    const stored = text === '' ? clearDraft(this.#account, MESSAGE_DRAFT_KEY) : saveDraft(this.#account, MESSAGE_DRAFT_KEY, text);
    void stored.then(
      () => this.#unpark(text),
      () => undefined,
    );
  }

  park(text: string): void {
    try {
      this.#tab.setItem(this.#parkingKey, text);
    } catch {
      // Both storages are full: the text stays in the field, and sending reports it.
    }
  }

  /** Only this text: a later one may be parked. */
  #unpark(text: string): void {
    if (this.#tab.getItem(this.#parkingKey) === text) this.#tab.removeItem(this.#parkingKey);
  }
}
