import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bodySlot } from '#domain/sync/slots.ts';
import { exportEverything } from '#offline/accounts/export.ts';
import { type BodyEntry, deleteBody, editBody, latestBody, listBody, saveBody } from '#offline/log/body.ts';
import { keepValue, listTwoValues } from '#offline/log/two-values.ts';
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
  await editBody(b.account, weight('2026-02-28', '82.5'), weight('2026-03-01', '82'));
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

/** Phone a enters 82 kg, which both have; then b does something, which a has read while its sheet still shows 82 kg. */
async function readWhileOpen(change: (b: Phone) => Promise<unknown>): Promise<[Phone, Phone]> {
  const [a, b] = await twoPhones();
  await saveBody(a.account, weight('2026-03-01', '82'));
  await meet(a, b);
  backend.world.now += 1_000;
  await change(b);
  await meet(b, a);
  backend.world.now += 1_000;
  return [a, b];
}
const openOn = async ({ account }: Phone) => (await listTwoValues(account)).filter(({ isOpen }) => isOpen);
const OPENED = weight('2026-03-01', '82');

test('PROG-38 an edit that moves an entry keeps the amount another phone corrected while it was open; one that changes nothing writes nothing', async () => {
  const [a, b] = await readWhileOpen((other) => saveBody(other.account, weight('2026-03-01', '181.4', 'lb')));
  await editBody(a.account, OPENED, OPENED);
  expect(await listBody(a.account, 'weight', ALL)).toEqual([weight('2026-03-01', '181.4', 'lb')]);
  await editBody(a.account, weight('2026-02-27', '82'), OPENED);
  await meet(a, b);
  for (const { account } of [a, b]) expect(await listBody(account, 'weight', ALL)).toEqual([weight('2026-02-27', '181.4', 'lb')]);
  for (const phone of [a, b]) expect(await openOn(phone)).toEqual([]);
});

test.each(['2026-03-01', '2026-02-27'])('PROG-38 an amount both changed is asked about, and both can be kept, on %s', async (day) => {
  const [a, b] = await readWhileOpen((other) => saveBody(other.account, weight('2026-03-01', '81.5')));
  await editBody(a.account, weight(day, '83'), OPENED);
  await meet(a, b);
  expect(await listBody(b.account, 'weight', ALL)).toEqual([weight(day, '83')]);
  const [two] = await openOn(a);
  expect(two).toMatchObject({ isBody: true, mine: { value: { amount: '83' } }, theirs: { value: { amount: '81.5', measured_on: day } } });
  await keepValue(a.account, two!, 'theirs');
  await meet(a, b);
  for (const { account } of [a, b]) expect(await listBody(account, 'weight', ALL)).toEqual([weight(day, '81.5')]);
});

test('PROG-38 the same amount from both is not asked about', async () => {
  const [a] = await readWhileOpen((other) => saveBody(other.account, weight('2026-03-01', '83')));
  await editBody(a.account, weight('2026-03-01', '83'), OPENED);
  expect(await openOn(a)).toEqual([]);
});

test.each(['2026-03-01', '2026-02-27'])(
  'PROG-38 an edit begun before a deletion was read brings the entry back and asks, on %s',
  async (day) => {
    const [a] = await readWhileOpen((other) => deleteBody(other.account, OPENED));
    await editBody(a.account, OPENED, OPENED);
    expect(await listBody(a.account, 'weight', ALL)).toEqual([]);
    const edited = day === OPENED.measured_on ? weight(day, '83') : weight(day, '82');
    await editBody(a.account, edited, OPENED);
    expect(await listBody(a.account, 'weight', ALL)).toEqual([edited]);
    const [two] = await openOn(a);
    await keepValue(a.account, two!, 'theirs');
    expect(await listBody(a.account, 'weight', ALL)).toEqual([]);
  },
);

test('PROG-38 a deletion of what another phone has corrected since is asked about, and its undo brings the corrected one', async () => {
  const [a] = await readWhileOpen((other) => saveBody(other.account, weight('2026-03-01', '81.5')));
  const gone = await deleteBody(a.account, OPENED);
  expect(await listBody(a.account, 'weight', ALL)).toEqual([]);
  expect(await openOn(a)).toMatchObject([{ mine: { value: null }, theirs: { value: { amount: '81.5' } } }]);
  await saveBody(a.account, gone);
  expect(await listBody(a.account, 'weight', ALL)).toEqual([weight('2026-03-01', '81.5')]);
});
