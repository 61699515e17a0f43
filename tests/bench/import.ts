import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { startProduct, stopProduct } from './browser.ts';
import { ms, report } from './table.ts';
import { openTrainingPhone } from './training-phone.ts';

/** Row 13: a long history of another app is read, stored and taken away again while the screen stays free (IMPORT-6). */
const GOAL = { task: 50 };
const SETS = Number(process.env.BENCH_SETS ?? 20_000);
const SETS_OF_A_WORKOUT = 25;
const EXERCISES = ['Squat (Barbell)', 'Bench Press (Barbell)', 'Viking Press', 'Deadlift (Barbell)', 'Pull Up'];
const PATIENCE_MS = 300_000;

const server = await startProduct('dist');
const { context, page } = await openTrainingPhone(server.url);
await page.goto('/ai-coach/import');
await page.getByRole('button', { name: 'Choose a file' }).waitFor();
// The worker's file is fetched once, and the phone is then without signal: sending is measured elsewhere.
await page.evaluate(async () => {
  await navigator.serviceWorker.ready;
});
await watchTasks(page);
const quiet = await during(page, () => page.waitForTimeout(2_000));
await context.setOffline(true);

// A file on disk, as a person's: bytes handed over by the test would be unpacked by the page.
const folder = mkdtempSync(join(tmpdir(), 'setwise-import-'));
const path = join(folder, 'strong.csv');
writeFileSync(path, strongFile());
const looked = await during(page, async () => {
  await page.getByLabel('File of another app').setInputFiles(path);
  await page.getByRole('button', { name: /^Add / }).waitFor({ timeout: PATIENCE_MS });
});
const stored = await during(page, async () => {
  await page.getByRole('button', { name: /^Add / }).click();
  await page.getByRole('heading', { name: 'Your history is here' }).waitFor({ timeout: PATIENCE_MS });
});
const undone = await during(page, async () => {
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByText(/^Removed\. /).waitFor({ timeout: PATIENCE_MS });
});
await context.close();
rmSync(folder, { recursive: true });
await stopProduct(server);

const floor = `the same page doing nothing, ${ms(quiet.longest)}`;
const steps = { 'reading and showing': looked, storing: stored, undoing: undone };
report(
  'import',
  Object.entries(steps).map(([what, { longest, took }]) => ({
    row: 13,
    what: `${what} ${SETS.toLocaleString('en-US')} sets: longest task of the page`,
    goal: `≤ ${ms(GOAL.task)}`,
    figure: `${ms(longest)} in ${ms(took)}`,
    met: longest <= GOAL.task,
    floor,
  })),
);
process.exit(0);

/** An export of Strong's, a workout every other day, back from today. */
function strongFile(): string {
  const rows = ['Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE'];
  for (let set = 0; set < SETS; set += 1) {
    const day = new Date(Date.UTC(2014, 0, 1 + 2 * Math.floor(set / SETS_OF_A_WORKOUT))).toISOString().slice(0, 10);
    const exercise = EXERCISES[Math.floor((set % SETS_OF_A_WORKOUT) / 5)];
    rows.push(`${day} 18:00:00,"Day",1h 2m,"${exercise}",${(set % 5) + 1},${60 + (set % 7) * 2.5},${5 + (set % 4)},0,0,,,`);
  }
  return rows.join('\n');
}

interface Watching {
  /** Longest task since it was last read, in ms; tasks of 50 ms and less are not told. */
  longestTask: number;
}

async function watchTasks(on: Page): Promise<void> {
  await on.evaluate(() => {
    const watching = window as unknown as Watching;
    watching.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watching.longestTask = Math.max(watching.longestTask, duration);
    }).observe({ type: 'longtask' });
  });
}

async function during(on: Page, work: () => Promise<unknown>): Promise<{ longest: number; took: number }> {
  const started = performance.now();
  await work();
  const took = performance.now() - started;
  const longest = await on.evaluate(() => {
    const watching = window as unknown as Watching;
    const seen = watching.longestTask;
    watching.longestTask = 0;
    return seen;
  });
  return { longest, took };
}
