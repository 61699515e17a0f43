import type { Account } from '#offline/store/account.ts';
import { clearDraft, readDraft, saveDraft } from '#offline/store/drafts.ts';

const DRAFT_KEY = 'chat-composer';
const SAVE_AFTER_MS = 250;

/** Keeps the composer's text: in the phone's database, and in the tab's own storage until the database has it. */
export class DraftKeeper {
  readonly #account: Account;
  readonly #tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Names the account, so that nobody else's text ever shows. */
  readonly #parkingKey: string;
  #unsaved: string | null = null;
  #isTouched = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(account: Account, tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.#account = account;
    this.#tab = tab;
    this.#parkingKey = `${DRAFT_KEY}|${account.database.name}`;
  }

  /** What was kept; null when there is nothing, or when typing has begun meanwhile. */
  async read(): Promise<string | null> {
    const parked = this.#tab.getItem(this.#parkingKey);
    const draft = parked ?? (await readDraft<string>(this.#account, DRAFT_KEY).catch(() => undefined));
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
    // At once and first, because a page that is opened in the next moment reads before the database has written.
    this.park(text);
    const stored = text === '' ? clearDraft(this.#account, DRAFT_KEY) : saveDraft(this.#account, DRAFT_KEY, text);
    void stored.then(
      () => this.#unpark(text),
      () => undefined,
    );
  }

  park(text: string): void {
    try {
      this.#tab.setItem(this.#parkingKey, text);
    } catch {
      // Both storages are full: the text is still in the box, and sending says that it could not be kept.
    }
  }

  /** Only what was stored: a later text may be parked by now. */
  #unpark(text: string): void {
    if (this.#tab.getItem(this.#parkingKey) === text) this.#tab.removeItem(this.#parkingKey);
  }
}
