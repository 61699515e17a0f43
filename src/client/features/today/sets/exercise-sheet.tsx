import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { clockText } from '#client/training/rest/rest.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { restSeconds } from '#domain/ai-coach/session-minutes.ts';
import { BIG_TYPE_TEXTS } from '#domain/messages/set-fields.ts';
import { hasTargets } from '#domain/training/free-workout.ts';
import { prescriptionText } from '#domain/training/prescription-text.ts';
import { setsText, setText } from '#domain/training/set-text.ts';
import type { Earlier } from '#offline/log/earlier-sets.ts';
import { saveBigType } from '#offline/store/big-type.ts';
import { ArrangeRows } from '../arrange/arrange-rows.tsx';
import type { ExerciseState } from '../use-workout-view.ts';
import { ExerciseOptions } from './exercise-options.tsx';
import styles from './exercise-sheet.module.css';
import type { useExercise } from './use-exercise.ts';
import type { WorkoutScene } from './workout-scene.ts';

interface ExerciseSheetProps {
  open: boolean;
  onClose: () => void;
  scene: WorkoutScene;
  state: ExerciseState;
  earlier: Earlier;
  exercise: ReturnType<typeof useExercise>;
}

/** Reason, technique and last time. */
export function ExerciseSheet({ open, onClose, scene, state, earlier, exercise }: ExerciseSheetProps) {
  const { prescription, extra } = state;
  const { known, suggestion, lines, next } = exercise;
  const { unit, log } = scene;
  const { last: lastTime, exposures } = earlier;
  const added = extra > 0 && lines.at(-1)?.logged === undefined ? lines.at(-1) : undefined;
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
          {added === undefined ? null : (
            <Button wide onClick={() => closeAnd(() => scene.onExtra(prescription, extra - 1, added.set_n))}>
              Take the added set away
            </Button>
          )}
          {next === undefined ? null : (
            <Button wide onClick={() => closeAnd(() => void saveBigType(scene.account, true).catch(reportStorageFailure))}>
              {BIG_TYPE_TEXTS.turnOn}
            </Button>
          )}
          <Button wide aria-haspopup="dialog" onClick={() => closeAnd(scene.onUndo)}>
            <Icon name="undo" size="s" /> Undo an earlier change
          </Button>
        </>
      }
    >
      <ArrangeRows prescription={prescription} onClose={onClose} />
      <ExerciseOptions prescription={prescription} goal={scene.goal} chosen={scene.preferences} />
      <p className="muted num">
        {hasTargets(log.place.plan_id) ? `Prescribed: ${prescriptionText(prescription, log.place.is_strength, log.place.effort)}. ` : ''}
        Rest {clockText(restSeconds(prescription, scene.goal, scene.preferences))}.
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
