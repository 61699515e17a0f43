import { useEffect } from 'react';
import { create } from 'zustand';
import type { Account } from '#offline/store/account.ts';

interface RestWatch {
  /** The account that trains; null before its Today's Workout was open. */
  readonly owner: string | null;
  /** Its workout has begun and is not finished. */
  readonly isOpen: boolean;
}

/** What Today's Workout leaves to the pages after it: rests are told there too, and an open workout keeps the screen on (SET-5). */
export const useRestWatch = create<RestWatch>()(() => ({ owner: null, isOpen: false }));

export function useWatchedWorkout({ owner }: Account, isOpen: boolean): void {
  useEffect(() => useRestWatch.setState({ owner, isOpen }), [owner, isOpen]);
}
