/** What the dock's button says and does for the next set. The set's panel, which holds its fields, tells it. */
export interface NextSet {
  readonly words: string;
  readonly isBusy: boolean;
  readonly log: () => void;
}

/** Passes the next set from its panel to the dock, so that typing draws those two alone. */
export class NextSetStore {
  #next: NextSet | null = null;
  readonly #listeners = new Set<() => void>();

  readonly get = (): NextSet | null => this.#next;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns what takes it back; a panel that came meanwhile keeps its own. */
  show(next: NextSet): () => void {
    this.#set(next);
    return () => {
      if (this.#next === next) this.#set(null);
    };
  }

  #set(next: NextSet | null): void {
    this.#next = next;
    for (const listener of this.#listeners) listener();
  }
}
