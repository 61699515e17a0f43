import type { Page } from 'playwright';
import { slowDown, startProduct, stopProduct } from './browser.ts';
import { median, ms, report, times } from './table.ts';
import { TAPS, type Tap, tapPlainFloor, tapReactFloor, tapSets } from './taps.ts';
import { openTrainingPhone, TODAY, timeOf, timeOfRawPut } from './training-phone.ts';

/** Rows 5 to 7: a set that is logged, beside the least a browser needs for it; and how it is after years of training. */
const GOAL = { durable: 3, flat: 1.1, frame: 1.3, mark: 2, interaction: 100 };
const SETS = 40;
const WORKOUTS = { few: 100, many: Number(process.env.BENCH_WORKOUTS ?? 10_000) };
const REPEATS = 15;

const server = await startProduct('node_modules/.cache/bench/app');
report('training-sets', [await durableSets()]);
report('training-taps', await quickTaps());
report('training-history', await flatHistory());
await stopProduct(server);
process.exit(0);

/** Row 5. The two take turns; the first few warm both up. */
async function durableSets() {
  const { context, page } = await openTrainingPhone(server.url);
  await context.setOffline(true);
  const pairs: { own: number; floor: number }[] = [];
  for (let i = 0; i < SETS; i += 1) pairs.push({ floor: await timeOfRawPut(page, i), own: await timeOf(page, 'logSet', i) });
  await context.close();
  const counted = pairs.slice(5);
  const own = median(counted.map((pair) => pair.own));
  const floor = median(counted.map((pair) => pair.floor));
  const figure = `${times(own / floor)}, ${ms(own)} without signal`;
  return {
    row: 5,
    what: 'a set durable',
    goal: `≤ ${times(GOAL.durable)}`,
    figure,
    met: own / floor <= GOAL.durable,
    floor: `raw relaxed put, ${ms(floor)}`,
  };
}

/** Row 6: the same actions, in turns, on a phone with few and one with many past workouts. */
async function flatHistory() {
  const phones = { few: await openTrainingPhone(server.url), many: await openTrainingPhone(server.url) };
  for (const [size, { context, page }] of Object.entries(phones)) {
    await context.setOffline(true);
    console.log(`${size}: seeded in ${ms(await timeOf(page, 'seed', WORKOUTS[size as keyof typeof WORKOUTS]))}`);
  }
  const measure = async (of: (page: Page, i: number) => Promise<number>) => {
    const pairs: { own: number; floor: number }[] = [];
    for (let i = 0; i < REPEATS; i += 1) pairs.push({ floor: await of(phones.few.page, i), own: await of(phones.many.page, i) });
    return pairs.slice(2);
  };
  const opening = await measure(async (page) => {
    await page.goto(TODAY);
    await page
      .getByRole('button', { name: /Log set|Log Workout/ })
      .first()
      .waitFor();
    return timeOf(page, 'openHistory', 0);
  });
  const logging = await measure((page, i) => timeOf(page, 'logWorkout', i));
  for (const { context } of Object.values(phones)) await context.close();
  return [
    { what: `opening the history, ${String(WORKOUTS.many)} past workouts`, pairs: opening },
    { what: `logging a workout, ${String(WORKOUTS.many)} past workouts`, pairs: logging },
  ].map(({ what, pairs }) => {
    const ratio = median(pairs.map((pair) => pair.own)) / median(pairs.map((pair) => pair.floor));
    const floor = `${String(WORKOUTS.few)} past workouts, ${ms(median(pairs.map((pair) => pair.floor)))}`;
    return { row: 6, what, goal: `≤ ${times(GOAL.flat)}`, figure: times(ratio), met: ratio <= GOAL.flat, floor };
  });
}

/** Row 7, on a phone that computes six times slower: the first frame beside React's, the mark of a stored set beside the platform's. */
async function quickTaps() {
  const { context, page } = await openTrainingPhone(server.url);
  await context.setOffline(true);
  await slowDown(page, { line: false, processor: 6 });
  const own = counted(await tapSets(page));
  // Only now: a page behind another one draws a frame a second.
  await context.setOffline(false);
  const floorPage = await context.newPage();
  await floorPage.goto('/robots.txt');
  await slowDown(floorPage, { line: false, processor: 6 });
  const plain = counted(await tapPlainFloor(floorPage));
  await floorPage.goto('/robots.txt');
  const react = counted(await tapReactFloor(floorPage));
  await context.close();
  const frame = { own: own.map(({ interaction }) => interaction), floor: react.map(({ interaction }) => interaction) };
  const mark = { own: own.map(({ painted }) => painted), floor: plain.map(({ painted }) => painted) };
  const worst = Math.max(...frame.own);
  return [
    beside('tap to first frame, 6x CPU', frame, GOAL.frame, 'memoised rows of React'),
    beside('tap to the mark of a stored set, 6x CPU', mark, GOAL.mark, 'plain DOM after a durable put'),
    {
      row: 7,
      what: 'worst interaction while logging, 6x CPU',
      goal: `≤ ${ms(GOAL.interaction)}`,
      figure: ms(worst),
      met: worst <= GOAL.interaction,
      floor: `${String(TAPS)} taps`,
    },
  ];
}

/** The first warms up. */
function counted(taps: readonly Tap[]): readonly Tap[] {
  return taps.slice(1);
}

function beside(what: string, { own, floor }: { own: readonly number[]; floor: readonly number[] }, goal: number, name: string) {
  const ratio = median(own) / median(floor);
  const figure = `${times(ratio)}, ${ms(median(own))}`;
  return { row: 7, what, goal: `≤ ${times(goal)}`, figure, met: ratio <= goal, floor: `${name}, ${ms(median(floor))}` };
}
