import type { Page } from 'playwright/test';
import { closeDialog, expectDialogClosed } from './support/dialog.ts';
import { expectTicked, expectUpToDate, expectWorkout, logNextSet } from './support/person.ts';
import { expectOnServerOnce, HISTORY, openToday, serverSets, settle, THIS_PHONE, TODAY } from './support/scene.ts';
import { expect, type Phone, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false, withWorker: false });

/** Opens «Undo an earlier change» from the ⋯ of the exercise that is trained now. */
async function openChanges(page: Page) {
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo an earlier change' }).click();
  return page.getByRole('dialog', { name: 'Undo an earlier change' });
}

async function sendNow({ page }: Phone) {
  await page.goto(THIS_PHONE);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expectUpToDate(page);
}

test('a deleted set stays deleted when the workout is logged, and what is typed and not ticked is asked about', async ({
  phone,
  product,
}) => {
  await openToday(phone);
  const { page } = phone;
  await logNextSet(page, { reps: '5', weight: '151.31', rpe: '7' });
  await logNextSet(page, { reps: '5', weight: '151.57', rpe: '7' });
  await page.getByRole('button', { name: /^Edit Set 1/ }).click();
  await page.getByRole('button', { name: 'Delete set 1' }).click();
  await expectTicked(page, 1);
  await page
    .getByLabel(/^Set 3 weight/)
    .first()
    .fill('151.79');
  await page.getByRole('button', { name: 'Log Workout' }).click();
  const sheet = page.getByRole('dialog', { name: /^Finish with 1 of \d+ sets\?$/ });
  await expect(sheet.getByText('1 set is typed but not ticked:')).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveText([/set 3: 151\.79 × /]);
  await sheet.getByRole('button', { name: 'Leave them out and finish' }).click();
  await expectDialogClosed(page);
  await expect(page.getByText('Workout logged to history.')).toBeVisible();
  await expect(page.getByText('1 set', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expectOnServerOnce(product.url, ['151.57']);
  expect(await serverSets(product.url, ['151.31', '151.79'])).toEqual([]);

  await page.getByRole('button', { name: 'Reopen this workout' }).click();
  await expect(page.getByRole('button', { name: 'Log Workout' })).toBeVisible();
  await expectTicked(page, 1);
  await page.getByRole('button', { name: 'Log Workout' }).click();
  await page.getByRole('button', { name: 'Discard this workout' }).click();
  await expectDialogClosed(page);
  await expectTicked(page, 0);
  await page.getByRole('button', { name: 'Undo: Workout discarded: 1 set' }).click();
  await expectTicked(page, 1);
  await expectOnServerOnce(product.url, ['151.57']);
});

test('49 a set undone without signal and after a reload; a set another device changed since is not overwritten', async ({
  openPhone,
  product,
}) => {
  test.setTimeout(240_000);
  const a = await openPhone({ withWorker: true });
  const b = await openPhone();
  await settle(a);
  await openToday(b);
  await a.goOffline();
  await logNextSet(a.page, { reps: '5', weight: '149.31', rpe: '7' });
  await a.page.getByRole('button', { name: /^Undo: Set 1 logged/ }).click();
  await expectTicked(a.page, 0);
  await expect(a.page.getByLabel(/^Set 1 weight/).first()).toHaveValue('149.31');

  await logNextSet(a.page, { reps: '5', weight: '149.57', rpe: '7' });
  await logNextSet(a.page, { reps: '5', weight: '149.79', rpe: '7' });
  await a.page.reload();
  await expectWorkout(a.page);
  const sheet = await openChanges(a.page);
  await sheet.getByRole('button', { name: /Set 2 logged/ }).click();
  await expect(sheet.getByRole('button', { name: /Set 2 logged/ })).toHaveCount(0);
  await closeDialog(a.page);
  await expectTicked(a.page, 1);
  await a.goOnline();
  await sendNow(a);
  await expectOnServerOnce(product.url, ['149.57']);
  expect(await serverSets(product.url, ['149.31', '149.79'])).toEqual([]);

  await sendNow(b);
  await b.page.goto(TODAY);
  await b.page.getByRole('button', { name: /^Edit Set 1/ }).click();
  await b.page
    .getByLabel(/^Set 1 weight/)
    .first()
    .fill('149.91');
  await b.page.getByRole('button', { name: 'Save set 1' }).click();
  await expect(b.page.getByRole('button', { name: /^Edit Set 1: 149\.91/ })).toBeVisible();
  await sendNow(b);
  await sendNow(a);
  await a.page.goto(TODAY);
  await expectWorkout(a.page);
  const again = await openChanges(a.page);
  await again.getByRole('button', { name: /Set 1 logged/ }).click();
  await expect(again.getByRole('alert')).toHaveText('Not undone: this set was changed elsewhere since, and stays as it is.');
  await expectOnServerOnce(product.url, ['149.91']);
});

test('a sheet whose code arrives while the sheet before it still goes back in history stays open, and Back closes it', async ({
  phone,
}) => {
  await openToday(phone);
  const { page } = phone;
  for (const milliseconds of [10, 40, 160]) {
    await page.reload();
    await expectWorkout(page);
    await page.evaluate((wait) => {
      const back = history.back.bind(history);
      const counting = Object.assign(window, { goingBack: 0 });
      history.back = () => {
        counting.goingBack += 1;
        setTimeout(back, wait);
      };
      window.addEventListener('popstate', () => {
        counting.goingBack -= 1;
      });
    }, milliseconds);
    const sheet = await openChanges(page);
    await expect(sheet.getByText('Nothing to undo')).toBeVisible();
    // Until the browser has gone back from the sheet before, which could take this one's place, and this one has its own entry.
    const hasOwnEntry = () =>
      (window as unknown as { goingBack: number }).goingBack === 0 &&
      typeof (history.state as { sheet?: number } | null)?.sheet === 'number';
    await expect.poll(() => page.evaluate(hasOwnEntry)).toBe(true);
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expectWorkout(page);
  }
});

/** Where the parts of the next set's panel stand on the screen, to the tenth of a pixel. */
function panelBoxes(page: Page) {
  return page.evaluate(() => {
    const tick = document.querySelector('[data-next-tick]');
    const panel = tick?.closest('li');
    const parts = { tick, fields: panel?.querySelector('input'), steppers: panel?.querySelector('button[aria-haspopup="dialog"]') };
    return Object.entries(parts).map(([name, part]) => {
      const box = part?.getBoundingClientRect();
      return [name, ...[box?.x, box?.y, box?.width, box?.height].map((px) => Math.round((px ?? Number.NaN) * 10) / 10)];
    });
  });
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The next day that the plan on Today leaves free, at noon: Today then says so above the workout it offers. */
async function nextFreeDay(page: Page): Promise<Date> {
  const isPlanned = async (day: Date) => (await page.getByRole('radio', { name: DAYS[day.getDay()] ?? '', exact: true }).count()) > 0;
  const day = new Date();
  do day.setDate(day.getDate() + 1);
  while (await isPlanned(day));
  day.setHours(12, 0, 0, 0);
  return day;
}

test('ticking a set moves nothing: the next tick is where the last one was, also with an install banner due and a notice above', async ({
  openPhone,
}) => {
  const phone = await openPhone({ width: 390, height: 844 });
  await openToday(phone);
  const { page } = phone;
  await page.goto(HISTORY);
  await expect(page.getByRole('complementary', { name: 'Install' })).toBeVisible();
  await page.goto(TODAY);
  await expectWorkout(page);
  await page.clock.setFixedTime(await nextFreeDay(page));
  await page.goto(TODAY);
  // Not begun by «Do it today»: the first tick begins it.
  const freeDay = page.getByText('No workout scheduled for today.');
  // Where a day before it was left open that is said instead.
  await expect(freeDay.or(page.getByRole('heading', { name: /is still open$/ })).first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Install' })).toHaveCount(0);

  // On a free day the sets stand below what comes next, so a person scrolls to them first.
  await page.locator('[data-next-tick]').evaluate((tick) => tick.scrollIntoView({ block: 'center' }));
  const before = await panelBoxes(page);
  for (const set_n of [1, 2]) {
    await expect(page.getByLabel(`Set ${set_n} reps`).first()).not.toHaveValue('');
    if (
      (await page
        .getByLabel(new RegExp(`^Set ${set_n} weight`))
        .first()
        .inputValue()) === ''
    )
      await page
        .getByLabel(new RegExp(`^Set ${set_n} weight`))
        .first()
        .fill('100');
    await page
      .getByRole('button', { name: `Log set ${set_n}` })
      .first()
      .click();
    await expectTicked(page, set_n);
    await expect(page.getByRole('button', { name: `Log set ${set_n + 1}` }).first()).toBeFocused();
    expect(await panelBoxes(page)).toEqual(before);
    // What offers the undo lies beside the tick, never on it.
    const toast = await page.getByRole('button', { name: /^Undo: Set/ }).boundingBox();
    const tick = await page.locator('[data-next-tick]').boundingBox();
    expect(toast!.y >= tick!.y + tick!.height || toast!.y + toast!.height <= tick!.y).toBe(true);
  }
});

/** Where parts of a workout that has begun stand on a phone. The thumb of the hand that holds it reaches the lower third. */
const LIMITS = { fieldsEnd: 280, thumbFrom: (844 * 2) / 3 };

test('in a workout that has begun the next set is within the first 280 px, and what logs it and the rest are at the thumb', async ({
  openPhone,
}) => {
  const phone = await openPhone({ width: 390, height: 844 });
  await openToday(phone);
  const { page } = phone;
  await logNextSet(page, { reps: '5', weight: '153.31', rpe: '7' });
  // The rest is shown once it is stored.
  await expect(page.getByRole('timer')).toBeVisible();
  await page.goto(TODAY);
  await expectTicked(page, 1);
  const panel = page.getByRole('list', { name: 'Next set' });
  const tick = await panel.getByRole('button', { name: 'Log set 2' }).boundingBox();
  expect(tick!.y + tick!.height).toBeLessThanOrEqual(LIMITS.fieldsEnd);
  for (const field of await panel.getByRole('textbox').all()) {
    const box = await field.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(LIMITS.fieldsEnd);
  }
  await panel.getByLabel(/^Set 2 weight/).fill('153.57');
  await panel.getByLabel('Set 2 reps').fill('4');
  const dock = page.getByRole('complementary', { name: 'Rest and finish' });
  const log = dock.getByRole('button', { name: 'Log 153.57 × 4' });
  for (const part of [log, dock.getByRole('timer'), dock.getByRole('button', { name: '15 seconds more' })])
    expect((await part.boundingBox())!.y).toBeGreaterThan(LIMITS.thumbFrom);
  const place = await log.boundingBox();
  await log.click();
  await expectTicked(page, 2);
  await expect(panel.getByRole('button', { name: 'Log set 3' })).toBeVisible();
  const next = dock.locator('[data-dock-log]');
  await expect(next).toBeFocused();
  expect(await next.boundingBox()).toEqual(place);
});

test('the dock asks about a set it cannot log where its fields are, and logs nothing', async ({ phone }) => {
  await openToday(phone);
  const { page } = phone;
  const panel = page.getByRole('list', { name: 'Next set' });
  await panel.getByLabel('Set 1 reps').fill('five');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Log this set' }).click();
  await expect(panel.getByRole('alert')).toBeInViewport();
  await expectTicked(page, 0);
});

test('no install banner lies over a chat', async ({ openPhone }) => {
  const phone = await openPhone({ width: 390, height: 844 });
  await openToday(phone);
  await phone.page.goto(HISTORY);
  await expect(phone.page.getByRole('complementary', { name: 'Install' })).toBeVisible();
  await phone.page.goto('/ai-coach/chat');
  await expect(phone.page.getByLabel('Message')).toBeVisible();
  await expect(phone.page.getByRole('complementary', { name: 'Install' })).toHaveCount(0);
});
