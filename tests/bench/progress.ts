import type { Page } from 'playwright';
import { startProduct, stopProduct } from './browser.ts';
import { median, ms, report, times } from './table.ts';
import { openTrainingPhone, TODAY, timeOf } from './training-phone.ts';

/** Row 6: each view of progress opens as fast after ten years, 50,400 sets of three lifts, as after a year and a half (PROG-19). */
const GOAL = { flat: 1.1 };
const WORKOUTS = { few: 600, many: Number(process.env.BENCH_WORKOUTS ?? 4_200) };
const SETS_OF_A_WORKOUT = 12;
const REPEATS = 15;
const SETTLED_MS = 3_000;
const PICTURES = 'node_modules/.cache/bench/progress';
const VIEWS = [
  { what: 'the week of the history', action: 'openHistory' },
  { what: 'Progress with every card', action: 'openProgress' },
  { what: 'the page of the lift done most', action: 'openExercise' },
] as const;

const server = await startProduct('node_modules/.cache/bench/app');
const phones = { few: await openTrainingPhone(server.url), many: await openTrainingPhone(server.url) };
for (const [size, { context, page }] of Object.entries(phones)) {
  await context.setOffline(true);
  console.log(`${size}: seeded in ${ms(await timeOf(page, 'seed', WORKOUTS[size as keyof typeof WORKOUTS]))}`);
}
const rows = [];
for (const { what, action } of VIEWS) {
  const [few, many]: number[][] = [[], []];
  for (let i = 0; i < REPEATS; i += 1) {
    few?.push(await opening(phones.few.page, action));
    many?.push(await opening(phones.many.page, action));
  }
  // The first two load code and warm up.
  const [floor, own] = [median((few ?? []).slice(2)), median((many ?? []).slice(2))];
  rows.push({
    row: 6,
    what: `opening ${what}, ${(WORKOUTS.many * SETS_OF_A_WORKOUT).toLocaleString('en-US')} sets`,
    goal: `≤ ${times(GOAL.flat)}`,
    figure: `${times(own / floor)}, ${ms(own)}`,
    met: own / floor <= GOAL.flat,
    floor: `${String(WORKOUTS.few)} past workouts, ${ms(floor)}`,
  });
}
// For the eye, beside the drawings.
for (const path of ['/ai-coach/progress', '/ai-coach/exercises/back-squat', '/ai-coach/history']) {
  const { page } = phones.many;
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await page.screenshot({ path: `${PICTURES}${path.replaceAll('/', '-')}.png`, fullPage: true });
}
console.log(`pictures: ${PICTURES}-*.png`);
for (const { context } of Object.values(phones)) await context.close();
await stopProduct(server);
report('progress', rows);
process.exit(0);

async function opening(page: Page, action: (typeof VIEWS)[number]['action']): Promise<number> {
  await page.goto(TODAY);
  await page
    .getByRole('button', { name: /Log set|Log Workout/ })
    .first()
    .waitFor();
  // The kept picture of the day has its buttons before the app runs.
  await page.waitForFunction(() => '__bench' in window);
  return timeOf(page, action, 0);
}
