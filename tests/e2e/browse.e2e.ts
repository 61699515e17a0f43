import type { Page } from 'playwright/test';
import { expectAccessible, expectFits, expectGoodInEveryLook } from './support/look.ts';
import { expectReadyOffline, MEMBER, signIn } from './support/person.ts';
import { expect, type Phone, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

const SIZES = [
  [390, 844],
  [1280, 800],
] as const;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const cardNames = async (page: Page) => cards(page).getByRole('heading').allTextContents();
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** What the browser counted as moved under the eye since the page came. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

function isFalling(prices: readonly number[]): boolean {
  return prices.every((price, index) => index === 0 || price <= (prices[index - 1] ?? 0));
}

/** The page was taken over by the app: what is pressed now has its effect. */
async function openList(page: Page, search = '') {
  await page.goto(`/browse${search}`);
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const [width, height] of SIZES) {
  test(`filter, sort, open a profile, and come back to the same place, ${width} px`, async ({ openPhone }) => {
    const { page } = await openPhone({ width, height });
    await openList(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    const everybody = await cards(page).count();
    expect(everybody).toBe(24);

    await page.getByRole('button', { name: /^Price Range/ }).click();
    await page.getByRole('checkbox', { name: '$0-100' }).check();
    // By its words, as most people do: the press moves the focus away before the click arrives.
    await page.getByRole('group', { name: 'Price Range' }).getByText('$100-200', { exact: true }).click();
    await expect(page.getByRole('checkbox', { name: '$100-200' })).toBeChecked();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('group', { name: 'Price Range' })).toHaveCount(0);
    await page.getByLabel('Sort').selectOption('Price: High to Low');
    await expect(page).toHaveURL('/browse?price=0-100,100-200&sort=price-high');
    await expect(page.getByRole('list', { name: 'Coaches' })).not.toHaveAttribute('aria-busy', 'true');
    const readPrices = async () =>
      (
        await cards(page)
          .getByText(/^\$[\d.]+\/month$/)
          .allTextContents()
      ).map((text) => Number(text.slice(1).split('/')[0]));
    // The address changes a moment before the list does.
    await expect.poll(async () => isFalling(await readPrices())).toBe(true);
    const prices = await readPrices();
    expect(prices.length).toBeGreaterThan(5);
    expect(Math.max(...prices)).toBeLessThanOrEqual(200);

    const shown = await cardNames(page);
    const fifth = cards(page).nth(4);
    await fifth.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    await fifth.getByRole('link', { name: 'View Profile' }).click();
    await expect(page).toHaveURL(/\/coach\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown[4] ?? '');
    await expect(page.getByRole('heading', { name: 'Training Programs' })).toBeAttached();
    await expect.poll(() => scrolled(page)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL('/browse?price=0-100,100-200&sort=price-high');
    await expect(cards(page).first()).toBeVisible();
    expect(await cardNames(page)).toEqual(shown);
    await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThanOrEqual(2);

    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    expect(await cardNames(page)).toEqual(shown);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/browse');
    await expect(page.getByLabel('Sort')).toHaveValue('name');
  });

  test(`the rest of the list comes when asked for and is there after a reload, ${width} px`, async ({ openPhone }) => {
    const { page } = await openPhone({ width, height });
    await openList(page);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL('/browse?page=2');
    await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);
    const all = await cardNames(page);
    expect(all.length).toBeGreaterThan(24);
    expect(new Set(all).size).toBe(all.length);
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    expect(await cardNames(page)).toEqual(all);
  });

  test(`a comparison opens from a shared link, and the tray makes one, ${width} px`, async ({ openPhone }) => {
    const { page } = await openPhone({ width, height });
    await openList(page);
    const [first = '', second = '', third = '', fourth = ''] = await cardNames(page);
    for (const name of [first, second, third]) await page.getByRole('checkbox', { name: `Compare ${name}` }).check();
    await page.getByRole('checkbox', { name: `Compare ${fourth}` }).check();
    await expectFits(page);
    await page.getByRole('button', { name: `Take ${fourth} off` }).click();
    await page.getByRole('link', { name: 'Compare 3' }).click();
    const shown = width < 768 ? [first, second] : [first, second, third];
    await expect(page.getByRole('columnheader')).toHaveText(shown);
    const link = page.url();
    expect(link).toMatch(/\/compare\?ids=\d+,\d+,\d+$/);

    const friend = (await openPhone({ width, height })).page;
    await friend.goto(link);
    await expect(friend.getByRole('columnheader')).toHaveText(shown);
    await expect(friend.getByRole('rowheader', { name: 'Standard, 6 months' })).toBeAttached();
    await expectAccessible(friend);
    await expectFits(friend);
  });

  test(`what a visitor saved is in the account after login, and on their other phone, ${width} px`, async ({ openPhone }) => {
    const { page } = await openPhone({ width, height });
    await openList(page);
    const [name = ''] = await cardNames(page);
    await page.getByRole('button', { name: `Save ${name}` }).click();
    await signIn(page, MEMBER);
    await openList(page);
    await expect(page.getByRole('button', { name: `Save ${name}` })).toHaveAttribute('aria-pressed', 'true');

    const other = (await openPhone({ width, height })).page;
    await signIn(other, MEMBER);
    await openList(other);
    await expect(other.getByRole('button', { name: `Save ${name}` })).toHaveAttribute('aria-pressed', 'true');
  });

  test(`what was seen opens without signal, with its age, ${width} px`, async ({ openPhone }) => {
    const phone: Phone = await openPhone({ width, height, withWorker: true });
    const { page } = phone;
    await openList(page);
    await expectReadyOffline(page);
    // The worker that keeps answers came with this page; it sees the next ones.
    await openList(page);
    const names = await cardNames(page);
    await cards(page).first().getByRole('link', { name: 'View Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Training Programs' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const profile = page.url();
    await page.goto('/browse?sort=rating');
    await expect(cards(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');

    await phone.goOffline();
    await page.goto(profile);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '');
    await expect(page.getByText(/^Seen /)).toBeVisible();
    await page.goto('/browse?sort=rating');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText(/^Seen /)).toBeVisible();
    await page.goto('/coach/999999');
    await expect(page.getByText(/^This profile opens as soon as there is signal/)).toBeVisible();
  });
}

test('the portfolio slides, wraps at both ends and follows the arrow keys', async ({ openPhone }) => {
  const { page } = await openPhone();
  await openList(page);
  const ids = await cards(page)
    .getByRole('link', { name: 'View Profile' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const href of ids) {
    await page.goto(href);
    if ((await page.getByRole('region', { name: 'Portfolio' }).count()) > 0) break;
  }
  const portfolio = page.getByRole('region', { name: 'Portfolio' });
  await portfolio.scrollIntoViewIfNeeded();
  const dots = portfolio.getByRole('button', { name: /^Picture \d of \d$/ });
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await portfolio.getByRole('button', { name: 'Previous picture' }).click();
  await expect(dots.last()).toHaveAttribute('aria-current', 'true');
  await portfolio.getByRole('button', { name: 'Next picture' }).click();
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
});

test('home, the list with its menus open, and a list with nothing in it are accessible and fit', async ({ phone: { page } }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Meet three of them' })).toBeVisible();
  await expectGoodInEveryLook(page, 'home-loaded');
  await openList(page);
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .check();
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Specialties/ }).click();
  await expect(page.getByRole('group', { name: 'Specialties' })).toBeVisible();
  await expectGoodInEveryLook(page, 'browse-menu');
  await page.goto('/browse?q=nobody+of+this+name');
  await expect(page.getByRole('heading', { name: 'No coaches found' })).toBeVisible();
  await expectGoodInEveryLook(page, 'browse-nothing');
});

test('the list can be searched, narrowed and left with the keyboard alone', async ({ openPhone }) => {
  const { page } = await openPhone({ width: 1280, height: 800 });
  await openList(page);
  await page.getByLabel('Search').focus();
  await page.keyboard.type('strength');
  await expect(page).toHaveURL('/browse?q=strength');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Specialties/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Specialties' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('group', { name: 'Specialties' }).getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/specialties=\d+/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Specialties/ })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Specialties' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Filters' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/browse');
  await cards(page).first().getByRole('link', { name: 'View Profile' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/coach\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
