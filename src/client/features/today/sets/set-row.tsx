import { memo, useId, useRef } from 'react';
import { SetFields } from '#client/training/sets/set-fields.tsx';
import { SetMark } from '#client/training/sets/set-mark.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { SaveMark } from '#client/ui/feedback/save-mark.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { TODAY_MESSAGES } from '#domain/messages/today.ts';
import { setText } from '#domain/training/set-text.ts';
import { workoutKey } from '../workout-key.ts';
import { CurrentSet } from './current-set.tsx';
import { DoneSet } from './done-set.tsx';
import type { SetLine } from './exercise-lines.ts';
import type { NextSetHelp, RowExercise } from './row-exercise.ts';
import styles from './set-row.module.css';
import { useFocusKept } from './use-focus-kept.ts';
import { type SetRowState, useSetRow } from './use-set-row.ts';
import { useShownInDock } from './use-shown-in-dock.ts';

interface SetRowProps {
  exercise: RowExercise;
  line: SetLine;
  /** Given to the next set only. */
  help: NextSetHelp | null;
  /** The record as a sentence; empty if none. */
  record: string;
  /** What is said of a likely slip in its load; empty if none. */
  slip: string;
}

/** One set: what was done last time, the fields, and the tick that saves it. Memoised: a tap draws one row anew. */
export const SetRow = memo(function SetRow({ exercise, line, help, record, slip }: SetRowProps) {
  const { unit } = exercise;
  const { logged, last } = line;
  const row = useSetRow(exercise, line);
  const place = `${workoutKey(exercise.prescription)}|${line.set_n}`;
  const element = useRef<HTMLLIElement>(null);
  useFocusKept(element, logged !== undefined && !row.editing);
  useShownInDock(element, exercise, row, help !== null && logged === undefined);
  const mark = <SetMark isTimed={exercise.known?.load === 'time'} n={line.n} row={row} hasWord={help !== null} />;
  const lastText = last === undefined ? '' : setText({ ...last, rpe: null, rir: undefined }, unit, 'unit known');
  if (logged !== undefined && !row.editing)
    return (
      <li ref={element} data-set={place}>
        <DoneSet set={logged} mark={mark} record={record} slip={slip} last={lastText} unit={unit} row={row} />
      </li>
    );
  return (
    <li ref={element} data-set={place} className={classNames(help !== null && styles.nowbox, row.editing && styles.editbox)}>
      <OpenSet exercise={exercise} row={row} mark={mark} lastText={lastText} isNow={help !== null} />
      {row.editing && logged !== undefined ? (
        <div className={styles.actions}>
          <Button kind="line" onClick={row.keep}>
            Keep as it was
          </Button>
          <Button kind="danger" onClick={() => void row.remove(logged)}>{`Delete ${row.name.toLowerCase()}`}</Button>
        </div>
      ) : null}
      {help === null || row.editing ? null : <CurrentSet exercise={exercise} last={last} help={help} row={row} />}
    </li>
  );
});

interface OpenSetProps {
  exercise: RowExercise;
  row: SetRowState;
  mark: React.ReactNode;
  lastText: string;
  isNow: boolean;
}

/** The fields with their tick, and what is wrong with them. */
function OpenSet({ exercise, row, mark, lastText, isNow }: OpenSetProps) {
  const { name, trouble, editing } = row;
  const troubleId = useId();
  return (
    <>
      <div className={classNames(styles.set, isNow && styles.now, isNow && styles.panel)}>
        {mark}
        <span className={styles.last}>{lastText}</span>
        <SetFields
          name={name}
          value={row.shown}
          className={classNames(styles.field, row.typed === null && !isNow && styles.offered)}
          needs={row.needs}
          hint={exercise.prescription.reps}
          unit={exercise.unit}
          bad={trouble?.field ?? null}
          troubleId={troubleId}
          onType={row.typeShown}
          onHold={row.hold}
          onEnter={() => void row.tick(row.value)}
        />
        <button
          type="button"
          className={styles.tick}
          aria-label={`${editing ? 'Save' : 'Log'} ${name.toLowerCase()}`}
          aria-busy={row.busy || undefined}
          data-tick
          data-next-tick={isNow || undefined}
          onClick={() => void row.tick(row.value)}
        >
          {isNow || editing ? <Icon name="check" /> : <SaveMark state="todo" decorative />}
        </button>
      </div>
      {trouble === null ? null : (
        <p className={styles.trouble} id={troubleId} role="alert">
          {trouble.message}
        </p>
      )}
      {trouble?.message === TODAY_MESSAGES.weightMissing ? (
        <div className={styles.actions}>
          <Button kind="line" busy={row.busy} onClick={() => void row.logWithoutWeight()}>
            {TODAY_MESSAGES.withoutWeight}
          </Button>
        </div>
      ) : null}
    </>
  );
}
