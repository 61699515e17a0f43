import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { addExercises, changesOfEdit, type EditedExercise, type WorkoutChangesResult } from '#domain/history/edit-workout.ts';
import { NOTE_MAX_LENGTH } from '#domain/limits.ts';
import { EDIT_WORKOUT_MESSAGES } from '#domain/messages/edit-workout.ts';
import { exerciseKey } from '#domain/sync/slots.ts';
import { isWorkingSet } from '#domain/training/set-kind.ts';
import type { Account } from '#offline/store/account.ts';
import { EditedExerciseCard } from './edited-exercise-card.tsx';
import { useDeleteWorkout } from './use-delete-workout.ts';
import type { WorkoutEditor } from './use-workout-edit.ts';
import styles from './workout-form.module.css';
import { WorkoutTimes } from './workout-times.tsx';

const ExercisePicker = lazy(() =>
  import('#client/training/exercise-picker/exercise-picker.tsx').then((module) => ({ default: module.ExercisePicker })),
);

interface WorkoutFormProps {
  account: Account;
  /** yyyy-mm-dd */
  today: string;
  editor: WorkoutEditor;
}

type Failure = Extract<WorkoutChangesResult, { ok: false }>;

/** Of a workout that is logged afterwards. */
const NEVER_BEGUN = { performed_on: '', started_at: '', finished_at: null, note: '' };

/** All that a workout holds, in fields; nothing is stored before Save. */
export function WorkoutForm({ account, today, editor }: WorkoutFormProps) {
  const { session, sets, base, edit, unit, effort, change } = editor;
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const remove = useDeleteWorkout(account, setTrouble);
  const isNew = session === null;
  const result = changesOfEdit({ session: session ?? NEVER_BEGUN, base, edit, effort, unit, today });
  const leave = (stored: string | null, day: string, saved = 0) => {
    setTrouble(stored);
    if (stored === null)
      void navigate(`${PATHS.history}?day=${day}`, { replace: true, state: saved === 0 ? null : isNew ? { isLogged: true } : { saved } });
  };
  const save = async () => {
    if (!result.ok) return setFailure(result);
    if (result.count === 0) return leave(await editor.discard(), edit.day);
    leave(await editor.save(result.changes), edit.day, result.count);
  };
  const changeExercise = (changed: EditedExercise) => {
    setFailure(null);
    const exercises = edit.exercises.map((one) => (isSame(one, changed) ? changed : one)).filter((one) => one.sets.length > 0);
    change({ ...edit, exercises });
  };
  const setTimes = (times: Partial<typeof edit>) => {
    setFailure(null);
    change({ ...edit, ...times });
  };
  const shown = failure?.trouble ?? null;
  const dock = (
    <div className={styles.dock}>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
      {failure === null ? null : <Note kind="fail">{failureText(failure, isNew)}</Note>}
      <Button wide big onClick={() => void editor.discard().then((stored) => leave(stored, isNew ? edit.day : base.day))}>
        Cancel
      </Button>
      <Button kind="now" wide big onClick={() => void save()}>
        {isNew ? 'Log Workout' : EDIT_WORKOUT_MESSAGES.save(result.ok ? result.count : 1)}
      </Button>
    </div>
  );
  return (
    <Screen title={isNew ? EDIT_WORKOUT_MESSAGES.newTitle : EDIT_WORKOUT_MESSAGES.title} dock={dock}>
      <div className="stack">
        <WorkoutTimes edit={edit} today={today} bad={shown?.field ?? null} onChange={setTimes} />
        {edit.exercises.map((exercise) => (
          <EditedExerciseCard
            key={`${exerciseKey(exercise.exercise)}#${exercise.exercise_n}`}
            exercise={exercise}
            unit={unit}
            effort={effort}
            failure={failure !== null && failure.place !== null && isSame(failure.place, exercise) ? failure : null}
            onChange={changeExercise}
          />
        ))}
        <Button wide big aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Icon name="plus" size="s" /> Add an exercise
        </Button>
        <TextArea
          label="Note"
          value={edit.note}
          max={NOTE_MAX_LENGTH}
          rows={2}
          onChange={(event) => setTimes({ note: event.currentTarget.value })}
        />
        {result.ok && result.count > 0 && !isNew ? <Note>{EDIT_WORKOUT_MESSAGES.recounted}</Note> : null}
        {isNew ? null : (
          <div>
            <Button kind="bare" onClick={() => void remove({ session, sets: sets.filter(isWorkingSet).length })}>
              Delete this workout
            </Button>
          </div>
        )}
      </div>
      {isAdding ? (
        <Suspense>
          <ExercisePicker
            account={account}
            unit={unit}
            title="Add exercises"
            onChoose={async (chosen) => {
              change(addExercises(edit, chosen));
              return null;
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      ) : null}
    </Screen>
  );
}

function isSame(a: Pick<EditedExercise, 'exercise' | 'exercise_n'>, b: Pick<EditedExercise, 'exercise' | 'exercise_n'>): boolean {
  return exerciseKey(a.exercise) === exerciseKey(b.exercise) && a.exercise_n === b.exercise_n;
}

function failureText({ place, trouble }: Failure, isNew: boolean): string {
  if (isNew && trouble.field === null && place === null) return EDIT_WORKOUT_MESSAGES.newNoSets;
  return place === null ? trouble.message : `${place.exercise}: ${trouble.message}`;
}
