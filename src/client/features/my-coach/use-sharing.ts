import { useState } from 'react';
import { call } from '#client/api/http.ts';
import { coachingFailureText } from '#client/coaching/failure-text.ts';
import { syncNow } from '#client/session/sync-control.ts';
import { useAccount } from '#client/session/use-account.ts';
import { storeNow } from '#client/training/store-now.ts';
import type { GrantField, GrantTerms } from '#domain/coaching/grant.ts';
import { CONSENT_MESSAGES } from '#domain/messages/consent.ts';
import { type Sharing, type SharingFailure, shareAgain, startSharing, stopSharing } from '#offline/coaching/consent.ts';

export interface SharingSteps {
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** True when the server has it. Needs signal. */
  readonly share: (terms: GrantTerms) => Promise<boolean>;
  readonly confirm: () => Promise<boolean>;
  /** Done at once, on this phone. */
  readonly stop: (fields: readonly GrantField[] | null) => Promise<void>;
}

/** Sharing more, which the server has to take first, and sharing less, which nothing can be in the way of (GRANT-3, GRANT-4). */
export function useSharing(id: string, { version, isWaiting }: Sharing): SharingSteps {
  const account = useAccount();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = async (step: () => Promise<SharingFailure | null>) => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(null);
    if (isWaiting) await syncNow();
    let said: SharingFailure | null = null;
    const unstored = await storeNow(async () => {
      said = await step();
    });
    setFailure(unstored ?? (said === null ? null : failureText(said)));
    setBusy(false);
    return unstored === null && said === null;
  };
  return {
    isBusy,
    failure,
    share: (terms) => ask(() => startSharing(account, call, { id, expected_version: version, terms })),
    confirm: () => ask(() => shareAgain(account, call, { id, expected_version: version })),
    stop: async (fields) => setFailure(await storeNow(() => stopSharing(account, id, fields))),
  };
}

function failureText(failure: SharingFailure): string {
  if (failure === 'revocation_waits') return CONSENT_MESSAGES.revocationWaits;
  // What another phone chose is fetched, so that the screen shows what it then asks about.
  if (failure.kind === 'refused' && failure.body.code === 'consent_changed') void syncNow();
  return coachingFailureText(failure);
}
