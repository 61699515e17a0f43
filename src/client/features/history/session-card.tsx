import { useState } from 'react';
import { numberText, timeText, weekdayName } from '#client/locale/formats.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Pill } from '#client/ui/feedback/pill.tsx';
import { SAVE_MARK_WORDS, SaveMark } from '#client/ui/feedback/save-mark.tsx';
import { ConfirmSheet } from '#client/ui/overlays/confirm-sheet.tsx';
import { ROUTINE_NAME_MAX_LENGTH } from '#domain/limits.ts';
import { HISTORY_MESSAGES } from '#domain/messages/history.ts';
import { loggedSetText } from '#domain/training/prescription-text.ts';
import { namedSets } from '#domain/training/set-kind.ts';
import { displayWeight, unitWord, type WeightUnit, weightWithUnit } from '#domain/training/units.ts';
import { deleteSession } from '#offline/log/sessions.ts';
import type { Account } from '#offline/store/account.ts';
import { MakeRoutine } from './make-routine.tsx';
import type { LoggedSession } from './read-day.ts';
import styles from './session-card.module.css';

interface SessionCardProps {
  account: Account;
  logged: LoggedSession;
  unit: WeightUnit;
  isToday: boolean;
  /** Ordinal on this day, from 1. */
  number: number | null;
}

/** A workout: totals, and each set with its sync state. */
export function SessionCard({ account, logged, unit, isToday, number }: SessionCardProps) {
  const { session, exercises } = logged;
  const facts = [
    logged.week === null ? '' : `Week ${logged.week}`,
    logged.minutes === null ? '' : `${logged.minutes} min`,
    number === null ? '' : timeText(session.started_at),
    isToday && session.finished_at === null ? 'still open' : '',
  ].filter((fact) => fact !== '');
  return (
    <section className="card" aria-label={number === null ? 'Workout' : `Workout ${number}`}>
      <div className={styles.head}>
        <h3 className="h-3">{number === null ? weekdayName(session.performed_on) : `Workout ${number}`}</h3>
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
          <h4 className={styles.exercise}>{exercise.name}</h4>
          <ul>
            {namedSets(exercise.sets).map(({ set, name }) => (
              <li className={styles.set} key={set.slot}>
                <span>
                  <span className="num">{loggedSetText(set, name)}</span>
                  {set.unit === unit || set.weight === '' ? null : (
                    <span className={styles.converted}>{weightWithUnit(displayWeight(set.weight, set.unit, unit), unit)}</span>
                  )}
                </span>
                <SaveMark state={set.state} size="xs" />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MakeRoutine
        account={account}
        name={(session.label || weekdayName(session.performed_on)).slice(0, ROUTINE_NAME_MAX_LENGTH)}
        sets={exercises.flatMap(({ sets }) => sets)}
      />
      <DeleteWorkout account={account} session_id={session.session_id} sets={logged.sets} />
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

function DeleteWorkout({ account, session_id, sets }: { account: Account; session_id: string; sets: number }) {
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const remove = async () => {
    try {
      await deleteSession(account, session_id);
      wakeSync();
    } catch {
      setFailed(true);
    }
    setAsking(false);
  };
  return (
    <div className={styles.foot}>
      {hasFailed ? <Note kind="fail">{HISTORY_MESSAGES.deleteFailed}</Note> : null}
      <Button kind="bare" onClick={() => setAsking(true)}>
        Delete this workout
      </Button>
      <ConfirmSheet
        open={isAsking}
        title="Delete this workout?"
        keepLabel="Keep it"
        confirmLabel="Delete"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        Its {sets === 1 ? 'set disappears' : `${sets} sets disappear`} here and, once sent, from your other devices. This cannot be undone.
      </ConfirmSheet>
    </div>
  );
}
