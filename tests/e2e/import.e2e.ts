import type { Page } from 'playwright/test';
import { expectDialogClosed } from './support/dialog.ts';
import { expectSoundLayout } from './support/layout.ts';
import { expectGoodInEveryLook } from './support/look.ts';
import { expectEverythingKept, expectUpToDate, historyLines, MEMBER, signIn } from './support/person.ts';
import { expectOnServerOnce, HISTORY, serverSets, settle } from './support/scene.ts';
import { expect, test as ownTest, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false });

const IMPORT = '/ai-coach/import';

/** An export of Strong's: so many workouts of five sets, the last one today, with exercises the library does not have. */
function strongFile(workouts: number): string {
  const rows = ['Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE'];
  for (let ago = workouts - 1; ago >= 0; ago -= 1) {
    const day = new Date();
    day.setDate(day.getDate() - ago);
    const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
    for (let set = 1; set <= 5; set += 1)
      rows.push(`${date} 06:00:00,"Legs","42m","${set > 3 ? 'Viking Press' : 'Squat (Barbell)'}",${set},${weightOf(ago, set)},5,0,0,,,8`);
  }
  return rows.join('\n');
}

/** No other test lifts these. */
function weightOf(ago: number, set: number): string {
  return String(300 + (ago % 250) * 6.25 + set * 1.25);
}

async function chooseFile(page: Page, text: string, name = 'strong.csv'): Promise<void> {
  await page.getByLabel('File of another app').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { name: /^A .* export$/ })).toBeVisible();
}

async function add(page: Page, workouts: number): Promise<void> {
  await page.getByRole('button', { name: `Add ${workouts.toLocaleString('en')} workouts` }).click();
  await expect(page.getByRole('heading', { name: 'Your history is here' })).toBeVisible({ timeout: 60_000 });
}

async function undoFromList(page: Page): Promise<void> {
  await page.goto(IMPORT);
  await page.getByRole('button', { name: 'Undo strong.csv' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^Removed\. /)).toBeVisible();
  await expectDialogClosed(page);
}

test('53 a file of another app is brought in, undone and brought in once more without signal; with signal all of it is on a second phone', async ({
  phone,
  openPhone,
  product,
}) => {
  await settle(phone);
  const { page } = phone;
  await expectEverythingKept(page);
  await phone.goOffline();
  await page.goto(IMPORT);
  await chooseFile(page, strongFile(2));
  await expect(page.getByText(/Weights such as .* suggest kg/)).toBeVisible();
  const viking = page.getByRole('group', { name: 'Viking Press' });
  await expect(viking.getByRole('button', { name: 'New: my own exercise' })).toHaveAttribute('aria-pressed', 'true');
  await add(page, 2);
  await page.getByRole('button', { name: 'See your progress' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
  await page.goto(HISTORY);
  const todays = [1, 2, 3, 4, 5].map((set) => `Set ${set > 3 ? set - 3 : set}: 5 reps @ ${weightOf(0, set)} kg, RPE 8`);
  await expect.poll(() => historyLines(page)).toEqual(expect.arrayContaining(todays));
  await undoFromList(page);
  await chooseFile(page, strongFile(2));
  await add(page, 2);
  await page.goto(IMPORT);
  await chooseFile(page, strongFile(2));
  await expect(page.getByText('Everything in this file is here already.')).toBeVisible();
  const weights = [0, 1].flatMap((ago) => [1, 2, 3, 4, 5].map((set) => weightOf(ago, set)));
  expect(await serverSets(product.url, weights)).toEqual([]);
  await phone.goOnline();
  await expectOnServerOnce(product.url, weights);
  const second = await openPhone();
  await settle(second);
  await second.page.goto(HISTORY);
  await expect.poll(() => historyLines(second.page)).toEqual(expect.arrayContaining(todays));
  await second.page.goto(IMPORT);
  await expect(second.page.getByText(/^2 workouts, 10 sets, /)).toBeVisible();
});

ownTest('54 an import killed in the middle goes on with the same file, and nothing is there twice', async ({ openPhone }) => {
  const phone = await openPhone({ onDisk: true });
  await signIn(phone.page, MEMBER);
  await phone.page.goto(IMPORT);
  await expectEverythingKept(phone.page);
  await phone.goOffline();
  const file = strongFile(1_500);
  await chooseFile(phone.page, file);
  await phone.page.getByRole('button', { name: 'Add 1,500 workouts' }).click();
  await expect(phone.page.getByText(/^[1-9][\d,]* of 7,500 sets$/)).toBeVisible();
  await phone.kill();
  const { page } = phone;
  await page.goto(IMPORT);
  await expect(page.getByText('Not finished: choose the same file again to add the rest.')).toBeVisible();
  await chooseFile(page, file);
  await expect(page.getByText(/\d workouts? (is|are) left out/)).toBeVisible();
  await page.getByRole('button', { name: /^Add [\d,]+ workouts$/ }).click();
  await expect(page.getByRole('heading', { name: 'Your history is here' })).toBeVisible({ timeout: 60_000 });
  await page.goto(IMPORT);
  await expect(page.getByText(/^1,500 workouts, 7,500 sets, /)).toBeVisible();
  await chooseFile(page, file);
  await expect(page.getByText('Everything in this file is here already.')).toBeVisible();
});

test('what a file holds and what was brought in are readable at every size and in every look', async ({ openPhone }) => {
  test.setTimeout(400_000);
  const { page } = await openPhone({ withWorker: false });
  await signIn(page);
  await page.goto(IMPORT);
  await expectUpToDate(page);
  await chooseFile(page, strongFile(60), `${'a very long name of a file '.repeat(4)}.csv`);
  await expect(page.getByRole('button', { name: 'Add 60 workouts' })).toBeVisible();
  await expectSoundLayout(page, 'import: what the file holds');
  await expectGoodInEveryLook(page, 'import-check');
  await add(page, 60);
  await expectUpToDate(page);
  await expectSoundLayout(page, 'import: done');
  await expectGoodInEveryLook(page, 'import-done');
});

test('IMPORT-11 a file shared from another app, or opened with this one, is shown without signal, once', async ({ phone, product }) => {
  const { page } = phone;
  const manifest = await (await fetch(`${product.url}/manifest.webmanifest`)).json();
  expect(manifest.share_target).toMatchObject({ action: IMPORT, method: 'POST', params: { files: [{ name: 'file' }] } });
  expect(manifest.file_handlers).toMatchObject([{ action: IMPORT, accept: { 'text/csv': ['.csv'] } }]);
  // What Chromium gives an installed window. The test plays the system, which cannot be asked from outside.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'launchQueue', {
      value: {
        setConsumer: (consumer: unknown) => {
          Object.assign(window, { launch: consumer });
        },
      },
    });
  });
  await settle(phone);
  await expectEverythingKept(page);
  await phone.goOffline();
  await page.evaluate(
    ({ action, text }) => {
      const file = new DataTransfer();
      file.items.add(new File([text], 'gemeinsam – 1.csv', { type: 'text/csv' }));
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'file', files: file.files });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { action: IMPORT, text: strongFile(3) },
  );
  await expect(page.getByRole('button', { name: 'Add 3 workouts' })).toBeVisible();
  await expect(page.getByText('gemeinsam – 1.csv')).toBeVisible();
  await page.goto(IMPORT);
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('shared-file')).keys()).length)).toBe(0);
  await page.goto(HISTORY);
  await expect.poll(() => page.evaluate(() => 'launch' in window)).toBe(true);
  await page.evaluate((text) => {
    const files = [{ getFile: () => Promise.resolve(new File([text], 'opened.csv')) }];
    (window as unknown as { launch(params: unknown): void }).launch({ targetURL: `${location.origin}/ai-coach/import`, files });
  }, strongFile(4));
  await expect(page.getByRole('button', { name: 'Add 4 workouts' })).toBeVisible();
});
