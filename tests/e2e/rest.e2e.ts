import type { Page } from 'playwright/test';
import { expectWorkout, logNextSet } from './support/person.ts';
import { settle, TODAY } from './support/scene.ts';
import { expect, sharedTest as test } from './support/test.ts';
import { noteTones, stillToSound, tonesOf } from './support/tones.ts';

interface Heard {
  locks: number;
  /** Locks given back. */
  released: number;
  badge: number | null;
}

/** Notes what the page asks of the browser from here on. */
async function listen(page: Page): Promise<void> {
  await noteTones(page);
  await page.addInitScript(() => {
    const heard: Heard = { locks: 0, released: 0, badge: null };
    Object.assign(window, { heard });
    const lock = {
      release: async () => {
        heard.released += 1;
      },
    };
    const request = async () => {
      heard.locks += 1;
      return lock;
    };
    const setAppBadge = async (n: number) => {
      heard.badge = n;
    };
    const clearAppBadge = async () => {
      heard.badge = null;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(navigator, { setAppBadge, clearAppBadge });
  });
  await page.goto(TODAY);
  await expectWorkout(page);
}

const heardOf = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard);

/** Seconds on the rest timer. */
async function restOf(page: Page): Promise<number> {
  const [minutes, seconds] = (await page.getByRole('timer', { name: 'Rest' }).innerText()).split(':').map(Number);
  return (minutes ?? 0) * 60 + (seconds ?? Number.NaN);
}

/** Three tones were scheduled for the end of the rest that is shown, and are the last. */
async function expectTonesAtEnd(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const tones = await tonesOf(page);
      const end = Date.now() + (await restOf(page)) * 1000;
      return Math.abs((tones.at(-3) ?? Number.NaN) - end) <= 3_000;
    })
    .toBe(true);
}

async function goByMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('56 a rest goes on over a reload and a kill without signal, its end is scheduled as sound, and the screen is kept on', async ({
  phone,
}) => {
  test.setTimeout(120_000);
  await settle(phone);
  await listen(phone.page);
  await phone.goOffline();
  await logNextSet(phone.page, { reps: '5', weight: '157.13', rpe: '7' });
  await expectTonesAtEnd(phone.page);
  await expect.poll(async () => (await heardOf(phone.page)).badge).toBeGreaterThan(0);
  await expect.poll(async () => (await heardOf(phone.page)).locks).toBe(1);
  // The browser takes the lock back while the page is hidden.
  await phone.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await heardOf(phone.page)).locks).toBe(2);

  const before = await restOf(phone.page);
  await phone.page.getByRole('button', { name: '15 seconds more' }).click();
  await expect.poll(() => restOf(phone.page)).toBeGreaterThan(before);
  await expectTonesAtEnd(phone.page);

  // On another page the rest goes on: its tones stay scheduled, and the screen on.
  const scheduled = await stillToSound(phone.page);
  expect(scheduled).toBe(3);
  const { locks, released } = await heardOf(phone.page);
  await goByMenu(phone.page, 'Progress');
  expect(await stillToSound(phone.page)).toBe(3);
  expect(await heardOf(phone.page)).toMatchObject({ locks, released });
  await goByMenu(phone.page, "Today's Workout");
  await expectWorkout(phone.page);

  await phone.page.reload();
  await expectWorkout(phone.page);
  const left = await restOf(phone.page);
  expect(left).toBeLessThanOrEqual(before + 15);
  // A browser makes no sound before a tap, which what a test evaluates in a page counts as.
  await expectTonesAtEnd(phone.page);

  await phone.kill();
  await noteTones(phone.page);
  await phone.page.goto(TODAY);
  await expectWorkout(phone.page);
  expect(await restOf(phone.page)).toBeLessThanOrEqual(left);
  await expectTonesAtEnd(phone.page);
  await phone.goOnline();
});
