import { type BrowserContext, expect, type Page } from 'playwright/test';

/** What a page has asked of IndexedDB since it was opened. */
interface StorageCounts {
  transactions: number;
  requests: number;
  /** The stores of each transaction. */
  stores: string[];
}

interface CountingWindow {
  storageCounts: StorageCounts;
  /** As they were when the first set to do was seen, of a snapshot or the app. */
  countsWhenSeen: StorageCounts | undefined;
  /** As they were when the app drew it. */
  countsWhenDrawn: StorageCounts | undefined;
}

/** Longer than anything of the app waits before it reads again. */
const QUIET_MS = 2_000;

/** Counts in every page that is opened from now on. */
export async function countStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const counts: StorageCounts = { transactions: 0, requests: 0, stores: [] };
    const own = window as unknown as CountingWindow;
    own.storageCounts = counts;
    const count = (prototype: object, names: readonly string[], what: 'transactions' | 'requests') => {
      const methods = prototype as Record<string, ((...args: unknown[]) => unknown) | undefined>;
      for (const name of names) {
        const original = methods[name];
        if (original === undefined) continue;
        methods[name] = function counted(this: unknown, ...args: unknown[]) {
          counts[what] += 1;
          if (what === 'transactions') counts.stores.push(`${String(args[1])} ${[args[0]].flat().join('+')}`);
          return original.apply(this, args);
        };
      }
    };
    const reads = ['get', 'getKey', 'getAll', 'getAllKeys', 'getAllRecords', 'count', 'openCursor', 'openKeyCursor'];
    count(IDBDatabase.prototype, ['transaction'], 'transactions');
    count(IDBObjectStore.prototype, [...reads, 'put', 'add', 'delete', 'clear'], 'requests');
    count(IDBIndex.prototype, reads, 'requests');
    count(IDBCursor.prototype, ['continue', 'continuePrimaryKey', 'advance'], 'requests');
    new MutationObserver((_, observer) => {
      const tick = 'button[aria-label^="Log set"]';
      if (document.querySelector(tick) !== null) own.countsWhenSeen ??= { ...counts };
      if (document.querySelector(`#root ${tick}`) === null) return;
      observer.disconnect();
      own.countsWhenDrawn = { ...counts };
    }).observe(document, { childList: true, subtree: true });
  });
}

export function countsWhenSeen(page: Page): Promise<StorageCounts | undefined> {
  return page.evaluate(() => (window as unknown as CountingWindow).countsWhenSeen);
}

export function countsWhenDrawn(page: Page): Promise<StorageCounts | undefined> {
  return page.evaluate(() => (window as unknown as CountingWindow).countsWhenDrawn);
}

/** The counts once the page asks nothing more. */
export async function countsAtRest(page: Page): Promise<StorageCounts> {
  const read = () => page.evaluate(() => ({ ...(window as unknown as CountingWindow).storageCounts }));
  const empty: StorageCounts = { transactions: 0, requests: 0, stores: [] };
  // Nothing yet, so that what is read at once is never taken for rest.
  let counts = empty;
  const isQuiet = async () => {
    const before = counts;
    counts = await read();
    return before !== empty && counts.requests === before.requests;
  };
  await expect.poll(isQuiet, { intervals: [QUIET_MS], timeout: 60_000 }).toBe(true);
  return counts;
}
