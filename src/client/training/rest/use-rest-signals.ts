import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef } from 'react';
import type { Account } from '#offline/store/account.ts';
import { readRestSignals, USUAL_SIGNALS } from '#offline/store/rest-signals.ts';
import type { Rest } from './rest.ts';
import { RestSound } from './rest-sound.ts';

/** A hidden page's timers come late, and after sleep much later: no vibration long after the end, and no notification. */
const VIBRATION_LATE_MS = 2_000;
const NOTIFICATION_LATE_MS = 15_000;
const BUZZ = [200, 100, 200];

/** Tells the end of a rest, and keeps the screen on while a workout is open, as chosen in Settings. */
export function useRestSignals(account: Account, rest: Rest | null, isOpen: boolean): void {
  const signals = useLiveQuery(() => readRestSignals(account).catch(() => USUAL_SIGNALS), [account]) ?? USUAL_SIGNALS;
  useEndSound(rest, account.now, signals.sound);
  useEffect(() => {
    if (rest === null || rest.ends_at <= account.now()) return;
    const timer = setTimeout(() => {
      const late = account.now() - rest.ends_at;
      if (signals.vibration && late < VIBRATION_LATE_MS) navigator.vibrate?.(BUZZ);
      if (signals.notification && late < NOTIFICATION_LATE_MS && document.hidden) void notify();
    }, rest.ends_at - account.now());
    return () => clearTimeout(timer);
  }, [rest, account, signals.vibration, signals.notification]);
  useWakeLock(isOpen && signals.keeps_screen_on);
}

function useEndSound(rest: Rest | null, now: () => number, isWanted: boolean): void {
  const sound = useRef<RestSound>(null);
  useEffect(() => {
    const own = new RestSound();
    sound.current = own;
    return () => own.close();
  }, []);
  useEffect(() => {
    const own = sound.current;
    if (own === null || !isWanted) return;
    const schedule = () => {
      const left = rest === null ? 0 : (rest.ends_at - now()) / 1000;
      if (left <= 0) return;
      // The tap that began the rest may have been on the snapshot of Today, before this could hear it.
      if (navigator.userActivation?.hasBeenActive) own.prepare();
      own.schedule(left);
    };
    const prepare = () => {
      if (own.isPrepared) return;
      own.prepare();
      schedule();
    };
    schedule();
    document.addEventListener('pointerup', prepare, true);
    document.addEventListener('keydown', prepare, true);
    return () => {
      own.cancel();
      document.removeEventListener('pointerup', prepare, true);
      document.removeEventListener('keydown', prepare, true);
    };
  }, [rest, now, isWanted]);
}

/** Browsers show one only where they were allowed to; then the phone also tells when the page is hidden. */
async function notify(): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification('Rest is over', { tag: 'rest', body: 'The next set waits.' });
}

/** Keeps the screen on; a browser gives the lock back when the page is hidden, so it is taken again. */
function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let hasLeft = false;
    const take = () => {
      if (document.hidden) return;
      navigator.wakeLock.request('screen').then(
        (taken) => {
          if (hasLeft) void taken.release();
          else lock = taken;
        },
        // A low battery refuses it.
        () => {},
      );
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      hasLeft = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [isWanted]);
}
