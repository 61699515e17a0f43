import { useEffect } from 'react';

/** The number of unsent items at the icon of the installed app, where the browser can. */
export function useUnsentBadge(pending: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    const shown = pending === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(pending);
    // Only an installed app has an icon.
    shown.catch(() => {});
  }, [pending]);
}
