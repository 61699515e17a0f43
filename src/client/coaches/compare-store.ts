import { useEffect } from 'react';
import { create } from 'zustand';
import { COMPARE_MAX } from '#domain/limits.ts';

/** Session storage: kept for this tab only. */
const KEY = 'compare-coaches';

/** A coach selected for comparison, with data for the tray. */
export interface ComparePick {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
}

/** Empty until hydration, like the server's HTML. */
const usePicks = create<{ picks: readonly ComparePick[] }>()(() => ({ picks: [] }));

let isStarted = false;

/** Selected coaches in order of selection. */
export function useComparePicks(): readonly ComparePick[] {
  useEffect(start, []);
  return usePicks((state) => state.picks);
}

/** Toggles a coach; ignored above four. */
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
    // Without storage they last as long as the page.
  }
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (Array.isArray(kept)) usePicks.setState({ picks: kept.filter(isPick).slice(0, COMPARE_MAX) });
  } catch {
    // As above; unreadable data counts as empty.
  }
}

function isPick(kept: unknown): kept is ComparePick {
  const { id, name, image } = (kept ?? {}) as Partial<Record<string, unknown>>;
  return Number.isInteger(id) && typeof name === 'string' && (image === null || typeof image === 'string');
}
