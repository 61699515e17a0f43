import { createContext, use, useCallback, useState } from 'react';
import { storeNow } from '#client/training/store-now.ts';

/** Stores a choice of another workout; `false` of the work means that there is none. Resolves to null or the error. */
export type SwitchWorkout = (work: () => Promise<unknown>) => Promise<string | null>;

export const SwitchWorkoutContext = createContext<SwitchWorkout>(storeNow);

export function useSwitchWorkout(): SwitchWorkout {
  return use(SwitchWorkoutContext);
}

/**
 * `shown` names the workout on the screen. It is being left from the tap on another one until that one is shown: a sheet opened in
 * between would be taken away with it (ROUTINE-11).
 */
export function useLeaving(shown: string): { isLeaving: boolean; switchWorkout: SwitchWorkout } {
  const [left, setLeft] = useState<string | null>(null);
  const switchWorkout = useCallback(
    async (work: () => Promise<unknown>) => {
      setLeft(shown);
      let found: unknown;
      const failure = await storeNow(async () => {
        found = await work();
      });
      if (failure !== null || found === false) setLeft(null);
      return failure;
    },
    [shown],
  );
  // Coming back to it later is not leaving it again.
  if (left !== null && left !== shown) setLeft(null);
  return { isLeaving: left === shown, switchWorkout };
}
