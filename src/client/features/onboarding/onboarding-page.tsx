import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Button } from '#client/ui/buttons/button.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import styles from './onboarding.module.css';
import { OnboardingFlow } from './onboarding-flow.tsx';
import { type Address, useEntry } from './use-entry.ts';

/** /become-coach: an upgraded member, or an unfinished coach. */
export function BecomeCoachPage() {
  return <Onboarding address="become-coach" />;
}

/** /complete-registration: somebody who registered as a coach. */
export function CompleteRegistrationPage() {
  return <Onboarding address="complete-registration" />;
}

function Onboarding({ address }: { address: Address }) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} address={address} onAgain={() => setAttempt(attempt + 1)} />;
}

function Attempt({ address, onAgain }: { address: Address; onAgain: () => void }) {
  const entry = useEntry(address);
  if (entry.phase === 'elsewhere') return <Navigate to={entry.path} replace />;
  return (
    <div className={styles.page}>
      <title>Coach registration · Setwise</title>
      {entry.phase === 'open' ? <OnboardingFlow initial={entry.draft} /> : null}
      {entry.phase === 'opening' ? (
        <>
          <h1 className="vh" tabIndex={-1}>
            Coach registration
          </h1>
          <LoadingSentence>Opening your registration...</LoadingSentence>
          <Skeleton height="24rem" />
        </>
      ) : null}
      {entry.phase === 'failed' ? (
        <>
          <h1 className="h-1" tabIndex={-1}>
            Coach registration
          </h1>
          <div className={styles.failed}>
            <Note
              kind="fail"
              action={
                <Button kind="line" onClick={onAgain}>
                  Try again
                </Button>
              }
            >
              {entry.sentence}
            </Note>
          </div>
        </>
      ) : null}
    </div>
  );
}
