/** Turns between the tabs of this phone. Absent on an address without https, in old browsers, and where nothing renders a page. */
export function tabLocks(): LockManager | undefined {
  if (typeof navigator === 'undefined') return undefined;
  const { locks }: { locks?: LockManager | null } = navigator;
  return locks ?? undefined;
}
