import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { milliseconds } from 'date-fns';
import type { Database } from '../db/database.ts';
import { describeError } from '../describe-error.ts';
import type { BackupSettings } from '../env-backups.ts';
import type { Log } from '../log.ts';
import { writeBackup } from '../maintenance/backup.ts';
import { backupName, madeAt } from '../maintenance/names.ts';

/** How often the worker looks whether a backup is due; a failed one is tried again then. */
const LOOK_EVERY_MS = 600_000;

interface BackupTools {
  readonly database: Database;
  readonly clock: () => number;
  readonly log: Log;
}

export interface BackupWorker {
  /** Makes the backup that is due and removes those beyond `keep`. Never rejects: failures are logged. */
  work(): Promise<void>;
  /** Gives up a backup under way and resolves when nothing is left of it. */
  stop(): Promise<void>;
}

/** Backups by the clock (OPS-3). The age of the newest file decides, so restarts and several servers with one folder make none too many. */
export function startBackupWorker({ database, clock, log }: BackupTools, settings: BackupSettings): BackupWorker {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const once = async () => {
    try {
      await mkdir(settings.folder, { recursive: true, mode: 0o700 });
      if (isDue((await listBackups(settings.folder)).at(-1), settings, clock())) {
        const file = join(settings.folder, backupName(clock()));
        const { rows, tables, others } = await writeBackup(database, file, { now: clock(), signal: stopping.signal });
        log.info({ rows, tables, others }, 'a backup was made');
      }
      const old = (await listBackups(settings.folder)).slice(0, -settings.keep);
      for (const name of old) await rm(join(settings.folder, name), { force: true });
    } catch (error) {
      if (!stopping.signal.aborted) log.error(describeError(error), 'the backup failed');
    }
  };
  const work = () => {
    running = running.then(once);
    return running;
  };
  const timer = setInterval(() => void work(), LOOK_EVERY_MS);
  return {
    work,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

function isDue(newest: string | undefined, { everyHours }: BackupSettings, now: number): boolean {
  const made = newest === undefined ? null : madeAt(newest);
  return made === null || now - made >= milliseconds({ hours: everyHours });
}

/** Our backups in the folder, oldest first. */
async function listBackups(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => madeAt(name) !== null).toSorted();
}
