import type { Page } from 'playwright/test';
import { expectDialogClosed } from './support/dialog.ts';
import { expectCoachKept, expectUpToDate, expectWorkout, historyLines, logNextSet } from './support/person.ts';
import { expectOnServerOnce, HISTORY, settle, TODAY } from './support/scene.ts';
import { expect, test } from './support/test.ts';

test.use({ onDisk: false });

/** An empty workout of one exercise, without signal. */
async function startWith(page: Page, exercise: string): Promise<void> {
  await page.goto(TODAY);
  await page.getByRole('button', { name: 'Start an empty workout' }).click();
  await page.getByRole('button', { name: 'Add exercises', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(exercise);
  await page.getByRole('checkbox', { name: new RegExp(`^${exercise}\\b`) }).check();
  await page.getByRole('button', { name: 'Add 1' }).click();
  await expectDialogClosed(page);
  await expectWorkout(page);
}

test('62 an exercise that is taken is swapped for one of four without signal, over a reload, and comes back when it is free', async ({
  phone,
  product,
}) => {
  await settle(phone);
  const { page } = phone;
  // What the coach was told is read for a swap.
  await expectCoachKept(page);
  await phone.goOffline();
  await startWith(page, 'Bench press');
  await logNextSet(page, { weight: '77.5', reps: '5' });
  await page.getByRole('button', { name: 'More for Bench press' }).click();
  await page.getByRole('button', { name: /^Swap / }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('radio')).toHaveCount(4);
  await sheet.getByRole('radio', { name: /Dumbbell bench press/ }).check();
  await sheet.getByRole('button', { name: 'Swap', exact: true }).click();
  await expectDialogClosed(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Dumbbell bench press' })).toBeVisible();
  await logNextSet(page, { weight: '33.5', reps: '8' });
  await page.getByRole('button', { name: 'More for Dumbbell bench press' }).click();
  await page.getByRole('button', { name: /^Back to Bench press/ }).click();
  await expectDialogClosed(page);
  await logNextSet(page, { weight: '78.5', reps: '5' });
  await page.getByRole('button', { name: 'Log Workout' }).click();
  await expect(page.getByText('Workout logged to history.')).toBeVisible();
  await phone.goOnline();
  await expectOnServerOnce(product.url, ['77.5', '33.5', '78.5']);
  await page.goto(HISTORY);
  await expect.poll(() => historyLines(page)).toHaveLength(3);
});

test('63 a second gym is made without signal, one tap switches between both, and the other phone is in the same one', async ({
  phone,
  openPhone,
}) => {
  await settle(phone);
  const { page } = phone;
  await phone.goOffline();
  await startWith(page, 'Back squat');
  await page.getByRole('button', { name: 'Your gym', exact: true }).click();
  let sheet = page.getByRole('dialog', { name: 'Your gym' });
  await sheet.getByLabel('Name', { exact: true }).fill('Club');
  await sheet.getByRole('button', { name: 'Add another gym' }).click();
  sheet = page.getByRole('dialog', { name: 'Another gym' });
  await sheet.getByLabel('Name', { exact: true }).fill('Garage');
  await sheet.getByRole('button', { name: 'Save gym' }).click();
  await expectDialogClosed(page);
  const gyms = page.getByRole('group', { name: 'Gym you are in' });
  await expect(gyms.getByRole('button', { name: 'Garage', pressed: true })).toBeVisible();
  await gyms.getByRole('button', { name: 'Club' }).click();
  await page.reload();
  await expect(gyms.getByRole('button', { name: 'Club', pressed: true })).toBeVisible();
  await phone.goOnline();
  await expectUpToDate(page);
  const second = await openPhone();
  await settle(second);
  await second.goOffline();
  const there = second.page.getByRole('group', { name: 'Gym you are in' });
  await expect(there.getByRole('button', { name: 'Club', pressed: true })).toBeVisible();
  await there.getByRole('button', { name: 'Garage' }).click();
  await expect(there.getByRole('button', { name: 'Garage', pressed: true })).toBeVisible();
  await second.goOnline();
  await expectUpToDate(second.page);
  await page.reload();
  await expect(gyms.getByRole('button', { name: 'Garage', pressed: true })).toBeVisible();
});

test('64 favourites marked on two phones without signal stand first on both, in the library and where an exercise is chosen', async ({
  phone,
  openPhone,
}) => {
  await settle(phone);
  const second = await openPhone();
  await settle(second);
  for (const [each, id] of [
    [phone, 'face-pull'],
    [second, 'zercher-squat'],
  ] as const) {
    await each.goOffline();
    await each.page.goto(`/ai-coach/exercises/${id}`);
    await each.page.getByRole('button', { name: 'Make it a favorite' }).click();
    await expect(each.page.getByRole('button', { name: 'A favorite' })).toBeVisible();
  }
  for (const each of [phone, second, phone]) {
    await each.goOnline();
    await expectUpToDate(each.page);
  }
  for (const { page } of [phone, second]) {
    await page.goto('/ai-coach/exercises');
    const favourites = page.getByLabel('Favorites');
    await expect(favourites.getByRole('link')).toHaveCount(2);
    await expect(favourites).toContainText('Face pull');
    await expect(favourites).toContainText('Zercher squat');
  }
  await phone.goOffline();
  const { page } = phone;
  await page.goto(TODAY);
  await page.getByRole('button', { name: 'Start an empty workout' }).click();
  await page.getByRole('button', { name: 'Add exercises', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('squat');
  const found = page.getByRole('dialog').getByRole('checkbox');
  await expect(found.first()).toHaveAccessibleName(/^Zercher squat/);
});
