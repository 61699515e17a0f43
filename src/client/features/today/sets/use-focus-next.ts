import { useCallback, useEffect, useRef } from 'react';
import type { ExerciseState } from '../use-workout-view.ts';

/** A set whose place in the log is about to change. */
interface Awaited {
  key: string;
  set_n: number;
  isLogged: boolean;
}

/**
 * Takes the focus to the tick of the next set, or to `Log Workout` when there is none, so that nobody starts over from the top; once
 * the screen shows the set as it is awaited.
 */
export function useFocusNext(states: readonly ExerciseState[]): (set: Awaited) => void {
  const awaited = useRef<Awaited | null>(null);
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
  // Moving the focus now would interrupt typing in another field.
  if (document.activeElement instanceof HTMLInputElement) return;
  const next = document.querySelector<HTMLElement>('[data-next-tick]') ?? document.querySelector<HTMLElement>('[data-log-workout]');
  if (next === null) return;
  next.focus({ preventScroll: true });
  if (!isInView(next)) next.scrollIntoView({ block: 'nearest' });
}

/** Between the bar and the dock: then the page stays as it stands under the thumb. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const upper = document.querySelector('[data-bar]')?.getBoundingClientRect().bottom ?? 0;
  const lower = document.querySelector('[data-dock]')?.getBoundingClientRect().top ?? window.innerHeight;
  return element.closest('[data-dock]') !== null || (top >= upper && bottom <= lower);
}
