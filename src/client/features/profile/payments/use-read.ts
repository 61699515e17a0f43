import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '#contract/index.ts';

export interface Reading<T> {
  /** The last value; kept during and after failed reloads. */
  readonly value: T | null;
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly reload: () => Promise<void>;
  /** Replaces the value by an action's result. */
  readonly change: (to: (value: T) => T) => void;
}

/** Reads on mount and on `reload`; outdated answers are dropped. `read` must be stable. */
export function useRead<T>(read: () => Promise<Outcome<T>>): Reading<T> {
  const [value, setValue] = useState<T | null>(null);
  const [phase, setPhase] = useState<Reading<T>['phase']>('loading');
  const turn = useRef(0);
  const settle = useCallback((mine: number, outcome: Outcome<T>) => {
    if (mine !== turn.current) return;
    if (outcome.ok) setValue(outcome.value);
    setPhase(outcome.ok ? 'ready' : 'failed');
  }, []);
  useEffect(() => {
    turn.current += 1;
    const mine = turn.current;
    // A call never rejects.
    void read().then((outcome) => settle(mine, outcome));
    return () => {
      turn.current += 1;
    };
  }, [read, settle]);
  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    setPhase('loading');
    settle(mine, await read());
  }, [read, settle]);
  const change = useCallback((to: (before: T) => T) => setValue((before) => (before === null ? null : to(before))), []);
  return { value, phase, reload, change };
}
