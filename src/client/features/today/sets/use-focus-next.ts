import { useCallback, useEffect, useRef } from 'react';
import type { ExerciseState } from '../use-workout-view.ts';

/** In the address of the installed app's shortcut «Log a set». */
const NEXT_SET_HASH = '#next-set';

/** A set whose logging is awaited. */
interface Awaited {
  key: string;
  set_n: number;
  isLogged: boolean;
}

/** Focuses the next set's tick, or `Log Workout`, once the awaited set is shown. */
export function useFocusNext(states: readonly ExerciseState[]): (set: Awaited) => void {
  const awaited = useRef<Awaited | null>(null);
  // Once: the workout is drawn when this runs first.
  useEffect(() => {
    if (window.location.hash === NEXT_SET_HASH) focusNext();
  }, []);
  useEffect(() => {
    const set = awaited.current;
    if (set === null) return;
    const row = states.find((state) => state.key === set.key)?.rows.find((each) => each.set_n === set.set_n);
    if ((row?.logged !== undefined) !== set.isLogged) return;
    awaited.current = null;
    focusNext();
  });
  return useCallback((set) => {
    awaited.current = set;
  }, []);
}

function focusNext(): void {
  // Do not interrupt typing in another field.
  if (document.activeElement instanceof HTMLInputElement) return;
  const next = document.querySelector<HTMLElement>('[data-next-tick]') ?? document.querySelector<HTMLElement>('[data-log-workout]');
  if (next === null) return;
  // The dock's button has become that of the next set: the thumb stays on it.
  if (document.activeElement?.closest('[data-dock-log]') != null) return;
  next.focus({ preventScroll: true });
  bringIntoView(next);
}

/** Scrolls only to what the bar or the dock hides. */
export function bringIntoView(element: Element): void {
  if (!isInView(element)) element.scrollIntoView({ block: 'center' });
}

/** Visible between bar and dock: no scrolling needed. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const upper = document.querySelector('[data-bar]')?.getBoundingClientRect().bottom ?? 0;
  const lower = document.querySelector('[data-dock]')?.getBoundingClientRect().top ?? window.innerHeight;
  return element.closest('[data-dock]') !== null || (top >= upper && bottom <= lower);
}
