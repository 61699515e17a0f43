import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance of the end counts as at the end. */
const NEAR_END_PX = 120;

interface Newest {
  /** False while scrolled up. */
  readonly atNewest: boolean;
  readonly goToNewest: () => void;
}

/**
 * Keeps the newest message in view when at the end, also when cards grow, and the position otherwise. Opening the page and sending scroll
 * to the end.
 */
export function useStayAtNewest(list: RefObject<HTMLElement | null>, isReady: boolean, ownMessages: number): Newest {
  const following = useRef(true);
  const [atNewest, setAtNewest] = useState(true);

  const goToNewest = useCallback(() => {
    following.current = true;
    scrollToEnd();
  }, []);

  const sentBefore = useRef(-1);
  useLayoutEffect(() => {
    if (!isReady || sentBefore.current === ownMessages) return;
    sentBefore.current = ownMessages;
    goToNewest();
  }, [isReady, ownMessages, goToNewest]);

  useEffect(() => {
    let endBefore = endOfPage();
    const onScroll = () => {
      const end = endOfPage();
      // An answer that came since the last scroll moves the end away; who leaves it does so while the page stays as it is.
      const hasGrown = end !== endBefore;
      endBefore = end;
      following.current = end - window.scrollY < NEAR_END_PX || (following.current && hasGrown);
      setAtNewest(following.current);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    if (!list.current || !isReady) return undefined;
    const observer = new ResizeObserver(() => following.current && scrollToEnd());
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list, isReady]);

  return { atNewest, goToNewest };
}

/** The scroll position at the end. */
function endOfPage(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}

function scrollToEnd(): void {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
}
