import type { Page } from 'playwright/test';
import { expectReadyOffline, signIn } from './support/person.ts';
import { expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false });

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Counts view transitions without keeping any from running. */
async function countMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const counting = Object.assign(window, { moves: 0 });
    document.startViewTransition = (update) => {
      counting.moves += 1;
      return start(update);
    };
  });
  return () => page.evaluate(() => (window as unknown as { moves: number }).moves);
}

test('an exercise opens from the list and Back returns to the place in it, without signal too (PAGE-17)', async ({ phone }) => {
  const { page } = phone;
  await signIn(page);
  await expectReadyOffline(page);
  await phone.goOffline();
  await page.goto('/ai-coach/exercises');
  const row = page.locator('main li a').last();
  const name = await row.locator('[data-title]').innerText();
  await row.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(500);
  const top = () => row.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  let place = Number.NaN;
  // The groups of the list are drawn as they come near.
  await expect
    .poll(async () => {
      const before = place;
      place = await top();
      return place === before;
    })
    .toBe(true);
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThanOrEqual(2);
});

test('Back returns to the place in the exercises of the log too, and so does the way back on the page to its filter (PAGE-17)', async ({
  phone,
}) => {
  const { page } = phone;
  await signIn(page);
  await page.goto('/ai-coach/exercises?logged=1');
  const row = page.locator('main li a').last();
  await expect(row).toBeVisible();
  const name = await row.locator('[data-title]').innerText();
  await row.scrollIntoViewIfNeeded();
  const top = () => row.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await page.waitForTimeout(300);
  const place = await top();
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThanOrEqual(2);
  await row.click();
  await page.getByRole('link', { name: 'All exercises' }).click();
  await expect(page).toHaveURL(/\?logged=1$/);
});

test('the title of a row grows into that of its page where motion is allowed, and nothing moves where less is asked for (PAGE-17)', async ({
  openPhone,
}) => {
  const { page } = await openPhone({ withWorker: false });
  const moves = await countMoves(page);
  await signIn(page);
  await page.goto('/ai-coach/exercises');
  const open = async (name: string) => {
    await page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await open('Back squat');
  expect(await moves()).toBe(0);
  await page.goBack();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('Front squat');
  expect(await moves()).toBe(1);
  // The name that joins the two is taken off again, so that the next move has it for itself.
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('[style*="detail-title"]').length)).toBe(0);
});
