import { lazy, Suspense } from 'react';
import { useRestWatch } from '#client/training/rest/rest-watch-store.ts';
import type { Account } from '#offline/store/account.ts';

const RestSignals = lazy(async () => ({ default: (await import('#client/training/rest/rest-signals.tsx')).RestSignals }));

/** What tells the end of a rest on every page, from the first time Today's Workout is open. */
export function RestSlot({ account }: { account: Account }) {
  const { owner, isOpen } = useRestWatch();
  return owner === account.owner ? (
    <Suspense>
      <RestSignals account={account} isOpen={isOpen} />
    </Suspense>
  ) : null;
}
