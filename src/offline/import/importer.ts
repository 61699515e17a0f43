import { namesChosenByHand } from '#domain/import/chosen-names.ts';
import type { ImportApp, ImportedLog, ImportedWorkout, UnreadableFile } from '#domain/import/imported-log.ts';
import { type LogPreview, previewLog } from '#domain/import/preview-log.ts';
import type { AskedReading } from '#domain/import/read-log.ts';
import { type LogSummary, sumUpLog } from '#domain/import/sum-up-log.ts';
import { type ImportChoices, type ImportContext, workoutRegisters } from '#domain/import/workout-registers.ts';
import type { ImportValue } from '#domain/sync/values.ts';
import type { Account } from '../store/account.ts';
import { type CacheShelf, writeWithRoom } from '../store/quota.ts';
import { findNew } from './find-new.ts';
import { findNewOthers } from './others.ts';
import { readFileBytes } from './read-file.ts';
import { type StoreEnd, storeImport } from './store-import.ts';
import { type Kept, undoImport } from './undo-import.ts';

export type FileRead = { readonly ok: true; readonly preview: LogPreview } | { readonly ok: false; readonly failure: UnreadableFile };

/** What of a file is not on the phone yet. */
export interface NewParts {
  readonly workouts: number;
  readonly sets: number;
  /** Workouts of which nothing is new. */
  readonly here: number;
  /** New entries of our own file besides workouts (IMPORT-20). */
  readonly others: number;
}

export interface Stored extends StoreEnd {
  readonly import_id: string;
  readonly summary: LogSummary;
}

/** Progress in sets; answers whether to go on. */
type OnProgress = (done: number, all: number) => boolean;

/** One file on its way into the log: read, looked at, stored, perhaps undone. */
export interface Importer {
  /** `asked`: the columns and the order of the days as the person named them. */
  read(bytes: Uint8Array, asked?: AskedReading): Promise<FileRead>;
  /** Workouts of the file, newest first. */
  workouts(start: number, count: number): readonly ImportedWorkout[];
  find(choices: ImportChoices): Promise<NewParts>;
  store(choices: ImportChoices, file: string, onProgress: OnProgress): Promise<Stored>;
  undo(value: ImportValue, onProgress: (done: number, all: number) => void): Promise<Kept>;
}

/** `caches` is emptied when storage is full. */
export function createImporter(open: () => Promise<Account>, caches?: CacheShelf): Importer {
  let read: { log: ImportedLog; import_id: string; found: LogPreview['names'] } | undefined;
  const contextOf = (choices: ImportChoices) => {
    if (read === undefined) throw new Error('No file was read.');
    const { log, import_id, found } = read;
    const context: ImportContext & { app: ImportApp } = { ...choices, app: log.app, import_id };
    return { log, found, context };
  };
  return {
    read: async (bytes, asked) => {
      read = undefined;
      const result = await readFileBytes(bytes, asked);
      if (!result.ok) return result;
      const preview = previewLog(result.log);
      read = { log: result.log, import_id: await importIdOf(bytes), found: preview.names };
      return { ok: true, preview };
    },
    workouts: (start, count) => (read === undefined ? [] : read.log.workouts.toReversed().slice(start, start + count)),
    find: async (choices) => {
      const { log, context } = contextOf(choices);
      const account = await open();
      const { fresh, here } = await findNew(account, workoutRegisters(log.workouts, context), context.app);
      const others = await findNewOthers(account, log.others, context.import_id);
      return { workouts: fresh.length, sets: fresh.reduce((total, { sets }) => total + sets, 0), here, others: others.intents.length };
    },
    store: async (choices, file, onProgress) => {
      const { log, found, context } = contextOf(choices);
      const account = await open();
      const registers = workoutRegisters(log.workouts, context);
      const names = namesChosenByHand(choices.names, found);
      const end = await writeWithRoom(
        () => storeImport(account, { registers, others: log.others, context, file, names, onProgress }),
        caches,
      );
      return { ...end, import_id: context.import_id, summary: sumUpLog(log.workouts, choices) };
    },
    undo: async (value, onProgress) => {
      const account = await open();
      return writeWithRoom(() => undoImport(account, value, onProgress), caches);
    },
  };
}

/** The same bytes are the same import on every phone (IMPORT-4). */
async function importIdOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(digest).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
