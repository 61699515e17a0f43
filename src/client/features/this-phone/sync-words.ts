import type { SyncStatus } from '#offline/sync/sync.ts';
import { formatWhen } from './when.ts';

type Status = SyncStatus & { online: boolean };

/** Text beside the number of unsent items. */
export function restWords(count: number, status: Status): string {
  if (status.phase === 'this-phone-only') return 'to send: this server keeps no training, so it stays on this phone';
  if (count === 0)
    return status.rejected > 0 ? 'to send: the server has all but what it refused' : 'to send: everything is with the server';
  if (status.phase === 'sign-in-needed') return 'kept here until you sign in again';
  if (!status.online || status.phase === 'unreachable') return 'kept here until there is signal';
  return status.phase === 'syncing' ? 'on the way' : 'to send';
}

/** The last sync and the next automatic try. */
export function sentWords(status: Status, now: Date): string {
  const last = status.last_sync === null ? 'Nothing was sent from this phone yet.' : `Last sent ${formatWhen(status.last_sync, now)}.`;
  if (!status.online) return `${last} No signal.`;
  if (status.phase === 'unreachable' && status.next_try_at !== null) return `${last} Next try ${formatWhen(status.next_try_at, now)}.`;
  return last;
}

/** The outcome of Send now. */
export function sendResult(status: SyncStatus | null): string {
  switch (status?.phase) {
    case undefined:
    case 'unreachable':
    case 'syncing':
      return 'The server could not be reached. Everything is kept here and is sent by itself later.';
    case 'sign-in-needed':
      return 'Sign in again, then it is sent. Everything is kept here.';
    case 'this-phone-only':
      return 'This server keeps no training. Everything is kept here.';
    case 'idle':
      return idleResult(status);
  }
}

function idleResult(status: SyncStatus | null): string {
  if ((status?.pending ?? 0) > 0) return 'Some of it is still here and is sent by itself later.';
  return (status?.rejected ?? 0) > 0 ? 'Sent, except for what was refused.' : 'Sent. Phone and server agree.';
}
