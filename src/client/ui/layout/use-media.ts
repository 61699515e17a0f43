import { useCallback, useSyncExternalStore } from 'react';

/** From here a screen has a rail beside its main column, as `screen.module.css` lays it out. */
export const RAIL_MEDIA = '(width >= 71rem)';

/** Whether a media query holds, kept up to date. */
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
