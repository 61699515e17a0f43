import { useSyncStatus } from '#client/session/use-sync-status.ts';

/**
 * What a message sent now meets: the `server`, surely nothing (`no-signal`), bars that lead nowhere (`no-answer`: a captive portal, a
 * server that is down), or a server that wants to know first who this is (`sign-in`).
 */
export type Reach = 'server' | 'no-signal' | 'no-answer' | 'sign-in';

export function useReach(): Reach {
  const { online, phase } = useSyncStatus();
  if (!online) return 'no-signal';
  if (phase === 'sign-in-needed') return 'sign-in';
  return phase === 'unreachable' ? 'no-answer' : 'server';
}
