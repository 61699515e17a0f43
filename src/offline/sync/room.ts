import { type AccountRoom, percentUsed } from '#domain/sync/account-room.ts';
import type { Account } from '../store/account.ts';

/** Keeps how full the account is on the server, for «This phone»; written only when the percentage changed. */
export async function learnRoom(account: Account, room: AccountRoom): Promise<void> {
  const percent = percentUsed(room);
  if ((await readRoom(account)) !== percent) await account.database.meta.put({ key: 'room', percent });
}

/** In whole percent (SYNC-26); null while no server has told. */
export async function readRoom({ database }: Account): Promise<number | null> {
  const row = await database.meta.get('room');
  return row?.key === 'room' ? row.percent : null;
}
