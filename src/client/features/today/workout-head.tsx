import { type StrokeState, Tally } from '#client/ui/graphics/tally.tsx';
import { tallyText } from './sets/strokes.ts';
import styles from './workout-head.module.css';

interface WorkoutHeadProps {
  title: string;
  isStrength: boolean;
  /** «Week 3 of 5»; null for a plan without blocks, and where the week is chosen. */
  week: string | null;
  groups: readonly (readonly StrokeState[])[];
  /** Somebody said how many sets there should be; otherwise only what is done is told. */
  hasTargets: boolean;
  /** Remaining minutes; null when done. */
  minutesLeft: number | null;
}

/** Progress as a number and marks. */
export function WorkoutHead({ title, isStrength, week, groups: all, hasTargets, minutesLeft }: WorkoutHeadProps) {
  const groups = hasTargets ? all : all.map((strokes) => strokes.filter((state) => state !== 'todo'));
  const strokes = groups.flat();
  const done = strokes.filter((state) => state === 'sent' || state === 'phone').length;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={styles.done}>
          <span className={styles.count}>{done}</span>{' '}
          <span className="muted">{hasTargets ? `of ${strokes.length} sets` : done === 1 ? 'set' : 'sets'}</span>
        </p>
        <p className="cap">
          {isStrength ? <span className={styles.strength}>Strength</span> : null}
          {week === null ? null : <span className={styles.strength}>{week}</span>}
          {title}
        </p>
      </div>
      <div className={styles.end}>
        <Tally groups={groups} label={tallyText(groups)} />
        {minutesLeft === null ? null : <p className={styles.minutes}>{minutesLeft} min left</p>}
      </div>
    </div>
  );
}
