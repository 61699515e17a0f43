import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as ownTest, sharedTest as test } from './support/test.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, width] of [
    ['phone', 390],
    ['desk', 1280],
  ] as const) {
    test(`the public pages show their content on a ${name}`, async ({ page, product }) => {
      await page.setViewportSize({ width, height: 844 });
      const main = page.getByRole('main');

      await page.goto(`${product.url}/`);
      await expect(page.getByRole('heading', { level: 1, name: /Pick the coach/ })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Browse Coaches' }).first()).toBeVisible();

      await page.goto(`${product.url}/browse`);
      await expect(main.getByText(/^Starting at \$\d+\.\d\d\/month$/).first()).toBeVisible();
      await main
        .getByRole('link', { name: /View Profile/ })
        .first()
        .click();

      await expect(page).toHaveURL(/\/coach\/\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Book FREE Discovery Call' }).first()).toBeVisible();

      await page.goto(`${product.url}/blog`);
      await main.getByRole('link', { name: /RPE, explained/ }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Why effort beats a fixed percentage' })).toBeVisible();

      await page.goto(`${product.url}/terms`);
      await expect(main.getByText(/greater of USD 100/)).toBeVisible();
    });
  }

  test('an address the product does not have says so, with the status of its absence', async ({ page, product }) => {
    const answer = await page.goto(`${product.url}/nowhere`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  });
});

test('the app takes over every public page without a word in the console, and nothing moves', async ({ page, product }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`${page.url()} ${error.message}`));
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of [
    '/',
    '/browse',
    '/coach/1',
    '/quiz/1',
    '/ai-coach',
    '/blog',
    '/blog/deload-week',
    '/faq',
    '/terms',
    '/contact',
    '/login',
  ]) {
    await page.goto(product.url + path, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What a late script would move, it has moved by now.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const shift = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
    expect({ path, moves: shift > 0.01 }).toEqual({ path, moves: false });
  }
  expect(said).toEqual([]);
});

ownTest('coaches that were seen open without signal and say when, one never seen says so', async ({ phone, product }) => {
  const { page } = phone;
  await page.goto(`${product.url}/browse`);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await expect
    .poll(() => page.evaluate(async () => ((await caches.has('app-later')) ? (await (await caches.open('app-later')).keys()).length : 0)), {
      timeout: 60_000,
    })
    .toBeGreaterThan(30);
  // Seen while the worker was there.
  await page.reload();
  await page
    .getByRole('main')
    .getByRole('link', { name: /View Profile/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'How I Help' })).toBeVisible();
  const profile = page.url();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  // A worker that starts with the browser asks before the browser has been told that there is no signal: so nobody answers, too.
  await product.stop();
  await phone.goOffline();
  await phone.reopen();
  await phone.page.goto(profile);
  await expect(phone.page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(phone.page.getByText(/^Seen (just now|\d+ minutes? ago)\. It refreshes when there is signal\.$/).first()).toBeVisible();
  await phone.page.goto(`${product.url}/browse`);
  await expect(phone.page.getByText(/^Starting at \$\d+\.\d\d\/month$/).first()).toBeVisible();
  await phone.page.goto(`${product.url}/coach/24`);
  await expect(phone.page.getByText(/signal/i).first()).toBeVisible();
});

test('what only a benchmark may do is in no file that is served', () => {
  const name = '__bench';
  expect(readFileSync(join(ROOT, 'src/client/app/bench.ts'), 'utf8')).toContain(`'${name}'`);
  const assets = join(ROOT, 'dist/client/assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => readFileSync(join(assets, file), 'utf8').includes(name))).toEqual([]);
});
