import { dayText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useReading } from '#client/session/use-reading.ts';
import { DetailLink } from '#client/ui/buttons/detail-link.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { PROGRESS_MESSAGES } from '#domain/messages/progress.ts';
import type { LiftMark } from '#domain/progress/lift-records.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import { readLiftRecords } from '#offline/log/main-lifts.ts';
import type { Account } from '#offline/store/account.ts';
import bodyStyles from './body-card.module.css';
import styles from './lifts-card.module.css';
import { ProgressFailed } from './progress-states.tsx';

const SHOWN = 4;

/** What the main lifts beat in the last twelve weeks (PROG-26). */
export function RecordsCard({ account, today }: { account: Account; today: string }) {
  const reading = useReading(`records|${account.owner}|${today}`, () => readLiftRecords(account, today));
  if (reading.status === 'loading') return <Skeleton height="320px" radius="l" />;
  if (reading.status === 'failed') return <ProgressFailed onRetry={reading.retry} />;
  const { records, unit, until } = reading.value;
  const rest = records.slice(SHOWN);
  return (
    <section className="card" aria-labelledby="records">
      <div className="row between">
        <h2 className="h-3" id="records">
          Records
        </h2>
        <p className="cap num">
          main lifts, best in a year{until === today ? '' : ` to ${dayText(until, today)}`}
          {countText(records, today)}
        </p>
      </div>
      {records.length === 0 ? <p className="muted">{PROGRESS_MESSAGES.noRecords}</p> : null}
      <RecordList records={records.slice(0, SHOWN)} unit={unit} today={today} />
      {rest.length === 0 ? null : (
        <details>
          <summary className={bodyStyles.summary}>{rest.length === 1 ? 'One more record' : `${rest.length} more records`}</summary>
          <RecordList records={rest} unit={unit} today={today} />
        </details>
      )}
    </section>
  );
}

/** «: 26 in 12 weeks, 13 of them this month»: all records, also those that are folded away. */
function countText(records: readonly LiftMark[], today: string): string {
  const all = records.length;
  const thisMonth = records.filter(({ performed_on }) => performed_on.slice(0, 7) === today.slice(0, 7)).length;
  if (all === 0) return '';
  if (thisMonth === all) return `: ${all} this month`;
  return `: ${all} in 12 weeks${thisMonth === 0 ? '' : `, ${thisMonth} of them this month`}`;
}

function RecordList({ records, unit, today }: { records: readonly LiftMark[]; unit: WeightUnit; today: string }) {
  return (
    <ul className={`list ${styles.lifts}`}>
      {records.map((record) => (
        <li key={`${record.name}|${record.kind}|${record.reps}`}>
          {record.exercise_id === null ? (
            <div className={styles.lift}>
              <RecordRow record={record} unit={unit} today={today} />
            </div>
          ) : (
            <DetailLink className={styles.lift} to={PATHS.exercise.replace(':id', record.exercise_id)}>
              <RecordRow record={record} unit={unit} today={today} />
            </DetailLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function RecordRow({ record, unit, today }: { record: LiftMark; unit: WeightUnit; today: string }) {
  const word = record.kind === 'reps' ? 'reps' : unitWord(unit);
  return (
    <>
      <span className={styles.name}>
        <b>{WHAT[record.kind](record)}</b>
        <span className="cap num">{dayText(record.performed_on, today)}</span>
      </span>
      <span className={`num ${styles.figure}`}>
        <span className="muted">
          {record.before} <span aria-hidden="true">→</span>
          <span className="vh">, now</span>
        </span>{' '}
        <b>
          {record.now} {word}
        </b>
      </span>
    </>
  );
}

const WHAT: Record<LiftMark['kind'], (record: LiftMark) => string> = {
  weight: ({ name, reps }) => `${name} × ${reps}`,
  max: ({ name }) => `${name}, estimated max`,
  reps: ({ name }) => `${name}, most reps`,
  volume: ({ name }) => `${name}, volume of a day`,
};
