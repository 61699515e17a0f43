import { useState } from 'react';
import { type Reading, useReading } from '#client/session/use-reading.ts';
import { storeNow } from '#client/training/store-now.ts';
import type { PreferenceName, Preferences } from '#domain/training/preferences.ts';
import { readPreferences, savePreference } from '#offline/log/preferences.ts';
import type { Account } from '#offline/store/account.ts';

interface PreferencesControl {
  preferences: Reading<Preferences>;
  /** The last change could not be stored. */
  trouble: string | null;
  choose: <Name extends PreferenceName>(name: Name, value: Preferences[Name]) => void;
}

/** The account's settings, on all of its devices. */
export function usePreferences(account: Account): PreferencesControl {
  const preferences = useReading(`preferences|${account.owner}`, () => readPreferences(account));
  const [trouble, setTrouble] = useState<string | null>(null);
  return { preferences, trouble, choose: (name, value) => void storeNow(() => savePreference(account, name, value)).then(setTrouble) };
}
