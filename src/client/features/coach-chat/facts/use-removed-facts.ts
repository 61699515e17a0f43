import { useState } from 'react';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { useAccount } from '#client/session/use-account.ts';
import type { LogFact } from '#domain/ai-coach/log-facts.ts';
import { hideFact, showFact } from '#offline/chat/coach-facts.ts';
import { toStorageFailure } from '#offline/store/storage-failure.ts';
import { notSavedSentence } from '../sending/send-message.ts';

export interface RemovedFacts {
  /** The last one removed while this card is open. */
  readonly last: LogFact | null;
  /** Why the last change was not stored. */
  readonly failure: string | null;
  /** Hides the fact from the coach. */
  remove(fact: LogFact): Promise<void>;
  /** Restores the last one. */
  bringBack(): Promise<void>;
}

/** Removal of log facts. Never rejects: errors are in `failure`. */
export function useRemovedFacts(): RemovedFacts {
  const account = useAccount();
  const [last, setLast] = useState<LogFact | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const store = async (write: () => Promise<void>, next: LogFact | null) => {
    try {
      await write();
      setLast(next);
      setFailure(null);
    } catch (error) {
      const trouble = toStorageFailure(error);
      reportStorageFailure(trouble);
      setFailure(notSavedSentence(trouble));
    }
  };

  return {
    last,
    failure,
    remove: (fact) => store(() => hideFact(account, fact.key), fact),
    bringBack: async () => {
      if (last !== null) await store(() => showFact(account, last.key), null);
    },
  };
}
