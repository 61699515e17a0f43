import styles from './plan-card.module.css';
import type { PlanSummary } from './plan-summary.ts';

/** A plan's days with their first exercises and minutes. */
export function PlanDays({ days }: { days: PlanSummary['days'] }) {
  return (
    <ul className={styles.days}>
      {days.map((day) => (
        <li key={day.key}>
          <b>{day.label}</b>
          <span className={styles.exercises}>{day.exercises}</span>
          <span className="cap num">{day.minutes > 0 ? `${day.minutes} min` : ''}</span>
        </li>
      ))}
    </ul>
  );
}
