import { createHash } from 'node:crypto';

/** A checksum of rows in any order: the first eight bytes of their hashes, added up. */
export class RowSum {
  count = 0;
  #sum = 0n;

  add(json: string): void {
    this.count += 1;
    this.#sum = BigInt.asUintN(64, this.#sum + createHash('sha256').update(json).digest().readBigUInt64BE());
  }

  get text(): string {
    return this.#sum.toString(16).padStart(16, '0');
  }
}
