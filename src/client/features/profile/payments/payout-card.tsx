import { useState } from 'react';
import { call } from '#client/api/http.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { startPayoutSetup } from '#contract/index.ts';
import { Card, Read } from './card.tsx';
import { payoutFailureText } from './failure-text.ts';
import { leaveFor } from './leave-for.ts';
import styles from './payments.module.css';
import { readPayouts } from './reads.ts';
import { useRead } from './use-read.ts';

/** Payout state and setup. */
export function PayoutCard() {
  const reading = useRead(readPayouts);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const setUp = async () => {
    setBusy(true);
    setFailure(null);
    const failed = await leaveForSetup();
    setFailure(failed);
    // On success the page is leaving; stay busy.
    if (failed !== null) setBusy(false);
  };

  return (
    <Card title="Payouts">
      <Read reading={reading} height="6rem">
        {({ setup_complete, setup_started = false }) => (
          <>
            <div className={styles.payout}>
              <Icon name={setup_complete ? 'check' : 'alert'} className={setup_complete ? styles.good : undefined} />
              <div>
                <p className={styles.strong}>{setup_complete ? 'Payout setup complete' : 'Payout setup required'}</p>
                <p className="cap">
                  {setup_complete
                    ? 'Buyers can pay you. The card provider pays your share to your bank account.'
                    : 'Until it is done, nobody can buy from you and you are not listed.'}
                </p>
              </div>
            </div>
            {failure === null ? null : <Note kind="fail">{failure}</Note>}
            <Button kind={setup_complete ? 'line' : 'now'} wide busy={isBusy} busyLabel="Processing..." onClick={() => void setUp()}>
              {setup_complete ? 'Manage payouts' : setup_started ? 'Continue payout setup' : 'Set up payouts'}
            </Button>
          </>
        )}
      </Read>
    </Card>
  );
}

/** Navigates to the provider's setup; returns only on failure. */
async function leaveForSetup(): Promise<string | null> {
  const outcome = await call(startPayoutSetup, {});
  if (!outcome.ok) return payoutFailureText(outcome.failure);
  return leaveFor(outcome.value.onboarding_url) ? null : payoutFailureText('no-destination');
}
