import { parseHlc } from '#domain/sync/hlc.ts';
import { expectHistory, expectUpToDate, logNextSet, signIn } from '../support/person.ts';
import { expectOnServerOnce, HISTORY, serverRegisters, settle, TODAY } from '../support/scene.ts';
import { expect, type Phone, installedTest as test } from '../support/test.ts';

const DAY_MS = 86_400_000;
/** The server takes no time further ahead than this. */
const AHEAD_MAX_MS = 60_000;

/** Logs a set while the phone's clock is off by `ms`, and one after it was put right, all without signal. */
async function logAroundWrongClock(phone: Phone, ms: number, weights: readonly [string, string]) {
  await settle(phone);
  await phone.goOffline();
  await phone.page.clock.setSystemTime(Date.now() + ms);
  await phone.page.goto(TODAY);
  await logNextSet(phone.page, { reps: '5', weight: weights[0], rpe: '7' });
  await phone.page.clock.setSystemTime(Date.now());
  await phone.page.goto(TODAY);
  await logNextSet(phone.page, { reps: '6', weight: weights[1], rpe: '7' });
}

/** When the server holds these sets to have been written, in ms, in the order of the weights. */
async function writtenAt(url: string, weights: readonly string[]): Promise<number[]> {
  const registers = await serverRegisters(url);
  return weights.map((weight) => {
    const register = registers.find(({ value }) => value?.weight === weight);
    return parseHlc(register?.hlc ?? '').wall;
  });
}

test('14 a clock a day ahead while offline: each set arrives once, none is written in the future', async ({
  phone,
  openPhone,
  product,
}) => {
  const weights = ['114.31', '114.57'] as const;
  await logAroundWrongClock(phone, DAY_MS, weights);
  await phone.goOnline();
  await expectOnServerOnce(product.url, weights);
  const written = await writtenAt(product.url, weights);
  for (const time of written) expect(time).toBeLessThanOrEqual(Date.now() + AHEAD_MAX_MS);
  // One’s own order stays, also where the earlier one was made by the clock that was ahead.
  expect(written[1]).toBeGreaterThanOrEqual(written[0] ?? Number.NaN);
  await phone.page.goto(HISTORY);
  await expectUpToDate(phone.page);
  await expectHistory(phone.page, ['Set 1: 6 reps @ 114.57 lbs, RPE 7']);
  await expectOnSecondDevice(openPhone, 'Set 1: 6 reps @ 114.57 lbs, RPE 7');
});

test('15 a clock a year behind while offline: each set arrives once, and what is written next is newer', async ({
  phone,
  openPhone,
  product,
}) => {
  const weights = ['115.31', '115.57'] as const;
  await logAroundWrongClock(phone, -365 * DAY_MS, weights);
  await phone.goOnline();
  await expectOnServerOnce(product.url, weights);
  const written = await writtenAt(product.url, weights);
  expect(written[1]).toBeGreaterThan(written[0] ?? Number.NaN);
  await phone.page.goto(HISTORY);
  await expectUpToDate(phone.page);
  await expectHistory(phone.page, ['Set 1: 6 reps @ 115.57 lbs, RPE 7']);
  await expectOnSecondDevice(openPhone, 'Set 1: 6 reps @ 115.57 lbs, RPE 7');
});

async function expectOnSecondDevice(openPhone: () => Promise<Phone>, line: string) {
  const second = await openPhone();
  await signIn(second.page);
  await second.page.goto(HISTORY);
  await expectUpToDate(second.page);
  await expectHistory(second.page, [line]);
}
