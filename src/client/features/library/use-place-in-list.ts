import { type RefObject, useLayoutEffect } from 'react';

/** The row that was opened last, where on the screen it stood, and by which filters it was found. */
const opened: { href: string | null; top: number; search: string } = { href: null, top: 0, search: '' };

export function rememberPlace(row: HTMLElement): void {
  Object.assign(opened, { href: row.getAttribute('href'), top: row.getBoundingClientRect().top, search: window.location.search });
}

/** The filters of the list that was left last, as the query of its address. */
export function lastFilters(): string {
  return opened.search;
}

/**
 * Puts the opened row back where it stood (PAGE-17). The browser restores a number of pixels, which is another place while the groups above
 * are not yet drawn at their own height; it does so within the next two frames. `isDrawn`: the rows of a return are there; it is done once.
 */
export function usePlaceInList(list: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  useLayoutEffect(() => {
    if (!isDrawn || opened.href === null) return undefined;
    const restore = () => {
      const row = list.current?.querySelector(`a[href="${CSS.escape(opened.href ?? '')}"]`);
      if (row) window.scrollBy({ top: row.getBoundingClientRect().top - opened.top, behavior: 'instant' });
    };
    restore();
    let frame = requestAnimationFrame(() => {
      restore();
      frame = requestAnimationFrame(() => {
        restore();
        opened.href = null;
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [list, isDrawn]);
}
