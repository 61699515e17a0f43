import { changesOfEdit, editOf, type WorkoutEdit } from '#domain/history/edit-workout.ts';
import { saveWorkoutChanges } from '#offline/log/past-workouts.ts';
import { finishSession, readSession, workoutDates } from '#offline/log/sessions.ts';
import { listSets } from '#offline/log/set-logs.ts';
import type { Phone } from './phone.ts';

const TODAY = '2026-11-20';

/** A finished workout of three squats, on every phone. */
export async function workout(phone: Phone, ...others: Phone[]): Promise<string> {
  const { session_id } = await phone.openSession(TODAY);
  for (const set_n of [1, 2, 3]) await phone.logSet(session_id, set_n);
  await finishSession(phone.account, session_id);
  for (const one of [phone, ...others]) await one.syncNow();
  return session_id;
}

export async function change(
  phone: Phone,
  session_id: string,
  edit: (base: WorkoutEdit) => WorkoutEdit,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const [session, sets] = await Promise.all([readSession(phone.account, session_id), listSets(phone.account, session_id)]);
  if (session === undefined) throw new Error('no session');
  const base = editOf(session, sets);
  const result = changesOfEdit({ session, base, edit: edit(base), effort: 'rpe', unit: 'kg', today: TODAY });
  if (!result.ok) throw new Error(result.trouble.message);
  await meanwhile();
  await saveWorkoutChanges(phone.account, session_id, result.changes, base);
}

export const move = (phone: Phone, session_id: string, day: string) => change(phone, session_id, (base) => ({ ...base, day }));
export const withReps =
  (set_n: number, reps: string) =>
  (base: WorkoutEdit): WorkoutEdit => ({
    ...base,
    exercises: base.exercises.map((one) => ({
      ...one,
      sets: one.sets.map((set) => (set.set_n === set_n ? { ...set, typed: { ...set.typed, reps } } : set)),
    })),
  });
export const shownOn = async ({ account }: Phone) => [...(await workoutDates(account, { from: '', to: '\uffff' })).keys()];
export const repsOf = async ({ account }: Phone, session_id: string) => (await listSets(account, session_id)).map(({ reps }) => reps);
