import { expectEverythingKept, expectTicked } from './support/person.ts';
import { settle, TODAY } from './support/scene.ts';
import { countStorage, countsAtRest, countsWhenDrawn, countsWhenSeen } from './support/storage-counts.ts';
import { expect, sharedTest as test } from './support/test.ts';

/**
 * Requests until the day's sets are drawn without signal, and all that a start asks, with the insight's eleven. By the weekday it is 42
 * to 47 until then: the plan's days differ. One reads the settings (SET-1).
 */
const OPENING = { drawn: 47, requests: 82, transactions: 36 };
/** Transactions a tick causes, of the first set of a workout and of the next. */
const TICK = { first: 11, next: 6 };
/** A try to reach the server, whose time comes when it comes, reads twice. */
const TRIED_MEANWHILE = 2;

test('without signal Today is opened, and a set ticked, with few questions to the phone’s database', async ({ phone }) => {
  await settle(phone);
  // The insight is read where its code is there.
  await expectEverythingKept(phone.page);
  await expect.poll(() => phone.page.evaluate(() => localStorage.getItem('today-snapshot'))).not.toBeNull();
  await phone.goOffline();
  await phone.reopen();
  await countStorage(phone.context);
  const { page } = phone;
  await page.goto(TODAY);
  const tick = page
    .locator('#root:not([inert])')
    .getByRole('button', { name: /^Log set \d+$/ })
    .first();
  await tick.waitFor();
  let counts = await countsAtRest(page);
  // The snapshot (TODAY-13).
  expect((await countsWhenSeen(page))?.requests).toBe(0);
  expect((await countsWhenDrawn(page))?.requests).toBeLessThanOrEqual(OPENING.drawn);
  expect(counts.requests, counts.stores.join('\n')).toBeLessThanOrEqual(OPENING.requests);
  expect(counts.transactions).toBeLessThanOrEqual(OPENING.transactions);
  for (const [done, most] of [TICK.first, TICK.next, TICK.next].entries()) {
    await tick.click();
    await expectTicked(page, done + 1);
    const before = counts.transactions;
    counts = await countsAtRest(page);
    expect(counts.transactions - before, counts.stores.slice(before).join('\n')).toBeLessThanOrEqual(most + TRIED_MEANWHILE);
  }
});
