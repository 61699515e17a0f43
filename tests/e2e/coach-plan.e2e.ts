import type { Page } from 'playwright/test';
import { expectDialogClosed } from './support/dialog.ts';
import { expectGoodInEveryLook } from './support/look.ts';
import { expectEverythingKept, expectReadyOffline, expectUpToDate, finishNow, historyLines, logNextSet, signIn } from './support/person.ts';
import { HISTORY, TODAY } from './support/scene.ts';
import { expect, test } from './support/test.ts';

/** Shares plan and sets with the demo coach. */
const CLIENT = 'caleb.stone@clients.example.com';

test.use({ onDisk: false });

// Two people walk through many pages with a real server; on a busy machine that takes its time.
test.setTimeout(420_000);

test('a coach sends a changed plan, the trainee trains, takes a part of it, trains that and goes back, all without signal, and the coach sees each', async ({
  phone,
  openPhone,
}) => {
  const coach = await openPhone({ withWorker: false });
  await signIn(coach.page, 'coach@example.com');
  await propose(coach.page);

  const { page } = phone;
  await signIn(page, CLIENT);
  await page.goto('/coaching');
  await expect(page.getByRole('link', { name: 'Look at it' })).toBeVisible({ timeout: 60_000 });
  await expectReadyOffline(page);
  await expectEverythingKept(page);
  await page.goto(TODAY);
  await expectUpToDate(page);
  await phone.goOffline();
  const first = await logNextSet(page, { reps: '5', weight: '205', rpe: '8' });
  await finishNow(page);

  await takePart(page);
  await page.goto(TODAY);
  await page.getByRole('radio', { name: 'Day B' }).check();
  await expect(page.getByText('2 sets × 5 reps, RPE 8')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Step-up' })).toBeVisible();
  const second = await logNextSet(page, { reps: '5', weight: '250', rpe: '8' });
  await phone.goOnline();
  await expectUpToDate(page);
  await coach.page.reload();
  await expect(coach.page.getByText('Caleb took 2 lines of it.')).toBeVisible({ timeout: 60_000 });
  await expect(coach.page.getByText('“My knees like the squats as they are.”')).toBeVisible();

  await phone.goOffline();
  await page.goto('/coaching');
  await page.getByRole('button', { name: 'Back to the plan before' }).click();
  await expect(page.getByRole('link', { name: 'Look at it' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the plan before' })).toHaveCount(0);
  await page.goto(HISTORY);
  await expect.poll(async () => (await historyLines(page)).sort()).toEqual([first, second].map((line) => `${line}, RPE 8`).sort());
  await phone.goOnline();
  await expectUpToDate(page);
  await coach.page.reload();
  await expect(coach.page.getByText('Caleb went back to the plan before.')).toBeVisible({ timeout: 60_000 });
});

/** Takes what is new in Day B and leaves the rest; the review is left in between. */
async function takePart(page: Page): Promise<void> {
  await page.goto('/coaching');
  await page.getByRole('link', { name: 'Look at it' }).click();
  const line = (name: RegExp) => page.getByRole('region', { name });
  await line(/Deadlift, 2 × 5/)
    .getByRole('radio', { name: 'Take it' })
    .check();
  await line(/Back Squat, 5 × 5/)
    .getByRole('radio', { name: 'Keep mine' })
    .check();
  await page.reload();
  await expect(line(/Deadlift, 2 × 5/).getByRole('radio', { name: 'Take it' })).toBeChecked();
  await expect(line(/Back Squat, 5 × 5/).getByRole('radio', { name: 'Keep mine' })).toBeChecked();
  await expectGoodInEveryLook(page, 'plan-review');
  await line(/Step-up/)
    .getByRole('radio', { name: 'Take it' })
    .check();
  await page.getByRole('textbox', { name: /^A word to / }).fill('My knees like the squats as they are.');
  await page.getByRole('button', { name: 'Use my choices' }).click();
  await expect(page.getByRole('heading', { name: 'My Program' })).toBeVisible();
}

async function propose(page: Page): Promise<void> {
  await page.goto('/desk');
  await page.getByRole('listitem').filter({ hasText: 'Caleb Stone' }).getByRole('link').first().click();
  await page.getByRole('link', { name: /^Plan for / }).click();
  await page.getByRole('button', { name: 'Change Caleb’s plan' }).click();
  await change(page, 'Back Squat, 4 × 5 at RPE 8', '5');
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ label: 'Day B' });
  await change(page, 'Deadlift, 4 × 5 at RPE 8', '2');
  await page.getByRole('button', { name: 'Add exercises' }).click();
  const picker = page.getByRole('dialog', { name: 'Add to Day B' });
  await picker.getByRole('searchbox', { name: 'Search by name' }).fill('Step-up');
  await picker.getByRole('checkbox', { name: /^Step-up\b/ }).check();
  await picker.getByRole('button', { name: 'Add 1' }).click();
  await expectDialogClosed(page);
  await expectGoodInEveryLook(page, 'plan-editor');
  await page.getByRole('button', { name: 'Send as a proposal' }).click();
  const sheet = page.getByRole('dialog', { name: 'Send to Caleb' });
  await sheet.getByRole('textbox', { name: 'A word to Caleb' }).fill('Less for the back, more for the shoulders.');
  await expectGoodInEveryLook(page, 'plan-send');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent, not answered yet.')).toBeVisible({ timeout: 60_000 });
}

/** The number of sets of an exercise, in all weeks. */
async function change(page: Page, line: string, sets: string): Promise<void> {
  await page.getByRole('button', { name: line }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Sets' }).selectOption(sets);
  await sheet.getByRole('button', { name: 'Use this' }).click();
  await expectDialogClosed(page);
}
