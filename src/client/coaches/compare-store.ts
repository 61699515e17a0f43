import { useEffect } from 'react';
import { create } from 'zustand';
import { COMPARE_MAX } from '#domain/limits.ts';

/** For this visit: a tab that is closed forgets them, a link keeps them. */
const KEY = 'compare-coaches';

/** A coach ticked for the comparison, with what the tray shows. */
export interface ComparePick {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
}

/** Empty until the page has been taken over, as the server drew it. */
const usePicks = create<{ picks: readonly ComparePick[] }>()(() => ({ picks: [] }));

let isStarted = false;

/** The coaches ticked for the comparison, in the order they were ticked. */
export function useComparePicks(): readonly ComparePick[] {
  useEffect(start, []);
  return usePicks((state) => state.picks);
}

/** Ticks a coach, or unticks one; past four nothing changes. */
export function toggleComparePick(pick: ComparePick): void {
  start();
  const { picks } = usePicks.getState();
  if (picks.some(({ id }) => id === pick.id)) setComparePicks(picks.filter(({ id }) => id !== pick.id));
  else if (picks.length < COMPARE_MAX) setComparePicks([...picks, pick]);
}

export function setComparePicks(picks: readonly ComparePick[]): void {
  isStarted = true;
  usePicks.setState({ picks });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(picks));
  } catch {
    // A browser that forbids storage keeps them as long as the page lives.
  }
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (Array.isArray(kept)) usePicks.setState({ picks: kept.filter(isPick).slice(0, COMPARE_MAX) });
  } catch {
    // As above; and what cannot be read is nothing.
  }
}

function isPick(kept: unknown): kept is ComparePick {
  const { id, name, image } = (kept ?? {}) as Partial<Record<string, unknown>>;
  return Number.isInteger(id) && typeof name === 'string' && (image === null || typeof image === 'string');
}
