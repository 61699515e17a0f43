import { memo, useCallback, useState } from 'react';
import { SupersetMark } from '#client/training/superset-mark.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Pill } from '#client/ui/feedback/pill.tsx';
import { SAVE_MARK_WORDS, SaveMark } from '#client/ui/feedback/save-mark.tsx';
import { Tally } from '#client/ui/graphics/tally.tsx';
import type { Basis } from '#domain/ai-coach/planned-suggestion.ts';
import type { Exercise } from '#domain/exercises/exercise.ts';
import { prescribedExercise } from '#domain/exercises/find-exercise.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { prescriptionText } from '#domain/training/prescription-text.ts';
import type { Returning } from '#domain/training/readiness/return-row.ts';
import { isWorkingSet, workingSets } from '#domain/training/set-kind.ts';
import { setText } from '#domain/training/set-text.ts';
import { unitWord, type WeightUnit } from '#domain/training/units.ts';
import type { Exposure } from '#domain/training/working-max.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import type { Account } from '#offline/store/account.ts';
import type { WorkoutLog } from '../workout-log.ts';
import styles from './exercise-card.module.css';
import { exerciseLines, nextPlace, type SetLine } from './exercise-lines.ts';
import { ExerciseSheet } from './exercise-sheet.tsx';
import { beforeText, doneText, startText } from './exercise-words.ts';
import rowStyles from './set-row.module.css';
import { SetRow } from './set-row.tsx';
import { strokesOf } from './strokes.ts';
import { useRecord } from './use-record.ts';
import type { WarmUpBasis } from './warm-up.tsx';

export interface ExerciseCardProps {
  account: Account;
  /** The session's day, yyyy-mm-dd. */
  trainedOn: string;
  log: WorkoutLog;
  prescription: PrescriptionView;
  /** «A1»: its place in a superset; null alone. */
  superset: string | null;
  logged: readonly LoggedSet[];
  lastTime: readonly LoggedSet[];
  /** The last sessions, newest first. */
  exposures: readonly Exposure[];
  /** The basis of suggestions for a new exercise. */
  basis: Basis | undefined;
  /** What makes the way back after a break longer. */
  returning: Returning;
  extra: number;
  unit: WeightUnit;
  gym: Gym | undefined;
  lighterWeek: boolean;
  /** An earlier lift warmed up the same movement. */
  isWarm: boolean;
  /** Done before the day was changed: only completed sets show. */
  isBefore: boolean;
  /** Contains the next set. */
  isCurrent: boolean;
  isOpen: boolean;
  onOpen: (prescription: PrescriptionView, open: boolean, isDone: boolean) => void;
  onExtra: (prescription: PrescriptionView, extra: number, set_n: number) => void;
  onLogged: (prescription: PrescriptionView, set_n: number) => void;
  onRemoved: (prescription: PrescriptionView, set_n: number) => void;
  /** A warm-up set was logged. */
  onWarmedUp: () => void;
  onUndo: () => void;
  onGym: () => void;
  /** Reports busy equipment; undefined when that has no effect. */
  onTaken: ((prescription: PrescriptionView) => void) | undefined;
}

/** An exercise: a line when folded, its sets when open. */
export const ExerciseCard = memo(function ExerciseCard(props: ExerciseCardProps) {
  const { log, prescription, logged, lastTime, unit, isCurrent, isOpen } = props;
  const [asking, setAsking] = useState(false);
  const ask = useCallback(() => setAsking(true), []);
  const isStrength = log.place.is_strength;
  const working = workingSets(logged);
  const record = useRecord(props.account, prescription.exercise, props.trainedOn, working, unit);
  const known = prescribedExercise(prescription);
  const kind = known?.load ?? null;
  const { lines: all, suggestion } = exerciseLines({
    prescription,
    logged,
    last_time: lastTime,
    exposures: props.exposures,
    basis: props.basis,
    returning: props.returning,
    gym: props.gym,
    extra: props.extra,
    unit,
    is_strength: isStrength,
    lighter_week: props.lighterWeek,
  });
  const lines = props.isBefore ? all.filter((line) => line.logged !== undefined) : all;
  const next = lines.find((line) => line.logged === undefined)?.set_n;
  const rows = lines.filter((line) => !line.isWarmUp).length;
  const name = prescription.exercise;
  const said = (
    <p className="vh" aria-live="polite">
      {record?.isNew === true ? `New record in ${name}: ${record.sentence}` : ''}
    </p>
  );
  if (!isOpen)
    return (
      <section className={classNames(styles.card, styles.shut)} aria-label={name}>
        {said}
        <div>
          <h2 className="h-4">
            <SupersetMark of={props.superset} />
            {name}
          </h2>
          <p className="cap num">
            {next === undefined ? doneText(working, unit, isStrength) : <Prescribed of={prescription} isStrength={isStrength} hidden />}
            {next === undefined && record !== null ? ', a record' : ''}
          </p>
        </div>
        <div className={styles.end}>
          <Tally size="s" label="" groups={[strokesOf(lines, null)]} />
          <IconButton
            icon="chevron-down"
            label={`Open ${name}`}
            aria-expanded={false}
            onClick={() => props.onOpen(prescription, true, next === undefined)}
          />
        </div>
      </section>
    );
  // The next set comes first, so that ticking changes the panel's content, not its position.
  const now = isCurrent ? lines.find((line) => line.set_n === next) : undefined;
  const suggested = suggestion === null ? '' : setText({ ...suggestion, unit }, unit, 'unit known');
  const warmUp = warmUpBasis(props, known);
  const row = (line: SetLine) => (
    <SetRow
      key={line === now ? `now ${line.set_n}` : line.set_n}
      log={log}
      prescription={prescription}
      set_n={line.set_n}
      n={line.n}
      logged={line.logged}
      last={line.last}
      offeredReps={line.proposed.reps}
      offeredWeight={line.proposed.weight}
      offeredRpe={line.proposed.rpe}
      isNow={line === now}
      suggested={line === now ? suggested : ''}
      reason={line === now ? (suggestion?.reason ?? (working.length === 0 ? startText(kind, prescription.reps) : '')) : ''}
      unit={unit}
      kind={kind}
      gym={props.gym}
      warmUp={line === now && working.length === 0 ? warmUp : null}
      record={record?.set_n === line.set_n ? record.sentence : ''}
      onLogged={props.onLogged}
      onRemoved={props.onRemoved}
      onWhy={ask}
      onGym={props.onGym}
    />
  );
  return (
    <section className={styles.card} aria-label={name}>
      {said}
      <div className={styles.head}>
        <div>
          <h2 className="h-3">
            <SupersetMark of={props.superset} />
            {name}
          </h2>
          <p className="muted small num">
            {props.isBefore ? beforeText(logged) : <Prescribed of={prescription} isStrength={isStrength} />}
          </p>
        </div>
        <div className={styles.buttons}>
          {isCurrent ? null : <Fold name={name} onFold={() => props.onOpen(prescription, false, next === undefined)} />}
          <IconButton icon="more" label={`More for ${name}`} aria-haspopup="dialog" onClick={ask} />
        </div>
      </div>
      {prescription.note === null ? null : <p className={styles.note}>{prescription.note}</p>}
      <div className={styles.sets}>
        <div className={classNames(rowStyles.head, isStrength && rowStyles.withRpe)} aria-hidden="true">
          <span>Set</span>
          <span>{lastTime.length === 0 ? '' : 'Last time'}</span>
          <span>{unitWord(unit)}</span>
          <span>Reps</span>
          {isStrength ? <span>RPE</span> : null}
          <span />
        </div>
        <ol>
          {now === undefined ? null : row(now)}
          {lines.filter((line) => line !== now).map(row)}
        </ol>
      </div>
      <div className={styles.foot}>
        <Legend logged={logged} />
        {props.isBefore ? null : (
          <Button kind="bare" onClick={() => props.onExtra(prescription, rows + 1 - prescription.sets, nextPlace(lines))}>
            Add a set
          </Button>
        )}
      </div>
      <ExerciseSheet
        open={asking}
        onClose={() => setAsking(false)}
        prescription={prescription}
        known={known}
        isStrength={isStrength}
        lastTime={lastTime}
        exposures={props.exposures}
        unit={unit}
        suggestion={suggestion}
        onUndo={props.onUndo}
        onTaken={next === undefined || props.onTaken === undefined ? undefined : () => props.onTaken?.(prescription)}
        onRemoveRow={
          canTakeAway(props.extra, lines) ? () => props.onExtra(prescription, props.extra - 1, lines.at(-1)?.set_n ?? 0) : undefined
        }
      />
    </section>
  );
});

function Fold({ name, onFold }: { name: string; onFold: () => void }) {
  return <IconButton icon="chevron-up" label={`Fold ${name}`} aria-expanded onClick={onFold} />;
}

function Prescribed({ of, isStrength, hidden = false }: { of: PrescriptionView; isStrength: boolean; hidden?: boolean }) {
  return (
    <>
      <span className={hidden ? 'vh' : undefined}>Prescribed: </span>
      {prescriptionText(of, isStrength)}
    </>
  );
}

/** Legend of the states in this card. */
function Legend({ logged }: { logged: readonly LoggedSet[] }) {
  const states = (['sent', 'phone', 'refused'] as const).filter((state) => logged.some((set) => set.state === state));
  return (
    <div className={styles.legend}>
      {states.map((state) => (
        <Pill key={state} kind={state === 'refused' ? 'fail' : 'plain'} mark={<SaveMark state={state} size="xs" decorative />}>
          {SAVE_MARK_WORDS[state]}
        </Pill>
      ))}
    </div>
  );
}

function canTakeAway(extra: number, lines: readonly { logged: LoggedSet | undefined }[]): boolean {
  return extra > 0 && lines.at(-1)?.logged === undefined;
}

/** Lifts from the floor start at plate height; other hinges start from a rack. */
const FROM_FLOOR = /deadlift/;
const NOT_FROM_FLOOR = /romanian|stiff|single|one|dumbbell|kettlebell|rack|block/;

function warmUpBasis(
  { log, prescription, logged, unit, isWarm, onWarmedUp }: ExerciseCardProps,
  known: Exercise | undefined,
): WarmUpBasis | null {
  if (known === undefined || !known.compound) return null;
  const from_floor = known.load === 'barbell' && FROM_FLOOR.test(known.id) && !NOT_FROM_FLOOR.test(known.id);
  return {
    kind: known.load,
    rpe: log.place.is_strength ? prescription.rpe : null,
    from_floor,
    already_warm: isWarm,
    logged: logged.filter((set) => !isWorkingSet(set)),
    onLog: async (step) => {
      const outcome = await log.warmUp(prescription, step, unit);
      if (outcome.ok) onWarmedUp();
      return outcome;
    },
  };
}
