import { classNames } from '#client/ui/class-names.ts';
import styles from './onboarding.module.css';

/** Steps as strokes: done, current, open. */
export function StepStrokes({ step, titles }: { step: number; titles: readonly string[] }) {
  return (
    <div>
      <div
        className={styles.strokes}
        role="progressbar"
        aria-valuemin={1}
        aria-valuemax={titles.length}
        aria-valuenow={step}
        aria-valuetext={`Step ${String(step)} of ${String(titles.length)}: ${titles[step - 1] ?? ''}`}
        aria-label="Coach registration"
      >
        {titles.map((title, at) => (
          <i key={title} className={classNames(styles.stroke, at + 1 < step && styles.done, at + 1 === step && styles.now)} />
        ))}
      </div>
      <ol className={styles.names} aria-hidden="true">
        {titles.map((title, at) => (
          <li key={title} className={classNames(at + 1 === step && styles.current)}>
            {title}
          </li>
        ))}
      </ol>
    </div>
  );
}
