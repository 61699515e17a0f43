/** Maintenance commands. */
export type MaintenanceName = 'backup' | 'restore';

export function isMaintenance(name: string | undefined): name is MaintenanceName {
  return name === 'backup' || name === 'restore';
}
