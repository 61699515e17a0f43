import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { PAGE_ROUTES } from '#domain/routes.ts';
import { AMONG, LAUNCH, PHONE, slowDown, startFloor, startProduct, stopProduct, TURNS } from './browser.ts';
import { kB, median, medianRatio, ms, report, times } from './table.ts';

/** Rows 1 to 3: what a first visit to each public page costs, on Lighthouse's phone. */
const GOAL = { script: 85_000, style: 12_000, requests: 12, paint: 1.3, shift: 0.01, blocked: 150 };
/** For the parameters of addresses, and the answers of the quizzes. */
const PARAMETERS: Readonly<Record<string, string>> = { ':id': '1', ':coachId': '1', ':slug': 'rpe-explained' };
/** A page is looked at until it has rested this long. */
const REST_MS = 1_000;

interface Visit {
  readonly paint: number;
  readonly shift: number;
  readonly blocked: number;
  readonly requests: readonly string[];
  /** The sheets that stand in the page. */
  readonly sheets: string;
}

const server = await startProduct('dist');
const floor = await startFloor();
const browser = await chromium.launch(LAUNCH);
const routes = PAGE_ROUTES.filter(({ access }) => access === 'anyone').map(({ path }) =>
  path.replaceAll(/:\w+/g, (name) => PARAMETERS[name] ?? name),
);

const visits = new Map<string, { own: Visit; floor: Visit }[]>(routes.map((route) => [route, []]));
// The server has drawn each page once before anybody waits for it.
for (const route of routes) await fetch(server.url + route, { headers: { Accept: 'text/html', 'Accept-Encoding': 'br' } });
await visit(browser, floor.empty);
for (let turn = 0; turn < TURNS; turn += 1) {
  for (const route of routes) {
    const beside = await visit(browser, floor.empty);
    visits.get(route)?.push({ floor: beside, own: await visit(browser, server.url + route) });
  }
}
await browser.close();
floor.close();
await stopProduct(server);

const costs = routes.map((route) => costOf(route, visits.get(route) ?? []));
for (const { route, paint, shift, blocked, script, style, requests } of costs)
  console.log(
    `${route.padEnd(28)} ${times(paint).padStart(6)} ${shift.toFixed(3)} ${ms(blocked).padStart(7)} ${kB(script).padStart(9)} ${kB(style).padStart(8)} ${String(requests).padStart(3)}`,
  );
const worst = (of: (cost: (typeof costs)[number]) => number) => costs.reduce((most, cost) => (of(cost) > of(most) ? cost : most));
const line = (
  row: number,
  what: string,
  of: (cost: (typeof costs)[number]) => number,
  goal: number,
  draw: (value: number) => string,
  beside: string,
) => {
  const most = worst(of);
  return { row, what, goal: `≤ ${draw(goal)}`, figure: `${draw(of(most))} (${most.route})`, met: of(most) <= goal, floor: beside };
};
const empty = `empty page, ${ms(median([...visits.values()].flat().map((pair) => pair.floor.paint)))}; ${AMONG}`;
const count = `${String(routes.length)} routes, worst, ${AMONG}`;
const foreign = costs.reduce((sum, cost) => sum + cost.foreign, 0);
report('public-pages', [
  line(1, 'first visit, JS (brotli 11)', ({ script }) => script, GOAL.script, kB, count),
  line(1, 'first visit, CSS (brotli 11)', ({ style }) => style, GOAL.style, kB, count),
  line(1, 'first visit, requests (pictures included)', ({ requests }) => requests, GOAL.requests, String, count),
  { row: 1, what: 'first visit, from a third party', goal: '0', figure: String(foreign), met: foreign === 0, floor: 'sum of all routes' },
  line(2, 'cold LCP, 4x CPU and slow line', ({ paint }) => paint, GOAL.paint, times, empty),
  line(
    3,
    'CLS, 4x CPU',
    ({ shift }) => shift,
    GOAL.shift,
    (value) => value.toFixed(3),
    count,
  ),
  line(3, 'TBT, 4x CPU', ({ blocked }) => blocked, GOAL.blocked, ms, count),
]);
process.exit(0);

async function visit(from: Browser, url: string): Promise<Visit> {
  const context = await from.newContext({ ...PHONE, deviceScaleFactor: 2 });
  const page = await context.newPage();
  let asked = 0;
  page.on('request', () => {
    asked += 1;
  });
  await page.addInitScript(watch);
  await slowDown(page, { line: true, processor: 4 });
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  for (let before = -1; before !== asked; ) {
    before = asked;
    await page.waitForTimeout(REST_MS);
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const requests = await page.evaluate(askedBeforeLoad);
  const sheets = await page.evaluate(() => [...document.querySelectorAll('style')].map((sheet) => sheet.textContent).join(''));
  await context.close();
  return { ...seen, requests, sheets };
}

interface Seen {
  paint: number;
  shift: number;
  blocked: number;
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const seen = { paint: 0, shift: 0, blocked: 0 };
  Object.assign(window, { seen });
  const observe = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  observe('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
  });
}

/** Runs in the page. What comes after the load, for the next pages and for no signal, holds nobody up. */
function askedBeforeLoad(): string[] {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < (document?.loadEventStart ?? 0));
  return [document?.name ?? '', ...files.map(({ name }) => name)].filter((name) => !name.startsWith('data:'));
}

function costOf(route: string, pairs: readonly { own: Visit; floor: Visit }[]) {
  const requests = pairs.at(-1)?.own.requests ?? [];
  const own = requests.filter((url) => url.startsWith(server.url)).map((url) => new URL(url).pathname);
  const sizeOf = (ending: string) => own.filter((path) => path.endsWith(ending)).reduce((sum, path) => sum + brotliSize(path), 0);
  return {
    route,
    paint: medianRatio(pairs.map((pair) => ({ own: pair.own.paint, floor: pair.floor.paint }))),
    shift: median(pairs.map((pair) => pair.own.shift)),
    blocked: median(pairs.map((pair) => pair.own.blocked)),
    script: sizeOf('.js'),
    style: sizeOf('.css') + compressed(pairs.at(-1)?.own.sheets ?? ''),
    requests: requests.length,
    foreign: requests.length - own.length,
  };
}

function brotliSize(path: string): number {
  return compressed(readFileSync(join('dist/client', path)));
}

function compressed(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}
