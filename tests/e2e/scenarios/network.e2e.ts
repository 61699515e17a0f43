import { createFaultyNetwork, type Fate, type FaultyNetwork } from '../support/faulty-network.ts';
import { expectUpToDate, logNextSet } from '../support/person.ts';
import type { Product } from '../support/product.ts';
import { expectOnServerOnce, settle, THIS_PHONE, TODAY } from '../support/scene.ts';
import { expect, test as ownTest, type Phone, sharedTest as test } from '../support/test.ts';

test.use({ onDisk: false });

const HELLO = '/api/sync/v1/hello/';
const PUSH = '/api/sync/v1/push/';

let network: FaultyNetwork;
let phone: Phone;
test.beforeEach(async ({ product, openPhone }) => {
  network = await createFaultyNetwork(product.url);
  phone = await openPhone({ origin: network.url });
  await settle(phone);
});
test.afterEach(() => network.close());

/** Logs a set of each weight. */
async function log(weights: readonly string[]) {
  for (const weight of weights) await logNextSet(phone.page, { reps: '5', weight, rpe: '7' });
}

/** What the person can do when the pauses between tries are long. */
async function sendNow() {
  await phone.page.goto(THIS_PHONE);
  await phone.page.getByRole('button', { name: 'Send now' }).click();
  await expectUpToDate(phone.page);
}

/**
 * Lets the trouble last until the app has met it in five rounds, so that its pauses have grown, then ends it. What waits on the page
 * that is open goes by itself, and the first try comes within the ten seconds that are promised.
 */
async function expectSentSoonAfter(trouble: Fate, product: Product, weights: readonly string[]) {
  let met = 0;
  network.decide((path) => {
    if (!path.startsWith('/api/')) return 'pass';
    if (path === HELLO) met += 1;
    return trouble;
  });
  await log(weights);
  await expect.poll(() => met, { timeout: 90_000 }).toBeGreaterThanOrEqual(5);
  const ended = Date.now();
  const tries: number[] = [];
  network.decide((path) => {
    if (path === HELLO) tries.push(Date.now());
    return 'pass';
  });
  await expectOnServerOnce(product.url, weights);
  expect((tries[0] ?? Number.POSITIVE_INFINITY) - ended).toBeLessThanOrEqual(10_000);
  await expectUpToDate(phone.page);
}

test('7 the answer to every second push is lost', async ({ product }) => {
  let pushes = 0;
  network.decide((path) => (path === PUSH && ++pushes % 2 === 1 ? 'lose-answer' : 'pass'));
  await log(['107.07', '107.31', '107.57']);
  await expectOnServerOnce(product.url, ['107.07', '107.31', '107.57']);
  await expectUpToDate(phone.page);
  expect(pushes).toBeGreaterThan(1);
});

test('8 a network that comes and goes each second', async ({ product }) => {
  const down = () => Math.floor(Date.now() / 1000) % 2 === 0;
  const met = { lost: 0, passed: 0 };
  network.decide((path) => {
    if (!path.startsWith('/api/')) return 'pass';
    met[down() ? 'lost' : 'passed'] += 1;
    return down() ? 'lose-request' : 'pass';
  });
  const weights = Array.from({ length: 10 }, (_, index) => `${208 + index}.37`);
  await log(weights);
  // How soon they arrive meanwhile is luck: a try may fall into a second without network, unless the browser says that there is signal.
  const sayOnline = () => phone.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => sayOnline().then(() => Math.min(met.lost, met.passed)), { intervals: [300], timeout: 60_000 }).toBeGreaterThan(0);
  network.decide(() => 'pass');
  await sendNow();
  await expectOnServerOnce(product.url, weights);
});

test('9 a captive portal answers everything with a page of its own: what waits goes within ten seconds of its end', async ({ product }) => {
  const portal: Fate = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title><h1>Log in to Wi-Fi</h1>' };
  await expectSentSoonAfter(portal, product, ['109.07', '109.31']);
});

test('9 behind a captive portal the phone says what waits, and never that it is up to date', async ({ product }) => {
  const portal: Fate = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title><h1>Log in to Wi-Fi</h1>' };
  network.decide((path) => (path.startsWith('/api/') ? portal : 'pass'));
  await log(['209.07', '209.31']);
  await phone.page.goto(THIS_PHONE);
  await expect(phone.page.getByText(/2 sets/).first()).toBeVisible();
  await expect(phone.page.getByRole('status').filter({ hasText: 'Up to date' })).toHaveCount(0);
  network.decide(() => 'pass');
  await sendNow();
  await expectOnServerOnce(product.url, ['209.07', '209.31']);
});

test('10 the server answers 503 for a while: what waits goes within ten seconds of its end', async ({ product }) => {
  await expectSentSoonAfter({ status: 503 }, product, ['110.07', '110.31']);
});

test('10 while the server answers 503 the page opens again with what was logged', async ({ product }) => {
  network.decide((path) => (path.startsWith('/api/') ? { status: 503 } : 'pass'));
  await log(['210.07', '210.31']);
  await phone.page.reload();
  await expect(phone.page.getByText(/of \d+ sets/)).toBeVisible();
  network.decide(() => 'pass');
  await sendNow();
  await expectOnServerOnce(product.url, ['210.07', '210.31']);
});

test('11 the server asks to wait (429 with Retry-After), and is left alone that long', async ({ product }) => {
  const asked: number[] = [];
  network.decide((path) => {
    if (path !== PUSH) return 'pass';
    asked.push(Date.now());
    return asked.length === 1 ? { status: 429, headers: { 'retry-after': '3' } } : 'pass';
  });
  await log(['111.31']);
  await expectOnServerOnce(product.url, ['111.31']);
  expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(2_900);
});

test('12 a batch that is too large (413) goes in halves', async ({ product }) => {
  await phone.goOffline();
  const weights = ['112.07', '112.31', '112.57', '112.79'];
  await log(weights);
  let refused = 0;
  network.decide((path) => (path === PUSH && refused++ < 2 ? { status: 413 } : 'pass'));
  await phone.goOnline();
  await expectOnServerOnce(product.url, weights);
  expect(refused).toBeGreaterThan(3);
  await expectUpToDate(phone.page);
});

test('13 an operation the server will never take does not hold up the others, and is shown', async ({ product }) => {
  await phone.goOffline();
  await log(['113.07', '113.31', '113.57']);
  await phone.page.evaluate(poisonSecondSet);
  await phone.goOnline();
  await expectOnServerOnce(product.url, ['113.07', '113.57']);
  await phone.page.goto(THIS_PHONE);
  await phone.page.getByRole('button', { name: 'Show refused' }).click();
  await expect(phone.page.getByText('The server cannot read it.')).toBeVisible();
  await expect(phone.page.getByRole('button', { name: /^Retry: Set 2/ }).first()).toBeVisible();
  await phone.page.goto(TODAY);
  await expect(phone.page.getByText(/of \d+ sets/)).toBeVisible();
});

/** Spoils the value of the second waiting set where it waits. */
async function poisonSecondSet() {
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    if (database.objectStoreNames.contains('outbox')) {
      const store = database.transaction('outbox', 'readwrite').objectStore('outbox');
      const rows = await new Promise<{ kind: string; value: Record<string, unknown> }[]>((resolve) => {
        const reading = store.getAll();
        reading.onsuccess = () => resolve(reading.result as { kind: string; value: Record<string, unknown> }[]);
      });
      const second = rows.filter((row) => row.kind === 'set.put')[1];
      if (second) store.put({ ...second, value: { ...second.value, weight: 'not a number' } });
      await new Promise((resolve) => {
        store.transaction.oncomplete = resolve;
      });
    }
    database.close();
  }
}

ownTest('45 the server is put back to last night’s copy, and the phone heals it', async ({ product }) => {
  const { cp, mkdtemp, rm } = await import('node:fs/promises');
  const copy = await mkdtemp('/tmp/setwise-night-');
  await product.stop();
  await cp(product.dataDir, copy, { recursive: true });
  await product.start();
  await log(['145.07', '145.31']);
  await expectOnServerOnce(product.url, ['145.07', '145.31']);
  await expectUpToDate(phone.page);
  await product.stop();
  await rm(product.dataDir, { recursive: true });
  await cp(copy, product.dataDir, { recursive: true });
  await rm(copy, { recursive: true });
  await product.start();
  await log(['145.57']);
  await expectOnServerOnce(product.url, ['145.07', '145.31', '145.57']);
});
