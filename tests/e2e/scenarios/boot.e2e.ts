import { createFaultyNetwork } from '../support/faulty-network.ts';
import { expectEverythingKept, expectReadyOffline, expectUpToDate, expectWorkout, logNextSet, MEMBER, signIn } from '../support/person.ts';
import { CHAT, expectOnServerOnce, HISTORY, openToday, settle, TODAY } from '../support/scene.ts';
import { expect, test as ownTest, sharedTest as test } from '../support/test.ts';

test.use({ onDisk: false });

const ROUTES = [
  '/',
  '/login',
  '/register',
  '/browse',
  '/blog',
  '/faq',
  '/terms',
  '/privacy',
  '/contact',
  '/ai-coach',
  CHAT,
  TODAY,
  '/ai-coach/dashboard',
  '/ai-coach/routines',
  HISTORY,
  '/ai-coach/progress',
  '/ai-coach/import',
  '/ai-coach/settings',
  '/ai-coach/this-phone',
  '/profile',
];

test('1 cold start offline after install', async ({ openPhone }) => {
  const phone = await openPhone({ onDisk: true });
  await settle(phone);
  await phone.goOffline();
  await phone.reopen();
  await phone.page.goto(TODAY);
  await expect(phone.page.getByText(/of \d+ sets/)).toBeVisible();
  await expect(phone.page.getByRole('status').filter({ hasText: 'No signal' })).toBeVisible();
});

test('2 each route opened offline directly', async ({ openPhone }) => {
  const phone = await openPhone({ onDisk: true });
  await settle(phone);
  await expectEverythingKept(phone.page);
  await phone.goOffline();
  await phone.reopen();
  for (const path of ROUTES) {
    await phone.page.goto(path);
    await expect(phone.page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(phone.page.getByRole('main'), path).toContainText(/\w{3}/);
    await expect(phone.page.getByText('Something went wrong'), path).toHaveCount(0);
  }
});

test('3 a lazy route never visited before, offline', async ({ phone }) => {
  await signIn(phone.page);
  await expectReadyOffline(phone.page);
  await phone.goOffline();
  await phone.page.goto(CHAT);
  await expect(phone.page.getByRole('log')).toBeVisible();
  await phone.page.getByRole('button', { name: 'Open menu' }).click();
  await phone.page.getByRole('link', { name: 'Workout History' }).click();
  await expect(phone.page.getByRole('heading', { level: 1, name: 'Workout History' })).toBeVisible();
  await expect(phone.page.getByRole('region', { name: 'Week' })).toBeVisible();
});

test('41 a chunk that is gone (404) is told, and a reload helps', async ({ openPhone, product }) => {
  const network = await createFaultyNetwork(product.url);
  try {
    // The worker is kept out, as in a browser that never installed it.
    network.decide((path) => (path === '/service-worker.js' || /history-page/.test(path) ? { status: 404 } : 'pass'));
    const phone = await openPhone({ origin: network.url });
    await signIn(phone.page);
    await phone.page.goto(TODAY);
    await expectUpToDate(phone.page);
    await expectWorkout(phone.page);
    const line = await logNextSet(phone.page, { reps: '5', weight: '141.31', rpe: '7' });
    await phone.page.getByRole('button', { name: 'Open menu' }).click();
    await phone.page.getByRole('link', { name: 'Workout History' }).click();
    await expect(phone.page.getByRole('button', { name: /Reload|Try again/ }).first()).toBeVisible();
    network.decide(() => 'pass');
    await phone.page.reload();
    await expect(phone.page.getByText(line)).toBeVisible();
    await expectOnServerOnce(product.url, ['141.31']);
  } finally {
    await network.close();
  }
});

ownTest('42 a worker update while offline changes nothing', async ({ phone, product }) => {
  await settle(phone);
  await product.stop();
  const refused = await phone.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.update().then(
      () => false,
      () => true,
    );
  });
  expect(refused).toBe(true);
  await phone.page.goto(HISTORY);
  await expect(phone.page.getByRole('region', { name: 'Week' })).toBeVisible();
});

test('46 coming back after an hour in the background sends what waits', async ({ phone, product }) => {
  await settle(phone);
  await phone.goOffline();
  await logNextSet(phone.page, { reps: '5', weight: '146.57', rpe: '7' });
  await phone.goOnline();
  await phone.page.clock.install();
  await phone.page.clock.fastForward('01:00:00');
  await phone.page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expectOnServerOnce(product.url, ['146.57']);
});

ownTest('47 installed, no install banner; a checkout paid in another window opens the coach here', async ({ openPhone }) => {
  const phone = await openPhone({ withWorker: false });
  await openToday(phone);
  await phone.page.goto(HISTORY);
  await expect(phone.page.getByRole('complementary', { name: 'Install' })).toBeVisible();
  await phone.context.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes('display-mode: standalone') ? 'all' : query);
  });
  await phone.page.reload();
  await expect(phone.page.getByRole('region', { name: 'Week' })).toBeVisible();
  await expect(phone.page.getByRole('complementary', { name: 'Install' })).toHaveCount(0);

  const member = await openPhone({ withWorker: false });
  await signIn(member.page, MEMBER);
  await member.page.goto('/ai-coach');
  const paying = await member.context.newPage();
  await paying.goto('/ai-coach');
  await paying.getByRole('button', { name: /Start/ }).first().click();
  await paying.getByRole('button', { name: /pay/i }).first().click();
  await expect(paying).not.toHaveURL(/sandbox/);
  await member.page.goto(CHAT);
  await expect(member.page.getByLabel('Message')).toBeVisible();
});
