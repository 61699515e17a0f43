import { dayText } from '#client/locale/formats.ts';
import type { Reading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import type { Exercise } from '#domain/exercises/exercise.ts';
import { LIBRARY_MESSAGES } from '#domain/messages/library.ts';
import { setText } from '#domain/training/set-text.ts';
import { unitWord } from '#domain/training/units.ts';
import { localDate } from '#domain/training/week.ts';
import { EveryTime } from './every-time.tsx';
import styles from './exercise-log.module.css';
import { ExerciseTrend } from './exercise-trend.tsx';
import type { ExerciseHistory } from './read-exercise-log.ts';
import { RepRecordTable } from './rep-record-table.tsx';

export type LogReading = Reading<ExerciseHistory | null>;

/** An exercise's log: its trend, the last time, the best set, records and every time, read-only. */
export function ExerciseLog({ exercise, reading, today }: { exercise: Exercise; reading: LogReading; today: number }) {
  return (
    <section aria-labelledby="log">
      <h2 className={styles.title} id="log">
        In your log
      </h2>
      {reading.status === 'failed' ? (
        <Note kind="fail" action={<Button onClick={reading.retry}>Try again</Button>}>
          {LIBRARY_MESSAGES.readFailed}
        </Note>
      ) : null}
      {reading.status === 'ready' ? <Logged name={exercise.name} history={reading.value} today={today} /> : null}
    </section>
  );
}

function Logged({ name, history, today }: { name: string; history: ExerciseHistory | null; today: number }) {
  if (history === null) return <p className="muted">{LIBRARY_MESSAGES.notLogged}</p>;
  const { last, best, unit, records, days, of_newest, measure, distance_unit } = history;
  const told = { measure, unit, distance_unit };
  const date = localDate(new Date(today));
  return (
    <>
      <ExerciseTrend name={name} days={days} ofNewest={of_newest} told={told} today={date} />
      <div className={styles.both}>
        <div>
          <h3 className={styles.label}>Last time, {dayText(last.performed_on, today)}</h3>
          <ul className="num">
            {last.sets.map((set) => (
              <li key={set.slot}>{setText(set, unit)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={styles.label}>Best set, {dayText(best.performed_on, today)}</h3>
          <p className="num">{setText(best.set, unit)}</p>
          {best.max === null ? null : (
            <p className="cap num">
              Estimated max {best.max} {unitWord(unit)}
            </p>
          )}
        </div>
      </div>
      {measure === 'load' || measure === 'reps' ? (
        <RepRecordTable records={records} ofNewest={of_newest} unit={unit} today={today} />
      ) : null}
      <EveryTime days={days} told={told} today={date} />
    </>
  );
}
