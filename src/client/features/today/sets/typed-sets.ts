import type { RowTyped } from '#domain/training/set-entry.ts';
import { type TypedDraft, typedDraftKey } from '#offline/log/typed-drafts.ts';
import type { Account } from '#offline/store/account.ts';
import { clearDraft, readDrafts, saveDraft } from '#offline/store/drafts.ts';

/** Older values belong to an abandoned workout. */
const KEPT_MS = 18 * 3_600_000;

const NOTHING_STORED: ReadonlyMap<string, TypedDraft> = new Map();

type Spare = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Holds a workout's typed values and saves them continuously, coalescing keystrokes during a save. Until they are written they are in
 * session storage too: a reload can come first.
 */
export class TypedSets {
  readonly #account: Account;
  readonly #workout: string;
  readonly #spare: Spare;
  readonly #drafts = new Map<string, TypedDraft>();
  readonly #saving = new Map<string, Promise<void>>();
  readonly #dirty = new Set<string>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #readers = new Set<() => void>();
  #extras: Readonly<Record<string, number>> = {};
  #listener: (failing: boolean) => void = () => {};

  constructor(account: Account, workout: string, spare: Spare) {
    this.#account = account;
    this.#workout = workout;
    this.#spare = spare;
  }

  /** Reports storage failures (true) and recovery (false). Returns an unsubscribe function. */
  watch(listener: (failing: boolean) => void): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = () => {};
    };
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (reader: () => void): (() => void) => {
    this.#readers.add(reader);
    return () => {
      this.#readers.delete(reader);
    };
  };

  /** Reads an earlier page's values, once per exercise. Unreadable storage counts as empty; what was typed meanwhile stands. */
  async load(exercises: readonly string[]): Promise<void> {
    const fresh = exercises.filter((exercise) => !this.#loading.has(exercise));
    if (fresh.length > 0) {
      const stored = readDrafts<TypedDraft>(this.#account, typedDraftKey(this.#workout, '')).catch(() => NOTHING_STORED);
      for (const exercise of fresh) this.#loading.set(exercise, this.#take(exercise, stored));
    }
    await Promise.all(exercises.flatMap((exercise) => this.#loading.get(exercise) ?? []));
    this.#announce();
  }

  async #take(exercise: string, stored: Promise<ReadonlyMap<string, TypedDraft>>): Promise<void> {
    const written = (await stored).get(this.#key(exercise));
    // Of two written in one millisecond the first of these is the later one.
    const drafts = [this.#drafts.get(exercise), this.#readSpare(exercise), written];
    const newest = drafts.reduce((best, draft) => ((draft?.at ?? 0) > (best?.at ?? 0) ? draft : best), undefined);
    if (newest !== undefined && this.#account.now() - newest.at < KEPT_MS) this.#drafts.set(exercise, newest);
  }

  typedOf(exercise: string, set_n: number): RowTyped | undefined {
    return this.#drafts.get(exercise)?.typed[set_n];
  }

  /** An exercise's rows with typed values. */
  rowsOf(exercise: string): { set_n: number; typed: RowTyped }[] {
    return Object.entries(this.#drafts.get(exercise)?.typed ?? {}).map(([set_n, typed]) => ({ set_n: Number(set_n), typed }));
  }

  extraOf(exercise: string): number {
    return this.#drafts.get(exercise)?.extra ?? 0;
  }

  /** Added rows per exercise; a stable object until changed. */
  get extras(): Readonly<Record<string, number>> {
    return this.#extras;
  }

  type(exercise: string, set_n: number, typed: RowTyped): void {
    this.#change(exercise, (draft) => ({ ...draft, typed: { ...draft.typed, [set_n]: typed } }));
  }

  forget(exercise: string, set_n: number): void {
    if (this.typedOf(exercise, set_n) === undefined) return;
    this.#change(exercise, (draft) => {
      const { [set_n]: _, ...typed } = draft.typed;
      return { ...draft, typed };
    });
  }

  setExtra(exercise: string, extra: number): void {
    this.#change(exercise, (draft) => ({ ...draft, extra }));
  }

  /** Resolves when no save is pending, successful or not. */
  async settled(): Promise<void> {
    await Promise.all(this.#saving.values());
  }

  #change(exercise: string, change: (draft: TypedDraft) => TypedDraft): void {
    const draft = this.#drafts.get(exercise) ?? { at: 0, typed: {}, extra: 0 };
    this.#drafts.set(exercise, { ...change(draft), at: this.#account.now() });
    this.#announce();
    this.#dirty.add(exercise);
    this.#writeSpare(exercise, this.#drafts.get(exercise));
    if (!this.#saving.has(exercise)) this.#saving.set(exercise, this.#save(exercise));
  }

  #announce(): void {
    const extras = Object.fromEntries([...this.#drafts].map(([exercise, { extra }]) => [exercise, extra]));
    if (JSON.stringify(extras) !== JSON.stringify(this.#extras)) this.#extras = extras;
    for (const reader of this.#readers) reader();
  }

  async #save(exercise: string): Promise<void> {
    while (this.#dirty.delete(exercise)) {
      const draft = this.#drafts.get(exercise);
      try {
        if (draft === undefined || isEmpty(draft)) await clearDraft(this.#account, this.#key(exercise));
        else await saveDraft(this.#account, this.#key(exercise), draft);
        if (!this.#dirty.has(exercise)) this.#writeSpare(exercise, undefined);
        this.#listener(false);
      } catch {
        this.#listener(true);
      }
    }
    this.#saving.delete(exercise);
  }

  #readSpare(exercise: string): TypedDraft | undefined {
    try {
      const text = this.#spare.getItem(this.#spareKey(exercise));
      return text === null ? undefined : (JSON.parse(text) as TypedDraft);
    } catch {
      return undefined;
    }
  }

  #writeSpare(exercise: string, draft: TypedDraft | undefined): void {
    try {
      if (draft === undefined) this.#spare.removeItem(this.#spareKey(exercise));
      else this.#spare.setItem(this.#spareKey(exercise), JSON.stringify(draft));
    } catch {
      // Session storage failed too; the fields still have the values.
    }
  }

  #key(exercise: string): string {
    return typedDraftKey(this.#workout, exercise);
  }

  #spareKey(exercise: string): string {
    return `setwise-${this.#account.owner}|${this.#key(exercise)}`;
  }
}

function isEmpty(draft: TypedDraft): boolean {
  return draft.extra === 0 && Object.keys(draft.typed).length === 0;
}
