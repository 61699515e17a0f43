import { useCallback, useEffect, useState } from 'react';
import { call } from '#client/api/http.ts';
import { type OwnCoach, readOwnCoach } from '#contract/index.ts';

type OwnCoachReading =
  | { readonly phase: 'loading' }
  /** Normal for a new coach (ACCOUNT-3). */
  | { readonly phase: 'none' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly coach: OwnCoach };

export interface OwnCoachHolder {
  readonly reading: OwnCoachReading;
  /** Merges what the server has stored. */
  readonly change: (part: Partial<OwnCoach>) => void;
  readonly reload: () => void;
}

/** Fetched only in the role of coach (ACCOUNT-3). */
export function useOwnCoach(isCoach: boolean): OwnCoachHolder {
  const [reading, setReading] = useState<OwnCoachReading>({ phase: 'loading' });
  useEffect(() => {
    if (isCoach) void read().then(setReading);
  }, [isCoach]);
  const change = useCallback(
    (part: Partial<OwnCoach>) =>
      setReading((before) => (before.phase === 'ready' ? { phase: 'ready', coach: { ...before.coach, ...part } } : before)),
    [],
  );
  return { reading, change, reload: () => void read().then(setReading) };
}

async function read(): Promise<OwnCoachReading> {
  const outcome = await call(readOwnCoach, {});
  if (outcome.ok) return { phase: 'ready', coach: outcome.value };
  const isNew = outcome.failure.kind === 'refused' && outcome.failure.status === 404;
  return { phase: isNew ? 'none' : 'failed' };
}
