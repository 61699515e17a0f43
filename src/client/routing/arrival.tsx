import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

let isFirstPage = true;

/**
 * Runs when a page has rendered: scrolls to the top and focuses its heading, which screen readers announce. The first page keeps the
 * browser's behavior and early input; Back keeps the position.
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
      // `public/before-app.js` replays what was typed and submitted before hydration.
      document.dispatchEvent(new Event('app-is-here'));
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

/** Keeps the focus on the heading when the skeleton is replaced, unless the person has moved on. */
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
