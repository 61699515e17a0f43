import { useEffect, useEffectEvent } from 'react';
import { useTheme } from '#client/preferences/theme-store.ts';
import { whenIdle } from '#client/pwa/when-idle.ts';
import { TODAY_MESSAGES } from '#domain/messages/today.ts';
import type { Account } from '#offline/store/account.ts';
import { onLogWrites } from '#offline/store/on-log-writes.ts';

/** Without a write for so long, what was written is shown. */
const SETTLED_MS = 1_000;

/** While a workout is shown, keeps a snapshot of it for the next start (TODAY-13). */
export function useKeptSnapshot(account: Account, today: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Without one the next start is slower, and nothing else.
    const keep = () => {
      timer = undefined;
      import('#client/session/keep-snapshot.ts').then(({ keepSnapshot }) => keepSnapshot(account, today)).catch(() => undefined);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => whenIdle(keep), SETTLED_MS);
    };
    const atOnce = () => {
      if (document.visibilityState !== 'hidden' || timer === undefined) return;
      clearTimeout(timer);
      keep();
    };
    later();
    const stopHearing = [onLogWrites(account, later), useTheme.subscribe(later)];
    document.addEventListener('visibilitychange', atOnce);
    return () => {
      clearTimeout(timer);
      for (const stop of stopHearing) stop();
      document.removeEventListener('visibilitychange', atOnce);
    };
  }, [account, today]);
}

/** `public/today-snapshot.js` held a tap on a snapshot of a workout that has changed since, and left it out. */
export function useSnapshotDiffered(onTrouble: (message: string) => void): void {
  const say = useEffectEvent(() => onTrouble(TODAY_MESSAGES.changedSince));
  useEffect(() => {
    const hear = () => say();
    document.addEventListener('snapshot-differed', hear);
    return () => document.removeEventListener('snapshot-differed', hear);
  }, []);
}
