import type { AccountDatabase, CursorRow } from '../store/database.ts';

export async function readCursor(database: AccountDatabase): Promise<CursorRow> {
  const row = await database.meta.get('cursor');
  return row?.key === 'cursor' ? row : { key: 'cursor', epoch: null, cursor: 0, last_sync: null };
}
