import { expectHistory, expectUpToDate, historyLines, logNextSet, signIn } from '../support/person.ts';
import { expectOnServerOnce, HISTORY, serverSets, settle, THIS_PHONE, TODAY } from '../support/scene.ts';
import { expect, type Phone, installedTest as test } from '../support/test.ts';

test('18 two tabs log different sets', async ({ phone, product }) => {
  await settle(phone);
  await phone.goOffline();
  const second = await phone.context.newPage();
  await second.goto(TODAY);
  await logNextSet(phone.page, { reps: '5', weight: '118.31', rpe: '7' });
  await expect(second.getByRole('button', { name: 'Log set 1' })).toHaveCount(0);
  await logNextSet(second, { reps: '5', weight: '118.57', rpe: '7' });
  await phone.goOnline();
  await expectOnServerOnce(product.url, ['118.31', '118.57']);
  await phone.page.goto(HISTORY);
  await expect.poll(() => historyLines(phone.page)).toHaveLength(2);
});

test('19 two tabs log the same set: one set, the later one', async ({ phone, product }) => {
  await settle(phone);
  await phone.goOffline();
  const second = await phone.context.newPage();
  await second.goto(TODAY);
  const fields = async (page: typeof second, weight: string) => {
    await page.getByLabel('Set 1 reps').first().fill('5');
    await page
      .getByLabel(/^Set 1 weight/)
      .first()
      .fill(weight);
    await page.getByLabel('Set 1 RPE').first().fill('7');
  };
  await fields(phone.page, '119.31');
  await fields(second, '119.57');
  await phone.page.getByRole('button', { name: 'Log set 1' }).first().click();
  await expect(phone.page.getByText('119.31').first()).toBeVisible();
  // What was being typed over there is not taken away by the other tab.
  await second.getByRole('button', { name: 'Save set 1' }).click();
  await expect(second.getByText('119.57').first()).toBeVisible();
  await phone.goOnline();
  await expectUpToDate(phone.page);
  await expect.poll(async () => (await serverSets(product.url, ['119.31', '119.57'])).length).toBe(1);
  await phone.page.goto(HISTORY);
  await expect.poll(() => historyLines(phone.page)).toEqual([expect.stringContaining('119.57')]);
});

test('58 two phones log one set differently without signal: both values are shown, the chosen one counts on both, and the other stays reachable', async ({
  openPhone,
}) => {
  test.setTimeout(240_000);
  const [a, b] = await logOneSetOnTwo(openPhone, '158.31', '158.57');
  await b.page.goto(TODAY);
  const question = b.page.getByRole('region', { name: 'Two phones differ' });
  await expect(question).toContainText('this phone logged 158.57 lbs × 6, RPE 7, the other 158.31 lbs × 5, RPE 7. Keep which?');
  await b.page.goto(HISTORY);
  await question.getByRole('button', { name: 'Keep 158.31 lbs × 5, RPE 7' }).click();
  await expect(question).toHaveCount(0);
  await sendNow(b);
  await sendNow(a);
  for (const phone of [a, b]) {
    await phone.page.goto(HISTORY);
    await expectHistory(phone.page, ['Set 1: 5 reps @ 158.31 lbs, RPE 7']);
  }
  await b.page.goto(THIS_PHONE);
  await expect(question.getByRole('button', { name: 'Keep 158.31 lbs × 5, RPE 7' })).toHaveAttribute('aria-pressed', 'true');
  await expect(question.getByRole('button', { name: 'Keep 158.57 lbs × 6, RPE 7' })).toBeEnabled();
});

test('20 21 two devices: the same set logged on both offline; deleted on one, edited on the other', async ({ openPhone, product }) => {
  test.setTimeout(240_000);
  const [a, b] = await logOneSetOnTwo(openPhone, '120.31', '120.57');
  await sendNow(a);
  // The later one wins on both, and there is one.
  for (const phone of [a, b]) {
    await phone.page.goto(HISTORY);
    await expectHistory(phone.page, ['Set 1: 6 reps @ 120.57 lbs, RPE 7']);
  }
  await expectOnServerOnce(product.url, ['120.57']);

  await a.page.goto(TODAY);
  await b.page.goto(TODAY);
  await a.goOffline();
  await b.goOffline();
  await editFirst(a, async () => a.page.getByRole('button', { name: 'Delete set 1' }).click());
  await editFirst(b, async () => {
    await b.page
      .getByLabel(/^Set 1 weight/)
      .first()
      .fill('121.79');
    await b.page.getByRole('button', { name: 'Save set 1' }).first().click();
  });
  await b.goOnline();
  await sendNow(b);
  await a.goOnline();
  await sendNow(a);
  await sendNow(b);
  // The edit was made after the deletion.
  await expectOnServerOnce(product.url, ['121.79']);
  for (const phone of [a, b]) {
    await phone.page.goto(HISTORY);
    await expectHistory(phone.page, ['Set 1: 6 reps @ 121.79 lbs, RPE 7']);
  }
});

/** Opens the first logged set for changing. */
async function editFirst({ page }: Phone, change: () => Promise<void>) {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await change();
  await expect(page.getByRole('button', { name: 'Save set 1' })).toHaveCount(0);
}

async function sendNow({ page }: Phone) {
  await page.goto(THIS_PHONE);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expectUpToDate(page);
}

test('a third device that signs in later gets it all', async ({ openPhone, product }) => {
  const a = await openPhone();
  await settle(a);
  await logNextSet(a.page, { reps: '5', weight: '123.31', rpe: '7' });
  await expectOnServerOnce(product.url, ['123.31']);
  const c = await openPhone();
  await signIn(c.page);
  await c.page.goto(HISTORY);
  await expectHistory(c.page, ['Set 1: 5 reps @ 123.31 lbs, RPE 7']);
});

/** Two phones log the same set without signal, five and six repetitions; the first one sends before the second. */
async function logOneSetOnTwo(openPhone: () => Promise<Phone>, first: string, second: string): Promise<[Phone, Phone]> {
  const a = await openPhone();
  const b = await openPhone();
  await settle(a);
  await settle(b);
  await a.goOffline();
  await b.goOffline();
  await logNextSet(a.page, { reps: '5', weight: first, rpe: '7' });
  await logNextSet(b.page, { reps: '6', weight: second, rpe: '7' });
  await a.goOnline();
  await sendNow(a);
  await b.goOnline();
  await sendNow(b);
  return [a, b];
}
