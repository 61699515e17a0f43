import { useEffect, useState } from 'react';
import { useOnline } from '#client/session/use-online.ts';
import type { Failure } from '#contract/index.ts';

interface Greeting {
  readonly isAsking: boolean;
  readonly failure: Failure | null;
  readonly tryAgain: () => void;
}

/**
 * Asks for the first messages (PLAN-1: a call with an empty history) while the conversation has none, or none but the phone's
 * own; again when signal comes back.
 */
export function useGreeting(sender: { loadGreeting(): Promise<'ready' | Failure> }, isNeeded: boolean): Greeting {
  const online = useOnline();
  const [attempt, setAttempt] = useState(1);
  const [last, setLast] = useState<{ round: string; failure: Failure | null }>({ round: '', failure: null });
  const round = `${attempt} ${online ? 'with' : 'without'} signal`;

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    void sender.loadGreeting().then((result) => isWanted && setLast({ round, failure: result === 'ready' ? null : result }));
    return () => {
      isWanted = false;
    };
  }, [isNeeded, round, sender]);

  const isAsking = isNeeded && last.round !== round;
  return { isAsking, failure: isAsking ? null : last.failure, tryAgain: () => setAttempt(attempt + 1) };
}
