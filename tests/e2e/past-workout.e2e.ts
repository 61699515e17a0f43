import type { Page } from 'playwright/test';
import { expectGoodInEveryLook } from './support/look.ts';
import { expectUpToDate, expectWorkout, finishNow, historyLines, logNextSet } from './support/person.ts';
import { expectOnServerOnce, HISTORY, serverSets, settle, TODAY } from './support/scene.ts';
import { expect, test } from './support/test.ts';

test.use({ onDisk: false });

/** An empty workout of squats, finished. */
async function trainSquats(page: Page, weights: readonly string[]): Promise<void> {
  await page.goto(TODAY);
  await page.getByRole('button', { name: 'Start an empty workout' }).click();
  await page.getByRole('button', { name: 'Add exercises', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('Back squat');
  await page.getByRole('checkbox', { name: /^Back squat\b/ }).check();
  await page.getByRole('button', { name: 'Add 1' }).click();
  await expectWorkout(page);
  for (const weight of weights) await logNextSet(page, { weight, reps: '5' });
  await finishNow(page);
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

test('60 a past workout is changed and moved on one phone while another trains, both without signal, and both phones have all of it once', async ({
  phone,
  openPhone,
  product,
}) => {
  await settle(phone);
  const { page } = phone;
  await trainSquats(page, ['71.5', '72.5']);
  await expectUpToDate(page);
  const second = await openPhone();
  await settle(second);
  await phone.goOffline();
  await second.goOffline();

  await page.goto(HISTORY);
  await page.getByRole('link', { name: 'Change it' }).click();
  await page.getByLabel('Set 1 weight in lbs').fill('73.5');
  await page.getByRole('button', { name: /^Set 2, normal set/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Drop set/ })
    .click();
  await page.getByRole('button', { name: 'Add a set' }).click();
  await page.getByLabel('Set 3 weight in lbs').fill('74.5');
  const day = dayBefore(await page.getByLabel('Day', { exact: true }).inputValue());
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Note').fill('Paused every rep.');
  // What is being changed is still there after a reload without signal.
  await page.reload();
  await expectGoodInEveryLook(page, 'past-workout-form');
  await page.getByRole('button', { name: 'Save 4 changes' }).click();
  await expect(page.getByText('4 changes saved.')).toBeVisible();
  const changed = ['Set 1: 5 reps @ 73.5 lbs', 'Set 2: 5 reps @ 72.5 lbs, drop set', 'Set 3: 5 reps @ 74.5 lbs'];
  await expect.poll(() => historyLines(page)).toEqual(expect.arrayContaining(changed));

  await second.page.goto(TODAY);
  const trained = await logNextSet(second.page, { weight: '91.5', reps: '5', rpe: '7' });

  await phone.goOnline();
  await second.goOnline();
  await expectUpToDate(second.page);
  await expectUpToDate(page);
  await expectOnServerOnce(product.url, ['72.5', '73.5', '74.5', '91.5']);
  expect(await serverSets(product.url, ['71.5'])).toEqual([]);
  for (const { page: here } of [phone, second]) {
    await here.goto(`${HISTORY}?day=${day}`);
    await expect.poll(() => historyLines(here)).toEqual(expect.arrayContaining(changed));
    await expect(here.getByText('Paused every rep.')).toBeVisible();
    await here.goto(HISTORY);
    await expect.poll(() => historyLines(here)).toEqual([`${trained}, RPE 7`]);
  }
});

test('a past workout is repeated with its loads, and one that was deleted comes back', async ({ phone }) => {
  await settle(phone);
  const { page } = phone;
  await trainSquats(page, ['71.5', '72.5']);
  await phone.goOffline();
  await page.goto(HISTORY);
  const lines = await historyLines(page);
  await page.getByRole('button', { name: 'Delete this workout' }).click();
  await expect(page.getByText('Workout deleted: 2 sets.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => historyLines(page)).toEqual(lines);
  await page.getByRole('button', { name: 'Repeat it' }).click();
  await expectWorkout(page);
  const squat = page.getByRole('region', { name: 'Back squat' });
  await expect(squat.getByLabel('Set 1 weight in lbs')).toHaveValue('71.5');
  for (const set of ['1', '2']) {
    await squat.getByRole('button', { name: `Log set ${set}` }).click();
    await expect(page.getByText(`Set ${set} logged:`).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Log Workout' }).click();
  await expect(page.getByText('Workout logged to history.')).toBeVisible();
  await page.goto(HISTORY);
  await expect.poll(() => historyLines(page)).toEqual([...lines, ...lines]);
});

test('61 a workout done without the phone is logged afterwards without signal, and is on a second phone with signal', async ({
  phone,
  openPhone,
  product,
}) => {
  await settle(phone);
  const { page } = phone;
  await phone.goOffline();
  await page.goto(TODAY);
  await page.getByRole('link', { name: /^Log a past workout/ }).click();
  await page.getByRole('button', { name: 'Add an exercise' }).click();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('Back squat');
  await page.getByRole('checkbox', { name: /^Back squat\b/ }).check();
  await page.getByRole('button', { name: 'Add 1' }).click();
  const day = dayBefore(await page.getByLabel('Day', { exact: true }).inputValue());
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Set 1 weight in lbs').fill('75.5');
  await page.getByLabel('Set 1 reps').fill('5');
  await page.getByRole('button', { name: 'Add a set' }).click();
  await page.reload();
  await expect(page.getByLabel('Set 2 weight in lbs')).toHaveValue('75.5');
  await page.getByLabel('Set 2 weight in lbs').fill('76.5');
  await expectGoodInEveryLook(page, 'log-past-workout');
  await page.getByRole('button', { name: 'Log Workout' }).click();
  await expect(page.getByText('Workout logged to history.')).toBeVisible();
  const lines = ['Set 1: 5 reps @ 75.5 lbs', 'Set 2: 5 reps @ 76.5 lbs'];
  await expect.poll(() => historyLines(page)).toEqual(expect.arrayContaining(lines));
  await expectGoodInEveryLook(page, 'history-past-workout');
  await phone.goOnline();
  await expectOnServerOnce(product.url, ['75.5', '76.5']);
  const second = await openPhone();
  await settle(second);
  await second.page.goto(`${HISTORY}?day=${day}`);
  await expect.poll(() => historyLines(second.page)).toEqual(expect.arrayContaining(lines));
});
