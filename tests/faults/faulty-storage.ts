import { IDBFactory } from 'fake-indexeddb';

/**
 * What happens at one writing transaction of a phone's storage.
 * - `crash-before`, `crash-after`: the app is killed just before it is durable, or just after, before anybody hears of it.
 * - `quota`: the phone is full. - `abort`: the engine gives the transaction up.
 * - `lost`: the storage process dies first. - `stall`: it dies after the commit, and the write never settles.
 */
export type StorageFault = 'crash-before' | 'crash-after' | 'quota' | 'abort' | 'lost' | 'stall';

/** Meets the `at`th writing transaction from now on (from 1). */
export interface StoragePlan {
  readonly at: number;
  readonly fault: StorageFault;
}

/** Storage of one phone: what is durable outlives every process that opened it. */
export class FaultyStorage {
  readonly #durable = new IDBFactory();

  /** The storage as one run of the app sees it. */
  boot(): StorageProcess {
    return new StorageProcess(this.#durable);
  }
}

export class StorageProcess {
  readonly indexedDB: IDBFactory;
  /** Resolves when a fault has ended the run: the app is gone, or its storage is. */
  readonly ended: Promise<'killed' | 'stalled'>;
  plan: StoragePlan | null = null;
  #end: (how: 'killed' | 'stalled') => void = () => undefined;
  #isDead = false;
  #isLost = false;
  #writes = 0;
  readonly #connections = new Set<IDBDatabase>();
  readonly #live = new Set<IDBTransaction>();

  constructor(durable: IDBFactory) {
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    const open = (name: string, version?: number) => {
      if (this.#isDead) throw gone();
      const request = durable.open(name, version);
      const watch = () => this.#watch(request.result);
      request.addEventListener('upgradeneeded', watch);
      request.addEventListener('success', watch);
      return request;
    };
    this.indexedDB = {
      open,
      deleteDatabase: (name: string) => durable.deleteDatabase(name),
      databases: () => durable.databases(),
      cmp: (a: unknown, b: unknown) => durable.cmp(a, b),
    };
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  /** The storage has died under a living app; only a reload brings it back. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Counts writing transactions from here on. */
  arm(plan: StoragePlan | null): void {
    this.#writes = 0;
    this.plan = plan;
  }

  /** The process is gone: what had not been committed never was, and nothing of it is heard any more. */
  kill(how: 'killed' | 'stalled' = 'killed'): void {
    if (this.#isDead) return;
    this.#isDead = true;
    for (const transaction of this.#live) abort(transaction);
    for (const connection of this.#connections) connection.close();
    this.#end(how);
  }

  #watch(connection: IDBDatabase): void {
    if (this.#connections.has(connection)) return;
    this.#connections.add(connection);
    const begin = connection.transaction.bind(connection);
    connection.transaction = (...input: Parameters<IDBDatabase['transaction']>) => this.#begin(begin, input);
  }

  #begin(begin: IDBDatabase['transaction'], input: Parameters<IDBDatabase['transaction']>): IDBTransaction {
    if (this.#isDead) throw gone();
    const fault = input[1] === 'readwrite' ? this.#faultOfNextWrite() : null;
    if (fault === 'lost') this.#isLost = true;
    if (this.#isLost) throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError');
    if (fault === 'crash-before') {
      this.kill();
      throw gone();
    }
    const transaction = begin(...input);
    this.#live.add(transaction);
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => this.#live.delete(transaction));
    if (fault !== null) this.#spoil(transaction, fault);
    return transaction;
  }

  #faultOfNextWrite(): StorageFault | null {
    this.#writes += 1;
    return this.plan !== null && this.plan.at === this.#writes ? this.plan.fault : null;
  }

  #spoil(transaction: IDBTransaction, fault: StorageFault): void {
    if (fault === 'crash-after' || fault === 'stall') {
      transaction.addEventListener('complete', (event) => {
        event.stopImmediatePropagation();
        this.kill(fault === 'stall' ? 'stalled' : 'killed');
      });
      return;
    }
    const objectStore = transaction.objectStore.bind(transaction);
    transaction.objectStore = (name) => {
      const store = objectStore(name);
      const refuse = (): never => {
        if (fault === 'quota') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        transaction.abort();
        throw new DOMException('The transaction was aborted.', 'AbortError');
      };
      Object.assign(store, { put: refuse, add: refuse, delete: refuse, clear: refuse });
      return store;
    };
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is finished already.
  }
}

/** Not InvalidStateError: Dexie would take that for a connection worth opening again. */
function gone(): DOMException {
  return new DOMException('The app is gone.', 'UnknownError');
}
