import type { Page } from 'playwright/test';
import { expectCoachKept, expectHistory, expectUpToDate, historyLines, logNextSet } from '../support/person.ts';
import { CHAT, expectOnServerOnce, HISTORY, say, serverSets, settle, TODAY } from '../support/scene.ts';
import { expect, installedTest as test } from '../support/test.ts';

test('4 5 a set logged offline is there after a reload, and after the browser was killed', async ({ phone }) => {
  await settle(phone);
  await phone.goOffline();
  const first = await logNextSet(phone.page, { reps: '5', weight: '104.07', rpe: '7' });
  await phone.page.reload();
  await expect(phone.page.getByText('1', { exact: true }).first()).toBeVisible();
  const second = await logNextSet(phone.page, { reps: '6', weight: '104.57', rpe: '7' });
  await phone.kill();
  await phone.page.goto(HISTORY);
  await expectHistory(phone.page, [`${first}, RPE 7`, `${second}, RPE 7`]);
});

test('6 sixty sets logged offline are on the server once', async ({ phone, product }) => {
  test.setTimeout(300_000);
  await settle(phone);
  await phone.goOffline();
  const weights: string[] = [];
  const days = phone.page.getByRole('group', { name: 'Day' }).locator('label');
  await expect(days.first()).toBeVisible();
  for (let day = 0; day < (await days.count()); day += 1) {
    await days.nth(day).click();
    await expect(phone.page.getByRole('button', { name: /^Log set/ }).first()).toBeVisible();
    // The days of the demo plan have fewer than sixty; a finished exercise folds and takes no more.
    for (let more = 0; more < 8; more += 1) await phone.page.getByRole('button', { name: 'Add a set' }).first().click();
    while (weights.length < 60 && (await takesReps(phone.page))) {
      const weight = `${200 + weights.length}.25`;
      await logNextSet(phone.page, { reps: '5', weight, rpe: '7' });
      weights.push(weight);
    }
  }
  expect(weights).toHaveLength(60);
  await phone.goOnline();
  await expectUpToDate(phone.page);
  await expectOnServerOnce(product.url, weights);
});

/** The next set is one of repetitions; a timed one takes no weight that could be found again. */
async function takesReps(page: Page): Promise<boolean> {
  const tick = page.getByRole('button', { name: /^Log set \d+$/ }).first();
  if ((await tick.count()) === 0) return false;
  return (
    (await page
      .getByRole('region')
      .filter({ has: tick })
      .last()
      .getByLabel(/^Set \d+ reps$/)
      .count()) > 0
  );
}

test('16 a time zone, midnight and a summer-time change inside a workout keep it one workout', async ({ phone, product }) => {
  await settle(phone);
  const devtools = await phone.context.newCDPSession(phone.page);
  await devtools.send('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Berlin' });
  // Half an hour before the night in which Berlin's clocks go forward.
  await phone.page.clock.setFixedTime(new Date('2027-03-27T23:30:00+01:00'));
  await phone.page.goto(TODAY);
  await logNextSet(phone.page, { reps: '5', weight: '116.31', rpe: '7' });
  await phone.page.clock.setFixedTime(new Date('2027-03-28T03:30:00+02:00'));
  await logNextSet(phone.page, { reps: '5', weight: '116.57', rpe: '7' });
  await devtools.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' });
  await logNextSet(phone.page, { reps: '5', weight: '116.79', rpe: '7' });
  await expectOnServerOnce(product.url, ['116.31', '116.57', '116.79']);
  const sessions = (await serverSets(product.url, ['116.31', '116.57', '116.79'])).map((set) => set.session_id);
  expect(new Set(sessions).size).toBe(1);
  expect(sessions[0]).toMatch(/^2027-03-27\|/);
});

test('17 the week view crosses a Sunday offline', async ({ phone }) => {
  await settle(phone);
  await phone.goOffline();
  await phone.page.goto(HISTORY);
  const week = phone.page.getByRole('region', { name: 'Week' });
  const shown = await week.innerText();
  await phone.page.getByRole('button', { name: 'Previous week' }).click();
  await expect(week).not.toHaveText(shown);
  await expect.poll(async () => (await historyLines(phone.page)).length).toBeGreaterThan(3);
  await expect(week).toHaveText(/^\D*\w+ \d+ – \w+ \d+\s*Sun/);
  await phone.page.getByRole('button', { name: 'Next week' }).click();
  await expect.poll(() => week.innerText()).toBe(shown);
});

test('36 a plan replaced during a workout: what was logged keeps what was prescribed', async ({ phone, product }) => {
  await settle(phone);
  await expectCoachKept(phone.page);
  await phone.goOffline();
  const line = await logNextSet(phone.page, { reps: '5', weight: '136.57', rpe: '7' });
  await phone.page.goto(CHAT);
  await say(phone.page, 'Start over');
  await say(phone.page, 'Build muscle, 2 days, 45 minutes, dumbbells, beginner');
  const offered = phone.page.getByRole('article', { name: 'A new plan' });
  await offered.getByRole('button', { name: 'Accept' }).click();
  await expect(offered.getByRole('status')).toHaveText('Accepted. You train by this plan now.');
  await phone.page.goto(HISTORY);
  await expectHistory(phone.page, [`${line}, RPE 7`]);
  await phone.goOnline();
  await expectOnServerOnce(product.url, ['136.57']);
  expect((await serverSets(product.url, ['136.57']))[0]?.prescribed).toMatch(/RPE/);
});
