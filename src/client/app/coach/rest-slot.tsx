import { lazy, Suspense } from 'react';
import { useRestWatch } from '#client/training/rest/rest-watch-store.ts';
import type { Account } from '#offline/store/account.ts';

// Code that cannot be fetched leaves a rest without its sound; the page around it stays.
const RestSignals = lazy(() =>
  import('#client/training/rest/rest-signals.tsx').then(
    (code) => ({ default: code.RestSignals }),
    () => ({ default: () => null }),
  ),
);

/** What tells the end of a rest on every page, from the first time Today's Workout is open. */
export function RestSlot({ account }: { account: Account }) {
  const { owner, isOpen } = useRestWatch();
  return owner === account.owner ? (
    <Suspense>
      <RestSignals account={account} isOpen={isOpen} />
    </Suspense>
  ) : null;
}
