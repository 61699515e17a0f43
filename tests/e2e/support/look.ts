import { mkdir } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Set SCREENSHOTS to a folder to keep a picture of every screen looked at. */
const PICTURES = process.env.SCREENSHOTS;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** The narrowest phone that is still around: nothing may be wider than it. */
const NARROW = { width: 360, height: 740 };
const LOOKS = [
  { size: PHONE, theme: 'light' },
  { size: PHONE, theme: 'dark' },
  { size: DESK, theme: 'dark' },
  { size: DESK, theme: 'light' },
] as const;

/** No finding of axe on the page as it is. */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
}

/** Nothing reaches over the right edge. */
export async function expectFits(page: Page, where = ''): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${where} overflows sideways`).toBeLessThanOrEqual(0);
}

/** The page, once it is there, on a phone and on a desk, light and dark: no finding of axe, nothing too wide. Leaves it as large as it was. */
export async function expectGoodInEveryLook(page: Page, name: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const before = page.viewportSize();
  for (const { size, theme } of LOOKS) {
    const where = `${name}-${size.width}-${theme}`;
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
    await picture(page, where);
    await expectAccessible(page, where);
    await expectFits(page, where);
  }
  await page.setViewportSize(NARROW);
  await expectFits(page, `${name}-${NARROW.width}`);
  await page.setViewportSize(before ?? PHONE);
}

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}
