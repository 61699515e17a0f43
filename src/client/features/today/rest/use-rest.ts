import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useMemo } from 'react';
import { changeRest, REST_KEY, type Rest, startRest } from '#client/training/rest/rest.ts';
import type { Account } from '#offline/store/account.ts';
import { clearDraft, readDraft, saveDraft } from '#offline/store/drafts.ts';

export interface RestControl {
  rest: Rest | null;
  start: (seconds: number) => void;
  change: (seconds: number) => void;
  skip: () => void;
}

/** The running rest, shared by tabs. Storage errors are ignored: the set itself is stored. */
export function useRest(account: Account): RestControl {
  const rest = useLiveQuery(() => readDraft<Rest>(account, REST_KEY).catch(() => undefined), [account]) ?? null;
  const write = useCallback(
    (next: Rest | null) => {
      const written = next === null ? clearDraft(account, REST_KEY) : saveDraft(account, REST_KEY, next);
      written.catch(() => {});
    },
    [account],
  );
  const start = useCallback((seconds: number) => write(startRest(seconds, account.now())), [account, write]);
  const skip = useCallback(() => write(null), [write]);
  return useMemo(
    () => ({
      rest,
      start,
      skip,
      change: (seconds: number) => {
        if (rest !== null) write(changeRest(rest, seconds, account.now()));
      },
    }),
    [rest, start, skip, write, account],
  );
}
