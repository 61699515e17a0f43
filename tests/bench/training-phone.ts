import { type BrowserContext, chromium, type Page } from 'playwright';
import { PASSWORD, TRAINEE } from '#tests/e2e/support/person.ts';
import { LAUNCH } from './browser.ts';

/** What src/client/app/bench.ts puts into the page. */
interface BenchWindow {
  __bench: {
    logSet(i: number): Promise<void>;
    seed(n: number): Promise<number>;
    logWorkout(i: number): Promise<void>;
    openHistory(): Promise<void>;
    openProgress(): Promise<void>;
    openExercise(): Promise<void>;
  };
}

export const TODAY = '/ai-coach/today';

/** A phone on which the demo trainee is signed in, at today's workout with all its data. */
export async function openTrainingPhone(url: string): Promise<{ context: BrowserContext; page: Page }> {
  const browser = await chromium.launch(LAUNCH);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', baseURL: url });
  context.on('close', () => void browser.close());
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(TRAINEE);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((at) => at.pathname === '/');
  await page.goto(TODAY);
  await page.getByRole('button', { name: 'Log set 1' }).first().waitFor();
  await page.getByRole('status').filter({ hasText: 'Up to date' }).waitFor({ timeout: 120_000 });
  return { context, page };
}

/** Runs one of the app's own actions and answers with the milliseconds until it was done. */
export function timeOf(page: Page, action: keyof BenchWindow['__bench'], argument: number): Promise<number> {
  return page.evaluate(
    async ([name, value]) => {
      const { __bench: bench } = window as unknown as BenchWindow;
      const started = performance.now();
      await bench[name](value);
      return performance.now() - started;
    },
    [action, argument] as const,
  );
}

/** A raw put of a record like a set's, relaxed, into a store of its own; answers with the milliseconds until it was stored. */
export function timeOfRawPut(page: Page, i: number): Promise<number> {
  return page.evaluate(async (key) => {
    const holder = window as unknown as { rawDatabase?: IDBDatabase };
    holder.rawDatabase ??= await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('floor', 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('sets', { keyPath: 'slot' }));
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('The floor database did not open.')));
    });
    const database = holder.rawDatabase;
    const started = performance.now();
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction('sets', 'readwrite', { durability: 'relaxed' });
      transaction
        .objectStore('sets')
        .put({ slot: `set ${String(key)}`, exercise: 'Back Squat', set_n: key, reps: 5, weight: '100', unit: 'lb' });
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('The raw put failed.')));
    });
    return performance.now() - started;
  }, i);
}
