import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { OwnExerciseSheet } from '#client/training/own-exercise/own-exercise-sheet.tsx';
import { storeNow } from '#client/training/store-now.ts';
import { TwoPhones } from '#client/training/two-phones.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import type { Exercise } from '#domain/exercises/exercise.ts';
import { emptyEntry, entryOf, ownExerciseId } from '#domain/exercises/own-exercise.ts';
import { OWN_EXERCISE_MESSAGES } from '#domain/messages/own-exercises.ts';
import { deleteOwnExercise, editOwnExercise, readOwnExercise, restoreOwnExercise, saveOwnExercise } from '#offline/log/own-exercises.ts';
import styles from './exercise-page.module.css';

/** Makes an own exercise of a name, and opens it. */
export function CreateOwn({ name, onClose }: { name: string; onClose: () => void }) {
  const account = useAccount();
  const navigate = useNavigate();
  return (
    <OwnExerciseSheet
      entry={emptyEntry(name)}
      action="Create"
      onClose={onClose}
      onSave={async (entry) => {
        const failure = await storeNow(() => saveOwnExercise(account, entry));
        if (failure === null) void navigate(generatePath(PATHS.exercise, { id: ownExerciseId(entry.name) }));
        return failure;
      }}
    />
  );
}

/** Edit, delete and bring back an own exercise; what was logged of it stays (OWN-3). */
export function OwnActions({ exercise: { id, name } }: { exercise: Exercise }) {
  const account = useAccount();
  const reading = useReading(`own-exercise|${account.owner}|${id}`, () => readOwnExercise(account, id), { keep: true });
  const [isEditing, setEditing] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const stored = reading.status === 'ready' ? reading.value : undefined;
  if (stored === undefined) return null;
  const isDeleted = stored.deleted_at !== null;
  return (
    <section className={styles.how} aria-label="Your own exercise">
      <TwoPhones account={account} of={({ exercise_id }) => exercise_id === id} />
      <p className="muted">{isDeleted ? OWN_EXERCISE_MESSAGES.deleted(name) : OWN_EXERCISE_MESSAGES.kept}</p>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
      <div className={styles.own}>
        {isDeleted ? (
          <Button kind="line" onClick={() => void storeNow(() => restoreOwnExercise(account, id)).then(setTrouble)}>
            Bring it back
          </Button>
        ) : (
          <>
            <Button kind="line" onClick={() => setEditing(true)}>
              Edit
            </Button>
            <Button kind="bare" onClick={() => void storeNow(() => deleteOwnExercise(account, id)).then(setTrouble)}>
              Delete
            </Button>
          </>
        )}
      </div>
      {isEditing ? (
        <OwnExerciseSheet
          entry={entryOf(stored)}
          exercise_id={id}
          action="Save"
          onClose={() => setEditing(false)}
          onSave={(entry, base) => storeNow(() => editOwnExercise(account, id, entry, base))}
        />
      ) : null}
    </section>
  );
}
