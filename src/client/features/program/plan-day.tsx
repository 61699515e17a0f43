import { generatePath } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import { SupersetMark } from '#client/training/superset-mark.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { estimateMinutes } from '#domain/ai-coach/session-minutes.ts';
import type { DayView, PrescriptionView } from '#domain/plan/plan-view.ts';
import { dayName } from '#domain/training/next-workout.ts';
import { programText } from '#domain/training/prescription-text.ts';
import { supersetLabels } from '#domain/training/superset-turn.ts';
import styles from './plan-day.module.css';

interface PlanDayProps {
  day: DayView;
  goal: string;
  isStrength: boolean;
  /** Today's day, the next one, or logged today. */
  mark: 'Today' | 'Next' | 'Done today' | null;
}

export function PlanDay({ day, goal, isStrength, mark }: PlanDayProps) {
  const labels = supersetLabels([...day.primary, ...day.accessories]);
  const minutes = day.minutes ?? estimateMinutes(day, goal);
  return (
    <article className="card" aria-label={dayName(day.label)}>
      <div className={styles.head}>
        <h3 className="h-3">{dayName(day.label)}</h3>
        <span className={styles.facts}>
          {minutes === 0 ? null : <span className="cap num">{minutes} min</span>}
          {mark === null ? null : <span className={styles.mark}>{mark}</span>}
        </span>
      </div>
      {day.title === null ? null : <p className="muted small">{day.title}</p>}
      <Lifts title="Primary" of={day.primary} labels={labels} isStrength={isStrength} />
      <Lifts title="Accessories" of={day.accessories} labels={labels.slice(day.primary.length)} isStrength={isStrength} />
      {day.primary.length + day.accessories.length === 0 ? <p className={styles.rest}>Nothing planned</p> : null}
    </article>
  );
}

interface LiftsProps {
  title: string;
  of: readonly PrescriptionView[];
  /** Places in supersets, in the same order. */
  labels: readonly (string | null)[];
  isStrength: boolean;
}

function Lifts({ title, of, labels, isStrength }: LiftsProps) {
  if (of.length === 0) return null;
  return (
    <>
      <h4 className={styles.title}>{title}</h4>
      <ul>
        {of.map((lift, index) => (
          <li className={styles.lift} key={`${lift.exercise}#${lift.exercise_n}`}>
            <span className={styles.lead}>
              <SupersetMark of={labels[index] ?? null} />
              {lift.exercise_id === null ? (
                lift.exercise
              ) : (
                <Link className={styles.name} to={generatePath(PATHS.exercise, { id: lift.exercise_id })}>
                  {lift.exercise}
                </Link>
              )}
              <span className="vh">: </span>
            </span>
            <span className={styles.sets}>{programText(lift, isStrength)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
