/** Maintenance commands. */
export type MaintenanceName = 'backup' | 'restore' | 'doctor';

export function isMaintenance(name: string | undefined): name is MaintenanceName {
  return name === 'backup' || name === 'restore' || name === 'doctor';
}

/** Names sort by time. */
export function backupName(now: number): string {
  return `setwise-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`;
}

/** When a file of that name was made; null for another file. */
export function madeAt(name: string): number | null {
  const [, day, hour, minute, second] = /^setwise-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.backup\.gz$/.exec(name) ?? [];
  return day === undefined ? null : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}
