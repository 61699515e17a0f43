import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type Account, closeAccount, openAccount } from '#offline/store/account.ts';
import { closeDevice, type Device, openDevice } from '#offline/store/device.ts';

export const ORIGIN = 'http://localhost';
/** 1 September 2025, noon UTC. */
export const NOON = Date.UTC(2025, 8, 1, 12);

/** Local or session storage that lives in the test. */
export class MemoryStorage {
  readonly entries = new Map<string, string>();

  constructor(entries: Record<string, string> = {}) {
    for (const [key, value] of Object.entries(entries)) this.entries.set(key, value);
  }

  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.entries.set(key, value);
  }

  removeItem(key: string): void {
    this.entries.delete(key);
  }
}

/** A phone: its databases outlive every page opened on it. */
export class Phone {
  readonly indexedDB = new IDBFactory();
  readonly storage = new MemoryStorage();
  now = NOON;
  #ids = 0;
  readonly #open: (() => void)[] = [];

  readonly name: string;

  constructor(name = 'phone-a') {
    this.name = name;
  }

  async device(): Promise<Device> {
    const device = await openDevice({ indexedDB: this.indexedDB, IDBKeyRange, now: () => this.now, newId: () => this.name });
    this.#open.push(() => closeDevice(device));
    return device;
  }

  async account(owner: string): Promise<Account> {
    const account = await openAccount({
      origin: ORIGIN,
      owner,
      device: this.name,
      now: () => this.now,
      newId: () => this.#newId(),
      indexedDB: this.indexedDB,
      IDBKeyRange,
    });
    this.#open.push(() => closeAccount(account));
    return account;
  }

  /** The browser is gone; what was durable stays. */
  crash(): void {
    for (const close of this.#open.splice(0)) close();
  }

  #newId(): string {
    this.#ids += 1;
    const time = this.now.toString(16).padStart(12, '0');
    // Two phones never make the same id, whatever they are called.
    const phone = Array.from(this.name, (letter) => letter.charCodeAt(0)).reduce((sum, code) => (sum * 31 + code) % 0x1000, 7);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${phone.toString(16).padStart(3, '0')}-8000-${String(this.#ids).padStart(12, '0')}`;
  }
}

/** What the account holds, comparable between phones: every register's slot and value. */
export async function registersOf(account: Account): Promise<Record<string, unknown>> {
  const rows = await account.database.registers.toArray();
  return Object.fromEntries(rows.map((row) => [row.slot, row.value]));
}
