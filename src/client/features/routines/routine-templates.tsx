import { Button } from '#client/ui/buttons/button.tsx';
import { estimateMinutes } from '#domain/ai-coach/session-minutes.ts';
import { capital } from '#domain/exercises/exercise-words.ts';
import { readPlanDay } from '#domain/plan/plan-view.ts';
import { ROUTINE_TEMPLATES, type RoutineTemplate } from '#domain/plan/routine-templates.ts';
import styles from './routines.module.css';

/** Ready routines to copy (ROUTINE-19). */
export function RoutineTemplates({ onCopy }: { onCopy: (template: RoutineTemplate) => void }) {
  return (
    <>
      <h2 className="h-3">To copy</h2>
      <ul className={styles.card}>
        {ROUTINE_TEMPLATES.map((template) => (
          <li key={template.name} className={styles.routine}>
            <div className={`${styles.words} ${styles.template}`}>
              <p>
                {template.name}, {template.times_a_week} days a week
              </p>
              <p className="small muted">
                {capital(template.needs)}, {minutesOf(template)} min
              </p>
            </div>
            <Button aria-label={`Copy ${template.name} as my own`} onClick={() => onCopy(template)}>
              Copy
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function minutesOf({ days }: RoutineTemplate): number {
  return Math.max(...days.map((day, index) => estimateMinutes(readPlanDay(day, 0, index))));
}
