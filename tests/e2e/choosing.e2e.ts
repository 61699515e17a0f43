import type { Page } from 'playwright/test';
import { expectAccessible, expectFits, expectGoodInEveryLook } from './support/look.ts';
import { expectReadyOffline } from './support/person.ts';
import { expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

const RESULTS = {
  1: '/quiz/1/results?experience=years&goal=strength&confidence=stuck&budget=mid',
  2: '/quiz/2/results?training=strength&routine_duration=4_8w&issue=boredom&diet=lose&support=fresh_plan&budget=low',
  3: '/quiz/3/results?goal=weight&time=30-45&frequency=3&challenge=time&plan=none&budget=low',
  4: '/quiz/4/results?goal=hybrid&style=hybrid-athletic&need=recovery&method=combination&log=yes&budget=mid',
} as const;
const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1920] as const;
const LONGEST_RESULT = 2_300;
const PORTRAIT_MAX = 240;

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const widestPortrait = (page: Page) =>
  page
    .locator('[data-portrait]')
    .evaluateAll((portraits) => Math.max(...portraits.map((portrait) => portrait.getBoundingClientRect().width)));

/** At every width, and from 390 px with text twice as large, nothing reaches over the edge. */
async function expectFitsEverywhere(page: Page, where: string) {
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    for (const width of WIDTHS.filter((wide) => size === '100%' || wide >= 390)) {
      await page.setViewportSize({ width, height: 844 });
      await expectFits(page, `${where}, ${width} px, text at ${size}`);
      expect(await widestPortrait(page), `${where}, ${width} px, text at ${size}`).toBeLessThanOrEqual(PORTRAIT_MAX);
    }
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}

for (const [n, path] of Object.entries(RESULTS)) {
  test(`the result of quiz ${n} is three coaches on a page of at most ${LONGEST_RESULT} px`, async ({ openPhone }) => {
    const { page } = await openPhone({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await pageHeight(page)).toBeLessThan(LONGEST_RESULT);
    await expect(page.getByText(/^Ordered by /)).toBeVisible();
    const actions = page
      .getByRole('article')
      .first()
      .getByText(/^(Book .*Discovery Call|View Full Profile)/);
    const heights = await actions.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().height));
    expect(Math.max(...heights), 'each label on one line').toBeLessThanOrEqual(48);
    await expect(page.getByText(/alphabet/)).toHaveCount(0);
  });
}

test('all who fit come as rows of at least 72 px, which stay after a reload and Back', async ({ openPhone }) => {
  const { page } = await openPhone({ width: 390, height: 844 });
  await page.goto(RESULTS[1]);
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: /^Show all \d+$/ }).focus();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('list', { name: /^The other \d+$/ }).getByRole('link');
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^The other \d+$/ })).toBeFocused();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(72);
  expect(Math.max(...heights)).toBeLessThanOrEqual(76);
  await expectGoodInEveryLook(page, 'results-all');
  await page.reload();
  await expect(rows).toHaveCount(heights.length);
  await rows.nth(4).click();
  await expect(page).toHaveURL(/\/coach\/\d+$/);
  await page.goBack();
  await expect(rows).toHaveCount(heights.length);
});

test('results fit every width, also with text twice as large', async ({ openPhone }) => {
  const { page } = await openPhone();
  await page.goto(`${RESULTS[2]}&all=1`);
  await expect(page.getByRole('list', { name: /^The other/ })).toBeVisible();
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expectFitsEverywhere(page, 'results');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'results with everything open');
});

test('a profile shows its portrait small and its first Book button on the first screen, whatever its bio', async ({
  openPhone,
  product,
}) => {
  const { page } = await openPhone({ width: 390, height: 844 });
  const everyone = (await (await fetch(`${product.url}/api/coaches/`)).json()) as { id: number; short_bio: string }[];
  const byBio = everyone.toSorted((a, b) => a.short_bio.length - b.short_bio.length);
  for (const { id } of [byBio[0]!, byBio[Math.floor(byBio.length / 2)]!, byBio.at(-1)!]) {
    await page.goto(`/coach/${id}`);
    const book = page.getByRole('link', { name: 'Book FREE Discovery Call' });
    await expect(book).toHaveCount(1);
    const box = await book.boundingBox();
    expect(box!.y + box!.height).toBeLessThan(530);
    expect((await page.getByRole('img', { name: /^Portrait of/ }).boundingBox())!.width).toBe(112);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await page.getByRole('img', { name: /^Portrait of/ }).boundingBox())!.width).toBe(PORTRAIT_MAX);
  await expectFitsEverywhere(page, 'profile');
});

test('on a phone a comparison is two whole columns, and every other coach comes to stand beside the first', async ({
  openPhone,
  product,
}) => {
  const phone = await openPhone({ width: 390, height: 844, withWorker: true });
  const { page } = phone;
  const everyone = (await (await fetch(`${product.url}/api/coaches/`)).json()) as { id: number }[];
  await page.goto(
    `/compare?ids=${everyone
      .slice(0, 4)
      .map(({ id }) => id)
      .join(',')}`,
  );
  await expectReadyOffline(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  const heads = page.getByRole('columnheader');
  const cells = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Starting at' }) })
    .getByRole('cell');
  await expect(heads).toHaveCount(2);
  await expect(cells).toHaveCount(2);
  const edges = await cells.evaluateAll((all) =>
    all.map((cell) => [cell.getBoundingClientRect().left, cell.getBoundingClientRect().right]),
  );
  expect(edges.flat().every((edge) => edge >= 16 && edge <= 374)).toBe(true);
  expect(edges[0]![1]! - edges[0]![0]!).toBeCloseTo(edges[1]![1]! - edges[1]![0]!, 0);
  const name = (await page.getByRole('rowheader', { name: 'Starting at' }).boundingBox())!;
  expect(name.x).toBe(edges[0]![0]);
  expect(name.y + name.height).toBeLessThanOrEqual((await cells.first().boundingBox())!.y + 1);
  const held = await heads.first().innerText();
  const beside = new Set<string>();
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await heads.first().innerText()).toBe(held);
    beside.add(await heads.last().innerText());
    await page.getByRole('button', { name: 'Next coach' }).click();
  }
  expect(beside.size).toBe(3);
  await expectGoodInEveryLook(page, 'compare');
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(heads).toHaveCount(4);
  // No word of a name is broken: each takes as many lines as it has words, or fewer.
  const lines = await heads.evaluateAll((all) =>
    all.map((head) => ({
      words: head.textContent.trim().split(/\s+/).length,
      lines: Math.round((head.lastElementChild?.getBoundingClientRect().height ?? 0) / 20),
    })),
  );
  for (const one of lines) expect(one.lines).toBeLessThanOrEqual(one.words);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(heads).toHaveCount(4);
  const row = (await page.getByRole('rowheader', { name: 'Starting at' }).boundingBox())!;
  const first = (await cells.first().boundingBox())!;
  expect(row.x + row.width).toBeLessThan(first.x);
  await expectFitsEverywhere(page, 'compare');
  await phone.goOffline();
  await page.reload();
  await expect(heads).toHaveCount(4);
  await expect(page.getByText(/^Seen /)).toBeVisible();
});

test('the list of coaches fits every width, with Sort whole', async ({ openPhone }) => {
  const { page } = await openPhone();
  await page.goto('/browse');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectFitsEverywhere(page, 'browse');
  await page.setViewportSize({ width: 768, height: 1024 });
  const sort = (await page.getByLabel('Sort').boundingBox())!;
  expect(sort.x + sort.width).toBeLessThanOrEqual(768 - 16);
});
