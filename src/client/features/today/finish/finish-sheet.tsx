import { Button } from '#client/ui/buttons/button.tsx';
import { type StrokeState, Tally } from '#client/ui/graphics/tally.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { FINISH_MESSAGES } from '#domain/messages/finish-workout.ts';
import type { RowTyped } from '#domain/training/set-entry.ts';
import { displayWeight, type WeightUnit } from '#domain/training/units.ts';
import { tallyText } from '../sets/strokes.ts';
import { countSets, type ExerciseState } from '../use-workout-view.ts';
import styles from './finish-sheet.module.css';
import type { UntickedRow } from './unticked-rows.ts';

interface FinishSheetProps {
  states: readonly ExerciseState[];
  groups: readonly (readonly StrokeState[])[];
  unticked: readonly UntickedRow[];
  unit: WeightUnit;
  /** Somebody said how many sets there should be. */
  hasTargets: boolean;
  /** Without a plan: it can be discarded before its first set, too. */
  isFree: boolean;
  onClose: () => void;
  /** Finishes with these rows logged; other unticked rows are dropped. */
  onFinish: (log: readonly UntickedRow[]) => void;
  onDiscard: () => void;
}

/** Shown by `Log Workout` with open or unticked sets. The safe choice is first. */
export function FinishSheet({ states, groups, unticked, unit, hasTargets, isFree, onClose, onFinish, onDiscard }: FinishSheetProps) {
  const { done, left } = countSets(states);
  const hasAny = states.some(({ logged }) => logged.length > 0);
  const canDiscard = hasAny || isFree;
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={left === 0 ? FINISH_MESSAGES.titleAllTicked : FINISH_MESSAGES.title(done, hasTargets ? done + left : null)}
      actions={
        <>
          <Button kind="now" wide big onClick={onClose}>
            {FINISH_MESSAGES.keep}
          </Button>
          {unticked.length === 0 ? null : (
            <Button wide big onClick={then(() => onFinish(unticked))}>
              {FINISH_MESSAGES.log}
            </Button>
          )}
          {done === 0 ? null : (
            <Button wide big onClick={then(() => onFinish([]))}>
              {unticked.length === 0 ? FINISH_MESSAGES.finish : FINISH_MESSAGES.leave}
            </Button>
          )}
          {!canDiscard ? null : (
            <Button kind="bare" className={styles.discard} onClick={then(onDiscard)}>
              {FINISH_MESSAGES.discard}
            </Button>
          )}
        </>
      }
    >
      {hasTargets ? <Tally groups={groups} label={tallyText(groups)} /> : null}
      {left === 0 ? null : <p className={styles.open}>{FINISH_MESSAGES.open(done, hasTargets ? openText(left, states) : null)}</p>}
      {unticked.length === 0 ? null : <Unticked rows={unticked} unit={unit} />}
      <p className={styles.hint}>
        {unticked.length === 0 || done === 0 ? '' : `${FINISH_MESSAGES.leaveHint} `}
        {hasAny ? FINISH_MESSAGES.discardHint : ''}
      </p>
    </Sheet>
  );
}

function Unticked({ rows, unit }: { rows: readonly UntickedRow[]; unit: WeightUnit }) {
  return (
    <div className={styles.unticked}>
      <p>{FINISH_MESSAGES.unticked(rows.length)}</p>
      <ul className="num">
        {rows.map(({ prescription, set_n, n, typed }) => (
          <li key={`${prescription.exercise}|${prescription.exercise_n}|${set_n}`}>
            {`${prescription.exercise}, set ${n}: ${typedText(typed, unit)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The fields as typed: «100 × 5». */
function typedText({ weight, unit, reps, distance = '', time = '' }: RowTyped, shown: WeightUnit): string {
  return [displayWeight(weight, unit ?? shown, shown), reps, distance, time].filter((text) => text.trim() !== '').join(' × ');
}

/** «6 stay open: 2 Bench press, 4 Row.» */
function openText(left: number, states: readonly ExerciseState[]): string {
  const open = states
    .map(({ prescription, rows }) => ({ name: prescription.exercise, open: rows.filter((row) => row.logged === undefined).length }))
    .filter(({ open }) => open > 0)
    .map(({ name, open }) => `${open} ${name}`)
    .join(', ');
  return `${left} ${left === 1 ? 'stays' : 'stay'} open: ${open}.`;
}
