import { useCallback, useSyncExternalStore } from 'react';

/** From this width screens have a rail, as in `screen.module.css`. */
export const RAIL_MEDIA = '(width >= 71rem)';

/** Whether a media query matches, live. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
