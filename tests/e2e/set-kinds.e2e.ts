import type { Page } from 'playwright/test';
import { expectDialogClosed } from './support/dialog.ts';
import { expectTicked, expectUpToDate, expectWorkout, logNextSet } from './support/person.ts';
import { expectOnServerOnce, HISTORY, serverSets, settle, TODAY } from './support/scene.ts';
import { expect, sharedTest as test } from './support/test.ts';

test.use({ onDisk: false });

/** Gives the first set of the workout with this name another kind. */
async function chooseKind(page: Page, name: RegExp, kind: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: kind }).click();
  await expectDialogClosed(page);
}

test('55 the warm-up is logged step by step without signal, a drop set on one phone and a set to failure on another are both kept', async ({
  openPhone,
  product,
}) => {
  test.setTimeout(180_000);
  const [a, b] = [await openPhone(), await openPhone()];
  await settle(a);
  await settle(b);
  await a.goOffline();
  await b.goOffline();

  const steps = a.page.getByRole('button', { name: /^Log warm-up: / });
  await a.page.locator('summary').filter({ hasText: 'Warm-up' }).first().click();
  const many = await steps.count();
  expect(many).toBeGreaterThan(0);
  for (let left = many; left > 0; left -= 1) {
    await steps.first().click();
    await expect(steps).toHaveCount(left - 1);
  }
  await expectTicked(a.page, 0);
  await expect(a.page.getByRole('button', { name: /^Edit Warm-up \d/ })).toHaveCount(many);

  await logNextSet(a.page, { reps: '5', weight: '153.31', rpe: '8' });
  await logNextSet(a.page, { reps: '9', weight: '103.31', rpe: '9' });
  await chooseKind(a.page, /^Set 2, normal set/, /^Drop set/);
  await expect(a.page.getByRole('button', { name: /^Edit Set 2: .*drop set$/ })).toBeVisible();
  await a.page.reload();
  await expectWorkout(a.page);
  await expect(a.page.getByRole('button', { name: /^Edit Warm-up \d/ })).toHaveCount(many);
  await expectTicked(a.page, 2);

  // The same workout on the second phone, a third set.
  await b.page
    .getByLabel(/^Set 3 weight/)
    .first()
    .fill('163.31');
  await chooseKind(b.page, /^Set 3, normal set/, /^To failure/);
  await b.page.getByRole('button', { name: 'Log set 3' }).first().click();
  await expect(b.page.getByRole('button', { name: /^Edit Set 3: .*to failure$/ })).toBeVisible();

  await a.goOnline();
  await b.goOnline();
  await expectOnServerOnce(product.url, ['153.31', '103.31', '163.31']);
  const kinds = (await serverSets(product.url, ['153.31', '103.31', '163.31'])).map(
    (set) => [set.weight, (set as { kind?: string }).kind] as const,
  );
  expect(new Map(kinds)).toEqual(
    new Map([
      ['153.31', undefined],
      ['103.31', 'drop'],
      ['163.31', 'failure'],
    ]),
  );
  for (const { page } of [a, b]) {
    await page.goto(TODAY);
    await expectUpToDate(page);
    await expectTicked(page, 3);
    await page.goto(HISTORY);
    await expect(page.getByText(/^Warm-up 1: /)).toBeVisible();
    await expect(page.getByText(/^Set 2: 9 reps @ 103\.31 lbs, RPE 9, drop set$/)).toBeVisible();
    await expect(page.getByText(/^Set 3: .*to failure$/)).toBeVisible();
  }
});
