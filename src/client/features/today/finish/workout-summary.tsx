import { lazy, Suspense } from 'react';
import { numberText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { BodyFigure } from '#client/training/body-figure/body-figure.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { musclesText } from '#domain/exercises/exercise-words.ts';
import { FINISH_MESSAGES } from '#domain/messages/finish-workout.ts';
import type { LiftMark } from '#domain/progress/lift-records.ts';
import { type EffortRow, effortRows, type WorkoutSummary as Summary } from '#domain/progress/workout-summary.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import type { Account } from '#offline/store/account.ts';
import type { ExerciseState } from '../use-workout-view.ts';
import { useWorkoutSummary } from './use-workout-summary.ts';
import styles from './workout-summary.module.css';

const WorkoutNote = lazy(async () => ({ default: (await import('./workout-note.tsx')).WorkoutNote }));

interface WorkoutSummaryProps {
  account: Account;
  session_id: string;
  states: readonly ExerciseState[];
}

/** What the logged workout came to: figures, records, muscles, effort against what was asked, and its note. */
export function WorkoutSummary({ account, session_id, states }: WorkoutSummaryProps) {
  const read = useWorkoutSummary(account, session_id);
  if (read === undefined) return null;
  const { session, summary, unit } = read;
  return (
    <>
      <Figures summary={summary} unit={unit} />
      {summary.records.length === 0 ? null : <Records records={summary.records} unit={unit} />}
      {summary.primary.length === 0 ? null : <Muscles summary={summary} />}
      <Effort rows={effortRows(states)} />
      <Suspense fallback={null}>
        <WorkoutNote key={session_id} account={account} session={session} />
      </Suspense>
    </>
  );
}

function Figures({ summary: { minutes, sets, moved }, unit }: { summary: Summary; unit: WeightUnit }) {
  const figures = [
    ...(minutes === null ? [] : [{ value: minutes, word: minutes === 1 ? 'minute' : 'minutes' }]),
    { value: sets, word: sets === 1 ? 'set' : 'sets' },
    ...(moved > 0 ? [{ value: moved, word: `${unitWord(unit)} moved` }] : []),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form where there is none
    <div className={styles.figures} role="group" aria-label="Totals">
      {figures.map(({ value, word }) => (
        <p key={word}>
          <span className={classNames('num', styles.figure)}>{numberText(value)}</span> <span className="cap">{word}</span>
        </p>
      ))}
    </div>
  );
}

const KIND: Record<LiftMark['kind'], (record: LiftMark) => string> = {
  weight: ({ reps }) => FINISH_MESSAGES.mostWeight(reps),
  max: () => FINISH_MESSAGES.mostMax,
  reps: () => FINISH_MESSAGES.mostReps,
  volume: () => FINISH_MESSAGES.mostVolume,
};

function Records({ records, unit }: { records: readonly LiftMark[]; unit: WeightUnit }) {
  return (
    <section className="card" aria-labelledby="summary-records">
      <h2 className="h-3" id="summary-records">
        {records.length === 1 ? '1 record' : `${records.length} records`}
      </h2>
      <ul className="list">
        {records.map((record) => (
          <li key={record.name} className={styles.record}>
            <span>
              {record.name}
              <span className={classNames('cap', styles.below)}>{KIND[record.kind](record)}</span>
            </span>
            <span className="num">
              <span className="muted">
                {record.before} <span aria-hidden="true">→</span>
                <span className="vh">, now</span>
              </span>{' '}
              <b>
                {record.now} {record.kind === 'reps' ? 'reps' : unitWord(unit)}
              </b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Muscles({ summary: { primary, secondary } }: { summary: Summary }) {
  return (
    <section className="card" aria-labelledby="summary-muscles">
      <h2 className="h-3" id="summary-muscles">
        What you trained
      </h2>
      <div className={styles.pair}>
        {(['front', 'back'] as const).map((side) => (
          <BodyFigure key={side} side={side} primary={primary} secondary={secondary} />
        ))}
      </div>
      <p>
        Mainly <b>{musclesText(primary).toLowerCase()}</b>
      </p>
      {secondary.length === 0 ? null : (
        <p>
          Also <b>{musclesText(secondary).toLowerCase()}</b>
        </p>
      )}
      <Link to={PATHS.progress}>See the week</Link>
    </section>
  );
}

/** The line of efforts goes from 5 to 10. */
function placeOf(rpe: number): number {
  return Math.min(1, Math.max(0, (rpe - 5) / 5));
}

function Effort({ rows }: { rows: readonly EffortRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="card" aria-labelledby="summary-effort">
      <div className={styles.head}>
        <h2 className="h-3" id="summary-effort">
          Effort
        </h2>
        <span className="cap" aria-hidden="true">
          ring asked, stroke was
        </span>
      </div>
      <ul>
        {rows.map(({ name, asked, given, isOver }) => (
          <li key={name} className={styles.effort}>
            <span>{name}</span>
            <svg className={styles.line} viewBox="0 0 80 20" aria-hidden="true">
              <path className={styles.track} d="M8 10H72" />
              <circle className={styles.ring} cx={8 + 64 * placeOf(asked)} cy="10" r="5.5" />
              <path
                className={isOver ? styles.over : styles.given}
                transform={`translate(${8 + 64 * placeOf(given)} 10)`}
                d="M-1 -8H3L1 8H-3Z"
              />
            </svg>
            <span className="num">
              <span className="vh">asked RPE {asked}, was </span>RPE {given}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
