import { useCallback, useSyncExternalStore } from 'react';
import { isShown, type Rest, secondsLeft } from './rest.ts';

const TICK_MS = 250;
/** No vibration when waking long after the end. */
const FRESH_MS = 2_000;
const BUZZ = [200, 100, 200];

/** Seconds left, null when hidden. Vibrates at the end where supported. */
export function useSecondsLeft(rest: Rest | null, now: () => number): number | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (rest === null) return () => {};
      let running = rest.ends_at > now();
      const tick = () => {
        listener();
        if (!running || rest.ends_at > now()) return;
        running = false;
        if (now() - rest.ends_at < FRESH_MS) navigator.vibrate?.(BUZZ);
      };
      const timer = setInterval(tick, TICK_MS);
      document.addEventListener('visibilitychange', tick);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
    [rest, now],
  );
  return useSyncExternalStore(subscribe, () => read(rest, now()));
}

function read(rest: Rest | null, now: number): number | null {
  return rest === null || !isShown(rest, now) ? null : secondsLeft(rest, now);
}
