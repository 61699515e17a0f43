import { useEffect } from 'react';
import { syncNow } from '#client/session/sync-control.ts';
import { type Reading, useReading } from '#client/session/use-reading.ts';
import type { Relationship } from '#contract/index.ts';
import { type KnownRelationship, readRelationships } from '#offline/coaching/relationships.ts';
import type { Account } from '#offline/store/account.ts';

/** The account's relationships on one side, as this phone knows them, fetched anew when the page opens. */
export function useRelationships(account: Account, side: Relationship['side']): Reading<KnownRelationship[]> {
  useEffect(() => {
    void syncNow();
  }, []);
  return useReading(`relationships|${account.owner}|${side}`, () => readRelationships(account, side));
}
