import { useCallback, useSyncExternalStore } from 'react';
import { isShown, type Rest, secondsLeft } from '#client/training/rest/rest.ts';

const TICK_MS = 250;

/** Seconds left, null when hidden. */
export function useSecondsLeft(rest: Rest | null, now: () => number): number | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (rest === null) return () => {};
      const timer = setInterval(listener, TICK_MS);
      document.addEventListener('visibilitychange', listener);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', listener);
      };
    },
    [rest],
  );
  return useSyncExternalStore(subscribe, () => read(rest, now()));
}

function read(rest: Rest | null, now: number): number | null {
  return rest === null || !isShown(rest, now) ? null : secondsLeft(rest, now);
}
