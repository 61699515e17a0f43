/** Web Locks between tabs. Missing without https, in old browsers and on the server. */
export function tabLocks(): LockManager | undefined {
  if (typeof navigator === 'undefined') return undefined;
  const { locks }: { locks?: LockManager | null } = navigator;
  return locks ?? undefined;
}
