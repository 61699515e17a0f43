import type { Dexie } from 'dexie';

/** The lifecycle events of a page; implemented by `window`. */
export interface PageLife {
  addEventListener(type: 'pagehide' | 'pageshow', listener: (event: { readonly persisted: boolean }) => void): void;
}

/**
 * WebKit can put a page into the back-forward cache with open transactions, which block every later page for ever. On pagehide this aborts
 * them; transactions started before the page is frozen fail too. Call before opening the database.
 */
export function abortTransactionsOnPageHide(database: Dexie, page = (globalThis as { window?: PageLife }).window): void {
  if (page === undefined) return;
  const running = new Set<IDBTransaction>();
  let isAsleep = false;
  database.use({
    stack: 'dbcore',
    name: 'abort-transactions-on-page-hide',
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
    // The transaction is already committing.
  }
}
