import { lazy, Suspense, useState } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { FINISH_MESSAGES } from '#domain/messages/finish-workout.ts';
import { workingSets } from '#domain/training/set-kind.ts';
import type { Account } from '#offline/store/account.ts';
import dock from '../rest/workout-dock.module.css';
import type { ExerciseState } from '../use-workout-view.ts';
import { useWorkoutSummary } from './use-workout-summary.ts';

const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));

interface FinishedDockProps {
  account: Account;
  session_id: string;
  states: readonly ExerciseState[];
  /** What the workout is called. */
  title: string;
  /** yyyy-mm-dd */
  trainedOn: string;
}

/** What is next after a workout: hand on its picture (PROG-30), or see it where it is kept. */
export function FinishedDock(props: FinishedDockProps) {
  const [isSharing, setSharing] = useState(false);
  return (
    <aside className={dock.dock} aria-label={FINISH_MESSAGES.dock}>
      <Button big aria-haspopup="dialog" onClick={() => setSharing(true)}>
        <Icon name="share" size="s" /> {FINISH_MESSAGES.share}
      </Button>
      <ButtonLink kind="now" wide big className={dock.log} to={PATHS.history}>
        {FINISH_MESSAGES.done}
      </ButtonLink>
      {isSharing ? (
        <Suspense fallback={null}>
          <SharedWorkout {...props} onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
    </aside>
  );
}

/** The workout is summed up for its picture when that is asked for. */
function SharedWorkout({ account, session_id, states, title, trainedOn, onClose }: FinishedDockProps & { onClose: () => void }) {
  const read = useWorkoutSummary(account, session_id);
  if (read === undefined) return null;
  return (
    <ShareSheet
      workout={{ title, exercises: exercisesOf(states), summary: read.summary, unit: read.unit }}
      day={trainedOn}
      onClose={onClose}
    />
  );
}

function exercisesOf(states: readonly ExerciseState[]) {
  return states.map(({ prescription, logged }) => ({ name: prescription.exercise, sets: workingSets(logged).length }));
}
