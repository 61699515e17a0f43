import type { Page } from 'playwright/test';
import { holdBack } from './support/hold-back.ts';
import { MEMBER, PASSWORD } from './support/person.ts';
import { expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

/** Holds back every script of the app until it is let go. */
const holdScripts = (page: Page) => holdBack(page, /\/assets\/.*\.js$/);

test('what is typed and sent before the app is there is done as soon as it is', async ({ phone }) => {
  const { page } = phone;
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(MEMBER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click({ noWaitAfter: true });
  await expect(page.getByLabel('Email')).toHaveValue(MEMBER);
  await letGo();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('access'))).not.toBeNull();
});

test('what is only typed before the app is there is still there, and counts, when the person goes on', async ({ phone }) => {
  const { page } = phone;
  const letGo = await holdScripts(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Email').fill('dana@example.com');
  await letGo();
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Dana');
  await expect(page.getByLabel('First name')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
});

test('a form sent after the first drawing and before the app was told what was typed is heard once, and only then', async ({ phone }) => {
  const { page } = phone;
  await page.addInitScript(() => {
    const send = () => {
      const form = document.querySelector<HTMLFormElement>('main form');
      form?.addEventListener('submit', () => form.setAttribute('data-heard', `${Number(form.dataset.heard ?? 0) + 1}`));
      form?.requestSubmit();
    };
    document.addEventListener('app-is-here', send, { once: true });
  });
  const letGo = await holdScripts(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Email').fill('dana@example.com');
  await letGo();
  await expect(page.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('main form')).toHaveAttribute('data-heard', '1');
  await expect(page.getByLabel('First name')).toHaveValue('Dana');
  await expect(page.getByLabel('First name')).not.toHaveAttribute('aria-invalid', 'true');
});

test('an answer of a quiz chosen before the app is there is the answer', async ({ phone }) => {
  const { page } = phone;
  const letGo = await holdScripts(page);
  await page.goto('/quiz/1', { waitUntil: 'commit' });
  const answer = page.getByRole('radio').nth(1);
  const value = await answer.getAttribute('value');
  await answer.check({ force: true });
  await letGo();
  await expect(page.getByText(/2 of \d+$/)).toBeVisible();
  await page.goBack();
  await expect(page.locator(`input[value="${value}"]`)).toBeChecked();
});

test('a menu and a box changed before the app is there count, and nothing else does', async ({ phone }) => {
  const { page } = phone;
  const letGo = await holdScripts(page);
  await page.goto('/browse', { waitUntil: 'commit' });
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .nth(1)
    .check();
  await page.getByLabel('Sort').selectOption('Price: High to Low');
  await letGo();
  await expect(page).toHaveURL('/browse?sort=price-high');
  await expect(page.getByRole('region', { name: 'Compare coaches' }).getByRole('button', { name: /^Take / })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /^Compare /, checked: true })).toHaveCount(1);
});

test('a form sent before the app is there, when signal goes in between, keeps what was typed and is sent once', async ({ phone }) => {
  const { page } = phone;
  const letGo = await holdScripts(page);
  const sent: string[] = [];
  const isLogin = (url: URL) => url.pathname.endsWith('/token/');
  await page.route(isLogin, (route) => route.abort());
  page.on('requestfinished', (request) => {
    if (isLogin(new URL(request.url()))) sent.push(request.method());
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(MEMBER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click({ noWaitAfter: true });
  await letGo();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(MEMBER);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await page.unroute(isLogin);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => sent).toEqual(['POST']);
});
