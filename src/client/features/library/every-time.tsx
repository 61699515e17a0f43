import { useState } from 'react';
import { dayText, numberText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { LIBRARY_MESSAGES } from '#domain/messages/library.ts';
import type { ExerciseDay } from '#domain/progress/exercise-days.ts';
import { setText } from '#domain/training/set-text.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import styles from './exercise-log.module.css';
import { figureText, type Told } from './told.ts';

const SHOWN = 4;
/** Rows added with each tap, so that years of days never hold the screen. */
const MORE = 50;

interface EveryTimeProps {
  /** Oldest first. */
  days: readonly ExerciseDay<LoggedSet>[];
  told: Told;
  /** yyyy-mm-dd */
  today: string;
}

/** Every day with the exercise, newest first; a day leads to its workout (PROG-27). */
export function EveryTime({ days, told, today }: EveryTimeProps) {
  const [shown, setShown] = useState(SHOWN);
  return (
    <section className={styles.every} aria-labelledby="every-time">
      <div className="row between">
        <h3 className={styles.label} id="every-time">
          Every time
        </h3>
        <p className="cap num">{days.length === 1 ? '1 day' : `${numberText(days.length)} days`}</p>
      </div>
      <ul className="list">
        {days
          .slice(-shown)
          .toReversed()
          .map(({ performed_on, sets, figures, no_max }) => (
            <li key={performed_on}>
              <Link className={styles.day} to={`${PATHS.history}?day=${performed_on}`}>
                <span className={styles.what}>
                  <b>{dayText(performed_on, today)}</b>
                  <span className="cap num">{sets.map((set) => setText({ ...set, rpe: null }, told.unit)).join(', ')}</span>
                  {no_max === null ? null : <span className="cap">{LIBRARY_MESSAGES.noMax[no_max]}</span>}
                </span>
                <b className="num">{figures.max === undefined ? '' : figureText(figures.max, told)}</b>
              </Link>
            </li>
          ))}
      </ul>
      {days.length > shown ? (
        <Button kind="bare" onClick={() => setShown(shown + MORE)}>
          {days.length - shown <= MORE ? 'Show all' : `Show ${MORE} more`}
        </Button>
      ) : null}
    </section>
  );
}
