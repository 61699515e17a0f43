import { expectGoodInEveryLook } from './support/look.ts';
import { expectEverythingKept, expectReadyOffline, MEMBER, signIn } from './support/person.ts';
import { expect, sharedTest, test } from './support/test.ts';

test.use({ onDisk: false });

// Two people walk through many pages with a real server; on a busy machine that takes its time.
test.setTimeout(420_000);

const COACH = 'coach@example.com';

test('a member buys a program and writes without signal, the coach reads and answers on another device, and each message is there once', async ({
  phone,
  openPhone,
}) => {
  const { page } = phone;
  await signIn(page, MEMBER);
  await page.goto('/coach/1');
  await page
    .getByRole('button', { name: /^Subscribe Now/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await page.goto('/coaching');
  await expect(page.getByText('First contact within 72 hours')).toBeVisible({ timeout: 30_000 });
  await expectReadyOffline(page);
  await expectGoodInEveryLook(page, 'my-coach');

  await expectEverythingKept(page);
  await page.getByRole('link', { name: /^Write to / }).click();
  const mine = page.getByRole('list', { name: 'Messages' });
  const box = page.getByRole('textbox', { name: /^Write to / });
  await expect(box).toBeVisible();
  await phone.goOffline();
  await box.fill('Hello from the tube');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await expect(mine).toContainText('Waiting for signal');
  await expectGoodInEveryLook(page, 'thread-waiting');
  await page.reload();
  await expect(mine).toContainText('Hello from the tube');
  await phone.goOnline();
  await expect(mine).toContainText('Sent', { timeout: 60_000 });

  const other = await openPhone({ withWorker: false });
  await signIn(other.page, COACH);
  await other.page.goto('/desk');
  const client = other.page.getByRole('listitem').filter({ hasText: 'Jordan Avery' });
  await expect(client).toContainText('1 new message', { timeout: 30_000 });
  await expect(client).toContainText(/\d+ h \d+ min left/);
  await expectGoodInEveryLook(other.page, 'desk');
  await client.getByRole('link', { name: /^Say hello\s*, Jordan Avery/ }).click();
  const theirs = other.page.getByRole('list', { name: 'Messages' });
  await expect(theirs).toContainText('Hello from the tube');
  await other.page.getByRole('textbox', { name: 'Write to Jordan' }).fill('Hello Jordan, I read you');
  await other.page.getByRole('button', { name: 'Send' }).click();
  await expect(theirs.getByRole('listitem').nth(1)).toContainText('Sent', { timeout: 60_000 });
  await expectGoodInEveryLook(other.page, 'thread-coach');

  await expect(mine.getByRole('listitem')).toHaveCount(2, { timeout: 60_000 });
  await expect(mine).toContainText('Hello Jordan, I read you');
  await expect(mine.getByRole('listitem').first()).toContainText('Read', { timeout: 60_000 });
  await page.goto('/coaching');
  await expect(page.getByText(/contacted you/)).toBeVisible({ timeout: 30_000 });
});

sharedTest('a coach finds who asked for a free call', async ({ openPhone, product }) => {
  const { page } = await openPhone({ withWorker: false });
  const asked = await fetch(`${product.url}/api/discovery-call/1/submit/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Noor Haddad', email: 'noor@example.com' }),
  });
  expect(asked.status).toBeLessThan(300);
  await signIn(page, COACH);
  await page.goto('/desk/leads');
  await expect(page.getByRole('listitem').filter({ hasText: 'Noor Haddad' })).toBeVisible({ timeout: 30_000 });
  await expectGoodInEveryLook(page, 'leads');
});

test('a coach makes a code, a member joins with its link, and leaves again', async ({ phone, openPhone }) => {
  const coach = await openPhone({ withWorker: false });
  await signIn(coach.page, COACH);
  await coach.page.goto('/desk/invitations');
  await coach.page.getByRole('textbox', { name: 'For whom' }).fill('Jordan, from the gym');
  await coach.page.getByRole('button', { name: 'Make a code' }).click();
  const row = coach.page.getByRole('listitem').filter({ hasText: 'Jordan, from the gym' });
  const shown = row.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  await expect(shown).toBeVisible();
  const code = (await shown.textContent()) ?? '';
  await expectGoodInEveryLook(coach.page, 'codes');

  const { page } = phone;
  await page.goto(`/join#${code}`);
  await expect(page.getByRole('heading', { name: /would like to coach you$/ })).toBeVisible();
  await expectGoodInEveryLook(page, 'join-visitor');
  await signIn(page, MEMBER);
  await page.goto('/coaching');
  await expect(page.getByText('You have no coach yet.')).toBeVisible({ timeout: 30_000 });
  await expectGoodInEveryLook(page, 'my-coach-none');
  await page.getByRole('link', { name: 'I have a code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill('00000-00000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code does not work.')).toBeVisible();
  await expectGoodInEveryLook(page, 'join-wrong');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Join / }).click();
  await expect(page.getByRole('link', { name: /^Write to / })).toBeVisible({ timeout: 30_000 });
  await expectGoodInEveryLook(page, 'my-coach-joined');

  await coach.page.reload();
  await expect(row).toContainText('Jordan A. joined');
  await expectGoodInEveryLook(coach.page, 'codes-used');
  await coach.page.getByRole('link', { name: 'Clients' }).first().click();
  await expect(coach.page.getByRole('listitem').filter({ hasText: 'Jordan A.' })).toContainText('Shares nothing of the log', {
    timeout: 30_000,
  });
  await page.getByRole('button', { name: /^Leave / }).click();
  await expect(page.getByText('there is no subscription to cancel')).toBeVisible();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText(/^You left\./)).toBeVisible();
});
