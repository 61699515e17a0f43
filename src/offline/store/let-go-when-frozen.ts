import type { Dexie } from 'dexie';

/** What tells that the page goes to sleep; `window` fits. */
export interface PageLife {
  addEventListener(type: 'pagehide' | 'pageshow', listener: (event: { readonly persisted: boolean }) => void): void;
}

/**
 * WebKit keeps a page that is left (for the payment page, say) with its transactions unfinished, and every later page then waits for
 * them for ever. So a page that goes to sleep lets go: what was not stored by then fails, as if the page had been closed, and so does
 * what is begun between its last word and its sleep. Belongs before the database is opened.
 */
export function letGoWhenFrozen(database: Dexie, page = (globalThis as { window?: PageLife }).window): void {
  if (page === undefined) return;
  const running = new Set<IDBTransaction>();
  let isAsleep = false;
  database.use({
    stack: 'dbcore',
    name: 'let-go-when-frozen',
    create: (core) => ({
      ...core,
      transaction(tables, mode, options) {
        const transaction = core.transaction(tables, mode, options) as IDBTransaction;
        running.add(transaction);
        const settled = () => running.delete(transaction);
        transaction.addEventListener('complete', settled);
        transaction.addEventListener('abort', settled);
        if (isAsleep) letGo(transaction);
        return transaction;
      },
    }),
  });
  page.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    isAsleep = true;
    for (const transaction of running) letGo(transaction);
    running.clear();
  });
  page.addEventListener('pageshow', () => {
    isAsleep = false;
  });
}

function letGo(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is being stored already, and waits for nothing of this page.
  }
}
