import { type RefObject, useLayoutEffect } from 'react';

/** The row that was opened last, and where on the screen it stood. */
const opened: { href: string | null; top: number } = { href: null, top: 0 };

export function rememberPlace(row: HTMLElement): void {
  Object.assign(opened, { href: row.getAttribute('href'), top: row.getBoundingClientRect().top });
}

/**
 * Puts the opened row back where it stood (PAGE-17). The browser restores a number of pixels, which is another place while the groups above
 * are not yet drawn at their own height; it does so within the next two frames.
 */
export function usePlaceInList(list: RefObject<HTMLElement | null>, isReturn: boolean): void {
  useLayoutEffect(() => {
    if (!isReturn || opened.href === null) return undefined;
    const restore = () => {
      const row = list.current?.querySelector(`a[href="${CSS.escape(opened.href ?? '')}"]`);
      if (row) window.scrollBy({ top: row.getBoundingClientRect().top - opened.top, behavior: 'instant' });
    };
    restore();
    let frame = requestAnimationFrame(() => {
      restore();
      frame = requestAnimationFrame(restore);
    });
    return () => cancelAnimationFrame(frame);
  }, [list, isReturn]);
}
