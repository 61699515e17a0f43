import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { PAGE_ROUTES } from '#domain/routes.ts';
import { PASSWORD, TRAINEE } from '#tests/e2e/support/person.ts';
import { AMONG, LAUNCH, PHONE, startFloor, startProduct, stopProduct, TURNS } from './browser.ts';
import { kB, median, ms, report, times } from './table.ts';

/** Row 4: the browser is closed, the signal is gone, and the app is opened again. */
const GOAL = { public: 1.5, today: 2.5, script: 130_000, precache: 900_000 };
const TODAY = '/ai-coach/today';
const SETS = /^Log set \d+$/;

const server = await startProduct('dist');
const floor = await startFloor();
const profile = mkdtempSync(join(tmpdir(), 'setwise-bench-phone-'));
await settle();

const boots = { floor: [] as number[], public: [] as number[], today: [] as number[] };
for (let turn = 0; turn <= TURNS + 1; turn += 1) {
  const floorMs = await boot(floor.pwa, 'h1');
  const publicMs = await boot(`${server.url}/`, 'h1');
  const todayMs = await boot(server.url + TODAY, 'button[aria-label^="Log set"]');
  if (turn === 0) continue;
  boots.floor.push(floorMs);
  boots.public.push(publicMs);
  boots.today.push(todayMs);
}
const { script, precache } = await sizes();
// Last, as opening /register signs out.
const unopened = await openEveryRoute();
floor.close();
await stopProduct(server);
rmSync(profile, { recursive: true, force: true });

const beside = `an empty PWA, ${ms(median(boots.floor))}; ${AMONG}`;
const ratio = (own: readonly number[]) => median(own) / median(boots.floor);
const size = (what: string, bytes: number, goal: number, where: string) => ({
  row: 4,
  what,
  goal: `≤ ${kB(goal)}`,
  figure: kB(bytes),
  met: bytes <= goal,
  floor: where,
});
report('offline-boot', [
  {
    row: 4,
    what: 'offline cold boot, home',
    goal: `≤ ${times(GOAL.public)}`,
    figure: times(ratio(boots.public)),
    met: ratio(boots.public) <= GOAL.public,
    floor: beside,
  },
  {
    row: 4,
    what: "offline cold boot, today's sets drawn",
    goal: `≤ ${times(GOAL.today)}`,
    figure: times(ratio(boots.today)),
    met: ratio(boots.today) <= GOAL.today,
    floor: beside,
  },
  {
    row: 4,
    what: 'offline, every route opens',
    goal: 'all',
    figure: unopened.length === 0 ? 'all' : `not ${unopened.join(', ')}`,
    met: unopened.length === 0,
    floor: '',
  },
  size('JS of the AI Coach route (brotli 11)', script, GOAL.script, TODAY),
  size('precached before it is ready, decoded', precache, GOAL.precache, 'service worker'),
]);
process.exit(0);

function open(offline: boolean): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, { ...LAUNCH, ...PHONE, offline });
}

/** Signs in, and stays until everything is on the phone. */
async function settle(): Promise<void> {
  const context = await open(false);
  const page = await context.newPage();
  await page.goto(floor.pwa);
  await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Email').fill(TRAINEE);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`${server.url}/`);
  await page.goto(server.url + TODAY);
  await page.getByRole('button', { name: SETS }).first().waitFor();
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  for (const path of ['/', '/browse', '/coach/1']) {
    await page.goto(server.url + path);
    await page.locator('h1').first().waitFor();
  }
  for (let before = -1, kept = 0; kept !== before || kept === 0; ) {
    before = kept;
    await page.waitForTimeout(3_000);
    kept = await page.evaluate(async () => (await (await caches.open('app-later')).keys()).length);
  }
  await page.goto(server.url + TODAY);
  await snapshotIsKept(page);
  await context.close();
}

/** As after a second on Today: the next start has it (TODAY-13). */
async function snapshotIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('today-snapshot') !== null);
}

/** A new browser on the same phone; from the beginning of the navigation until the frame that shows what was asked for. */
async function boot(url: string, sign: string): Promise<number> {
  const context = await open(true);
  const page = await context.newPage();
  await page.addInitScript((selector) => {
    const drawn = new Promise<number>((resolve) => {
      const look = () => {
        if (document.querySelector(selector) === null) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
    });
    Object.assign(window, { drawn });
  }, sign);
  await page.goto(url, { waitUntil: 'commit' });
  const drawn = await page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn);
  if (url.endsWith(TODAY)) await snapshotIsKept(page);
  await context.close();
  return drawn;
}

async function openEveryRoute(): Promise<string[]> {
  const context = await open(true);
  const page = await context.newPage();
  const parameters: Record<string, string> = { ':id': '1', ':coachId': '1', ':slug': 'rpe-explained' };
  const paths = PAGE_ROUTES.map(({ path }) => (path.startsWith('/ai-coach/exercises/') ? '/ai-coach/exercises/back-squat' : path));
  const unopened: string[] = [];
  for (const path of paths) {
    const at = path.replaceAll(/:\w+/g, (name) => parameters[name] ?? name);
    const isOpen = await page.goto(server.url + at).then(
      () =>
        page
          .locator('h1, h2')
          .first()
          .waitFor({ timeout: 15_000 })
          .then(
            () => true,
            () => false,
          ),
      () => false,
    );
    if (!isOpen) unopened.push(at);
  }
  await context.close();
  return unopened;
}

/** What today's workout asks for when it is opened by somebody with an empty cache, and what the worker keeps before it is ready. */
async function sizes(): Promise<{ script: number; precache: number }> {
  const context = await open(true);
  const page = await context.newPage();
  await page.goto(server.url + TODAY);
  await page.getByRole('button', { name: SETS }).first().waitFor();
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const kept = await page.evaluate(async () => {
    const caching = (await caches.keys()).filter((name) => name.includes('precache'));
    const requests = await Promise.all(caching.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  await context.close();
  console.log(names.filter((name) => name.endsWith('.js')).join('\n'));
  const files = new Set(readdirSync('dist/client', { recursive: true }).map((name) => `/${String(name)}`));
  const script = names
    .filter((name) => name.endsWith('.js') && files.has(name))
    .reduce((sum, name) => sum + brotliCompressSync(readFileSync(join('dist/client', name))).byteLength, 0);
  const precache = [...new Set(kept)]
    .filter((name) => files.has(name))
    .reduce((sum, name) => sum + statSync(join('dist/client', name)).size, 0);
  return { script, precache };
}
