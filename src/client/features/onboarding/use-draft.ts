import { useCallback, useEffect, useRef, useState } from 'react';
import type { OnboardingDraft } from './draft.ts';
import { keepDraft } from './draft-keeper.ts';

/** When the draft was last stored; `'failed'` on error, null before the first change. */
export type Kept = Date | 'failed' | null;

export interface DraftHolder {
  readonly draft: OnboardingDraft;
  readonly change: (part: Partial<OnboardingDraft>) => void;
  /** Replaces the draft; resolves when stored. */
  readonly keep: (draft: OnboardingDraft) => Promise<void>;
  readonly kept: Kept;
}

/** Holds the draft and stores it sequentially, newest last. */
export function useDraft(initial: OnboardingDraft): DraftHolder {
  const [draft, setDraft] = useState(initial);
  const [kept, setKept] = useState<Kept>(null);
  const newest = useRef(initial);
  const writing = useRef<Promise<void>>(Promise.resolve());
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const write = useCallback((next: OnboardingDraft) => {
    newest.current = next;
    setDraft(next);
    const before = writing.current;
    const store = async () => {
      await before;
      // A newer version is queued, so skip this one.
      if (newest.current !== next) return;
      const isKept = await keepDraft(next);
      if (isMounted.current) setKept(isKept ? new Date() : 'failed');
    };
    writing.current = store();
    return writing.current;
  }, []);
  const change = useCallback((part: Partial<OnboardingDraft>) => void write({ ...newest.current, ...part }), [write]);
  return { draft, change, keep: write, kept };
}
