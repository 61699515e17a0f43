import { useEffect, useState } from 'react';

/** Whole seconds until a moment, counted down; 0 once it is there. A page that slept meanwhile counts right at once. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver && moment <= Date.now()) return undefined;
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, 250);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [moment, isOver]);
  return seconds;
}
