import { use } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { type StrokeState, Tally } from '#client/ui/graphics/tally.tsx';
import { ScreenFrameContext } from '#client/ui/layout/screen-frame.ts';
import { FINISH_MESSAGES } from '#domain/messages/finish-workout.ts';
import { RestLine } from './rest/rest-line.tsx';
import type { RestControl } from './rest/use-rest.ts';
import { shownStrokes, tallyText } from './sets/strokes.ts';
import { WorkoutClock } from './workout-clock.tsx';
import styles from './workout-head.module.css';

interface WorkoutHeadProps {
  /** The instant the workout began; null before. */
  since: string | null;
  groups: readonly (readonly StrokeState[])[];
  /** Somebody said how many sets there should be; otherwise only what is done is told. */
  hasTargets: boolean;
  /** Remaining minutes; null when done. */
  minutesLeft: number | null;
  rest: RestControl['rest'];
  now: () => number;
  isBusy: boolean;
  /** Ends the workout early; undefined once it is the dock's action. */
  onFinish: (() => void) | undefined;
}

/** More than these need two lines beside the state and the way out at 390 px. */
const WIDE_STROKES = 14;

/** A workout's bar: progress as a number and marks, the state of what was sent, and the way out with sets open. */
export function WorkoutHead({ since, groups: all, hasTargets, minutesLeft, rest, now, isBusy, onFinish }: WorkoutHeadProps) {
  const { status } = use(ScreenFrameContext);
  const groups = shownStrokes(all, hasTargets);
  const strokes = groups.flat();
  const done = strokes.filter((state) => state === 'sent' || state === 'phone').length;
  return (
    <>
      <div className={since === null ? styles.words : `${styles.words} ${styles.timed}`}>
        {since === null ? null : <WorkoutClock since={since} now={now} />}
        <p className={styles.done}>
          <span className={styles.count}>{done}</span>{' '}
          <span className={styles.of}>{hasTargets ? `of ${strokes.length} sets` : done === 1 ? 'set' : 'sets'}</span>
        </p>
        {minutesLeft === null ? null : <p className={styles.minutes}>{minutesLeft} min left</p>}
      </div>
      <div className={styles.tally}>
        <Tally size={strokes.length > WIDE_STROKES ? 'xs' : 's'} groups={groups} label={tallyText(groups)} />
      </div>
      {status}
      {onFinish === undefined ? null : (
        <Button kind="bare" busy={isBusy} aria-haspopup="dialog" className={styles.finish} onClick={onFinish}>
          {FINISH_MESSAGES.early}
          <span className="vh">: Log Workout</span>
        </Button>
      )}
      <RestLine rest={rest} now={now} />
    </>
  );
}
