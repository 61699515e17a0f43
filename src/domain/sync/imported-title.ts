/** The name another app gave a workout; empty for workouts logged here (IMPORT-13). */
export function importedTitle({ plan_id, label }: { plan_id: string; label: string }): string {
  return plan_id.startsWith('import:') ? label : '';
}
