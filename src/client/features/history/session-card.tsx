import { numberText, timeText, weekdayName } from '#client/locale/formats.ts';
import { SupersetMark } from '#client/training/superset-mark.tsx';
import { Pill } from '#client/ui/feedback/pill.tsx';
import { SAVE_MARK_WORDS, SaveMark } from '#client/ui/feedback/save-mark.tsx';
import { ownTitle } from '#domain/history/own-title.ts';
import { loggedSetText } from '#domain/training/prescription-text.ts';
import { namedSets } from '#domain/training/set-kind.ts';
import { displayWeight, unitWord, type WeightUnit, weightWithUnit } from '#domain/training/units.ts';
import type { Account } from '#offline/store/account.ts';
import type { LoggedSession } from './read-day.ts';
import styles from './session-card.module.css';
import { WorkoutActions } from './workout-actions.tsx';

interface SessionCardProps {
  account: Account;
  logged: LoggedSession;
  unit: WeightUnit;
  /** yyyy-mm-dd */
  today: string;
  /** Ordinal on this day, from 1. */
  number: number | null;
}

/** A workout: totals, and each set with its sync state. */
export function SessionCard({ account, logged, unit, today, number }: SessionCardProps) {
  const { session, exercises, left } = logged;
  const title = ownTitle(session);
  const facts = [
    title === '' ? '' : weekdayName(session.performed_on),
    logged.week === null ? '' : `Week ${logged.week}`,
    logged.minutes === null ? '' : `${logged.minutes} min`,
    number === null ? '' : timeText(session.started_at),
    session.performed_on === today && session.finished_at === null ? 'still open' : '',
  ].filter((fact) => fact !== '');
  return (
    <section className="card" aria-label={number === null ? 'Workout' : `Workout ${number}`}>
      <div className={styles.head}>
        <h3 className="h-3">{title !== '' ? title : number === null ? weekdayName(session.performed_on) : `Workout ${number}`}</h3>
        <span className="cap num">{facts.join(', ')}</span>
      </div>
      <Totals logged={logged} unit={unit} />
      <p className={styles.state}>
        <Pill
          kind={session.state === 'sent' ? 'sent' : session.state === 'refused' ? 'fail' : 'plain'}
          mark={<SaveMark state={session.state} size="xs" decorative />}
        >
          {SAVE_MARK_WORDS[session.state]}
        </Pill>
      </p>
      {exercises.map((exercise) => (
        <section key={exercise.key}>
          <h4 className={styles.exercise}>
            <SupersetMark of={exercise.superset} />
            {exercise.name}
          </h4>
          {exercise.planned === null ? null : <p className="cap num">Planned: {exercise.planned}</p>}
          {exercise.note === null ? null : <p className="cap">{exercise.note}</p>}
          <ul>
            {namedSets(exercise.sets).map(({ set, name }) => (
              <li className={styles.set} key={set.slot}>
                <span>
                  <span className="num">{loggedSetText(set, name)}</span>
                  {set.unit === unit || set.weight === '' ? null : (
                    <span className={styles.converted}>{weightWithUnit(displayWeight(set.weight, set.unit, unit), unit)}</span>
                  )}
                  {set.note === undefined ? null : <span className={styles.remark}>{set.note}</span>}
                </span>
                <SaveMark state={set.state} size="xs" />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {left.length === 0 ? null : (
        <section>
          <h4 className={styles.exercise}>Planned, not done</h4>
          <ul className="cap num">
            {left.map((planned) => (
              <li key={planned}>{planned}</li>
            ))}
          </ul>
        </section>
      )}
      {session.note === '' ? null : <p className={styles.note}>{session.note}</p>}
      <WorkoutActions account={account} logged={logged} today={today} />
    </section>
  );
}

function Totals({ logged, unit }: { logged: LoggedSession; unit: WeightUnit }) {
  const name = unitWord(unit);
  const figures = [
    { value: logged.sets, word: logged.sets === 1 ? 'set' : 'sets' },
    ...(logged.moved > 0 ? [{ value: logged.moved, word: `${name} moved` }] : []),
    ...(logged.records > 0 ? [{ value: logged.records, word: logged.records === 1 ? 'record' : 'records' }] : []),
  ];
  return (
    <div className={styles.totals}>
      {figures.map((figure) => (
        <p key={figure.word}>
          <span className={styles.figure}>{numberText(figure.value)}</span> <span className="cap">{figure.word}</span>
        </p>
      ))}
    </div>
  );
}
