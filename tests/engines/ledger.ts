/** What the screen said was logged, what it had no time to say, and what of it was found. */
export class Ledger {
  readonly #promised = new Set<string>();
  readonly #doubtful = new Set<string>();
  readonly #lost = new Set<string>();
  readonly #doubled = new Set<string>();
  #count = 0;

  /** A weight nobody lifted before. */
  next(): string {
    this.#count += 1;
    return `${500 + this.#count}.25`;
  }

  /** Its tick was pressed. */
  pressed(weight: string): void {
    this.#doubtful.add(weight);
  }

  /** The screen showed it as logged: from now on it must be there. */
  shown(weight: string): void {
    this.#doubtful.delete(weight);
    this.#promised.add(weight);
  }

  /** Compares with what a phone or the server has. What is found once stays for good. */
  check(found: readonly string[]): void {
    for (const weight of [...this.#promised, ...this.#doubtful]) {
      const times = found.filter((one) => one === weight).length;
      if (times > 1) this.#doubled.add(weight);
      if (times === 0 && this.#promised.has(weight)) this.#lost.add(weight);
      if (times > 0) this.shown(weight);
    }
  }

  /** Every weight that may be somewhere. */
  get weights(): string[] {
    return [...this.#promised, ...this.#doubtful];
  }

  get figures(): { acknowledged: number; lost: number; doubled: number } {
    return { acknowledged: this.#promised.size, lost: this.#lost.size, doubled: this.#doubled.size };
  }
}
