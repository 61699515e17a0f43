import type { OtherRegisters } from '#domain/import/imported-log.ts';
import { type ImportContext, importRegister, type WorkoutRegisters } from '#domain/import/workout-registers.ts';
import { importSlot } from '#domain/sync/slots.ts';
import { type ImportValue, readValue } from '#domain/sync/values.ts';
import type { Account } from '../store/account.ts';
import { type Intent, record } from '../sync/record.ts';
import { findNew, type NewWorkout } from './find-new.ts';
import { findNewOthers, storeOthers } from './others.ts';

/** Sets are stored in whole workouts, about this many writes at once. */
const CHUNK = 400;

export interface StoreInput {
  readonly registers: readonly WorkoutRegisters[];
  /** What our own file holds besides. */
  readonly others?: OtherRegisters | undefined;
  readonly context: ImportContext;
  readonly file: string;
  /** Chosen by hand, those of the file to those stored. */
  readonly names: Readonly<Record<string, string>>;
  /** Told after each chunk; whether to go on. */
  readonly onProgress: (stored: number, all: number) => boolean;
}

/** `stopped`: what was stored so far stays until it is undone or the rest is stored. */
export interface StoreEnd {
  readonly end: 'done' | 'stopped';
  readonly workouts: number;
  readonly sets: number;
  /** Besides workouts. */
  readonly others: number;
}

/**
 * Stores what is new, whole workouts at a time (IMPORT-6). After a crash the same call goes on where it ended, because what is stored is no
 * longer new. Throws StorageFailure.
 */
export async function storeImport(
  account: Account,
  { registers, others, context, file, names, onProgress }: StoreInput,
): Promise<StoreEnd> {
  const { fresh } = await findNew(account, registers, context.app);
  const all = fresh.reduce((total, { sets }) => total + sets, 0);
  const more = await findNewOthers(account, others, context.import_id);
  if (fresh.length === 0 && more.intents.length === 0) return { end: 'done', workouts: 0, sets: 0, others: 0 };
  const value = importRegister(registers, context, { file, names, started_at: new Date(account.now()).toISOString() });
  const begun = await begin(account, others === undefined ? value : { ...value, others_at: new Date(more.at).toISOString() });
  await storeOthers(account, more.intents, CHUNK);
  let sets = 0;
  let workouts = 0;
  for (const chunk of chunksOf(fresh)) {
    await record(
      account,
      chunk.flatMap(({ intents }) => intents).map((intent) => notLater(intent, account.now())),
    );
    sets += chunk.reduce((total, each) => total + each.sets, 0);
    workouts += chunk.length;
    if (!onProgress(sets, all) && sets < all) return { end: 'stopped', workouts, sets, others: more.intents.length };
  }
  await putImport(account, { ...begun, finished_at: new Date(account.now()).toISOString() });
  return { end: 'done', workouts, sets, others: more.intents.length };
}

/** A workout dated in the future is no later than any write from now on. */
function notLater(intent: Intent, now: number): Intent {
  return intent.at === undefined ? intent : { ...intent, at: Math.min(intent.at, now) };
}

/** Writes the import's own register first, so that an import that is cut off can be undone. */
async function begin(account: Account, value: ImportValue): Promise<ImportValue> {
  const row = await account.database.registers.get(importSlot(value.import_id));
  const known = row === undefined ? undefined : readValue('import.put', row);
  const others_at = known?.others_at ?? value.others_at;
  const begun = known === undefined || known.undone_at !== null ? value : { ...known, finished_at: null, others_at, names: value.names };
  await putImport(account, begun);
  return begun;
}

export async function putImport(account: Account, value: ImportValue): Promise<void> {
  await record(account, [{ kind: 'import.put', slot: importSlot(value.import_id), value }]);
}

function* chunksOf(workouts: readonly NewWorkout[]): Generator<NewWorkout[]> {
  let chunk: NewWorkout[] = [];
  let size = 0;
  for (const workout of workouts) {
    chunk.push(workout);
    size += workout.intents.length;
    if (size < CHUNK) continue;
    yield chunk;
    chunk = [];
    size = 0;
  }
  if (chunk.length > 0) yield chunk;
}
