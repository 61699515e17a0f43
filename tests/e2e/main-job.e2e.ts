import { expectHistory, expectReadyOffline, expectUpToDate, expectWorkout, historyLines, logNextSet, signIn } from './support/person.ts';
import { expect, type Phone, sharedTest as test } from './support/test.ts';

const REQUEST = 'I want to build muscle, three days a week, an hour each, in a full gym. I have trained for a year.';

test('from a new plan to a whole session without signal, and every set once on a second device', async ({ phone, openPhone }) => {
  await signIn(phone.page);
  await askForPlan(phone);
  await expectReadyOffline(phone.page);

  await phone.goOffline();
  await phone.reopen();
  await phone.page.goto('/ai-coach/today');
  const logged = await logWholeSession(phone, 12);

  await phone.reopen();
  await phone.page.goto('/ai-coach/today');
  await expect(phone.page.getByText(`of ${logged.total} sets`)).toBeVisible();
  await expect(phone.page.getByRole('button', { name: /^Log set/ })).toHaveCount(0);
  await phone.page.getByRole('button', { name: 'Log Workout' }).click();
  await expect(phone.page.getByText('Workout logged to history.')).toBeVisible();
  await phone.page.goto('/ai-coach/history');
  await expect.poll(async () => (await historyLines(phone.page)).sort()).toEqual([...logged.lines].sort());
  const onPhone = await historyLines(phone.page);

  await phone.goOnline();
  await expectUpToDate(phone.page);

  const second = await openPhone({ onDisk: false, withWorker: false });
  await signIn(second.page);
  await second.page.goto('/ai-coach/history');
  await expectUpToDate(second.page);
  await expectHistory(second.page, onPhone);
});

/** Asks in plain words for another plan. The trainee has one already, so the coach proposes the change and waits for a word. */
async function askForPlan({ page }: Phone) {
  await page.goto('/ai-coach/chat');
  const message = page.getByLabel('Message');
  await message.fill(REQUEST);
  await page.getByRole('button', { name: 'Send' }).click();
  const proposal = page.getByRole('article').filter({ hasText: 'Your goal is now muscle' }).last();
  await proposal.getByRole('button', { name: 'Accept' }).click();
  await expect(proposal.getByRole('status')).toHaveText('Accepted. You train by this plan now.');
  await expectUpToDate(page);
}

/** Logs every set of today's workout; at least `least` of them. */
async function logWholeSession({ page }: Phone, least: number): Promise<{ total: number; lines: string[] }> {
  await expectWorkout(page);
  const total = Number((await page.getByText(/of \d+ sets/).innerText()).match(/\d+/)?.[0]);
  expect(total).toBeGreaterThanOrEqual(least);
  const lines: string[] = [];
  for (let set = 0; set < total; set += 1) {
    lines.push(await logNextSet(page, { reps: String(8 + (set % 3)), weight: `${60 + set},5` }));
  }
  return { total, lines };
}
