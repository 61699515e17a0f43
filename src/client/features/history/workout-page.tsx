import { useSearchParams } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useToday } from '#client/session/use-today.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { EDIT_WORKOUT_MESSAGES } from '#domain/messages/edit-workout.ts';
import { isSessionOpen } from '#domain/training/choose-session.ts';
import type { Account } from '#offline/store/account.ts';
import { dayAsked } from './day-asked.ts';
import { useNewWorkout, useWorkoutEdit, type WorkoutReading } from './use-workout-edit.ts';
import { WorkoutForm } from './workout-form.tsx';

const TITLE = EDIT_WORKOUT_MESSAGES.title;

/** A past workout, to be changed (HIST-4), or one that is logged afterwards (HIST-7). */
export function WorkoutPage() {
  const search = useSearchParams()[0];
  const id = search.get('id');
  const account = useAccount();
  const today = useToday(account.now);
  if (id === null) return <NewWorkout account={account} today={today} day={dayAsked(search) ?? today} />;
  return <KnownWorkout key={id} account={account} today={today} id={id} />;
}

interface WorkoutPageProps {
  account: Account;
  /** yyyy-mm-dd */
  today: string;
}

function NewWorkout({ account, today, day }: WorkoutPageProps & { day: string }) {
  const reading = useNewWorkout(account, day > today ? today : day);
  if (reading.status === 'ready') return <WorkoutForm account={account} today={today} editor={reading.editor} />;
  return <NotRead title={EDIT_WORKOUT_MESSAGES.newTitle} reading={reading} />;
}

function KnownWorkout({ account, today, id }: WorkoutPageProps & { id: string }) {
  const reading = useWorkoutEdit(account, id);
  if (reading.status === 'ready') {
    const { session } = reading.editor;
    if (session !== null && isSessionOpen(session, { today, now: account.now() }))
      return <Elsewhere sentence={EDIT_WORKOUT_MESSAGES.underWay} to={PATHS.today} words="Go to Today's Workout" />;
    return <WorkoutForm account={account} today={today} editor={reading.editor} />;
  }
  if (reading.status === 'gone')
    return <Elsewhere sentence={EDIT_WORKOUT_MESSAGES.gone} to={PATHS.history} words="Go to Workout History" />;
  return <NotRead title={TITLE} reading={reading} />;
}

function NotRead({ title, reading }: { title: string; reading: Exclude<WorkoutReading, { status: 'ready' }> }) {
  return (
    <Screen title={title}>
      {reading.status === 'failed' ? (
        <Note kind="fail" action={<Button onClick={reading.retry}>Try again</Button>}>
          {EDIT_WORKOUT_MESSAGES.readFailed}
        </Note>
      ) : (
        <>
          <Skeleton height="420px" radius="l" />
          <LoadingSentence>Loading the workout...</LoadingSentence>
        </>
      )}
    </Screen>
  );
}

function Elsewhere({ sentence, to, words }: { sentence: string; to: string; words: string }) {
  return (
    <Screen title={TITLE}>
      <EmptyState
        sentence={sentence}
        action={
          <ButtonLink kind="line" to={to}>
            {words}
          </ButtonLink>
        }
      />
    </Screen>
  );
}
