import { type CDPSession, chromium, type Page } from 'playwright';
import { LAUNCH, PHONE, startProduct, stopProduct } from './browser.ts';
import { report, times } from './table.ts';
import { openTrainingPhone } from './training-phone.ts';

/** Row 12: what the pages hold after their garbage is gone, and whether walking through them for long leaves anything behind. */
const GOAL = { heap: 4_000_000, growth: 1.05 };
const LOOPS = Number(process.env.BENCH_LOOPS ?? 100);
/** The first loops fetch code and fill what is kept on purpose. */
const WARM_UP = 10;
const PUBLIC = ['/', '/browse', '/blog', '/faq', '/contact'];
const TRAINING = [
  '/ai-coach/today',
  '/ai-coach/history',
  '/ai-coach/dashboard',
  '/ai-coach/exercises',
  '/ai-coach/chat',
  '/ai-coach/this-phone',
];

interface Walk {
  readonly largest: { readonly path: string; readonly bytes: number };
  readonly growth: number;
}

const server = await startProduct('dist');
const browser = await chromium.launch(LAUNCH);
const context = await browser.newContext({ ...PHONE, baseURL: server.url });
const page = await context.newPage();
await page.goto('/robots.txt');
const idle = await page.context().newCDPSession(page);
await idle.send('HeapProfiler.enable');
/** What a document without anything holds, the tools that measure included. */
const nothing = await heapOf(idle);
await idle.detach();
const visitor = await walk(page, PUBLIC);
await browser.close();
const phone = await openTrainingPhone(server.url);
const trainee = await walk(phone.page, TRAINING);
await phone.context.close();
await stopProduct(server);

const rows = [
  { who: 'public pages', walked: visitor },
  { who: 'AI Coach', walked: trainee },
].flatMap(({ who, walked }) => [
  {
    row: 12,
    what: `JS heap, ${who}`,
    goal: `≤ ${megabytes(GOAL.heap)}`,
    figure: `${megabytes(walked.largest.bytes - nothing)} (${walked.largest.path})`,
    met: walked.largest.bytes - nothing <= GOAL.heap,
    floor: `beyond a document without scripts, ${megabytes(nothing)}`,
  },
  {
    row: 12,
    what: `${String(LOOPS)} loops of navigation, ${who}`,
    goal: `≤ ${times(GOAL.growth)}`,
    figure: times(walked.growth),
    met: walked.growth <= GOAL.growth,
    floor: `heap after ${String(WARM_UP)} loops`,
  },
]);
report('memory', rows);
process.exit(0);

async function walk(on: Page, paths: readonly string[]): Promise<Walk> {
  const devtools = await on.context().newCDPSession(on);
  await devtools.send('HeapProfiler.enable');
  let largest = { path: '', bytes: 0 };
  for (const path of paths) {
    await on.goto(path);
    await arrived(on);
    const bytes = await heapOf(devtools);
    console.log(`${path}: ${megabytes(bytes)}`);
    if (bytes > largest.bytes) largest = { path, bytes };
  }
  let warm = 0;
  for (let loop = 1; loop <= LOOPS; loop += 1) {
    for (const path of paths) await follow(on, path);
    if (loop === WARM_UP) warm = await heapOf(devtools);
  }
  return { largest, growth: (await heapOf(devtools)) / warm };
}

/** As a link does it: within the app, without a new document. */
async function follow(on: Page, path: string): Promise<void> {
  await on.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await arrived(on);
}

async function arrived(on: Page): Promise<void> {
  await on.locator('h1').first().waitFor();
  await on.waitForTimeout(100);
}

async function heapOf(devtools: CDPSession): Promise<number> {
  for (let i = 0; i < 3; i += 1) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
