import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The time of this phone, moved on while the page is open. */
export function useNow(now: () => number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return at;
}
