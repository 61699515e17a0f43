import type { ReactNode } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import type { OwnCoach } from '#contract/index.ts';
import type { OwnCoachHolder } from './own-coach.ts';

/** A coach's tab with loading, empty and error states. */
export function CoachTab({ holder: { reading, reload }, children }: { holder: OwnCoachHolder; children: (coach: OwnCoach) => ReactNode }) {
  switch (reading.phase) {
    case 'ready':
      return children(reading.coach);
    case 'loading':
      return (
        <>
          <LoadingSentence>Loading your profile...</LoadingSentence>
          <Skeleton height="24rem" />
        </>
      );
    case 'none':
      return (
        <EmptyState
          sentence="Your coach profile is not there yet."
          action={
            <ButtonLink kind="line" to={PATHS.completeRegistration}>
              Complete your registration
            </ButtonLink>
          }
        />
      );
    case 'failed':
      return (
        <Note
          kind="fail"
          action={
            <Button kind="line" onClick={reload}>
              Try again
            </Button>
          }
        >
          Your coach profile could not be loaded. Nothing is lost.
        </Note>
      );
  }
}
