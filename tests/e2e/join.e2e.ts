import type { Page } from 'playwright/test';
import { RESET_MESSAGES } from '#domain/messages/join.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { onboardByKeyboard, walkTabsByKeyboard } from './support/keyboard.ts';
import { expectAccessible } from './support/look.ts';
import { expectUpToDate } from './support/person.ts';
import { createProduct, type Product } from './support/product.ts';
import { seededFolder } from './support/seed.ts';
import { test as base, expect } from './support/test.ts';

const PASSWORD = 'blue kettle 47';
const NEW_PASSWORD = 'green kettle 48';

/** With a product that sends its mails. */
const test = base.extend({
  product: async ({ browserName: _ }, use) => {
    const product = await createProduct(seededFolder());
    await product.start({ SMTP_URL: mails.url, MAIL_FROM: 'Setwise <hello@setwise.example>', PUBLIC_ORIGIN: product.url });
    await use(product);
    await product.remove();
  },
});

test.use({ onDisk: false, withWorker: false });

// Nine steps with a real server, a real mail server and a real captcha: on a busy machine they take their time.
test.setTimeout(420_000);

let mails: MailServer;
test.beforeAll(async () => {
  mails = await startMailServer();
});
test.afterAll(() => mails.close());

async function mailTo(address: string, about: RegExp) {
  await expect
    .poll(() => mails.received.filter(({ to, subject }) => to.includes(address) && about.test(subject)).length)
    .toBeGreaterThan(0);
  const mail = mails.received.findLast(({ to, subject }) => to.includes(address) && about.test(subject));
  if (mail === undefined) throw new Error('The mail is gone.');
  return mail;
}

/** Fills in Register with the keyboard alone, as it is tabbed through. */
async function register(page: Page, email: string, { coach = false } = {}) {
  await page.goto('/register');
  await page.getByLabel('First name').focus();
  await page.keyboard.type('Dana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kim');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  if (coach) await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Register' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible({ timeout: 60_000 });
}

async function verify(page: Page, email: string) {
  const { subject } = await mailTo(email, /is your Setwise code/);
  const code = subject.slice(0, 6);
  await page.getByRole('textbox', { name: 'Verification code' }).focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

async function logIn(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Null while the page is being left for another one. */
const isLoggedIn = (page: Page) => page.evaluate(() => localStorage.getItem('access') !== null).catch(() => null);

test('a visitor joins with the code from a real mail, forgets the password, and chooses a new one', async ({ phone }) => {
  const { page } = phone;
  const email = 'dana@example.com';
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto('/register');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toContainText('Please fill in the required fields');
  await expectAccessible(page);
  await register(page, email);
  await expectAccessible(page);
  await verify(page, email);
  await expect(page).toHaveURL(/\/$/, { timeout: 30_000 });
  await expect.poll(() => isLoggedIn(page)).toBe(true);
  expect(faults).toEqual([]);

  await page.goto('/reset-password');
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(RESET_MESSAGES.sent)).toBeVisible();
  const link = /http:\/\/\S+\/reset-password#\S+/.exec((await mailTo(email, /new Setwise password/)).text)?.[0] ?? '';
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(RESET_MESSAGES.changed)).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);

  await logIn(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Wrong email or password. Please try again');
  await logIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/$/);
});

test('the keyboard alone leads from registering as a coach through its four steps, and through every tab of the profile', async ({
  phone,
}) => {
  const { page } = phone;
  await register(page, 'ada@example.com', { coach: true });
  await verify(page, 'ada@example.com');
  await expect(page).toHaveURL(/\/complete-registration/, { timeout: 30_000 });
  expect(await page.evaluate(() => localStorage.getItem('needsCompleteRegistration'))).toBe('true');
  await onboardByKeyboard(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('needsCompleteRegistration'))).toBeNull();
  await walkTabsByKeyboard(page);
});

test('an address with an account looks no different, and its owner is told', async ({ phone }) => {
  const { page } = phone;
  await register(page, 'member@example.com');
  const mail = await mailTo('member@example.com', /already have/);
  expect(mail.text).toContain('/login');
});

test('an account that is deleted is gone from its second phone too', async ({ openPhone, product }) => {
  const [first, second] = [await openPhone(), await openPhone()];
  for (const { page } of [first, second]) {
    await logIn(page, 'trainee@example.com', 'demo-password-1');
    await expect(page).toHaveURL(/\/$/);
  }
  await second.page.goto('/ai-coach/history');
  await expectUpToDate(second.page);
  const before = await databases(second.page);
  await deleteAccount(first.page, product);
  await second.page.reload();
  await expect.poll(() => isLoggedIn(second.page), { timeout: 30_000 }).toBe(false);
  const countDatabases = () =>
    databases(second.page).then(
      (names) => names.length,
      () => before.length,
    );
  await expect.poll(countDatabases, { timeout: 30_000 }).toBeLessThan(before.length);
  await second.page.goto('/login');
  await expect(second.page.getByText(/locked items? on this phone/)).toHaveCount(0);
  await mailTo('trainee@example.com', /account was deleted/);
});

function databases(page: Page): Promise<string[]> {
  // The service worker keeps a list of its own, of pictures everybody may see.
  return page.evaluate(async () => (await indexedDB.databases()).flatMap(({ name = '' }) => (name.startsWith('workbox') ? [] : [name])));
}

/** The call behind the button, with the first phone's own token. */
async function deleteAccount(page: Page, product: Product) {
  const access = await page.evaluate(() => localStorage.getItem('access') ?? '');
  const answer = await fetch(`${product.url}/api/account/`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
    body: JSON.stringify({ password: 'demo-password-1' }),
  });
  expect(answer.status).toBe(200);
}
