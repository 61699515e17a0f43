import { resolve } from 'node:path';

export interface BackupSettings {
  readonly folder: string;
  readonly everyHours: number;
  /** How many files stay; older ones of ours are removed. */
  readonly keep: number;
}

interface Reader {
  text(name: string): string | null;
  number(name: string, fallback: number, bounds: { min: number; max: number; whole: boolean }): number;
}

/** Backups the running server makes by itself. Null: none. */
export function readBackups(read: Reader): BackupSettings | null {
  const folder = read.text('BACKUP_DIR');
  const everyHours = read.number('BACKUP_EVERY_HOURS', 24, { min: 1, max: 24 * 31, whole: true });
  const keep = read.number('BACKUP_KEEP', 14, { min: 1, max: 1_000, whole: true });
  return folder === null ? null : { folder: resolve(folder), everyHours, keep };
}
