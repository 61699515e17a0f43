import { expectDialogClosed } from './support/dialog.ts';
import {
  expectHistory,
  expectReadyOffline,
  expectUpToDate,
  expectWorkout,
  finishNow,
  historyLines,
  logNextSet,
  MEMBER,
  signIn,
} from './support/person.ts';
import { addExercises, openRoutine, ROUTINES, saveRoutine, setSets } from './support/routine-editor.ts';
import { expectOnServerOnce, HISTORY, settle, TODAY } from './support/scene.ts';
import { expect, test as ownTest, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false });

ownTest(
  '50 an empty workout without a subscription and without signal, over a kill, is on the server and a second device',
  async ({ openPhone, product }) => {
    const phone = await openPhone({ onDisk: true });
    await signIn(phone.page, MEMBER);
    await expectReadyOffline(phone.page);
    await phone.goOffline();
    await phone.page.goto(TODAY);
    await phone.page.getByRole('button', { name: 'Start an empty workout' }).click();
    await addExercises(phone.page, ['Back squat', 'Pull-up']);
    await expectWorkout(phone.page);
    await logNextSet(phone.page, { weight: '231.5', reps: '5', rpe: '8' });
    await phone.kill();
    await phone.page.goto(TODAY);
    await expect(phone.page.getByRole('region', { name: 'Pull-up' })).toBeVisible();
    await logNextSet(phone.page, { weight: '232.5', reps: '5' });
    await finishNow(phone.page);
    await phone.page.goto(HISTORY);
    await expect.poll(() => historyLines(phone.page)).toHaveLength(2);
    const lines = await historyLines(phone.page);
    await phone.goOnline();
    await expectUpToDate(phone.page);
    await expectOnServerOnce(product.url, ['231.5', '232.5'], MEMBER);
    const second = await openPhone({ withWorker: false });
    await signIn(second.page, MEMBER);
    await second.page.goto(HISTORY);
    await expectUpToDate(second.page);
    await expectHistory(second.page, lines);
  },
);

test('51 a routine with a superset is made, started and trained without signal, the sets take turns, and a drop set follows', async ({
  phone,
  product,
}) => {
  await settle(phone);
  const { page } = phone;
  await phone.goOffline();
  await page.goto(ROUTINES);
  await page.getByRole('button', { name: 'New routine' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Arms');
  await addExercises(page, ['Barbell curl', 'Triceps pushdown'], 'As a superset');
  await setSets(page, 'Barbell curl', '2');
  await setSets(page, 'Triceps pushdown', '2');
  await saveRoutine(page);
  await page.getByRole('button', { name: 'Start Arms' }).click();
  await expectWorkout(page);
  const places: number[] = [];
  for (const weight of ['61.5', '62.5', '63.5', '64.5']) {
    places.push(await page.locator('[data-next-tick]').evaluate((tick) => tick.getBoundingClientRect().y + window.scrollY));
    await logNextSet(page, { weight, reps: '10' });
  }
  // The panel alternates where it is, under both names.
  expect(new Set(places).size).toBe(1);
  // A lighter set straight after the last one.
  await page.getByRole('button', { name: 'Open Triceps pushdown' }).click();
  await page.getByRole('region', { name: 'Triceps pushdown' }).getByRole('button', { name: 'Add a set' }).click();
  await page.getByRole('button', { name: /^Set 3, normal set/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Drop set/ })
    .click();
  await expectDialogClosed(page);
  await logNextSet(page, { weight: '41.5', reps: '15' });
  await expect(page.getByRole('button', { name: /^Edit Set 3: 41.5 lbs × 15.*drop set$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Log Workout' }).click();
  await expect(page.getByText('Workout logged to history.')).toBeVisible();
  await phone.goOnline();
  await expectOnServerOnce(product.url, ['61.5', '62.5', '63.5', '64.5', '41.5']);
  await page.goto(HISTORY);
  await expectHistory(page, [
    'Set 1: 10 reps @ 61.5 lbs',
    'Set 2: 10 reps @ 63.5 lbs',
    'Set 1: 10 reps @ 62.5 lbs',
    'Set 2: 10 reps @ 64.5 lbs',
    'Set 3: 15 reps @ 41.5 lbs, drop set',
  ]);
});

ownTest(
  'the first set of a started workout is within the first 280 pixels, and its tick and the end within reach of the thumb',
  async ({ openPhone }) => {
    const { page } = await openPhone({ withWorker: false });
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, MEMBER);
    await page.goto(TODAY);
    await page.getByRole('button', { name: 'Start an empty workout' }).click();
    await addExercises(page, ['Back squat']);
    const field = await page.getByLabel(/^Set 1 weight/).boundingBox();
    const tick = await page.getByRole('button', { name: 'Log set 1' }).boundingBox();
    const end = await page.getByRole('button', { name: /^Log this set$|× / }).boundingBox();
    expect((field?.y ?? 999) + (field?.height ?? 0)).toBeLessThanOrEqual(280);
    expect(Math.min(tick?.width ?? 0, tick?.height ?? 0)).toBeGreaterThanOrEqual(48);
    // The right half and the lower edge: where a thumb rests.
    expect(tick?.x).toBeGreaterThan(195);
    expect(end?.y).toBeGreaterThan(700);
    // Held across, the steps of the weight and the effort stand above the lower bar.
    await page.getByLabel(/^Set 1 weight/).fill('100');
    await page.setViewportSize({ width: 844, height: 390 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const step = await page
      .getByRole('button', { name: / more$/ })
      .first()
      .boundingBox();
    const dock = await page.locator('[data-dock]').boundingBox();
    const effort = await page.getByRole('button', { name: /^RPE .*: / }).boundingBox();
    for (const box of [step, effort]) expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
  },
);

test('52 two phones edit different days of one routine without signal, and both edits are on both', async ({ phone, openPhone }) => {
  await settle(phone);
  const { page } = phone;
  await page.goto(ROUTINES);
  await page.getByRole('button', { name: 'New routine' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Two days');
  await addExercises(page, ['Back squat']);
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await addExercises(page, ['Bench press']);
  await saveRoutine(page);
  await expectUpToDate(page);
  const second = await openPhone();
  await settle(second);
  await openRoutine(second.page, 'Two days');
  await phone.goOffline();
  await second.goOffline();
  await openRoutine(page, 'Two days');
  await setSets(page, 'Back squat', '5');
  await saveRoutine(page);
  await second.page.getByRole('button', { name: 'Day 2' }).click();
  await setSets(second.page, 'Bench press', '6');
  await saveRoutine(second.page);
  for (const one of [phone, second]) {
    await one.goOnline();
    await expectUpToDate(one.page);
  }
  for (const one of [phone, second]) {
    await one.page.goto(ROUTINES);
    await expectUpToDate(one.page);
    await openRoutine(one.page, 'Two days');
    await expect(one.page.getByText(/^5 sets ×/)).toBeVisible();
    await one.page.getByRole('button', { name: 'Day 2' }).click();
    await expect(one.page.getByText(/^6 sets ×/)).toBeVisible();
  }
});
