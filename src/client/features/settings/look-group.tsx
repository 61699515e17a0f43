import { setTheme, type Theme, useTheme } from '#client/preferences/theme-store.ts';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import { Group } from './settings-group.tsx';
import { ControlRow } from './settings-row.tsx';

const THEMES: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** How the app looks in this browser. */
export function LookGroup() {
  const theme = useTheme((state) => state.theme);
  return (
    <Group id="look" title="Look">
      <ControlRow label="Theme">
        <Segmented label="Theme" options={THEMES} value={theme} onChange={setTheme} />
      </ControlRow>
    </Group>
  );
}
