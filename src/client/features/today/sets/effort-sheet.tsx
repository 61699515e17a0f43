import { Button } from '#client/ui/buttons/button.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { EFFORT_TEXTS } from '#domain/messages/set-fields.ts';
import { shownMax } from '#domain/training/e1rm.ts';
import { unitWord, weightNumber } from '#domain/training/units.ts';
import styles from './effort-sheet.module.css';
import type { RowExercise } from './row-exercise.ts';
import type { SetRowState } from './use-set-row.ts';

interface EffortSheetProps {
  open: boolean;
  onClose: () => void;
  exercise: RowExercise;
  row: SetRowState;
}

const RPES = [6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10];

/** How hard the set was, by halves, each said as reps left, with the maximum it points to. */
export function EffortSheet({ open, onClose, exercise, row }: EffortSheetProps) {
  const { effort, unit } = exercise;
  const { value, shown } = row;
  const chosen = effort === 'rpe' ? Number(value.rpe) : value.rir === undefined || value.rir === '' ? 0 : 10 - Number(value.rir);
  const choose = (rpe: number | null) => {
    onClose();
    row.change(rpe === null ? { rpe: '', rir: '' } : { rpe: String(rpe), rir: String(10 - rpe) });
  };
  const weight = weightNumber(shown.weight, unit, unit) ?? 0;
  const isChosen = RPES.includes(chosen);
  const max = isChosen ? shownMax({ weight, reps: Number(shown.reps), rpe: chosen })?.value : undefined;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={EFFORT_TEXTS.title}
      actions={
        <Button kind="bare" onClick={() => choose(null)}>
          {EFFORT_TEXTS.leave}
        </Button>
      }
    >
      {isChosen ? (
        <p className={styles.said}>
          <b className="num">{effort === 'rpe' ? chosen : 10 - chosen}</b> {EFFORT_TEXTS.inIt(10 - chosen)}
        </p>
      ) : null}
      <ul className={styles.efforts}>
        {RPES.map((rpe) => (
          <li key={rpe}>
            <button type="button" className={styles.effort} aria-pressed={rpe === chosen} onClick={() => choose(rpe)}>
              <b>{effort === 'rpe' ? rpe : 10 - rpe}</b>{' '}
              <span className="cap">{effort === 'rpe' ? EFFORT_TEXTS.left(10 - rpe) : EFFORT_TEXTS.rpe(rpe)}</span>
            </button>
          </li>
        ))}
      </ul>
      {max === undefined ? null : <p className="muted num">{EFFORT_TEXTS.max(Math.round(max), unitWord(unit))}</p>}
    </Sheet>
  );
}
