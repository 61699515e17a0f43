import { TextField } from '#client/ui/forms/text-field.tsx';
import type { WorkoutEdit } from '#domain/history/edit-workout.ts';
import styles from './workout-form.module.css';

interface WorkoutTimesProps {
  edit: WorkoutEdit;
  /** yyyy-mm-dd */
  today: string;
  bad: string | null;
  onChange: (times: Partial<WorkoutEdit>) => void;
}

/** The day of a workout, when it began and how long it took. */
export function WorkoutTimes({ edit, today, bad, onChange }: WorkoutTimesProps) {
  return (
    <section className={styles.times} aria-label="Day and time">
      <TextField
        label="Day"
        type="date"
        max={today}
        value={edit.day}
        invalid={bad === 'day'}
        onChange={(event) => onChange({ day: event.currentTarget.value })}
      />
      <TextField
        label="Start"
        type="time"
        value={edit.start}
        invalid={bad === 'day'}
        onChange={(event) => onChange({ start: event.currentTarget.value })}
      />
      <TextField
        label="Minutes"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={edit.minutes}
        invalid={bad === 'minutes'}
        onChange={(event) => onChange({ minutes: event.currentTarget.value })}
      />
    </section>
  );
}
