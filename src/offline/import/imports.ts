import { IMPORT_PREFIX } from '#domain/sync/slots.ts';
import { type ImportValue, readValue } from '#domain/sync/values.ts';
import type { Account } from '../store/account.ts';

/** The account's imports, newest first, also those of other phones. */
export async function listImports(account: Account): Promise<ImportValue[]> {
  const rows = await account.database.registers.where('slot').startsWith(IMPORT_PREFIX).toArray();
  const imports = rows.flatMap((row) => readValue('import.put', row) ?? []);
  return imports.sort((a, b) => (a.started_at < b.started_at ? 1 : -1));
}
