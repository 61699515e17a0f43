import { chromium, type Page } from 'playwright';
import { LAUNCH, PHONE, slowDown } from './browser.ts';
import { startBenchServers } from './coaches-server.ts';
import { kB, median, ms, report } from './table.ts';

/** Row 10: the list of coaches when there are very many, on a phone that computes four times slower. */
const COACHES = Number(process.env.BENCH_COACHES ?? 10_000);
const GOAL = { painted: 50, page: 5_000, cards: 300, scroll: 2 };
const ROUNDS = 4;
const PAGES_OPENED = 16;

const { product } = await startBenchServers(COACHES, 'dist');
const origin = `http://127.0.0.1:${String(product)}`;
const browser = await chromium.launch(LAUNCH);
const context = await browser.newContext({ ...PHONE, baseURL: origin });
const page = await context.newPage();
const sent: string[] = [];
page.on('request', (request) => sent.push(new URL(request.url()).pathname));
await page.goto('/browse');
await page.getByRole('list', { name: 'Coaches' }).waitFor();
await page.waitForTimeout(2_000);
await slowDown(page, { line: false, processor: 4 });

const sorted = await measureSorts(page);
const filtered = await measureFilters(page);
const { cards, pages, moved } = await openMany(page);
const firstPage = await lengthOf('/api/coaches/cards/');
const sentWhole = sent.filter((path) => path === '/api/coaches/').length;
await browser.close();

const among = `among ${COACHES.toLocaleString('en-US')} coaches`;
const painted = (what: string, figures: readonly number[]) => ({
  row: 10,
  what,
  goal: `≤ ${ms(GOAL.painted)}`,
  figure: `${ms(median(figures))} (worst ${ms(Math.max(...figures))})`,
  met: median(figures) <= GOAL.painted,
  floor: `${among}, 4x CPU`,
});
report('browse', [
  painted('choosing a sort, to its answer painted', sorted),
  painted('choosing a filter, to its answer painted', filtered),
  {
    row: 10,
    what: 'first page of cards, as sent',
    goal: `≤ ${kB(GOAL.page)}`,
    figure: kB(firstPage),
    met: firstPage <= GOAL.page,
    floor: among,
  },
  { row: 10, what: 'whole objects sent to our pages', goal: '0', figure: String(sentWhole), met: sentWhole === 0, floor: among },
  {
    row: 10,
    what: `cards in the document, ${String(pages)} pages opened`,
    goal: `≤ ${String(GOAL.cards)}`,
    figure: String(cards),
    met: cards <= GOAL.cards,
    floor: among,
  },
  {
    row: 10,
    what: 'Back to the list, moved by',
    goal: `≤ ${String(GOAL.scroll)} px`,
    figure: `${String(moved)} px`,
    met: moved <= GOAL.scroll,
    floor: among,
  },
]);
process.exit(0);

interface PaintWindow {
  painted: Promise<number>;
}

/** From the choice to the end of the frame that shows another count or other coaches, with nothing under way any more. */
async function watch(on: Page): Promise<void> {
  await on.evaluate(() => {
    const list = () => document.querySelector('ul[aria-label="Coaches"]');
    const names = () => [...(list()?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent).join();
    const look = () => `${document.querySelector('[role=status]')?.textContent ?? ''} ${names()}`;
    const before = look();
    (window as unknown as PaintWindow).painted = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('The list did not change.')), 30_000);
      let at = 0;
      addEventListener(
        'change',
        (event) => {
          at = event.timeStamp;
        },
        { once: true, capture: true },
      );
      const observer = new MutationObserver(() => {
        if (look() === before || list()?.getAttribute('aria-busy') === 'true') return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - at));
          port1.start();
          port2.postMessage(null);
        });
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    });
  });
}

async function shown(on: Page): Promise<number> {
  const figure = await on.evaluate(() => (window as unknown as PaintWindow).painted);
  await on.waitForTimeout(400);
  return figure;
}

async function measureSorts(on: Page): Promise<number[]> {
  const figures: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const sort of ['price-low', 'rating', 'price-high', 'name']) {
      await watch(on);
      await on.getByLabel('Sort').selectOption(sort);
      figures.push(await shown(on));
    }
  }
  return figures.slice(1);
}

async function measureFilters(on: Page): Promise<number[]> {
  const figures: number[] = [];
  await on.getByRole('button', { name: /^Specialties/ }).click();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const specialty of ['Specialty 3', 'Specialty 7']) {
      await watch(on);
      await on.getByRole('checkbox', { name: new RegExp(`^${specialty}\\b`) }).click();
      figures.push(await shown(on));
    }
  }
  await on.getByRole('heading', { level: 1 }).click();
  return figures;
}

/** Opens one page of the list after the other, then a coach from the middle of the screen, and goes back. */
async function openMany(on: Page): Promise<{ cards: number; pages: number; moved: number }> {
  await on.goto('/browse');
  // A click before the app has taken the page over is a link's: it opens another document.
  await on.waitForTimeout(2_000);
  const listed = on.locator('ul[aria-label="Coaches"] > li');
  const more = on.getByRole('link', { name: 'Show more' });
  let pages = 1;
  for (; pages < PAGES_OPENED && (await more.count()) > 0; pages += 1) {
    const to = await more.getAttribute('href');
    await more.click();
    // The link leads on from what is shown: it changes, or goes, when the page has come.
    await on.locator(`main a[href="${to ?? ''}"]`).waitFor({ state: 'detached', timeout: 60_000 });
  }
  const cards = await listed.count();
  const link = on.getByRole('link', { name: /View Profile/ }).nth(cards - 12);
  await link.scrollIntoViewIfNeeded();
  const before = await link.boundingBox();
  await link.click();
  await on.waitForFunction(() => location.pathname.startsWith('/coach/'));
  await on.getByRole('heading', { level: 1 }).waitFor();
  await on.goBack();
  await on.getByRole('list', { name: 'Coaches' }).waitFor();
  await on.waitForTimeout(1_000);
  const after = await link.boundingBox();
  return { cards, pages, moved: Math.round(Math.abs((after?.y ?? 1e6) - (before?.y ?? 0))) };
}

async function lengthOf(path: string): Promise<number> {
  const answer = await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } });
  return Number(answer.headers.get('content-length'));
}
