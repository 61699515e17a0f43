import { Fragment, useState } from 'react';
import { dayText, weekdayName } from '#client/locale/formats.ts';
import { useReading } from '#client/session/use-reading.ts';
import { TwoPhones } from '#client/training/two-phones.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { HISTORY_MESSAGES } from '#domain/messages/history.ts';
import type { Account } from '#offline/store/account.ts';
import { ProgressCard } from './progress-card.tsx';
import { readDay } from './read-day.ts';
import { SessionCard } from './session-card.tsx';
import styles from './workout-day.module.css';

/** A day's sessions, and the progress of one exercise. */
export function WorkoutDay({ account, date, today }: { account: Account; date: string; today: string }) {
  const reading = useReading(`day|${account.owner}|${date}`, () => readDay(account, date));
  const [exercise, setExercise] = useState<string | null>(null);
  if (reading.status === 'loading')
    return (
      <div className={styles.two}>
        <Skeleton height="420px" radius="l" />
        <LoadingSentence>Loading your history...</LoadingSentence>
      </div>
    );
  if (reading.status === 'failed')
    return (
      <div className={styles.two}>
        <Note kind="fail" action={<Button onClick={reading.retry}>Try again</Button>}>
          {HISTORY_MESSAGES.readFailed}
        </Note>
      </div>
    );
  const { sessions, names, unit } = reading.value;
  if (sessions.length === 0) return <EmptyState sentence={`No workout logged on ${weekdayName(date)}, ${dayText(date, today)}.`} />;
  const shown = exercise !== null && names.includes(exercise) ? exercise : names[0];
  return (
    <div className={styles.two}>
      <div className={styles.sessions}>
        {sessions.map((logged, index) => (
          <Fragment key={logged.session.session_id}>
            <TwoPhones account={account} of={({ session_id }) => session_id === logged.session.session_id} />
            <SessionCard account={account} logged={logged} unit={unit} today={today} number={sessions.length > 1 ? index + 1 : null} />
          </Fragment>
        ))}
      </div>
      {shown === undefined ? null : (
        <ProgressCard account={account} names={names} name={shown} unit={unit} today={today} onChoose={setExercise} />
      )}
    </div>
  );
}
