import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '#contract/index.ts';

export interface Reading<T> {
  /** What was read last; it stays while it is read again, and when that fails. */
  readonly value: T | null;
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly reload: () => Promise<void>;
  /** Replaces what is shown by what an action was answered with. */
  readonly change: (to: (value: T) => T) => void;
}

/** Reads once when it appears and again on `reload`; an answer that comes after a later one was asked for is dropped. `read` must not change. */
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
