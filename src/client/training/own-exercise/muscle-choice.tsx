import { useState } from 'react';
import { Note } from '#client/ui/feedback/note.tsx';
import { Chip } from '#client/ui/forms/chip.tsx';
import { MUSCLES, type Muscle } from '#domain/exercises/exercise.ts';
import { capital } from '#domain/exercises/exercise-words.ts';
import type { OwnExerciseEntry } from '#domain/exercises/own-exercise.ts';
import { suggestMuscles } from '#domain/exercises/suggest-muscles.ts';
import { BodyFigure } from '../body-figure/body-figure.tsx';
import { Choice } from './choice.tsx';
import styles from './own-exercise-sheet.module.css';

interface MuscleChoiceProps {
  entry: OwnExerciseEntry;
  error: string | null;
  onChange: (muscles: Pick<OwnExerciseEntry, 'primary' | 'secondary' | 'isOther'>) => void;
}

/** Main and helping muscles, in words and on the body. A touch on the body makes a muscle main, then helping, then none. */
export function MuscleChoice({ entry: { name, primary, secondary, isOther = false }, error, onChange }: MuscleChoiceProps) {
  const [isAll, setAll] = useState(false);
  const [likely] = useState(() => suggestMuscles(name));
  const shown = MUSCLES.filter((muscle) => isAll || likely.includes(muscle) || primary.includes(muscle) || secondary.includes(muscle));
  const without = (list: readonly Muscle[], muscle: Muscle) => list.filter((one) => one !== muscle);
  const toggleMain = (muscle: Muscle) =>
    onChange(
      primary.includes(muscle)
        ? { primary: without(primary, muscle), secondary }
        : { primary: [...primary, muscle], secondary: without(secondary, muscle), isOther: false },
    );
  const toggleHelper = (muscle: Muscle) =>
    onChange(
      secondary.includes(muscle)
        ? { primary, secondary: without(secondary, muscle) }
        : { primary: without(primary, muscle), secondary: [...secondary, muscle] },
    );
  const touch = (muscle: Muscle) => {
    if (primary.includes(muscle) || secondary.includes(muscle)) toggleHelper(muscle);
    else toggleMain(muscle);
  };
  return (
    <>
      {error === null ? null : <Note kind="fail">{error}</Note>}
      <Choice label="Trains mainly">
        {shown.map((muscle) => (
          <Chip key={muscle} pressed={primary.includes(muscle)} onClick={() => toggleMain(muscle)}>
            {capital(muscle)}
          </Chip>
        ))}
        <Chip pressed={isOther} onClick={() => onChange({ primary: [], secondary, isOther: !isOther })}>
          Other
        </Chip>
        {isAll ? null : <Chip onClick={() => setAll(true)}>More…</Chip>}
      </Choice>
      <div className={styles.pair}>
        {(['front', 'back'] as const).map((side) => (
          <BodyFigure key={side} side={side} primary={primary} secondary={secondary} onPick={touch} />
        ))}
      </div>
      <Choice label="Also works">
        {shown
          .filter((muscle) => !primary.includes(muscle))
          .map((muscle) => (
            <Chip key={muscle} pressed={secondary.includes(muscle)} onClick={() => toggleHelper(muscle)}>
              {capital(muscle)}
            </Chip>
          ))}
      </Choice>
    </>
  );
}
