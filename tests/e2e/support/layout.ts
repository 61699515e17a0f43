import { mkdir } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { LAYOUT_FAULTS } from './layout-faults.ts';

/** Set SCREENSHOTS to a folder to keep a picture of every screen at every size. */
const PICTURES = process.env.SCREENSHOTS;
interface Size {
  width: number;
  height: number;
  /** Per cent of the browser's own text size. */
  text: number;
}

/** The widths of phones, tablets and desks, and text twice as large on a phone, a tablet and a desk. */
const SIZES: readonly Size[] = [
  { width: 320, height: 640, text: 100 },
  { width: 360, height: 740, text: 100 },
  { width: 390, height: 844, text: 100 },
  { width: 768, height: 1024, text: 100 },
  { width: 1024, height: 768, text: 100 },
  { width: 1280, height: 800, text: 100 },
  { width: 1920, height: 1080, text: 100 },
  { width: 390, height: 844, text: 200 },
  { width: 768, height: 1024, text: 200 },
  { width: 1280, height: 800, text: 200 },
];

/** The smallest phone with text twice as large, for pages that promise to fit it. */
export const SMALLEST: Size = { width: 320, height: 640, text: 200 };

/**
 * At every size the page neither scrolls sideways nor cuts, covers or piles up anything. The test goes on, so that one run names all
 * faults.
 */
export async function expectSoundLayout(page: Page, name: string, sizes: readonly Size[] = SIZES): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await setTextSize(page, size.text);
    const where = `${name} at ${size.width} px${size.text === 100 ? '' : `, text ${size.text} %`}`;
    faults.push(...(await layoutFaults(page)).map((fault) => `${where}: ${fault}`));
    await picture(page, `${name}-${size.width}-${size.text}`);
  }
  await setTextSize(page, 100);
  if (before !== null) await page.setViewportSize(before);
  expect.soft(faults, faults.join('\n')).toEqual([]);
}

export async function layoutFaults(page: Page): Promise<string[]> {
  // What depends on the width is drawn in the frame after the change.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate<string[]>(LAYOUT_FAULTS);
}

function setTextSize(page: Page, percent: number): Promise<void> {
  return page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    percent === 100 ? '' : `${percent}%`,
  );
}

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name.replaceAll(/[^\w.-]+/g, '_')}.png` });
}
