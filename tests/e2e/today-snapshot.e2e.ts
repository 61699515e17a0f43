import type { Page } from 'playwright/test';
import { expectTicked, expectUpToDate, expectWorkout, logNextSet, MEMBER, signIn } from './support/person.ts';
import { serverSets, settle, TODAY } from './support/scene.ts';
import { expect, type Phone, sharedTest as test } from './support/test.ts';
import { noteTones, tonesOf } from './support/tones.ts';

test.use({ onDisk: false });

interface HoldingWindow {
  /** Lets the app start. */
  letAppStart: () => void;
  /** A workout was shown outside the app's own place. */
  sawSnapshot: boolean;
}

/** Until it is let go, the app of every page opened from now on waits for the first paint. */
async function holdApp({ page }: Phone): Promise<void> {
  await page.addInitScript(() => {
    const own = window as unknown as HoldingWindow;
    const draw = window.requestAnimationFrame.bind(window);
    const waiting: FrameRequestCallback[] = [];
    let isHeld = true;
    window.requestAnimationFrame = (run) => (isHeld ? waiting.push(run) : draw(run));
    own.letAppStart = () => {
      isHeld = false;
      for (const run of waiting) draw(run);
    };
    new MutationObserver(() => {
      if (document.querySelector('body > div:not(#root) [data-set]') !== null) own.sawSnapshot = true;
    }).observe(document, { childList: true, subtree: true });
  });
}

const letAppStart = (page: Page) => page.evaluate(() => (window as unknown as HoldingWindow).letAppStart());
const sawSnapshot = (page: Page) => page.evaluate(() => (window as unknown as HoldingWindow).sawSnapshot === true);
const snapshot = (page: Page) => page.locator('body > div:not(#root)').filter({ has: page.locator('[data-set]') });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('today-snapshot'));
const inCache = (page: Page) => page.evaluate(() => caches.has('today-snapshot'));

/** Today was shown, and its snapshot is kept. */
async function expectKept(page: Page): Promise<void> {
  await expect.poll(() => kept(page)).not.toBeNull();
}

async function open(phone: Phone): Promise<void> {
  await phone.page.goto('about:blank');
  await phone.page.goto(TODAY, { waitUntil: 'commit' });
}

/** The app is there, and the snapshot is gone. */
async function expectApp(page: Page): Promise<void> {
  await expect(snapshot(page)).toHaveCount(0);
  await expect(page.locator('#root[inert]')).toHaveCount(0);
}

test('without signal the sets stand on the screen before the app has run; what is typed and ticked on them is logged once, of that set (TODAY-13)', async ({
  phone,
  product,
}) => {
  await settle(phone);
  const { page } = phone;
  await logNextSet(page, { reps: '5', weight: '113.31', rpe: '7' });
  await expectUpToDate(page);
  await expectKept(page);
  await phone.goOffline();
  const refused: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && /content security|trusted/i.test(message.text()) && refused.push(message.text()),
  );
  await noteTones(page);
  await holdApp(phone);
  await open(phone);
  await expect(page.getByRole('button', { name: /^Edit Set 1: 113\.31/ })).toBeVisible();
  expect(await page.locator('#root > *').count()).toBe(0);
  const row = snapshot(page)
    .locator('[data-set]')
    .filter({ has: page.locator('[data-next-tick]') });
  await row.getByLabel(/^Set 2 weight/).fill('113.57');
  await row.getByLabel('Set 2 reps').fill('4');
  const third = snapshot(page).getByLabel(/^Set 3 weight/);
  await third.fill('113.79');
  await row.getByRole('button', { name: 'Log set 2' }).click();
  await row.getByRole('button', { name: 'Log set 2' }).click();
  // The same set, from the thumb.
  await snapshot(page).locator('[data-dock-log]').click();
  await letAppStart(page);
  await expectApp(page);
  await expectTicked(page, 2);
  // The taps on the snapshot are all that the browser asks for before it makes a sound.
  await expect.poll(() => tonesOf(page)).not.toEqual([]);
  await expect(page.getByRole('button', { name: /^Edit Set 2: 113\.57/ })).toBeVisible();
  await expect(page.getByLabel(/^Set 3 weight/).first()).toHaveValue('113.79');
  await phone.goOnline();
  await expectUpToDate(page);
  const sets = await serverSets(product.url, ['113.31', '113.57', '113.79']);
  expect(sets.map(({ weight, reps }) => `${weight} ${String(reps)}`).sort()).toEqual(['113.31 5', '113.57 4']);
  await expectTicked(page, 2);
  expect(refused).toEqual([]);
});

test('the app takes over from its snapshot without moving anything', async ({ phone }) => {
  await settle(phone);
  const { page } = phone;
  await logNextSet(page, { reps: '5', weight: '113.31', rpe: '7' });
  await expectUpToDate(page);
  await expectKept(page);
  await phone.goOffline();
  await holdApp(phone);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(phone);
  await expect(snapshot(page)).toBeVisible();
  const placesOf = (place: string) =>
    page.locator(`${place} [data-set], ${place} h2`).evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)));
  const before = await placesOf('body > div:not(#root)');
  await letAppStart(page);
  await expectApp(page);
  expect(await placesOf('#root')).toEqual(before);
  // The rest that runs appears at the thumb.
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
});

test('a snapshot of another day, another theme, account or version of the app is not shown', async ({ phone }) => {
  await settle(phone);
  const { page } = phone;
  await expectKept(page);
  await holdApp(phone);
  const made = await page.evaluate(async () => {
    const known = await (await caches.open('today-snapshot')).match('/today-snapshot');
    return { facts: JSON.parse(known?.headers.get('X-Snapshot-Facts') ?? '{}') as { id: string }, html: (await known?.text()) ?? '' };
  });
  const openWith = async (other: object) => {
    await page.goto('/login');
    await page.evaluate(
      async ({ html, facts }) => {
        localStorage.setItem('today-snapshot', facts.id);
        const answer = new Response(html, { headers: { 'X-Snapshot-Facts': JSON.stringify(facts) } });
        await (await caches.open('today-snapshot')).put('/today-snapshot', answer);
      },
      { html: made.html, facts: { ...made.facts, ...other } },
    );
    await open(phone);
  };
  for (const other of [
    { day: '2020-01-01' },
    { dark: true },
    { entry: '/assets/index-old.js' },
    { language: 'xx' },
    { owner: 'another' },
  ]) {
    await openWith(other);
    await expectAppWithout(page);
  }
  // Nothing else was the reason.
  await openWith({});
  await expect(snapshot(page)).toBeVisible();
});

async function expectAppWithout(page: Page): Promise<void> {
  await letAppStart(page);
  await expectWorkout(page);
  expect(await sawSnapshot(page)).toBe(false);
}

test('after a log-out nothing of the account is kept, and the next person sees nothing of it', async ({ phone }) => {
  await settle(phone);
  const { page } = phone;
  await expectKept(page);
  // As when what local storage forgets were restored.
  const id = (await kept(page)) ?? '';
  await page.goto('/ai-coach/this-phone');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  // The page is loaded anew meanwhile.
  const left = () => Promise.all([page.evaluate(() => localStorage.getItem('access')), kept(page), inCache(page)]).catch(() => 'loading');
  await expect.poll(left).toEqual([null, null, false]);
  await signIn(page, MEMBER);
  await page.evaluate((old) => localStorage.setItem('today-snapshot', old), id);
  await holdApp(phone);
  await open(phone);
  await letAppStart(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await sawSnapshot(page)).toBe(false);
});

test('a set ticked in another tab, or a workout changed elsewhere, takes the snapshot away; what is tapped on an older one is left out and told', async ({
  phone,
  product,
}) => {
  await settle(phone);
  const { page, context } = phone;
  await expectKept(page);
  const old = await page.evaluate(async () => {
    const known = await (await caches.open('today-snapshot')).match('/today-snapshot');
    return {
      id: localStorage.getItem('today-snapshot') ?? '',
      facts: known?.headers.get('X-Snapshot-Facts') ?? '',
      html: (await known?.text()) ?? '',
    };
  });
  await page.goto('/ai-coach/this-phone');
  const tab = await context.newPage();
  await tab.goto(TODAY);
  await logNextSet(tab, { reps: '5', weight: '117.31', rpe: '7' });
  await expectUpToDate(tab);
  // Whatever takes the older one away is over.
  await expect.poll(async () => [null, old.id].includes(await kept(page))).toBe(false);
  await tab.close();
  await expectUpToDate(page);
  // As when a power cut brought the older one back.
  await page.evaluate(async ({ id, facts, html }) => {
    await (await caches.open('today-snapshot')).put('/today-snapshot', new Response(html, { headers: { 'X-Snapshot-Facts': facts } }));
    localStorage.setItem('today-snapshot', id);
  }, old);
  await holdApp(phone);
  await open(phone);
  await snapshot(page).getByRole('button', { name: 'Log set 1' }).first().click();
  await letAppStart(page);
  await expectApp(page);
  await expect(page.getByRole('alert').filter({ hasText: 'This workout has changed since you last saw it' })).toBeVisible();
  await expectTicked(page, 1);
  await expect(page.getByRole('button', { name: /^Edit Set 1: 117\.31/ })).toBeVisible();
  expect((await serverSets(product.url, ['117.31'])).length).toBe(1);
});
