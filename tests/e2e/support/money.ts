import { eq } from 'drizzle-orm';
import { expect, type Page } from 'playwright/test';
import { openDatabase } from '#server/db/database.ts';
import { purchases, users } from '#server/db/schema.ts';
import { PASSWORD, TRAINEE } from './person.ts';
import type { Product } from './product.ts';

const MISSED_AGO_MS = 80 * 3_600_000;

/** Counts the POST requests of the page from now on, by their path. */
export function posts(page: Page): (path: RegExp) => number {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') paths.push(new URL(request.url()).pathname);
  });
  return (path) => paths.filter((each) => path.test(each)).length;
}

/** Opens Payments and waits until its lists were read. */
export async function openPayments(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Profile' }).getByRole('button', { name: 'Payments' }).click();
  await expect(page.getByRole('heading', { name: 'Payment history' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** Fills in Register, and proves the address with the code from the outbox. Ends signed in, on the home page. */
export async function registerWith(page: Page, email: string, origin: string): Promise<void> {
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Vale');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await codeFromOutbox(origin));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/, { timeout: 30_000 });
}

async function codeFromOutbox(origin: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const page = await (await fetch(`${origin}/sandbox/outbox`)).text();
      code = /(\d{6}) is your Setwise code/.exec(page)?.[1] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** From the page where development makes months end: this subscription's card fails. */
export async function failRenewal(page: Page, origin: string, title: string, email: string): Promise<void> {
  await page.goto(`${origin}/sandbox/desk`);
  const row = page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: email });
  await row.getByRole('button', { name: 'Let the card fail' }).click();
  await expect(row).toContainText('past_due');
}

/** The trainee's newest purchase was made eighty hours ago, and nobody made contact. */
export async function waitOutThePromise(product: Product): Promise<void> {
  await product.stop();
  const opened = await openDatabase({
    databaseUrl: null,
    dataDir: product.dataDir,
    onTrouble: (error) => {
      throw error;
    },
  });
  const [trainee] = await opened.database.select({ id: users.id }).from(users).where(eq(users.email, TRAINEE));
  await opened.database
    .update(purchases)
    .set({ bought_at: new Date(Date.now() - MISSED_AGO_MS) })
    .where(eq(purchases.user_id, trainee?.id ?? ''));
  await opened.close();
  await product.start();
}
