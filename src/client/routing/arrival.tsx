import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { replayEarlyInput } from './early-input.ts';

let isFirstPage = true;

/**
 * Rendered beside a page, so it runs once the page is there: a new page starts at its top, and its heading takes the focus, which
 * makes a screen reader say where one is. The first page of a visit keeps the browser's own behaviour and what was done on it before the
 * app was there, and Back keeps the position.
 */
export function Arrival() {
  const { pathname } = useLocation();
  return <Arrived key={pathname} />;
}

function Arrived() {
  const type = useNavigationType();
  const arrive = useEffectEvent(() => {
    if (isFirstPage) {
      isFirstPage = false;
      replayEarlyInput();
      return undefined;
    }
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
    focusHeading();
    return keepFocusOnHeading();
  });
  useEffect(() => arrive(), []);
  return null;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What was there while the page's data arrived gives way to the page, its heading included. Whoever has begun to do something is left alone. */
function keepFocusOnHeading(): () => void {
  const begun = new AbortController();
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeading();
  });
  const stop = () => {
    observer.disconnect();
    begun.abort();
  };
  for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, stop, { signal: begun.signal, capture: true });
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
