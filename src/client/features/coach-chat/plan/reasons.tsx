import styles from './plan-card.module.css';
import type { PlanSummary } from './plan-summary.ts';

/** Reasons for each exercise of a plan. */
export function Reasons({ summary }: { summary: PlanSummary }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long explanation is scrolled with the keyboard too
    <section className={styles.why} aria-label="Explanation" tabIndex={0}>
      <p>{summary.explanation === '' ? 'The coach gave no explanation for this plan. Ask in the chat.' : summary.explanation}</p>
      {summary.reasons.length === 0 ? null : (
        <dl className={styles.reasons}>
          {summary.reasons.map(({ exercise, why }) => (
            <div key={exercise}>
              <dt>{exercise}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
