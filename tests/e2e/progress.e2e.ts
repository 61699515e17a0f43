import type { Page } from 'playwright/test';
import { expectWorkout, signIn } from './support/person.ts';
import { expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

/** Sums up what jumps on every page that is opened from now on. */
async function watchJumps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watching = Object.assign(window, { jumps: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) watching.jumps += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { jumps: number }).jumps);
}

test('Progress and the page of a lift stand still while they are drawn, and a finger and the keys read the line (PROG-25)', async ({
  phone,
}) => {
  const { page, context } = phone;
  const jumps = await watchJumps(page);
  await signIn(page);
  await page.goto('/ai-coach/today');
  await expectWorkout(page);
  for (const path of ['/ai-coach/progress', '/ai-coach/exercises/back-squat']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-hidden="true"][style*="--r-"]')).toHaveCount(0);
    await page.waitForTimeout(500);
    expect(await jumps(), path).toBeLessThan(0.02);
  }
  const line = page.getByRole('slider').first();
  await expect(line.locator('canvas')).toBeVisible();
  const newest = await line.getAttribute('aria-valuetext');
  await line.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await line.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const finger = [{ x: x + width * 0.1, y: y + height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(line).not.toHaveAttribute('aria-valuetext', newest ?? '');
  const touched = await line.getAttribute('aria-valuenow');
  await line.press('ArrowRight');
  await expect(line).toHaveAttribute('aria-valuenow', String(Number(touched) + 1));
  const ring = await line.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    return element.getBoundingClientRect().bottom + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  });
  const below = await line.locator('xpath=following-sibling::p').boundingBox();
  expect(below?.y, 'the ring strikes through no day and no value below the line').toBeGreaterThanOrEqual(ring);
  await line.press('End');
  await expect(line).toHaveAttribute('aria-valuetext', newest ?? '');
});
