import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link, type LinkProps } from './link.tsx';

/** The page of the detail is waited for at most this long. */
const STILL_AT_MOST_MS = 300;
const TITLE = 'detail-title';

/** A link from a row of a list to its own page, whose title grows out of the row's where the browser can and motion is allowed. */
export function DetailLink({ to, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || !canMove()) return;
    event.preventDefault();
    const row = event.currentTarget.querySelector<HTMLElement>('[data-title], b');
    const list = document.querySelector('h1');
    nameTitle(row, TITLE);
    const transition = document.startViewTransition(async () => {
      void navigate(to, { state });
      const title = await titleOtherThan(list);
      nameTitle(row, '');
      nameTitle(title, TITLE);
    });
    // A skipped transition still navigates.
    transition.ready.catch(() => undefined);
    void transition.finished.finally(() => nameTitle(document.querySelector('h1'), ''));
  };
  return <Link {...rest} to={to} state={state} onClick={open} />;
}

function canMove(): boolean {
  return 'startViewTransition' in document && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

function nameTitle(element: HTMLElement | null, name: string): void {
  if (element !== null) element.style.viewTransitionName = name;
}

/** The title of the page that takes the list's place; null when it does not come in time. */
function titleOtherThan(list: HTMLElement | null): Promise<HTMLElement | null> {
  const words = list?.textContent;
  return new Promise((resolve) => {
    const done = (title: HTMLElement | null) => {
      watching.disconnect();
      clearTimeout(limit);
      resolve(title);
    };
    const look = () => {
      const title = document.querySelector('h1');
      if (title !== null && (title !== list || title.textContent !== words)) done(title);
    };
    const watching = new MutationObserver(look);
    const limit = setTimeout(done, STILL_AT_MOST_MS, null);
    watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
