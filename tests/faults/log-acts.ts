import { ownExerciseId } from '#domain/exercises/own-exercise.ts';
import { editOf, type WorkoutChanges } from '#domain/history/edit-workout.ts';
import { readLog } from '#domain/import/read-log.ts';
import { type ImportContext, workoutRegisters } from '#domain/import/workout-registers.ts';
import { listImports } from '#offline/import/imports.ts';
import { storeImport } from '#offline/import/store-import.ts';
import { undoImport } from '#offline/import/undo-import.ts';
import { deleteBody, editBody, saveBody } from '#offline/log/body.ts';
import { repeatWorkout, startEmptyWorkout } from '#offline/log/free-workouts.ts';
import { deleteOwnExercise, editOwnExercise, restoreOwnExercise, saveOwnExercise } from '#offline/log/own-exercises.ts';
import { savePastWorkout, saveWorkoutChanges } from '#offline/log/past-workouts.ts';
import { readSession } from '#offline/log/sessions.ts';
import { listSets } from '#offline/log/set-logs.ts';
import { saveWorkoutNote } from '#offline/log/workout-note.ts';
import type { Account } from '#offline/store/account.ts';
import type { Step } from './steps.ts';

/** What a person does in the log besides its sets: measures, notes, own exercises, and workouts that are over. */
export type LogAct = Extract<Step, { do: 'own' | 'body' | 'note' | 'workout' }>;

const TODAY = '2026-11-20';
const OWN = { name: 'Zercher carry', counts: 'weight', primary: ['front delts'], secondary: [], equipment: ['machine'] } as const;

/** `session_id` is the workout both phones train in; `mark` names who did it. */
export async function doLogAct(account: Account, step: LogAct, session_id: string, mark: string): Promise<unknown> {
  if (step.do === 'own') return changeOwnExercise(account, step.how, mark);
  if (step.do === 'body') return changeBody(account, step.how, String(step.amount));
  if (step.do === 'note') return saveWorkoutNote(account, session_id, { note: mark, base: '' });
  return changeWorkout(account, step.how, session_id, mark);
}

/** One exercise for both phones, each of which edits it as it was first made. */
async function changeOwnExercise(account: Account, how: Extract<LogAct, { do: 'own' }>['how'], mark: string): Promise<unknown> {
  const exercise_id = ownExerciseId(OWN.name);
  if (how === 'save') return saveOwnExercise(account, OWN);
  if (how === 'edit') return editOwnExercise(account, exercise_id, { ...OWN, name: `${OWN.name} ${mark}` }, OWN);
  return how === 'delete' ? deleteOwnExercise(account, exercise_id) : restoreOwnExercise(account, exercise_id);
}

async function changeBody(account: Account, how: Extract<LogAct, { do: 'body' }>['how'], amount: string): Promise<unknown> {
  const shown = { measure: 'weight', measured_on: TODAY, amount: '80', unit: 'kg' } as const;
  if (how === 'save') return saveBody(account, { ...shown, amount });
  if (how === 'edit') return editBody(account, { ...shown, amount }, shown);
  return how === 'move' ? editBody(account, { ...shown, measured_on: '2026-11-19' }, shown) : deleteBody(account, shown);
}

async function changeWorkout(
  account: Account,
  how: Extract<LogAct, { do: 'workout' }>['how'],
  session_id: string,
  mark: string,
): Promise<unknown> {
  if (how === 'empty') return startEmptyWorkout(account, TODAY);
  if (how === 'import') return bringIn(account);
  if (how === 'undo-import') {
    const [brought] = await listImports(account);
    return brought && undoImport(account, brought);
  }
  const sets = await listSets(account, session_id);
  if (how === 'repeat') return repeatWorkout(account, { label: mark, sets }, TODAY);
  const put = { exercise: 'Dip', exercise_n: 1, set_n: 1, reps: 8, weight: '', unit: 'kg', rpe: null } as const;
  const started_at = '2026-11-18T10:00:00.000Z';
  const changes: WorkoutChanges = {
    puts: [put],
    deletes: [],
    head: { day: '2026-11-18', started_at, note: mark },
    finished_at: started_at,
  };
  if (how === 'log-later') return savePastWorkout(account, changes);
  const session = await readSession(account, session_id);
  if (session === undefined) return undefined;
  const head = how === 'move' ? changes.head : null;
  return saveWorkoutChanges(account, session_id, { ...changes, head, finished_at: undefined }, editOf(session, sets));
}

const IMPORT: ImportContext = { app: 'strong', import_id: 'file-1', unit: 'kg', names: {} };
const FILE = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2026-11-10 08:00:00,Morning,45m,Bench Press (Barbell),1,80,5,0,0,,,
2026-11-12 08:00:00,Morning,45m,Bench Press (Barbell),1,82.5,5,0,0,,,
`;

/** A file of another app: both phones may bring it in. */
async function bringIn(account: Account): Promise<unknown> {
  const read = readLog(FILE);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  const registers = workoutRegisters(read.log.workouts, IMPORT);
  return storeImport(account, { registers, context: IMPORT, file: 'strong.csv', names: {}, onProgress: () => true });
}
