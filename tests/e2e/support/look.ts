import { mkdir } from 'node:fs/promises';
import axe, { type NodeResult, type RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** Set SCREENSHOTS to a folder to keep a picture of every screen looked at. */
const PICTURES = process.env.SCREENSHOTS;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** The narrowest phone that is still around: nothing may be wider than it. */
const NARROW = { width: 360, height: 740 };
/** A theme changes colours only, so every rule is asked once a size, and those of colour in the other theme too. */
const LOOKS = [
  { size: PHONE, theme: 'light', rules: 'all' },
  { size: PHONE, theme: 'dark', rules: 'colors' },
  { size: DESK, theme: 'dark', rules: 'all' },
  { size: DESK, theme: 'light', rules: 'colors' },
] as const;
/** The rest of axe's answer, of what is as it should be, costs more than asking. */
const VIOLATIONS_ONLY = { resultTypes: ['violations'] } satisfies RunOptions;
const ASKED = {
  all: { ...VIOLATIONS_ONLY, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  /** Its rules that look at colors. */
  colors: { ...VIOLATIONS_ONLY, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} satisfies Record<string, RunOptions>;

/** No finding of axe on the page as it is. */
export async function expectAccessible(page: Page, where = '', rules: keyof typeof ASKED = 'all'): Promise<void> {
  const found: string[] = [];
  for (const { id, nodes } of await violationsOf(page, ASKED[rules])) {
    const targets = nodes.map((node) => node.target.join(' '));
    const counted = id === 'target-size' ? await targetsInSight(page, targets) : targets;
    if (counted.length > 0) found.push(`${where}: ${id} ${counted.join(', ')}`);
  }
  expect(found).toEqual([]);
}

/** Asks in the page itself, which gets axe once: our pages have no frames. */
async function violationsOf(page: Page, options: RunOptions): Promise<{ id: string; nodes: NodeResult[] }[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    const { axe: own } = window as unknown as { axe: typeof axe };
    return (await own.run(document, asked)).violations;
  }, options);
}

/** Without those that scrolled halfway under a bar: their size is measured where they can be seen whole. */
function targetsInSight(page: Page, targets: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const element = document.querySelector(selector);
        if (element === null) return true;
        const { left, width, bottom } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, Math.min(bottom, window.innerHeight) - 1);
        return above === null || element.contains(above) || above.contains(element);
      }),
    [...targets],
  );
}

/** Nothing reaches over the right edge. */
export async function expectFits(page: Page, where = ''): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${where} overflows sideways`).toBeLessThanOrEqual(0);
}

/**
 * The page, once it is there, on a phone and on a desk, light and dark: no finding of axe, nothing too wide. Leaves it as large as it was.
 */
export async function expectGoodInEveryLook(page: Page, name: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const before = page.viewportSize();
  for (const { size, theme, rules } of LOOKS) {
    const where = `${name}-${size.width}-${theme}`;
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
    await picture(page, where);
    await expectAccessible(page, where, rules);
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
