import type { Page } from 'playwright/test';
import { expectDialogClosed } from './support/dialog.ts';
import { expectEverythingKept, expectReadyOffline, MEMBER, signIn } from './support/person.ts';
import { expect, sharedTest, test } from './support/test.ts';

test.use({ onDisk: false });

const ROUTINES = '/ai-coach/routines';
const IMPORT = '/ai-coach/import';

/** The sheet that shows what arrives, with the routine's name. */
async function take(page: Page, name: RegExp): Promise<void> {
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Add to my routines' }).click();
  await expect(page.getByText(/ is in your routines\./)).toBeVisible();
  await expectDialogClosed(page);
}

test('59 a day of the plan goes to another phone as a code, and all of it as a file, while neither has signal', async ({
  phone,
  openPhone,
}) => {
  const giver = phone.page;
  await signIn(giver);
  await expectReadyOffline(giver);
  await expectEverythingKept(giver);
  const other = await openPhone();
  await signIn(other.page, MEMBER);
  await expectReadyOffline(other.page);
  await expectEverythingKept(other.page);
  await phone.goOffline();
  await other.goOffline();

  await giver.goto(ROUTINES);
  await giver.getByRole('button', { name: /^Share .* plan$/ }).click();
  const sheet = giver.getByRole('dialog', { name: /^Share .* plan$/ });
  await sheet.getByRole('group', { name: 'What to share' }).getByRole('button').nth(1).click();
  const code = await sheet.getByRole('img', { name: /^Code with .* plan, / }).screenshot();
  await other.page.goto(ROUTINES);
  await other.page.getByLabel('Picture of a code').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: code });
  await take(other.page, /plan, /);

  await sheet.getByRole('group', { name: 'What to share' }).getByRole('button').first().click();
  const saving = giver.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Send the file' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/-plan\.setwise$/);
  // It comes by the ways of a log too: the page that takes files leads on to the routines.
  await other.page.goto(IMPORT);
  await other.page.getByLabel('File of another app').setInputFiles(await saved.path());
  await take(other.page, /plan$/);

  await other.page.goto(ROUTINES);
  await expect(other.page.getByRole('link', { name: /plan/ })).toHaveCount(2);
});

sharedTest('a picture without a code, and a link that was cut off, change nothing and say so', async ({ openPhone, product }) => {
  const { page } = await openPhone({ withWorker: false });
  await signIn(page, MEMBER);
  await page.goto(ROUTINES);
  const picture = await page.screenshot();
  await page.getByLabel('Picture of a code').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('dialog').getByText(/^No code could be read/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expectDialogClosed(page);
  await page.goto(`${product.url}${ROUTINES}#routine=Zm9v`);
  await expect(page.getByRole('dialog').getByText(/^No routine could be read/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expectDialogClosed(page);
  await expect(page).toHaveURL(new RegExp(`${ROUTINES}$`));
});
