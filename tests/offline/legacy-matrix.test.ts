import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownerOfToken } from '#client/api/token-storage.ts';
import { isStorable, slotFits } from '#domain/sync/storable.ts';
import { rejectionOf } from '#domain/sync/values.ts';
import { migrateLegacy } from '#offline/legacy/migrate.ts';
import { rescueLegacyKeys } from '#offline/legacy/rescue.ts';
import { claimUnowned, listUnowned } from '#offline/legacy/unowned.ts';
import type { Account } from '#offline/store/account.ts';
import { type Device, LEGACY_KEYS, type LegacyKey, type QuarantineState } from '#offline/store/device.ts';
import { runRound } from '#offline/sync/round.ts';
import fc, { SEED } from '#tests/support/properties.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { MemoryStorage, Phone, registersOf } from './accounts-phone.ts';
import { TEXT_CELLS, type TextCell, VALID } from './legacy-cells.ts';
import { legacyTextsArbitrary } from './legacy-random.ts';

const OWNER = 'user-1';
const LEGACY_RUNS = 200;

/** Cells of the matrix that were gone through. */
const cells = new Set<string>();
function cell(key: LegacyKey, name: string, run: () => Promise<void>): void {
  test(`${key}: ${name}`, async () => {
    expect(cells).not.toContain(`${key} ${name}`);
    await run();
    cells.add(`${key} ${name}`);
  });
}

interface Start {
  readonly device: Device;
  readonly account: Account;
  readonly written: number;
}

async function start(
  phone: Phone,
  storage: MemoryStorage,
  owner = OWNER,
  onStep?: (key: LegacyKey, state: QuarantineState) => void,
): Promise<Start> {
  const device = await phone.device();
  await rescueLegacyKeys(device, storage, owner);
  const account = await phone.account(owner);
  const { written } = await migrateLegacy(device, account, { storage, onStep });
  return { device, account, written };
}

/** What an undisturbed migration of the valid key gives. */
async function undisturbed(key: LegacyKey): Promise<{ registers: Record<string, unknown>; op_ids: string[] }> {
  const { account } = await start(new Phone(), new MemoryStorage({ [key]: VALID[key] }));
  return { registers: await registersOf(account), op_ids: await opIds(account) };
}

async function opIds(account: Account): Promise<string[]> {
  return (await account.database.outbox.toCollection().primaryKeys()).sort();
}

async function expectUndisturbed(key: LegacyKey, account: Account): Promise<void> {
  const expected = await undisturbed(key);
  expect(await registersOf(account)).toEqual(expected.registers);
  expect(await opIds(account)).toEqual(expected.op_ids);
}

async function checkText(key: LegacyKey, { text, gives, state, issues }: TextCell): Promise<void> {
  const raw = text[key];
  const storage = new MemoryStorage(raw === null ? {} : { [key]: raw });
  const { account, device } = await start(new Phone(), storage);
  const registers = await registersOf(account);
  const wanted = typeof gives === 'string' ? gives : gives[key];
  if (wanted === 'all') await expectUndisturbed(key, account);
  else expect(Object.keys(registers).length > 0).toBe(wanted === 'some');
  const rows = await device.database.quarantine.toArray();
  const expectedState = typeof state === 'string' ? state : state[key];
  if (expectedState === 'nothing') {
    expect(rows).toEqual([]);
    return;
  }
  expect(rows).toMatchObject([{ key, raw, state: expectedState }]);
  expect(rows[0]?.issues).toHaveLength(typeof issues === 'number' ? issues : issues[key]);
  // What nobody could take over is not taken away either.
  expect(storage.getItem(key)).toBe(expectedState === 'cleared' ? null : raw);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe.each(LEGACY_KEYS)('the key %s', (key) => {
  const valid = () => new MemoryStorage({ [key]: VALID[key] });
  for (const textCell of TEXT_CELLS) cell(key, textCell.name, () => checkText(key, textCell));

  cell(key, 'duplicate of server data', async () => {
    const { owner, access } = await server.signIn((await server.createUser()).email);
    const first = await start(new Phone('phone-a'), valid(), owner);
    expect(await runRound(first.account, server.call(access))).toBeNull();
    const phone = new Phone('phone-b');
    const second = await phone.account(owner);
    expect(await runRound(second, server.call(access))).toBeNull();
    const { account, written } = await start(phone, valid(), owner);
    expect(written).toBe(0);
    expect(await registersOf(account)).toEqual(await registersOf(first.account));
  });

  cell(key, 'already migrated', async () => {
    const phone = new Phone();
    await start(phone, valid());
    const { account, written } = await start(phone, new MemoryStorage());
    expect(written).toBe(0);
    await expectUndisturbed(key, account);
  });

  cell(key, 'resurrected after a crash', async () => {
    const phone = new Phone();
    await start(phone, valid());
    phone.crash();
    const storage = valid();
    const { account, written } = await start(phone, storage);
    expect(written).toBe(0);
    expect(storage.entries.size).toBe(0);
    await expectUndisturbed(key, account);
  });

  cell(key, 'two tabs at once', async () => {
    const phone = new Phone();
    const storage = valid();
    const [{ account }] = await Promise.all([start(phone, storage), start(phone, storage)]);
    await expectUndisturbed(key, account);
  });

  cell(key, 'a crash at each step', async () => {
    for (const step of ['parsed', 'written', 'verified', 'cleared'] as const) {
      const phone = new Phone();
      const storage = valid();
      const crash = (_key: LegacyKey, state: QuarantineState) => {
        if (state === step) throw new Error('the browser was killed');
      };
      await expect(start(phone, storage, OWNER, crash)).rejects.toThrow('the browser was killed');
      phone.crash();
      const { account } = await start(phone, storage);
      await expectUndisturbed(key, account);
      expect(storage.entries.size).toBe(0);
    }
  });

  cell(key, 'the token has expired', async () => {
    const claims = Buffer.from(JSON.stringify({ sub: OWNER, exp: 1 })).toString('base64url');
    const owner = ownerOfToken(`e30.${claims}.x`);
    expect(owner).toBe(OWNER);
    const { account } = await start(new Phone(), valid(), owner ?? '');
    await expectUndisturbed(key, account);
  });

  cell(key, 'no token', async () => {
    const phone = new Phone();
    const device = await phone.device();
    await rescueLegacyKeys(device, valid(), null);
    const account = await phone.account(OWNER);
    await migrateLegacy(device, account);
    expect(await registersOf(account)).toEqual({});
    expect(await listUnowned(device)).not.toBeNull();
    await claimUnowned(device, OWNER);
    await migrateLegacy(device, account);
    await expectUndisturbed(key, account);
  });

  cell(key, 'somebody else signs in', async () => {
    const phone = new Phone();
    const device = await phone.device();
    await rescueLegacyKeys(device, valid(), OWNER);
    const other = await phone.account('user-2');
    await migrateLegacy(device, other);
    expect(await registersOf(other)).toEqual({});
    expect(await listUnowned(device)).toBeNull();
    const account = await phone.account(OWNER);
    await migrateLegacy(device, account);
    await expectUndisturbed(key, account);
  });

  cell(key, 'the phone is full', async () => {
    const phone = new Phone();
    const storage = valid();
    const device = await phone.device();
    await rescueLegacyKeys(device, storage, OWNER);
    const account = await phone.account(OWNER);
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    account.database.outbox.hook('creating', full);
    await expect(migrateLegacy(device, account, { storage })).rejects.toMatchObject({ reason: 'quota' });
    expect(await registersOf(account)).toEqual({});
    expect(storage.getItem(key)).toBe(VALID[key]);
    account.database.outbox.hook('creating').unsubscribe(full);
    await migrateLegacy(device, account, { storage });
    await expectUndisturbed(key, account);
    expect(storage.entries.size).toBe(0);
  });
});

test('the matrix has sixty cells, and each was gone through', () => {
  console.info(`${cells.size} of 60 cells of the migration matrix`);
  expect(cells.size).toBe(60);
});

test(`whatever the first version left behind, nothing breaks, nothing doubles, what is well formed is taken over, and the rest is kept (seed ${SEED})`, {
  timeout: 600_000,
}, async () => {
  const phone = new Phone();
  const device = await phone.device();
  const account = await phone.account(OWNER);
  const tables = [...account.database.tables, device.database.quarantine];
  const property = fc.asyncProperty(legacyTextsArbitrary, async ({ texts, sets }) => {
    await Promise.all(tables.map((table) => table.clear()));
    const storage = new MemoryStorage(texts);
    await rescueLegacyKeys(device, storage, OWNER);
    await migrateLegacy(device, account, { storage });
    const kept = (await device.database.quarantine.toArray()).map((row) => row.raw).sort();
    expect(kept).toEqual(
      Object.values(texts)
        .filter((text) => text.trim() !== '')
        .sort(),
    );
    const operations = await account.database.outbox.toArray();
    for (const { made_at: _, ...operation } of operations) {
      expect(rejectionOf(operation as never)).toBeNull();
      expect(isStorable(operation) && slotFits(operation.kind as never, operation.slot)).toBe(true);
    }
    const weights = operations.flatMap((operation) => (operation.kind === 'set.put' ? [operation.value?.weight] : []));
    for (const weight of sets) expect(weights.filter((other) => other === weight)).toEqual([weight]);
    // A second start with the same keys, as after a crash.
    await rescueLegacyKeys(device, new MemoryStorage(texts), OWNER);
    await migrateLegacy(device, account, { storage });
    expect(await account.database.outbox.count()).toBe(operations.length);
  });
  const outcome = await fc.check(property, { numRuns: LEGACY_RUNS });
  if (outcome.failed) expect.fail(fc.defaultReportMessage(outcome));
  console.info(`${outcome.numRuns} random legacy data`);
  expect(outcome.numRuns).toBe(LEGACY_RUNS);
});
