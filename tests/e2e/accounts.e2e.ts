import { expectUpToDate, historyLines, logNextSet, MEMBER, signIn, TRAINEE } from './support/person.ts';
import { settle } from './support/scene.ts';
import { expect, test } from './support/test.ts';

test.use({ onDisk: false });

test('28 another account on the same phone sees nothing of the first, whose unsent sets arrive when it returns', async ({
  phone,
  openPhone,
}) => {
  const { page } = phone;
  await settle(phone);
  await phone.goOffline();
  const line = await logNextSet(page, { reps: '5', weight: '101,5', rpe: '7' });

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('not on the server yet');
  await sheet.getByRole('button', { name: 'Keep locked and log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  await expect(page.getByText(/locked items? on this phone/)).toBeVisible();

  await phone.goOnline();
  await signIn(page, MEMBER);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map((database) => database.name));
  for (const path of ['/ai-coach/today', '/ai-coach/history', '/ai-coach/this-phone']) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.getByText('101.5')).toHaveCount(0);
  }
  expect(databases.length).toBeGreaterThan(0);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/$/);

  await signIn(page, TRAINEE);
  await page.goto('/ai-coach/history');
  await expectUpToDate(page);
  await expect.poll(() => historyLines(page)).toContain(`${line}, RPE 7`);
  const other = await openPhone();
  await signIn(other.page);
  await other.page.goto('/ai-coach/history');
  await expect.poll(async () => (await historyLines(other.page)).filter((text) => text.startsWith(line))).toHaveLength(1);
});
