import { useState } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Chip } from '#client/ui/forms/chip.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { KIT, type Kit } from '#domain/exercises/exercise.ts';
import { kitName } from '#domain/exercises/exercise-words.ts';
import { namesake } from '#domain/exercises/find-exercise.ts';
import { COUNTS, type Counts, entryTrouble, type OwnExerciseEntry } from '#domain/exercises/own-exercise.ts';
import { OWN_EXERCISE_NAME_MAX_LENGTH } from '#domain/limits.ts';
import { Choice } from './choice.tsx';
import { MuscleChoice } from './muscle-choice.tsx';
import styles from './own-exercise-sheet.module.css';

interface OwnExerciseSheetProps {
  /** What the fields begin with. */
  entry: OwnExerciseEntry;
  /** The exercise that is edited; none for a new one. */
  exercise_id?: string | undefined;
  /** On the button, such as «Create and add». */
  action: string;
  /** Resolves to null or the error. `base` is what the fields began with. */
  onSave: (entry: OwnExerciseEntry, base: OwnExerciseEntry) => Promise<string | null>;
  onClose: () => void;
}

const ALL_COUNTS = Object.entries(COUNTS) as [Counts, string][];
const USUAL_KIT: readonly Kit[] = ['machine', 'barbell', 'dumbbells', 'cable'];
const ALL_KIT = [...USUAL_KIT, ...(Object.keys(KIT) as Kit[]).filter((kit) => !USUAL_KIT.includes(kit))];

/** Makes or edits an exercise of one's own: name, how it counts, muscles and equipment (OWN-1). */
export function OwnExerciseSheet({ entry: before, exercise_id, action, onSave, onClose }: OwnExerciseSheetProps) {
  // Another phone's change may be read while the sheet is open; the edit began with this.
  const [base] = useState(before);
  const [entry, setEntry] = useState(base);
  const [trouble, setTrouble] = useState<ReturnType<typeof entryTrouble>>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isAllKit, setAllKit] = useState(false);
  const kitShown = ALL_KIT.filter((kit) => isAllKit || USUAL_KIT.includes(kit) || entry.equipment.includes(kit));
  const change = (some: Partial<OwnExerciseEntry>) => {
    setTrouble(null);
    setEntry({ ...entry, ...some });
  };
  const save = async () => {
    const found = entryTrouble(entry, namesake(entry.name, exercise_id));
    setTrouble(found);
    if (found !== null) return;
    setBusy(true);
    const failed = await onSave(entry, base);
    setBusy(false);
    setFailure(failed);
    if (failed === null) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title="Your own exercise"
      actions={
        <Button kind="now" wide big busy={isBusy} onClick={() => void save()}>
          {action}
        </Button>
      }
    >
      <div className={styles.form}>
        {failure === null ? null : <Note kind="fail">{failure}</Note>}
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={OWN_EXERCISE_NAME_MAX_LENGTH}
          value={entry.name}
          error={trouble?.field === 'name' ? trouble.message : undefined}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Choice label="Counts as">
          {ALL_COUNTS.map(([counts, words]) => (
            <Chip key={counts} pressed={entry.counts === counts} onClick={() => change({ counts })}>
              {words}
            </Chip>
          ))}
        </Choice>
        <MuscleChoice entry={entry} error={trouble?.field === 'primary' ? trouble.message : null} onChange={change} />
        <Choice label="Equipment">
          {kitShown.map((kit) => (
            <Chip
              key={kit}
              pressed={entry.equipment.includes(kit)}
              onClick={() => {
                const { equipment } = entry;
                change({ equipment: equipment.includes(kit) ? equipment.filter((one) => one !== kit) : [...equipment, kit] });
              }}
            >
              {kitName(kit)}
            </Chip>
          ))}
          {isAllKit ? null : <Chip onClick={() => setAllKit(true)}>More…</Chip>}
        </Choice>
      </div>
    </Sheet>
  );
}
