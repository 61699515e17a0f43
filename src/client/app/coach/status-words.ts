import type { SyncStatus } from '#offline/sync/sync.ts';

export interface StatusWords {
  words: string;
  kind: 'sent' | 'plain' | 'fail';
  shape: 'no-signal' | 'phone' | 'sent' | 'refused' | 'lock';
  /** Where the state can be resolved. */
  leads: 'this-phone' | 'login' | null;
}

/** The sync state in two words: what needs the person first, then unsent work, then success. */
export function statusWords(status: SyncStatus & { online: boolean }): StatusWords {
  if (status.phase === 'sign-in-needed') return { words: 'Log in to send', kind: 'fail', shape: 'lock', leads: 'login' };
  if (status.rejected > 0) return { words: `${status.rejected} refused`, kind: 'fail', shape: 'refused', leads: 'this-phone' };
  if (!status.online || status.phase === 'unreachable') return { words: 'No signal', kind: 'plain', shape: 'no-signal', leads: null };
  if (status.phase === 'this-phone-only') return { words: 'On this phone', kind: 'plain', shape: 'phone', leads: null };
  if (status.pending > 0) return { words: `${status.pending} to send`, kind: 'plain', shape: 'phone', leads: null };
  // Before the first round the server's state is unknown.
  if (status.last_sync === null) return { words: 'Syncing', kind: 'plain', shape: 'phone', leads: null };
  return { words: 'Up to date', kind: 'sent', shape: 'sent', leads: null };
}
