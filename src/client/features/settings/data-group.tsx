import { PATHS } from '#client/routing/paths.ts';
import { useReading } from '#client/session/use-reading.ts';
import { readStorageReport, type StorageReport } from '#offline/store/quota.ts';
import { Group } from './settings-group.tsx';
import { LinkRow } from './settings-row.tsx';

const BYTES_PER_MB = 1_000_000;

/** What the account holds, in and out. */
export function DataGroup() {
  const storage = useReading('storage', () => readStorageReport(navigator.storage));
  return (
    <Group id="data" title="Data">
      <LinkRow to={PATHS.importLog} icon="history" label="Import" hint="Bring your history from another app" />
      <LinkRow to={PATHS.thisPhone} icon="share" label="Export" hint="Everything, in one file" />
      <LinkRow
        to={PATHS.thisPhone}
        icon="phone"
        label="Storage"
        hint="What is kept on this phone, and whether it is protected"
        value={storage.status === 'ready' ? storageWords(storage.value) : undefined}
      />
    </Group>
  );
}

/** «8.4 MB, protected»; what the browser does not tell is left out. */
function storageWords({ usage, persisted }: StorageReport): string | undefined {
  const size = usage === null ? [] : [`${(usage / BYTES_PER_MB).toFixed(1)} MB`];
  const words = [...size, ...(persisted === true ? ['protected'] : [])];
  return words.length === 0 ? undefined : words.join(', ');
}
