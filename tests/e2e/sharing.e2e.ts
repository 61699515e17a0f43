import { expectGoodInEveryLook } from './support/look.ts';
import { signIn } from './support/person.ts';
import { expect, test } from './support/test.ts';

/** Logs and shares nothing. */
const CLIENT = 'kofi.mensah@clients.example.com';

test.use({ onDisk: false });

// Two people walk through many pages with a real server; on a busy machine that takes its time.
test.setTimeout(420_000);

test('a trainee chooses what the coach sees, the coach reads it and the trainee sees that; stopped without signal it is over once sent', async ({
  phone,
  openPhone,
}) => {
  const { page } = phone;
  await signIn(page, CLIENT);
  await page.goto('/coaching');
  const card = page.getByRole('region', { name: /^What .* can see$/ });
  await expect(card).toContainText('Nothing is shared yet', { timeout: 30_000 });
  await expectGoodInEveryLook(page, 'sharing-nothing');
  await card.getByRole('button', { name: 'Choose what to share' }).click();
  const sheet = page.getByRole('dialog', { name: /^Share with / });
  await expect(sheet.getByRole('checkbox', { name: /^Sets/ })).toBeChecked();
  await expect(sheet.getByRole('checkbox', { name: /^Notes/ })).not.toBeChecked();
  await sheet.getByLabel('First day').fill('2026-01-01');
  await expectGoodInEveryLook(page, 'sharing-choose');
  await sheet.getByRole('button', { name: /^Share with / }).click();
  await expect(card.getByRole('switch', { name: /^Sets/ })).toBeChecked({ timeout: 30_000 });
  await expectGoodInEveryLook(page, 'sharing-on');

  const coach = await openPhone({ withWorker: false });
  await signIn(coach.page, 'coach@example.com');
  await coach.page.goto('/desk');
  const client = coach.page.getByRole('listitem').filter({ hasText: 'Kofi Mensah' });
  await expect(client.getByRole('img', { name: /, last four weeks$/ })).toBeVisible({ timeout: 30_000 });
  await expectGoodInEveryLook(coach.page, 'desk-with-log');
  await client.getByRole('link').first().click();
  await expect(coach.page.getByRole('region', { name: 'What is shared' })).toContainText('Not shared: notes and body weight.');
  await expect(coach.page.getByText(/^\d+(\.\d+)? (lbs|kg) × \d/).first()).toBeVisible({ timeout: 30_000 });
  await expectGoodInEveryLook(coach.page, 'client-log');

  await card.getByRole('button', { name: 'Who read what' }).click();
  const list = page.getByRole('dialog', { name: 'Who read what' });
  await expect(list).toContainText(/Sets of/, { timeout: 30_000 });
  await expectGoodInEveryLook(page, 'sharing-log');
  await list.getByRole('button', { name: 'Close' }).click();

  await phone.goOffline();
  await card.getByRole('switch', { name: /^Plan/ }).click();
  await expect(card).toContainText('Stopped on this phone.');
  await expectGoodInEveryLook(page, 'sharing-waiting');
  await card.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(card).toContainText('Nothing is shared now.');
  await page.reload();
  await expect(card).toContainText('Stopped on this phone.', { timeout: 30_000 });
  await phone.goOnline();
  await expect(card).not.toContainText('Stopped on this phone.', { timeout: 60_000 });
  await coach.page.reload();
  await expect(coach.page.getByText(/shares nothing of the log with you now\.$/)).toBeVisible({ timeout: 30_000 });
  await expectGoodInEveryLook(coach.page, 'client-nothing');
});
