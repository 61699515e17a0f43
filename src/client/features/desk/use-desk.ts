import { useEffect, useState } from 'react';
import { call } from '#client/api/http.ts';
import { syncNow } from '#client/session/sync-control.ts';
import type { Failure } from '#contract/index.ts';
import { localDate } from '#domain/training/week.ts';
import { fetchDesk } from '#offline/coaching/desk.ts';
import type { Account } from '#offline/store/account.ts';
import { dropClientLogs } from '#offline/store/client-logs.ts';

/** Asks for messages and shared logs as the page opens and each time somebody comes back to it (DESK-7); says what kept the logs away. */
export function useFetchedDesk(account: Account): Failure | 'running' | 'done' {
  const [fetched, setFetched] = useState<Failure | 'running' | 'done'>('running');
  useEffect(() => {
    let isOpen = true;
    let isRunning = false;
    const fetchAgain = async () => {
      if (isRunning || document.visibilityState !== 'visible') return;
      isRunning = true;
      try {
        await dropClientLogs(account);
        await syncNow();
        const failure = await fetchDesk(account, call, localDate(new Date(account.now())));
        if (isOpen) setFetched(failure ?? 'done');
      } finally {
        isRunning = false;
      }
    };
    // A device that cannot store what was read shows what it has.
    const again = () => void fetchAgain().catch(() => undefined);
    again();
    document.addEventListener('visibilitychange', again);
    window.addEventListener('online', again);
    return () => {
      isOpen = false;
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('online', again);
    };
  }, [account]);
  return fetched;
}
