import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Pill } from '#client/ui/feedback/pill.tsx';
import { SAVE_MARK_WORDS, SaveMark } from '#client/ui/feedback/save-mark.tsx';
import { FINISH_MESSAGES } from '#domain/messages/finish-workout.ts';
import { TODAY_MESSAGES } from '#domain/messages/today.ts';
import type { SaveState } from '#domain/sync/register.ts';
import styles from './workout-logged.module.css';

interface WorkoutLoggedProps {
  isLogged: boolean;
  /** Sent only when the whole session is. */
  state: SaveState;
  /** Label of the plan's next day. */
  nextLabel: string | null;
  onReopen: () => void;
  /** undefined where the day cannot be trained again as it was. */
  onAgain: (() => void) | undefined;
}

/** The finished workout: sync state, next day. The live region exists from the start, so that it is announced. */
export function WorkoutLogged({ isLogged, state, nextLabel, onReopen, onAgain }: WorkoutLoggedProps) {
  return (
    <section className={isLogged ? 'card' : styles.waiting} aria-label={isLogged ? 'Logged' : undefined}>
      <p className={styles.sentence} role="status">
        {isLogged ? TODAY_MESSAGES.logged : ''}
      </p>
      {isLogged ? (
        <>
          <p className={styles.facts}>
            <Pill
              kind={state === 'sent' ? 'sent' : state === 'refused' ? 'fail' : 'plain'}
              mark={<SaveMark state={state} size="xs" decorative />}
            >
              {SAVE_MARK_WORDS[state]}
            </Pill>
          </p>
          <p className="muted">
            {nextLabel === null ? '' : `Next in your plan: ${nextLabel}. `}A set you forgot can still be ticked below; it goes into this
            workout.
          </p>
          <div className={styles.actions}>
            <ButtonLink kind="now" to={PATHS.history}>
              See it in Workout History
            </ButtonLink>
            <Button onClick={onReopen}>{FINISH_MESSAGES.reopen}</Button>
            {onAgain === undefined ? null : <Button onClick={onAgain}>Train this day again</Button>}
          </div>
        </>
      ) : null}
    </section>
  );
}
