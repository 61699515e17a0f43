import { type RefObject, useEffect, useRef } from 'react';

/** When focused fields are replaced by the logged values, focus moves to their button. */
export function useFocusKept(row: RefObject<HTMLLIElement | null>, done: boolean): void {
  const wasInside = useRef(false);
  const wasDone = useRef(done);
  useEffect(() => {
    const element = row.current;
    if (wasDone.current !== done && wasInside.current && element !== null && !element.contains(document.activeElement))
      element.querySelector<HTMLElement>(done ? 'button' : 'input')?.focus({ preventScroll: true });
    wasDone.current = done;
    const note = () => {
      wasInside.current = element?.contains(document.activeElement) ?? false;
    };
    note();
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [row, done]);
}
