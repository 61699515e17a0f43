import { localDevice } from '#client/session/local-device.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import { type MigrationReport, migrateLegacy } from '#offline/legacy/migrate.ts';
import { claimUnowned } from '#offline/legacy/unowned.ts';
import type { Account } from '#offline/store/account.ts';

/** «Yes»: the earlier data becomes this account's and is taken over at once. Throws StorageFailure; asking again goes on where it stopped. */
export async function claimEarlier(account: Account): Promise<MigrationReport> {
  const device = await localDevice();
  await claimUnowned(device, account.owner);
  const report = await migrateLegacy(device, account, { locks: navigator.locks });
  wakeSync();
  return report;
}
