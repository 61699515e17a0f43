import { preferenceSlot } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import { type PreferenceName, type Preferences, preferencesOf } from '#domain/training/preferences.ts';
import type { Account } from '../store/account.ts';
import { record } from '../sync/record.ts';

/** The account's settings, the usual ones where nothing was set. One request. */
export async function readPreferences(account: Account): Promise<Preferences> {
  const rows = await account.database.registers.where('slot').startsWith(preferenceSlot('')).toArray();
  return preferencesOf(rows.flatMap((row) => readValue('preference.put', row) ?? []));
}

/** Applies to all devices of the account; null is as usual. Throws StorageFailure. */
export async function savePreference<Name extends PreferenceName>(account: Account, name: Name, value: Preferences[Name]): Promise<void> {
  const made_at = new Date(account.now()).toISOString();
  await record(account, [{ kind: 'preference.put', slot: preferenceSlot(name), value: { name, value, made_at } }]);
}
