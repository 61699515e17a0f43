import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright';
import { build } from 'vite';

/** A set that is tapped: how long until a frame shows it logged, and until the first frame after the tap at all. */
export interface Tap {
  readonly painted: number;
  readonly interaction: number;
}

export const TAPS = 8;
const PATIENCE_MS = 30_000;
/** What stands for a set that is still to do, in both documents. */
const TICK = /^Log set \d+$/;

interface TapWindow {
  tap: Promise<Tap>;
}

/** Taps the sets of today's workout one after the other. */
export async function tapSets(page: Page): Promise<Tap[]> {
  const taps: Tap[] = [];
  for (let i = 0; i < TAPS; i += 1) {
    const tick = page.getByRole('button', { name: TICK }).first();
    await fillIn(page);
    await watchTap(tick);
    await tick.click();
    taps.push(await page.evaluate(() => (window as unknown as TapWindow).tap));
    await page.waitForTimeout(600);
  }
  return taps;
}

/** The exercise's first set needs a weight; what is offered is taken where there is one. */
async function fillIn(page: Page): Promise<void> {
  const tick = page.getByRole('button', { name: TICK }).first();
  const number = ((await tick.getAttribute('aria-label')) ?? '').replace('Log set ', '');
  const card = page.getByRole('region').filter({ has: tick }).last();
  await card.getByLabel(`Set ${number} reps`).fill('5');
  await card.getByLabel(new RegExp(`^Set ${number} weight`)).fill('100');
}

/** From the tap's own time to the end of the frame that shows the set logged, which takes its button away. */
async function watchTap(tick: Locator): Promise<void> {
  await tick.evaluate((button, patience) => {
    (window as unknown as TapWindow).tap = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('The tapped set was never shown logged.')), patience);
      let at = 0;
      let interaction = 0;
      const afterPaint = (run: () => void) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', run);
          port1.start();
          port2.postMessage(null);
        });
      const observer = new MutationObserver(() => {
        if (button.isConnected) return;
        observer.disconnect();
        afterPaint(() => resolve({ painted: performance.now() - at, interaction }));
      });
      observer.observe(document.body, { childList: true, subtree: true });
      const tapped = (event: Event) => {
        at = event.timeStamp;
        afterPaint(() => {
          interaction = performance.now() - at;
        });
      };
      addEventListener('click', tapped, { once: true, capture: true });
    });
  }, PATIENCE_MS);
}

/**
 * The same sets as a document without a framework: a listener stores the record as durably as the app does, and then writes the row anew.
 */
export async function tapPlainFloor(page: Page): Promise<Tap[]> {
  await page.evaluate((count) => {
    const list = document.createElement('ul');
    document.body.replaceChildren(list);
    const opening = indexedDB.open('floor-taps', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('sets', { keyPath: 'slot' }));
    for (let n = 1; n <= count; n += 1) {
      const row = document.createElement('li');
      const button = document.createElement('button');
      button.ariaLabel = `Log set ${String(n)}`;
      button.textContent = 'Log';
      row.append(`Set ${String(n)} `, button);
      list.append(row);
      button.addEventListener('click', () => {
        const transaction = opening.result.transaction('sets', 'readwrite', { durability: 'strict' });
        transaction.objectStore('sets').put({ slot: n, reps: 5, weight: '100' });
        transaction.addEventListener('complete', () => {
          row.textContent = `Set ${String(n)}: 5 reps @ 100 lbs`;
        });
      });
    }
  }, TAPS);
  return tapRows(page);
}

/** The same sets as memoised rows of React, which store nothing (`floor/react-sets.tsx`). */
export async function tapReactFloor(page: Page): Promise<Tap[]> {
  await page.evaluate(await scriptOf('react-sets'));
  await page.getByRole('button', { name: TICK }).first().waitFor();
  return tapRows(page);
}

async function tapRows(page: Page): Promise<Tap[]> {
  const taps: Tap[] = [];
  for (let i = 0; i < TAPS; i += 1) {
    const tick = page.getByRole('button', { name: TICK }).first();
    await watchTap(tick);
    await tick.click();
    taps.push(await page.evaluate(() => (window as unknown as TapWindow).tap));
    await page.waitForTimeout(600);
  }
  return taps;
}

/** A page of `floor/` as one script, built as the product is. */
async function scriptOf(name: string): Promise<string> {
  const built = await build({
    root: process.cwd(),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL(`tests/bench/floor/${name}.tsx`, `file://${process.cwd()}/`)), formats: ['iife'], name: 'floor' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const [file] = bundle !== undefined && 'output' in bundle ? bundle.output : [];
  if (file === undefined) throw new Error(`${name} could not be built.`);
  return file.code;
}
