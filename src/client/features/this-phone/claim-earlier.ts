import { localDevice } from '#client/session/local-device.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import { type MigrationReport, migrateLegacy } from '#offline/legacy/migrate.ts';
import { claimUnowned } from '#offline/legacy/unowned.ts';
import type { Account } from '#offline/store/account.ts';

/** «Yes»: claims and migrates the earlier data. Throws StorageFailure; a repeat continues. */
export async function claimEarlier(account: Account): Promise<MigrationReport> {
  const device = await localDevice();
  await claimUnowned(device, account.owner);
  const report = await migrateLegacy(device, account, { locks: navigator.locks });
  wakeSync();
  return report;
}
