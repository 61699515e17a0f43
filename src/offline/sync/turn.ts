import { SYNC_TURN_WAIT_MS } from '#domain/limits.ts';
import type { SetTimer } from '../store/account.ts';

/** The used part of Web Locks; implemented by `navigator.locks`. */
export interface TurnLocks {
  request<T>(name: string, options: { signal: AbortSignal }, run: () => Promise<T>): Promise<T>;
}

interface Turn {
  readonly locks: TurnLocks | undefined;
  readonly name: string;
  readonly setTimer: SetTimer;
  /** Ends the waiting, not the running. */
  readonly stopping: AbortSignal;
}

/**
 * Runs `run` exclusively across tabs. After a time-out it runs without the lock, which a frozen tab may hold: the lock saves work,
 * correctness relies on idempotent operations.
 */
export async function takeTurn<T>({ locks, name, setTimer, stopping }: Turn, run: () => Promise<T>): Promise<T> {
  if (locks === undefined) return run();
  let hasTurn = false;
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  const cancel = setTimer(giveUp, SYNC_TURN_WAIT_MS);
  stopping.addEventListener('abort', giveUp, { once: true });
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      hasTurn = true;
      cancel();
      return run();
    });
  } catch (error) {
    if (hasTurn) throw error;
    return run();
  } finally {
    cancel();
    stopping.removeEventListener('abort', giveUp);
  }
}
