import { plannedWork } from '#domain/history/planned-work.ts';
import { isStrengthGoal, planView } from '#domain/plan/plan-view.ts';
import { exerciseKey } from '#domain/sync/slots.ts';
import { hasTargets, isFreeWorkout } from '#domain/training/free-workout.ts';
import { sessionRecord } from '#domain/training/notice-records.ts';
import { type ProgressSet, weightMoved } from '#domain/training/progress.ts';
import { workingSets } from '#domain/training/set-kind.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { workoutMinutes } from '#domain/training/workout-minutes.ts';
import { plannedDay } from '#offline/log/planned-day.ts';
import { readPlan } from '#offline/log/plans.ts';
import { readSessionDay } from '#offline/log/session-adjust.ts';
import { listSessions, type TrainingSession } from '#offline/log/sessions.ts';
import { type LoggedSet, listSets, listSetsOfExercise } from '#offline/log/set-logs.ts';
import { readUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';

/** Enough for the shown sessions. */
const PROGRESS_SETS = 240;

interface LoggedExercise {
  /** Unique within the session. */
  key: string;
  name: string;
  /** «A1»; null when it was done alone. */
  superset: string | null;
  /** What was noted at it in this workout. */
  note: string | null;
  /** What was asked for when its first set was logged. */
  planned: string | null;
  sets: LoggedSet[];
}

export interface LoggedSession {
  session: TrainingSession;
  exercises: LoggedExercise[];
  /** Working sets. */
  sets: number;
  /** Reps times weight, in the account's unit. */
  moved: number;
  records: number;
  /** From the first set to `Log Workout`; null when unknown. */
  minutes: number | null;
  /** Week of the plan from 1; null in a one-week plan. */
  week: number | null;
  /** What was planned and left out, once the workout is over (HIST-8). */
  left: readonly string[];
}

export interface LoggedDay {
  sessions: LoggedSession[];
  /** Exercises of the day, for the progress line. */
  names: string[];
  unit: WeightUnit;
}

/** Everything logged on one day (yyyy-mm-dd). Sessions without sets are excluded. */
export async function readDay(account: Account, date: string): Promise<LoggedDay> {
  const [sessions, unit] = await Promise.all([listSessions(account, { from: date, to: date }), readUnit(account)]);
  const read = await Promise.all(sessions.map((session) => readSession(account, session, unit)));
  const logged = read.filter((session) => session.exercises.length > 0);
  const names = new Map(logged.flatMap((session) => session.exercises).map((exercise) => [exerciseKey(exercise.name), exercise.name]));
  return { sessions: logged, names: [...names.values()], unit };
}

/** Sets of an exercise, for `progressOf`. */
export async function readProgress(account: Account, exercise: string): Promise<ProgressSet[]> {
  return workingSets(await listSetsOfExercise(account, exercise, PROGRESS_SETS));
}

async function readSession(account: Account, session: TrainingSession, unit: WeightUnit): Promise<LoggedSession> {
  const [sets, plan, adjusted] = await Promise.all([
    listSets(account, session.session_id),
    readPlan(account, session.plan_id),
    readSessionDay(account, session.session_id),
  ]);
  const counted = workingSets(sets);
  const done = byExercise(sets);
  const ofPlan = plan?.plan ?? {};
  const planned = plannedDay(ofPlan, adjusted, session);
  const { superset, note, left } = plannedWork(planned, isFreeWorkout(session.plan_id) || isStrengthGoal(ofPlan), done);
  const exercises = done.map((exercise) => ({ ...exercise, superset: superset(exercise), note: note(exercise) }));
  const names = [...new Set(exercises.map((exercise) => exercise.name))];
  const records = await Promise.all(
    names.map(async (name) => {
      const own = counted.filter((set) => exerciseKey(set.exercise) === exerciseKey(name));
      return sessionRecord(own, await setsBefore(account, name, session), unit) !== null;
    }),
  );
  return {
    session,
    exercises,
    sets: counted.length,
    moved: weightMoved(counted, unit),
    records: records.filter(Boolean).length,
    minutes: workoutMinutes(session),
    left: session.finished_at !== null && hasTargets(session.plan_id) ? left : [],
    week: plan !== undefined && planView(plan.plan).weeks > 1 ? session.week + 1 : null,
  };
}

/** Sets in earlier sessions: by day, then by ordinal. */
async function setsBefore(account: Account, exercise: string, { performed_on, session_id }: TrainingSession): Promise<ProgressSet[]> {
  const here = `${performed_on} ${session_id}`;
  return (await readProgress(account, exercise)).filter((set) => `${set.performed_on} ${set.session_id}` < here);
}

type DoneExercise = Omit<LoggedExercise, 'superset' | 'note'> & { exercise_n: number };

function byExercise(sets: readonly LoggedSet[]): DoneExercise[] {
  const exercises = new Map<string, DoneExercise>();
  for (const set of sets) {
    const { exercise: name, exercise_n } = set;
    const key = `${exerciseKey(name)}#${exercise_n}`;
    const known = exercises.get(key) ?? { key, name, exercise_n, planned: null, sets: [] };
    known.planned ??= set.prescribed ?? null;
    known.sets.push(set);
    exercises.set(key, known);
  }
  return [...exercises.values()];
}
