import { Button } from '#client/ui/buttons/button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { restSeconds } from '#domain/ai-coach/session-minutes.ts';
import type { Exercise } from '#domain/exercises/exercise.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { prescriptionText } from '#domain/training/prescription-text.ts';
import { setsText, setText } from '#domain/training/set-text.ts';
import type { SetSuggestion } from '#domain/training/suggestion.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Exposure } from '#domain/training/working-max.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import { ArrangeRows } from '../arrange/arrange-rows.tsx';
import { clockText } from '../rest/rest.ts';
import styles from './exercise-sheet.module.css';

interface ExerciseSheetProps {
  open: boolean;
  onClose: () => void;
  prescription: PrescriptionView;
  /** The library's exercise. */
  known: Exercise | undefined;
  isStrength: boolean;
  lastTime: readonly LoggedSet[];
  /** The last sessions, newest first. */
  exposures: readonly Exposure[];
  unit: WeightUnit;
  suggestion: SetSuggestion | null;
  /** Requests a substitute; undefined when too late. */
  onTaken: (() => void) | undefined;
  /** Opens the undo list. */
  onUndo: () => void;
  /** Removes the added empty row; undefined without one. */
  onRemoveRow: (() => void) | undefined;
}

/** Reason, technique and last time. */
export function ExerciseSheet({
  open,
  onClose,
  prescription,
  known,
  isStrength,
  lastTime,
  exposures,
  unit,
  suggestion,
  onTaken,
  onUndo,
  onRemoveRow,
}: ExerciseSheetProps) {
  const closeAnd = (act: () => void) => {
    onClose();
    act();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={prescription.exercise}
      actions={
        <>
          {onTaken === undefined ? null : (
            <Button wide onClick={() => closeAnd(onTaken)}>
              It is taken: find another exercise
            </Button>
          )}
          {onRemoveRow === undefined ? null : (
            <Button wide onClick={() => closeAnd(onRemoveRow)}>
              Take the added set away
            </Button>
          )}
          <Button wide aria-haspopup="dialog" onClick={() => closeAnd(onUndo)}>
            <Icon name="undo" size="s" /> Undo an earlier change
          </Button>
        </>
      }
    >
      <ArrangeRows prescription={prescription} onClose={onClose} />
      <p className="muted num">
        Prescribed: {prescriptionText(prescription, isStrength)}. Rest {clockText(restSeconds(prescription, isStrength ? 'strength' : ''))}.
      </p>
      {prescription.why === null ? null : <Part title="Why it is here">{prescription.why}</Part>}
      {suggestion === null ? null : (
        <Part title={`Suggested: ${setText({ ...suggestion, unit }, unit)}`}>
          {suggestion.reason} The number follows from what you logged; change it whenever it feels wrong.
        </Part>
      )}
      {known === undefined || known.cues.length === 0 ? null : (
        <section className={styles.part}>
          <h3 className="h-4">How it is done</h3>
          <ul className={styles.cues}>
            {known.cues.map((cue) => (
              <li key={cue}>{cue}</li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part}>
        <h3 className="h-4">Last time</h3>
        {lastTime.length === 0 ? (
          <p className="muted">You have not logged this exercise before.</p>
        ) : (
          <ul className="num muted">
            {lastTime.map((set) => (
              <li key={set.slot}>{setText(set, unit)}</li>
            ))}
          </ul>
        )}
      </section>
      {exposures.length < 2 ? null : (
        <section className={styles.part}>
          <h3 className="h-4">Before that</h3>
          <ul className="num muted">
            {exposures.slice(1).map(({ days_ago, sets }) => (
              <li key={days_ago}>{`${days_ago} days ago: ${setsText(sets, unit, known?.load === 'time' ? 's' : 'reps')}`}</li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className="h-4 num">{title}</h3>
      <p className="muted num">{children}</p>
    </section>
  );
}
