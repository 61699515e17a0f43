import { useEffect, useRef, useState } from 'react';

export const EVERY_MS = 1_500;
const FOR_MS = 30_000;

/** Polls at once (or after `firstAfterMs`), then every 1.5 s until true, for half a minute; `again` restarts. */
export function usePolling(ask: () => Promise<boolean>, firstAfterMs = 0): { readonly isWaiting: boolean; readonly again: () => void } {
  const [round, setRound] = useState(0);
  const [isWaiting, setWaiting] = useState(true);
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });
  useEffect(() => {
    let isOver = round < 0;
    const until = Date.now() + FOR_MS;
    const once = async () => {
      const isThere = await asking.current();
      if (isOver) return;
      if (isThere || Date.now() >= until) setWaiting(false);
      else timer = setTimeout(() => void once(), EVERY_MS);
    };
    let timer = setTimeout(() => void once(), firstAfterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [round, firstAfterMs]);
  return {
    isWaiting,
    again: () => {
      setWaiting(true);
      setRound((count) => count + 1);
    },
  };
}
