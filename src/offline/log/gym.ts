import { subDays } from 'date-fns';
import { DELETED_GYM_DAYS } from '#domain/limits.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { FIRST_GYM, GYM_PREFIX, GYM_SLOT, GYM_USE_SLOT, gymSlot, UNIT_SLOT } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import { type Account, readTogether, writeDurably } from '../store/account.ts';
import { type Intent, operationTables, recordWithin } from '../sync/record.ts';

/** One of the person's gyms. */
export interface OwnGym {
  readonly gym_id: string;
  readonly gym: Gym;
}

export interface Gyms {
  /** The first, then the others by when they were made. */
  readonly all: readonly OwnGym[];
  /** The one somebody is in: the chosen one, else the first that is left; undefined until one was saved on any device. */
  readonly present: OwnGym | undefined;
  /** Deleted in the last 30 days, the latest first: they can be brought back (GYM-4). */
  readonly deleted: readonly OwnGym[];
}

/** All gyms, and the present one (GYM-1). */
export function readGyms(account: Account): Promise<Gyms> {
  return readTogether(account, () => readWithin(account));
}

/** Like `readGyms`, inside the caller's transaction. */
async function readWithin(account: Account): Promise<Gyms> {
  const { registers } = account.database;
  const [first, more, chosen] = await Promise.all([
    registers.get(GYM_SLOT),
    registers.where('slot').startsWith(GYM_PREFIX).toArray(),
    registers.get(GYM_USE_SLOT),
  ]);
  const read = [...(first === undefined ? [] : [first]), ...more].flatMap((row) => {
    const value = readValue('gym.put', row);
    if (value === undefined) return [];
    const own: OwnGym = { gym_id: row.slot === GYM_SLOT ? FIRST_GYM : row.slot.slice(GYM_PREFIX.length), gym: value.gym };
    return [{ own, deleted_at: value.deleted_at ?? null }];
  });
  const all = read.flatMap(({ own, deleted_at }) => (deleted_at === null ? [own] : []));
  const present = chosen === undefined ? FIRST_GYM : readValue('gym.use', chosen)?.gym_id;
  return { all, present: all.find(({ gym_id }) => gym_id === present) ?? all[0], deleted: lately(read, account.now()) };
}

/** The deleted ones that can still be brought back, the latest first. `now` is in milliseconds. */
function lately(read: readonly { own: OwnGym; deleted_at: string | null }[], now: number): OwnGym[] {
  const since = subDays(now, DELETED_GYM_DAYS).toISOString();
  return read
    .flatMap(({ own, deleted_at }) => (deleted_at !== null && deleted_at >= since ? [{ own, deleted_at }] : []))
    .toSorted((a, b) => (a.deleted_at < b.deleted_at ? 1 : -1))
    .map(({ own }) => own);
}

/** The gym whose weights are suggested; undefined until one was saved on any device. */
export async function readGym(account: Account): Promise<Gym | undefined> {
  return (await readGyms(account)).present?.gym;
}

/** Saves a gym, the present one unless another is named. Throws StorageFailure, or InvalidOperationError for an invalid gym. */
export function saveGym(account: Account, gym: Gym, gym_id?: string): Promise<void> {
  return write(account, async () => [await put(account, gym_id ?? (await readWithin(account)).present?.gym_id ?? FIRST_GYM, { gym })]);
}

/** A further gym, where somebody is from now on; its unit is counted in. */
export function addGym(account: Account, gym: Gym): Promise<void> {
  const gym_id = account.newId();
  return write(account, async () => [await put(account, gym_id, { gym }), ...use(account, gym_id, gym)]);
}

/** Somebody is in this gym now: loads are its, and its unit is counted in. Throws StorageFailure. */
export function switchGym(account: Account, { gym_id, gym }: OwnGym): Promise<void> {
  return write(account, async () => use(account, gym_id, gym));
}

/** A deleted gym leaves its loads in the log. Throws StorageFailure. */
export function deleteGym(account: Account, { gym_id, gym }: OwnGym): Promise<void> {
  return write(account, async () => [await put(account, gym_id, { gym, deleted_at: instant(account) })]);
}

/** Brings a deleted gym back as it was; somebody is in it from now on (GYM-4). Throws StorageFailure. */
export function restoreGym(account: Account, { gym_id, gym }: OwnGym): Promise<void> {
  return write(account, async () => [await put(account, gym_id, { gym }), ...use(account, gym_id, gym)]);
}

function write(account: Account, intents: () => Promise<Intent[]>): Promise<void> {
  return writeDurably(account, operationTables(account.database), async () => {
    await recordWithin(account, await intents());
  });
}

/** Keeps what a newer app stored beside what this one knows. */
async function put(account: Account, gym_id: string, change: { gym: Gym; deleted_at?: string }): Promise<Intent> {
  const slot = gymSlot(gym_id);
  const row = await account.database.registers.get(slot);
  const before = row && readValue('gym.put', row);
  const back = before?.deleted_at == null ? {} : { deleted_at: null };
  return { kind: 'gym.put', slot, value: { ...before, ...back, made_at: instant(account), ...change } };
}

function use(account: Account, gym_id: string, { unit }: Gym): Intent[] {
  const made_at = instant(account);
  return [
    { kind: 'gym.use', slot: GYM_USE_SLOT, value: { gym_id, made_at } },
    { kind: 'unit.put', slot: UNIT_SLOT, value: { unit, made_at } },
  ];
}

function instant(account: Account): string {
  return new Date(account.now()).toISOString();
}
