import { useSyncStatus } from '#client/session/use-sync-status.ts';

/** Where a message would go now: the `server`, `no-signal`, `no-answer` (captive portal, server down), or `sign-in` needed. */
export type Reach = 'server' | 'no-signal' | 'no-answer' | 'sign-in';

export function useReach(): Reach {
  const { online, phase } = useSyncStatus();
  if (!online) return 'no-signal';
  if (phase === 'sign-in-needed') return 'sign-in';
  return phase === 'unreachable' ? 'no-answer' : 'server';
}
