import { useState } from 'react';
import { dayText, numberText, timeText } from '#client/locale/formats.ts';
import { setTheme, type Theme, useTheme } from '#client/preferences/theme-store.ts';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { useReading } from '#client/session/use-reading.ts';
import { notSavedText } from '#client/training/failure-text.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import type { Account } from '#offline/store/account.ts';
import { readBigType, saveBigType } from '#offline/store/big-type.ts';
import { regionName } from './region-name.ts';
import { Group } from './settings-group.tsx';
import { ControlRow, FactRow, SwitchRow } from './settings-row.tsx';

const THEMES: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** How the app looks in this browser. */
export function LookGroup({ account }: { account: Account }) {
  const bigType = useReading(`big-type|${account.owner}`, () => readBigType(account));
  const [trouble, setTrouble] = useState<string | null>(null);
  const turn = (isOn: boolean) => {
    setTrouble(null);
    saveBigType(account, isOn).catch((error: unknown) => {
      reportStorageFailure(error);
      setTrouble(notSavedText(error));
    });
  };
  const theme = useTheme((state) => state.theme);
  return (
    <Group id="look-and-language" title="Look and language">
      <ControlRow label="Theme">
        <Segmented label="Theme" options={THEMES} value={theme} onChange={setTheme} />
      </ControlRow>
      {bigType.status === 'ready' ? (
        <SwitchRow
          label="Big type in workouts"
          hint="The next set over the whole screen, readable at arm’s length"
          checked={bigType.value}
          onChange={turn}
        />
      ) : null}
      <FactRow label="Language" hint="The only one so far" value="English" />
      <FactRow
        label="Region"
        hint={`${dayText(account.now())}, ${timeText(account.now())}, ${numberText(1234.5)}: as your browser is set`}
        value={regionName(navigator.language) || 'As your browser'}
      />
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
    </Group>
  );
}
