import { memo, useCallback, useState } from 'react';
import { SupersetMark } from '#client/training/superset-mark.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Tally } from '#client/ui/graphics/tally.tsx';
import type { Basis } from '#domain/ai-coach/planned-suggestion.ts';
import type { Earlier } from '#offline/log/earlier-sets.ts';
import type { ExerciseState } from '../use-workout-view.ts';
import styles from './exercise-card.module.css';
import { nextPlace } from './exercise-lines.ts';
import { ExerciseSheet } from './exercise-sheet.tsx';
import { beforeText, doneText } from './exercise-words.ts';
import { Prescribed } from './prescribed.tsx';
import { SaveLegend } from './save-legend.tsx';
import { SetTable } from './set-table.tsx';
import { strokesOf } from './strokes.ts';
import { SupersetNames, type SupersetTurn } from './superset-names.tsx';
import { useExercise } from './use-exercise.ts';
import type { WorkoutScene } from './workout-scene.ts';

export interface ExerciseCardProps {
  scene: WorkoutScene;
  state: ExerciseState;
  /** Earlier sets of the exercise. */
  earlier: Earlier;
  /** The basis of suggestions for a new exercise. */
  basis: Basis | undefined;
  /** «A1»: its place in a superset; null alone. */
  superset: string | null;
  /** The exercises of the current one's superset, which alternate set by set; null outside a superset. */
  turn: SupersetTurn | null;
  /** An earlier lift warmed up the same movement. */
  isWarm: boolean;
  /** Folded to a line, open, open with the next set, or named on the card of the current one. */
  show: 'folded' | 'open' | 'current' | 'named';
}

/** An exercise: a line when folded, its sets when open. */
export const ExerciseCard = memo(function ExerciseCard(props: ExerciseCardProps) {
  const { scene, state, earlier, superset, turn, show } = props;
  const { log, unit } = scene;
  const { prescription, logged, isBefore } = state;
  const [asking, setAsking] = useState(false);
  const exercise = useExercise(
    props,
    useCallback(() => setAsking(true), []),
  );
  const { lines, next, record } = exercise;
  const name = prescription.exercise;
  const said = (
    <p className="vh" aria-live="polite">
      {record?.isNew === true ? `New record in ${name}: ${record.sentence}` : ''}
    </p>
  );
  if (show === 'named') return said;
  const title = (
    <>
      <SupersetMark of={superset} />
      {name}
    </>
  );
  if (show === 'folded')
    return (
      <section className={classNames(styles.card, styles.shut)} aria-label={name}>
        {said}
        <div>
          <h2 className="h-4">{title}</h2>
          <p className="cap num">
            {next === undefined ? (
              doneText(exercise.working, unit, log.place.is_strength)
            ) : (
              <Prescribed of={prescription} place={log.place} hidden />
            )}
            {next === undefined && record !== null ? ', a record' : ''}
          </p>
          {next === undefined && !isBefore ? (
            <p className="cap num">
              <Prescribed of={prescription} place={log.place} />
            </p>
          ) : null}
        </div>
        <div className={styles.end}>
          <Tally size="s" label="" groups={[strokesOf(lines, null)]} />
          <IconButton
            icon="chevron-down"
            label={`Open ${name}`}
            aria-expanded={false}
            onClick={() => scene.onOpen(prescription, true, next === undefined)}
          />
        </div>
      </section>
    );
  const working = lines.filter((line) => !line.isWarmUp).length;
  const head = (
    <div className={styles.head}>
      <div className={styles.titles}>
        <h2 className="h-3">{title}</h2>
        <p className="muted small num">
          {isBefore ? beforeText(logged) : <Prescribed of={prescription} place={log.place} hidden={turn !== null} />}
        </p>
      </div>
      <div className={styles.buttons}>
        {show === 'current' ? null : <Fold name={name} onFold={() => scene.onOpen(prescription, false, next === undefined)} />}
        <IconButton icon="more" label={`More for ${name}`} aria-haspopup="dialog" onClick={exercise.row.onWhy} />
      </div>
    </div>
  );
  return (
    <section className={styles.card} aria-label={name}>
      {said}
      {turn === null ? (
        head
      ) : (
        <SupersetNames scene={scene} turn={turn} current={state.key}>
          {head}
        </SupersetNames>
      )}
      {prescription.note === null ? null : <p className={styles.note}>{prescription.note}</p>}
      <SetTable exercise={exercise} hasLast={earlier.last.length > 0} />
      <div className={styles.foot}>
        <SaveLegend logged={logged} />
        {isBefore ? null : (
          <Button kind="bare" onClick={() => scene.onExtra(prescription, working + 1 - prescription.sets, nextPlace(lines))}>
            Add a set
          </Button>
        )}
      </div>
      <ExerciseSheet open={asking} onClose={() => setAsking(false)} scene={scene} state={state} earlier={earlier} exercise={exercise} />
    </section>
  );
}, isSameCard);

/** A workout makes new states on each drawing; a card's is the same while what it is made of is. */
function isSameCard({ state: before, ...others }: ExerciseCardProps, { state: now, ...next }: ExerciseCardProps): boolean {
  const isSameState =
    before.prescription === now.prescription &&
    before.logged === now.logged &&
    before.extra === now.extra &&
    before.isBefore === now.isBefore;
  return isSameState && Object.entries(next).every(([name, value]) => others[name as keyof typeof others] === value);
}

function Fold({ name, onFold }: { name: string; onFold: () => void }) {
  return <IconButton icon="chevron-up" label={`Fold ${name}`} aria-expanded onClick={onFold} />;
}
