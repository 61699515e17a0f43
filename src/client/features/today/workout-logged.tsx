import { Pill } from '#client/ui/feedback/pill.tsx';
import { SAVE_MARK_WORDS, SaveMark } from '#client/ui/feedback/save-mark.tsx';
import { type StrokeState, Tally } from '#client/ui/graphics/tally.tsx';
import { TODAY_MESSAGES } from '#domain/messages/today.ts';
import type { SaveState } from '#domain/sync/register.ts';
import { tallyText } from './sets/strokes.ts';
import styles from './workout-logged.module.css';

interface WorkoutLoggedProps {
  isLogged: boolean;
  /** Sent only when the whole session is. */
  state: SaveState;
  /** What the workout is called. */
  title: string;
  groups: readonly (readonly StrokeState[])[];
}

/** Says that the workout is logged, and where it is. The live region exists from the start, so that it is announced. */
export function WorkoutLogged({ isLogged, state, title, groups }: WorkoutLoggedProps) {
  return (
    <section className={isLogged ? undefined : styles.waiting} aria-label={isLogged ? 'Logged' : undefined}>
      {isLogged ? <Tally groups={groups} label={tallyText(groups)} /> : null}
      <p className={isLogged ? 'h-1' : undefined} role="status">
        {isLogged ? TODAY_MESSAGES.logged : ''}
      </p>
      {isLogged ? (
        <>
          <p className="muted">{title}</p>
          <p className={styles.facts}>
            <Pill
              kind={state === 'sent' ? 'sent' : state === 'refused' ? 'fail' : 'plain'}
              mark={<SaveMark state={state} size="xs" decorative />}
            >
              {SAVE_MARK_WORDS[state]}
            </Pill>
          </p>
        </>
      ) : null}
    </section>
  );
}
