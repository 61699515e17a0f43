import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createImporter, type Importer } from '#offline/import/importer.ts';
import { listImports } from '#offline/import/imports.ts';
import { listSessions } from '#offline/log/sessions.ts';
import { readAllSets } from '#offline/log/set-logs.ts';
import { expectAgreement } from './support/agreement.ts';
import type { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(`../fixtures/imports/${name}`, import.meta.url)));
const importerOn = (phone: Phone) => createImporter(() => Promise.resolve(phone.account));
const KG = { unit: 'kg', names: {} } as const;
const goOn = () => true;

async function opened(phone: Phone, name: string): Promise<Importer> {
  const importer = importerOn(phone);
  expect(await importer.read(bytesOf(name))).toMatchObject({ ok: true });
  return importer;
}

test('IMPORT-8 before anything is stored it is said what the file holds, and of it what is new', async () => {
  const phone = await backend.phone('a');
  const importer = importerOn(phone);
  const read = await importer.read(bytesOf('strong-ios.csv'));
  if (!read.ok) throw new Error('The file is not read.');
  const { names, ...preview } = read.preview;
  expect(preview).toMatchObject({ app: 'strong', workouts: 2, sets: 9, from: '2023-03-26', to: '2023-04-01', unit: { unit: 'kg' } });
  expect(names.reduce((total, { sets }) => total + sets, 0)).toBe(9);
  expect(await importer.find(KG)).toEqual({ workouts: 2, sets: 9, here: 0, others: 0 });
  expect(importer.workouts(0, 1)).toMatchObject([{ date: '2023-04-01' }]);
  expect(await readAllSets(phone.account)).toEqual([]);
  expect(await phone.account.database.outbox.count()).toBe(0);
});

test('IMPORT-8 what was stored is summed up by year, with the best lifts under their chosen names', async () => {
  const phone = await backend.phone('a');
  const importer = await opened(phone, 'strong-ios-old.csv');
  const stored = await importer.store({ unit: 'lb', names: { 'Deadlift (Barbell)': 'Deadlift' } }, 'strong.csv', goOn);
  expect(stored).toMatchObject({ end: 'done', workouts: 2, sets: 3, summary: { years: [{ year: 2017, workouts: 2 }] } });
  expect(stored.summary.lifts).toMatchObject([{ name: 'Deadlift', unit: 'lb', on: '2017-05-20' }]);
  expect(await importer.find(KG)).toEqual({ workouts: 0, sets: 0, here: 2, others: 0 });
  const [value] = await listImports(phone.account);
  if (value === undefined) throw new Error('The import is not listed.');
  await importer.undo(value, () => undefined);
  expect(await readAllSets(phone.account)).toEqual([]);
});

test('IMPORT-4 the bytes of a file name its import, so that two phones without signal write the same', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  for (const phone of [a, b]) await (await opened(phone, 'hevy-kg.csv')).store(KG, 'hevy.csv', goOn);
  const ids = [await listImports(a.account), await listImports(b.account)].map((imports) => imports.map(({ import_id }) => import_id));
  expect(ids[0]).toEqual(ids[1]);
  for (const phone of [a, b, a, b]) await phone.syncNow();
  await expectAgreement(backend, a, b);
});

test('an import is its account’s alone: another one on the same phone and server sees nothing of it, and brings in its own', async () => {
  const mine = await backend.phone('a');
  await (await opened(mine, 'hevy-kg.csv')).store(KG, 'hevy.csv', goOn);
  await mine.syncNow();
  const other = await backend.phone('a', { ...(await backend.signInAs()), indexedDB: mine.indexedDB });
  await other.syncNow();
  expect(await readAllSets(other.account)).toEqual([]);
  expect(await listImports(other.account)).toEqual([]);
  const importer = await opened(other, 'hevy-kg.csv');
  expect(await importer.find(KG)).toMatchObject({ here: 0, others: 0 });
  await importer.store(KG, 'hevy.csv', goOn);
  const [value] = await listImports(other.account);
  await importer.undo(value!, () => undefined);
  expect(await readAllSets(other.account)).toEqual([]);
  expect(await listSessions(mine.account, { from: '', to: '\uffff' })).toHaveLength(3);
});

test('IMPORT-7 a file that cannot be read leaves nothing that could be stored', async () => {
  const phone = await backend.phone('a');
  const importer = await opened(phone, 'hevy-kg.csv');
  expect(await importer.read(new TextEncoder().encode('nothing of a log'))).toMatchObject({ ok: false });
  await expect(importer.store(KG, 'hevy.csv', goOn)).rejects.toThrow('No file was read.');
  expect(await readAllSets(phone.account)).toEqual([]);
});
