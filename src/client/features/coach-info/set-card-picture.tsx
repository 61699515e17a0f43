import { classNames } from '#client/ui/class-names.ts';
import { SaveMark } from '#client/ui/feedback/save-mark.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { Tally } from '#client/ui/graphics/tally.tsx';
import styles from './set-card-picture.module.css';

const SETS = [
  { n: 1, last: '165 × 5', weight: '165', reps: '5', rpe: '7', state: 'sent' },
  { n: 2, last: '165 × 5', weight: '165', reps: '5', rpe: '7', state: 'phone' },
  { n: 3, last: '165 × 5', weight: '170', reps: '5', rpe: '8', state: 'now' },
] as const;

/** A drawing of the log made of real components; inert. */
export function SetCardPicture() {
  return (
    <div
      className={styles.stage}
      role="img"
      aria-label="Drawing of an exercise being logged: one set sent, one on this phone, the next one marked"
    >
      <div className={styles.card} aria-hidden="true">
        <div className={styles.head}>
          <div>
            <p className={styles.name}>Paused Bench Press</p>
            <p className={styles.prescribed}>Prescribed: 4 sets × 5 reps, RPE 8</p>
          </div>
          <Tally groups={[['sent', 'phone', 'now', 'todo']]} label="" />
        </div>
        {SETS.map(({ n, last, weight, reps, rpe, state }) => (
          <div className={classNames('num', styles.row, state === 'now' && styles.next)} key={n}>
            <span className={styles.n}>{n}</span>
            <span className={styles.last}>{last}</span>
            <span className={styles.value}>{weight}</span>
            <span className={styles.value}>{reps}</span>
            <span className={styles.value}>{rpe}</span>
            {state === 'now' ? (
              <span className={styles.tick}>
                <Icon name="check" />
              </span>
            ) : (
              <SaveMark state={state} decorative />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
