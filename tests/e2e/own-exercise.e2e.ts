import type { Page } from 'playwright/test';
import { expectDialogClosed } from './support/dialog.ts';
import { expectHistory, expectUpToDate, expectWorkout, finishNow, logNextSet } from './support/person.ts';
import { expectOnServerOnce, HISTORY, settle, TODAY } from './support/scene.ts';
import { expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false });

/** Creates an exercise from the search of an empty workout, and adds it. */
async function createViking(page: Page): Promise<void> {
  await expect(page.getByText('No exercises yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add exercises', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('Viking press');
  await page.getByRole('button', { name: 'Create “Viking press”' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your own exercise' });
  await expect(sheet.getByLabel('Name', { exact: true })).toHaveValue('Viking press');
  await sheet.getByRole('group', { name: 'Trains mainly' }).getByRole('button', { name: 'Front delts' }).click();
  await sheet.getByRole('group', { name: 'Also works' }).getByRole('button', { name: 'Triceps' }).click();
  await sheet.getByRole('group', { name: 'Equipment' }).getByRole('button', { name: 'Machines' }).click();
  await sheet.getByRole('button', { name: 'Create and add' }).click();
  await expectDialogClosed(page);
}

test('57 an own exercise is made and trained without signal, and a second phone finds it by a slip, renames it and keeps its sets', async ({
  phone,
  openPhone,
  product,
}) => {
  await settle(phone);
  const { page } = phone;
  await phone.goOffline();
  await page.goto(TODAY);
  await page.getByRole('button', { name: 'Start an empty workout' }).click();
  await createViking(page);
  await expectWorkout(page);
  await logNextSet(page, { weight: '81.5', reps: '8' });
  await finishNow(page);
  await phone.goOnline();
  await expectUpToDate(page);
  await expectOnServerOnce(product.url, ['81.5']);

  const second = await openPhone();
  await settle(second);
  await second.page.goto('/ai-coach/exercises');
  await second.page.getByRole('searchbox', { name: 'Search by name' }).fill('vikng');
  await second.page.getByRole('link', { name: /^Viking press/ }).click();
  await expect(second.page.getByText('81.5').first()).toBeVisible();
  await second.page.getByRole('button', { name: 'Edit' }).click();
  await second.page.getByLabel('Name', { exact: true }).fill('Viking machine');
  await second.page.getByRole('button', { name: 'Save' }).click();
  await expectDialogClosed(second.page);
  await expect(second.page.getByRole('heading', { name: 'Viking machine' }).first()).toBeVisible();
  await expect(second.page.getByText('81.5').first()).toBeVisible();
  await second.page.getByRole('button', { name: 'Delete' }).click();
  await expect(second.page.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  await second.page.goto(HISTORY);
  await expectHistory(second.page, ['Set 1: 8 reps @ 81.5 lbs']);
});
