import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { FolderInUse } from '../db/folder-lock.ts';
import { describeError } from '../describe-error.ts';
import type { Settings } from '../env.ts';
import { type BackupSummary, CannotBackUp, writeBackup } from './backup.ts';
import { UnusableBackup } from './backup-file.ts';
import { examine, type Finding } from './doctor.ts';
import { backupName, type MaintenanceName } from './names.ts';
import { CannotRestore, restoreBackup } from './restore.ts';
import { verifyBackup } from './verify.ts';

type FileCommand = Exclude<MaintenanceName, 'doctor'>;

const USAGE = {
  backup: 'npm run backup   or   npm run backup -- FILE   or   npm run backup -- --verify FILE',
  restore: 'npm run restore -- FILE   or   npm run restore -- FILE --replace',
};

const OPTION = { backup: '--verify', restore: '--replace' };
const STATE_WORDS = { ok: 'ok   ', look: 'look ', wrong: 'WRONG' };

/**
 * Runs `doctor`, `backup [FILE] [--verify]` or `restore FILE [--replace]` on the configured database; returns the exit code. Prints to the
 * terminal.
 */
export async function runMaintenance(name: MaintenanceName, words: readonly string[], settings: Settings): Promise<number> {
  return name === 'doctor' ? sayFindings(await examine(settings, Date.now())) : runOnFile(name, words, settings);
}

async function runOnFile(name: FileCommand, words: readonly string[], settings: Settings): Promise<number> {
  const files = words.filter((word) => !word.startsWith('-'));
  const options = words.filter((word) => word.startsWith('-'));
  const isKnown = options.every((option) => option === OPTION[name]);
  if (!isKnown || files.length > 1 || (name === 'restore' && files.length === 0)) return say(2, `Use it like this: ${USAGE[name]}`);
  const now = Date.now();
  // npm runs scripts in the project folder; INIT_CWD is the person's.
  const file = resolve(process.env.INIT_CWD ?? '.', files[0] ?? backupName(now));
  try {
    if (name === 'backup') return await backUp(settings, { file, now, verify: options.length > 0 });
    const replace = options.length > 0;
    return say(0, describeRestore(file, await onDatabase(settings, 'restore', (it) => restoreBackup(it.database, file, { replace }))));
  } catch (error) {
    const isTheirs = [CannotBackUp, CannotRestore, UnusableBackup].some((kind) => error instanceof kind);
    if (isTheirs && error instanceof Error) return say(1, error.message);
    const detail = JSON.stringify(describeError(error));
    return say(1, `The ${name} failed${name === 'restore' ? '; nothing was changed' : ''}. ${detail}`);
  }
}

/** Verifying a file that is there makes no new one, and needs no database but its own. */
async function backUp(settings: Settings, { file, now, verify }: { file: string; now: number; verify: boolean }): Promise<number> {
  if (!(verify && existsSync(file))) {
    say(0, describeBackup(file, await onDatabase(settings, 'backup', (it) => writeBackup(it.database, file, { now }))));
  }
  return verify ? say(0, describeVerified(file, await verifyBackup(file))) : 0;
}

async function onDatabase<T>(
  { databaseUrl, dataDir }: Settings,
  name: FileCommand,
  work: (opened: OpenDatabase) => Promise<T>,
): Promise<T> {
  if (name === 'backup' && databaseUrl === null && !existsSync(join(dataDir, 'database'))) {
    throw new CannotBackUp(`There is nothing to back up: ${dataDir} holds no database.`);
  }
  let lost: Error | null = null;
  const opened = await openDatabase({
    databaseUrl,
    dataDir,
    onTrouble: (error) => {
      lost = error;
    },
  }).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    const sentence = `A Setwise server is using ${dataDir}. Stop it, then run the ${name} again; nothing was changed.`;
    throw name === 'backup' ? new CannotBackUp(sentence) : new CannotRestore(sentence);
  });
  try {
    const result = await work(opened);
    if (lost !== null) throw lost;
    return result;
  } finally {
    await opened.close();
  }
}

function describeBackup(file: string, { rows, tables, others }: BackupSummary): string {
  return `Saved ${rows} rows of ${tables} tables in ${file}, and read it back: it is whole.\n${describeOthers(others)}It holds personal data: keep it where only you can read it.`;
}

function describeVerified(file: string, { rows, tables }: BackupSummary): string {
  return `Restored ${file} into a database of its own: all ${rows} rows of ${tables} tables came back, with the same checksums.`;
}

function describeRestore(file: string, { head, rows, tables, others }: BackupSummary): string {
  return `Restored ${rows} rows of ${tables} tables from ${file}, made ${head.made_at}.\n${describeOthers(others)}Phones will notice and send again what they have.`;
}

function describeOthers(others: readonly string[]): string {
  return others.length === 0 ? '' : `Left alone, because they are not Setwise's: ${others.join(', ')}.\n`;
}

function say(code: number, sentence: string): number {
  (code === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
  return code;
}

function sayFindings(findings: readonly Finding[]): number {
  const lines = findings.map(({ what, state, said }) => `${STATE_WORDS[state]}  ${what} ${said}`);
  return say(findings.some(({ state }) => state === 'wrong') ? 1 : 0, lines.join('\n'));
}
