import { BodyFigure } from '#client/training/body-figure/body-figure.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { Exercise } from '#domain/exercises/exercise.ts';
import { musclesText } from '#domain/exercises/exercise-words.ts';
import styles from './muscle-card.module.css';

/** An exercise's muscles, on the body and in words. */
export function MuscleCard({ exercise: { primary, secondary } }: { exercise: Exercise }) {
  return (
    <section className="card" aria-labelledby="muscles">
      <h2 className={styles.title} id="muscles">
        What it trains
      </h2>
      <div className={styles.pair}>
        {(['front', 'back'] as const).map((side) => (
          <figure key={side} className={styles.side}>
            <BodyFigure side={side} primary={primary} secondary={secondary} />
            <figcaption className="cap">{side === 'front' ? 'Front' : 'Back'}</figcaption>
          </figure>
        ))}
      </div>
      <dl className={styles.legend}>
        <div>
          <dt>
            <Mark /> Mainly
          </dt>
          <dd>{musclesText(primary)}</dd>
        </div>
        {secondary.length === 0 ? null : (
          <div>
            <dt>
              <Mark helps /> Also
            </dt>
            <dd>{musclesText(secondary)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** Legend marks: filled for primary, hatched for secondary. */
function Mark({ helps = false }: { helps?: boolean }) {
  return (
    <svg className={classNames(styles.mark, helps && styles.helps)} viewBox="0 0 18 22" aria-hidden="true">
      <path className={styles.ground} d="M4.5 1.5H16.5L13.5 20.5H1.5Z" />
      {helps ? <path className={styles.hatch} d="M7 1.5L4 20.5M11 1.5L8 20.5M15 1.5L12 20.5" /> : null}
    </svg>
  );
}
