import { mkdtemp, rm } from 'node:fs/promises';
import { openDatabase } from '../db/database.ts';
import type { BackupSummary } from './backup.ts';
import { restoreBackup } from './restore.ts';

/** Restores a backup, as a restore does, into a new embedded database beside the file, which is thrown away. Throws when it would not. */
export async function verifyBackup(file: string): Promise<BackupSummary> {
  const folder = await mkdtemp(`${file}.scratch-`);
  try {
    let lost: Error | null = null;
    const scratch = await openDatabase({
      databaseUrl: null,
      dataDir: folder,
      onTrouble: (error) => {
        lost = error;
      },
    });
    try {
      const summary = await restoreBackup(scratch.database, file, { replace: false });
      if (lost !== null) throw lost;
      return summary;
    } finally {
      await scratch.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
