import { createFaultyNetwork } from '../support/faulty-network.ts';
import { expectReadyOffline, expectUpToDate, finishNow, historyLines, logNextSet, signIn } from '../support/person.ts';
import { expectOnServerOnce, HISTORY, settle, THIS_PHONE, TODAY } from '../support/scene.ts';
import { expect, type Phone, sharedTest as test } from '../support/test.ts';

test.use({ onDisk: false });

/** A call of the app's that every page may make at any time. */
const CALL = '/api/sync/v1/hello/?again';

/** Whether the marked page was not reloaded. */
function isFirstPage({ page }: Phone): Promise<boolean> {
  return page.evaluate(() => 'isFirstPage' in window);
}

/** Types a set without ticking it. */
async function typeSet({ page }: Phone, weight: string) {
  await page.getByLabel('Set 1 reps').first().fill('5');
  await page
    .getByLabel(/^Set 1 weight/)
    .first()
    .fill(weight);
  await page.getByLabel('Set 1 RPE').first().fill('7');
}

test('37 the phone is full: a banner, the value kept, and saved once there is room', async ({ phone, product }) => {
  await settle(phone);
  await phone.goOffline();
  await typeSet(phone, '137.31');
  // What a browser says when it has no room left; a quota set through the developer tools does not reach IndexedDB at once.
  await phone.page.evaluate(() => {
    const { add, put } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
    const full = () => {
      throw new DOMException('No room left.', 'QuotaExceededError');
    };
    Object.defineProperties(IDBObjectStore.prototype, { add: { ...add, value: full }, put: { ...put, value: full } });
    Object.assign(window, { makeRoom: () => Object.defineProperties(IDBObjectStore.prototype, { add, put }) });
  });
  await phone.page.getByRole('button', { name: 'Log set 1' }).first().click();
  await expect(phone.page.getByText(/this phone is full/i).first()).toBeVisible();
  await expect(phone.page.getByLabel(/^Set 1 weight/).first()).toHaveValue('137.31');
  await phone.page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await phone.page.getByRole('button', { name: 'Log set 1' }).first().click();
  await expect(phone.page.getByRole('button', { name: 'Log set 1' })).toHaveCount(0);
  await phone.goOnline();
  await expectOnServerOnce(product.url, ['137.31']);
});

test('38 a browser without storage says so, and never claims that something is saved', async ({ phone }) => {
  await phone.context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await signIn(phone.page);
  await phone.page.goto(TODAY);
  await expect(phone.page.getByText('Your workouts cannot be opened right now')).toBeVisible({ timeout: 30_000 });
  await expect(phone.page.getByRole('alert').first()).toContainText('does not let the app store anything');
  await expect(phone.page.getByRole('button', { name: /^Log set/ })).toHaveCount(0);
  await phone.page.goto('/');
  await expect(phone.page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('39 the storage is lost under the page: it reloads by itself and the typed value is there', async ({ phone, product }) => {
  await settle(phone);
  await phone.goOffline();
  await typeSet(phone, '139.31');
  // WebKit's words when its database process has died; a reload gives the page a new one. The database itself keeps the
  // function that opens a transaction, so the stores within it are what fails.
  await phone.page.evaluate(() => {
    Object.assign(window, { isFirstPage: true });
    IDBTransaction.prototype.objectStore = () => {
      throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError');
    };
  });
  await phone.page.getByRole('button', { name: 'Log set 1' }).first().click();
  await expect.poll(() => isFirstPage(phone).catch(() => true), { timeout: 40_000 }).toBe(false);
  await expect(phone.page.getByText(/of \d+ sets/)).toBeVisible();
  const tick = phone.page.getByRole('button', { name: 'Log set 1' }).first();
  const weight = phone.page.getByLabel(/^Set 1 weight/).first();
  // Either the set was parked and is stored now, or its values stand in the fields again.
  await expect.poll(async () => ((await tick.count()) === 0 ? 'stored' : await weight.inputValue())).toMatch(/^(stored|139\.31)$/);
  if ((await tick.count()) > 0 && (await weight.inputValue()) === '139.31') await tick.click();
  await phone.goOnline();
  await expectOnServerOnce(product.url, ['139.31']);
});

test('a storage whose opening is never answered is opened anew by itself', async ({ phone }) => {
  await settle(phone);
  await phone.page.goto('/');
  await phone.page.evaluate(() => sessionStorage.setItem('dumb', 'yes'));
  await phone.context.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    IDBFactory.prototype.open = (...words) => {
      if (sessionStorage.getItem('dumb') === null || !words[0].startsWith('setwise-account')) return open(...words);
      sessionStorage.removeItem('dumb');
      return new EventTarget() as IDBOpenDBRequest;
    };
  });
  await phone.goOffline();
  await phone.page.goto(TODAY);
  await expect(phone.page.getByText('Opening your workouts...')).toBeVisible();
  await expect(phone.page.getByText(/of \d+ sets/)).toBeVisible({ timeout: 40_000 });
});

test('40 a new version arrives while a set is being typed: it is offered, and nothing is reloaded', async ({ openPhone, product }) => {
  const worker = await (await fetch(`${product.url}/service-worker.js`)).text();
  const network = await createFaultyNetwork(product.url);
  try {
    const phone = await openPhone({ origin: network.url });
    await settle(phone);
    await typeSet(phone, '140.31');
    await phone.page.evaluate(() => Object.assign(window, { isFirstPage: true }));
    const newer = { status: 200, contentType: 'text/javascript', body: `${worker}\n// a newer version` };
    const news = { status: 200, contentType: 'application/json', body: JSON.stringify(['Sets fly.', 'Bars bend.']) };
    network.decide((path) => (path === '/service-worker.js' ? newer : path === '/whats-new.json' ? news : 'pass'));
    await phone.page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await phone.page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    expect(await isFirstPage(phone)).toBe(true);
    await expect(phone.page.getByLabel(/^Set 1 weight/).first()).toHaveValue('140.31');
    await phone.page.getByRole('button', { name: 'Log set 1' }).first().click();
    await expect(phone.page.getByRole('button', { name: 'Log set 1' })).toHaveCount(0);
    await phone.page.goto(THIS_PHONE);
    await expect(phone.page.getByText('A new version is ready.')).toBeVisible();
    await expect(phone.page.getByText('It waits until your workout is finished.')).toBeVisible();
    await phone.page.getByText('What is new').click();
    await expect(phone.page.getByText('Sets fly.')).toBeVisible();
    await phone.page.goto(TODAY);
    await finishNow(phone.page);
    await phone.page.goto(THIS_PHONE);
    await phone.page.getByRole('button', { name: 'Update now' }).click();
    await expectUpToDate(phone.page);
    await expect(phone.page.getByText('A new version is ready.')).toHaveCount(0);
    await expectOnServerOnce(product.url, ['140.31']);
  } finally {
    await network.close();
  }
});

test('a new version takes over at once while files of the old one hang half-way', async ({ openPhone, product }) => {
  const worker = await (await fetch(`${product.url}/service-worker.js`)).text();
  const network = await createFaultyNetwork(product.url);
  try {
    const phone = await openPhone({ origin: network.url });
    await signIn(phone.page);
    await expectReadyOffline(phone.page);
    const newer = { status: 200, contentType: 'text/javascript', body: `${worker}\n// a newer version` };
    let hanging = 0;
    network.decide((path) => {
      if (path === '/service-worker.js') return newer;
      if (!worker.includes(`{"later":"page","revision":null,"url":"${path.slice(1)}"}`)) return 'pass';
      hanging += 1;
      return 'hang';
    });
    // What training does not need is fetched anew when the next page rests, and none of it ever comes.
    await phone.page.evaluate(() => caches.delete('app-later'));
    await phone.page.goto(THIS_PHONE);
    await expect.poll(() => hanging).toBeGreaterThan(0);
    await phone.page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await phone.page.evaluate(() => Object.assign(window, { isFirstPage: true }));
    await phone.page.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => isFirstPage(phone).catch(() => true), { timeout: 15_000 }).toBe(false);
    await expect(phone.page.getByText('A new version is ready.')).toHaveCount(0);
  } finally {
    await network.close();
  }
});

test('a new version takes over while the app goes on calling the server', async ({ openPhone, product }) => {
  const worker = await (await fetch(`${product.url}/service-worker.js`)).text();
  const network = await createFaultyNetwork(product.url);
  try {
    const phone = await openPhone({ origin: network.url });
    await signIn(phone.page);
    await expectReadyOffline(phone.page);
    const newer = { status: 200, contentType: 'text/javascript', body: `${worker}\n// a newer version` };
    network.decide((path) => (path === '/service-worker.js' ? newer : path === CALL ? { status: 503 } : 'pass'));
    await phone.page.goto(THIS_PHONE);
    await phone.page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(phone.page.getByRole('button', { name: 'Update now' })).toBeVisible();
    await phone.page.evaluate((call) => {
      Object.assign(window, { isFirstPage: true });
      // Each call that reaches an old version while it is being stopped would start it again.
      setInterval(() => void fetch(call).catch(() => undefined), 2);
    }, CALL);
    await phone.page.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => isFirstPage(phone).catch(() => true), { timeout: 15_000 }).toBe(false);
    await expect(phone.page.getByText('A new version is ready.')).toHaveCount(0);
  } finally {
    await network.close();
  }
});

test('43 a newer version of the app takes over the database: the old tab lets go and says so', async ({ phone }) => {
  await settle(phone);
  await phone.goOffline();
  const newer = await phone.context.newPage();
  await newer.goto('/login');
  await newer.evaluate(async () => {
    for (const { name = '', version = 1 } of await indexedDB.databases()) {
      // The service worker's own list of pictures is not the app's, and it never lets go.
      if (name.startsWith('workbox')) continue;
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version + 10);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
        opening.onerror = () => reject(opening.error);
      });
    }
  });
  await expect(phone.page.getByText(/Another tab runs a newer version/).first()).toBeVisible();
  await expect(phone.page.getByRole('button', { name: 'Reload' }).first()).toBeVisible();
});

test('48 the site’s data is cleared with unsent sets: warned of beforehand, and a clean start afterwards', async ({ phone, product }) => {
  await settle(phone);
  await phone.goOffline();
  await logNextSet(phone.page, { reps: '5', weight: '148.31', rpe: '7' });
  await phone.page.goto(THIS_PHONE);
  await expect(phone.page.getByText(/1 set/).first()).toBeVisible();
  await expect(phone.page.getByText(/Clearing this site/)).toBeVisible();
  const devtools = await phone.context.newCDPSession(phone.page);
  await devtools.send('Storage.clearDataForOrigin', { origin: product.url, storageTypes: 'all' });
  // The page notices that its storage is gone and loads itself again, just as the person leaves it.
  await expect(async () => void (await phone.page.goto('about:blank'))).toPass({ timeout: 20_000 });
  await phone.goOnline();
  await phone.page.goto('/');
  await signIn(phone.page);
  await phone.page.goto(HISTORY);
  await expectUpToDate(phone.page);
  await phone.page.getByRole('button', { name: 'Previous week' }).click();
  expect((await historyLines(phone.page)).length).toBeGreaterThan(0);
  await expectOnServerOnce(product.url, []);
});
