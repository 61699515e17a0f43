import { memo, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { SaveMark } from '#client/ui/feedback/save-mark.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { TODAY_MESSAGES } from '#domain/messages/today.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { isWeighed, type LoadKind } from '#domain/training/loading.ts';
import type { RowTyped } from '#domain/training/set-entry.ts';
import { type SetKind, setName } from '#domain/training/set-kind.ts';
import { setText } from '#domain/training/set-text.ts';
import { displayWeight, type WeightUnit } from '#domain/training/units.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import { type Outcome, type WorkoutLog, workoutKey } from '../workout-log.ts';
import { CurrentSet } from './current-set.tsx';
import { DoneSet } from './done-set.tsx';
import { SetFields } from './set-fields.tsx';
import { SetMark } from './set-mark.tsx';
import styles from './set-row.module.css';
import { typedFrom } from './typed-values.ts';
import { useEditing } from './use-editing.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useRowInput } from './use-row-input.ts';
import type { WarmUpBasis } from './warm-up.tsx';

export interface SetRowProps {
  log: WorkoutLog;
  prescription: PrescriptionView;
  set_n: number;
  /** Its number among the exercise's sets of its sort. */
  n: number;
  logged: LoggedSet | undefined;
  last: LoggedSet | undefined;
  /** Initial values as three texts, so that equal offers do not rerender. */
  offeredReps: string;
  offeredWeight: string;
  offeredRpe: string;
  isNow: boolean;
  suggested: string;
  reason: string;
  unit: WeightUnit;
  kind: LoadKind | null;
  gym: Gym | undefined;
  /** Set on the first set of a warmed-up lift. */
  warmUp: WarmUpBasis | null;
  /** The record as a sentence; empty if none. */
  record: string;
  onLogged: (prescription: PrescriptionView, set_n: number) => void;
  onRemoved: (prescription: PrescriptionView, set_n: number) => void;
  onWhy: () => void;
  onGym: () => void;
}

type Trouble = Extract<Outcome, { ok: false }>;

/** One set: what was done last time, the fields, and the tick that saves it. Memoised: a tap draws one row anew. */
export const SetRow = memo(function SetRow(props: SetRowProps) {
  const { log, prescription, set_n, logged, last, isNow, unit, kind } = props;
  const exercise = workoutKey(prescription);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { typed, value, shown, previousInput, type, ...input } = useRowInput(props, () => setTrouble(null));
  const { editing, setEditing, setIsOurs } = useEditing(logged, typed);
  const [busy, setBusy] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const troubleId = useId();
  const withRpe = log.place.is_strength;
  if (input.saving !== null && logged !== undefined && !editing) input.setSaving(null);
  const name = setName(value, props.n);
  useFocusKept(row, logged !== undefined && !editing);

  const act = async (work: () => Promise<Outcome>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const outcome = await work();
    setBusy(false);
    setTrouble(outcome.ok ? null : outcome);
    return outcome.ok;
  };
  const tick = async (values: RowTyped) => {
    if (logged === undefined && values.weight.trim() === '' && isWeighed(kind) && trouble?.message !== TODAY_MESSAGES.weightMissing) {
      setTrouble({ ok: false, field: 'weight', message: TODAY_MESSAGES.weightMissing });
      return;
    }
    input.setSaving(values);
    setIsOurs(true);
    const saved = await act(() => log.save(prescription, set_n, values, unit, logged));
    if (!saved) {
      input.setSaving(null);
      setIsOurs(false);
      log.typed.type(exercise, set_n, values);
      return;
    }
    setEditing(false);
    if (logged === undefined) props.onLogged(prescription, set_n);
  };
  const chooseKind = (chosen: SetKind | null) => {
    const isFailure = chosen === 'failure' && withRpe && (logged?.rpe ?? null) === null;
    const next: RowTyped = { ...value, unit: value.unit ?? unit, kind: chosen ?? undefined, ...(isFailure ? { rpe: '10' } : {}) };
    if (logged === undefined || editing) type(next);
    else void act(() => log.save(prescription, set_n, next, unit, logged));
  };
  const remove = async (set: LoggedSet) => {
    if (!(await act(() => log.remove(set)))) return;
    setIsOurs(false);
    setEditing(false);
    props.onRemoved(prescription, set_n);
  };
  const keep = () => {
    setEditing(false);
    setTrouble(null);
    log.typed.forget(exercise, set_n);
  };

  const mark = <SetMark name={name} n={props.n} kind={value.kind} onKind={chooseKind} />;
  const marks = { className: styles.last, children: last === undefined ? '' : setText({ ...last, rpe: null }, unit, 'unit known') };
  if (logged !== undefined && !editing)
    return (
      <li ref={row}>
        <DoneSet
          set={logged}
          name={name}
          mark={mark}
          record={props.record}
          last={marks.children}
          unit={unit}
          withRpe={withRpe}
          onEdit={() => setEditing(true)}
        />
      </li>
    );
  return (
    <li ref={row} className={classNames(isNow && styles.nowbox, editing && styles.editbox)}>
      <div className={classNames(styles.set, withRpe && styles.withRpe, isNow && styles.now)}>
        {mark}
        <span {...marks} />
        <SetFields
          name={name}
          value={shown}
          offered={typed === null && !isNow}
          repsHint={prescription.reps}
          unit={unit}
          withRpe={withRpe}
          bad={trouble?.field ?? null}
          troubleId={troubleId}
          onType={input.typeShown}
          onHold={input.hold}
          onEnter={() => void tick(value)}
        />
        <button
          type="button"
          className={styles.tick}
          aria-label={`${editing ? 'Save' : 'Log'} ${name.toLowerCase()}`}
          aria-busy={busy || undefined}
          data-next-tick={isNow || undefined}
          onClick={() => void tick(value)}
        >
          {isNow || editing ? <Icon name="check" /> : <SaveMark state="todo" decorative />}
        </button>
      </div>
      {trouble === null ? null : (
        <p className={styles.trouble} id={troubleId} role="alert">
          {trouble.message}
        </p>
      )}
      {editing && logged !== undefined ? (
        <div className={styles.actions}>
          <Button kind="line" onClick={keep}>
            Keep as it was
          </Button>
          <Button kind="danger" onClick={() => void remove(logged)}>{`Delete ${name.toLowerCase()}`}</Button>
        </div>
      ) : null}
      {isNow && !editing ? (
        <CurrentSet
          value={shown}
          unit={unit}
          kind={kind}
          gym={props.gym}
          suggested={props.suggested}
          reason={props.reason}
          isTaken={input.isSuggestion}
          previousInput={
            previousInput === null
              ? null
              : { ...previousInput, weight: displayWeight(previousInput.weight, previousInput.unit ?? unit, unit) }
          }
          last={last}
          warmUp={props.warmUp}
          busy={busy}
          onTake={input.applySuggestion}
          onOwn={() => {
            if (previousInput !== null) type(previousInput);
          }}
          onWeight={(weight) => type({ ...value, weight, unit })}
          onUnit={(chosen) => {
            // Typed before anybody had said in what: the number stands as it is.
            if (typed !== null) type({ ...typed, weight: shown.weight, unit: chosen });
          }}
          onRepeat={(set) => void tick({ ...typedFrom(set), rpe: value.rpe, kind: value.kind })}
          onWhy={props.onWhy}
          onGym={props.onGym}
        />
      ) : null}
    </li>
  );
});
