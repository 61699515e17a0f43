import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bodySlot } from '#domain/sync/slots.ts';
import { exportEverything } from '#offline/accounts/export.ts';
import { type BodyEntry, deleteBody, latestBody, listBody, saveBody } from '#offline/log/body.ts';
import { record } from '#offline/sync/record.ts';
import { expectAgreement } from './support/agreement.ts';
import type { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const ALL = { from: '', to: '9999' };
const weight = (measured_on: string, amount: string, unit: 'kg' | 'lb' = 'kg'): BodyEntry => ({
  measure: 'weight',
  measured_on,
  amount,
  unit,
});
const twoPhones = async (): Promise<[Phone, Phone]> => [await backend.phone('a'), await backend.phone('b')];

async function meet(a: Phone, b: Phone): Promise<void> {
  for (const phone of [a, b, a]) await phone.syncNow();
  await expectAgreement(backend, a, b);
}

test('PROG-23 two phones without signal enter other days and other measures, and all of it stays as typed', async () => {
  const [a, b] = await twoPhones();
  await saveBody(a.account, weight('2026-03-01', '82.50'));
  await saveBody(b.account, weight('2026-03-02', '181.4', 'lb'));
  await saveBody(b.account, { measure: 'waist', measured_on: '2026-03-01', amount: '84', unit: 'cm' });
  await meet(a, b);
  for (const { account } of [a, b]) {
    expect(await listBody(account, 'weight', ALL)).toEqual([weight('2026-03-01', '82.50'), weight('2026-03-02', '181.4', 'lb')]);
    expect(await latestBody(account, 'waist')).toMatchObject({ amount: '84', unit: 'cm' });
    expect(await listBody(account, 'weight', { from: '2026-03-02', to: '2026-03-02' })).toHaveLength(1);
  }
});

test('PROG-23 of two entries of one day the later stays, on both phones', async () => {
  const [a, b] = await twoPhones();
  await saveBody(a.account, weight('2026-03-01', '82'));
  backend.world.now += 1_000;
  await saveBody(b.account, weight('2026-03-01', '81'));
  await meet(a, b);
  for (const { account } of [a, b]) expect(await listBody(account, 'weight', ALL)).toEqual([weight('2026-03-01', '81')]);
});

test('SYNC-7 a deleted entry stays deleted on both phones, and comes back by undo; a moved one stands on its new day only', async () => {
  const [a, b] = await twoPhones();
  await saveBody(a.account, weight('2026-03-01', '82'));
  await meet(a, b);
  backend.world.now += 1_000;
  await deleteBody(b.account, weight('2026-03-01', '82'));
  await meet(a, b);
  expect(await latestBody(a.account, 'weight')).toBeUndefined();
  backend.world.now += 1_000;
  await saveBody(b.account, weight('2026-03-01', '82'));
  await saveBody(b.account, weight('2026-02-28', '82.5'), '2026-03-01');
  await meet(a, b);
  expect(await listBody(a.account, 'weight', ALL)).toEqual([weight('2026-02-28', '82.5')]);
});

test('SYNC-1 an entry survives a crash before it was sent, reaches the other phone once and stands in the export', async () => {
  const [a, b] = await twoPhones();
  a.network.plan = () => 'drop-response';
  await saveBody(a.account, weight('2026-03-01', '82'));
  await a.syncNow();
  await a.crash();
  a.network.plan = () => 'deliver';
  await meet(a, b);
  expect((await exportEverything(b.account)).body).toEqual([weight('2026-03-01', '82')]);
});

test('SYNC-11 a restored server gets the entries back that a phone had sent since', async () => {
  const [a, b] = await twoPhones();
  const restore = await backend.backUp();
  await saveBody(a.account, weight('2026-03-01', '82'));
  await a.syncNow();
  await restore();
  await meet(a, b);
  expect(await listBody(b.account, 'weight', ALL)).toEqual([weight('2026-03-01', '82')]);
});

test('SYNC-24 what a newer app added to an entry survives an edit here', async () => {
  const { account } = await backend.phone('a');
  const value = { ...weight('2026-03-01', '82'), made_at: '2026-03-01T07:00:00.000Z', scale: 'gym' };
  await record(account, [{ kind: 'body.put', slot: bodySlot('weight', '2026-03-01'), value }]);
  await saveBody(account, weight('2026-03-01', '81.5'));
  const row = await account.database.registers.get(bodySlot('weight', '2026-03-01'));
  expect(row?.value).toMatchObject({ amount: '81.5', scale: 'gym' });
});
