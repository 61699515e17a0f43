import type { CoachFact } from '#contract/index.ts';
import { logFacts } from '#domain/ai-coach/log-facts.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { COACH_HIDE_SLOT, exerciseKey } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import { workingSets } from '#domain/training/set-kind.ts';
import { localDate, shiftDay } from '#domain/training/week.ts';
import { readCurrentPlan } from '../log/plans.ts';
import { listSessions, workoutDates } from '../log/sessions.ts';
import { type LoggedSet, listSets, listSetsOfExercise } from '../log/set-logs.ts';
import { readUnit } from '../log/training-choice.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { countStored } from '../store/this-phone.ts';
import { operationTables, recordWithin } from '../sync/record.ts';

const EVER = { from: '0000-01-01', to: '9999-12-31' };
const WORKOUT_DAYS = 28;
/** Older sessions are not used for facts. */
const LOOK_BACK_DAYS = 120;
const LIFTS_MOST = 6;
const SETS_OF_LIFT = 120;

/** Log facts that the coach may use, without those the trainee removed. */
export async function readCoachFacts(account: Account): Promise<CoachFact[]> {
  const [facts, hidden] = await Promise.all([readLogFacts(account), readHiddenFacts(account)]);
  return facts.filter((fact) => !hidden.includes(fact.key));
}

/** All log facts, including those hidden from the coach. */
export async function readLogFacts(account: Account): Promise<CoachFact[]> {
  const today = localDate(new Date(account.now()));
  const [unit, all, dates, last, lifts] = await Promise.all([
    readUnit(account),
    readAll(account),
    workoutDates(account, { from: shiftDay(today, 1 - WORKOUT_DAYS), to: today }),
    readLast(account, today),
    readLifts(account),
  ]);
  return logFacts({ today, unit, all, workout_days: dates.size, last, lifts });
}

/** Keys of facts hidden from the coach. */
export async function readHiddenFacts(account: Account): Promise<readonly string[]> {
  const row = await account.database.registers.get(COACH_HIDE_SLOT);
  return row === undefined ? [] : (readValue('coach.hide', row)?.hidden ?? []);
}

/** Hides a fact from the coach. Throws StorageFailure. */
export function hideFact(account: Account, key: string): Promise<void> {
  return changeHidden(account, (hidden) => [...hidden.filter((other) => other !== key), key]);
}

/** Shows a fact to the coach again. Throws StorageFailure. */
export function showFact(account: Account, key: string): Promise<void> {
  return changeHidden(account, (hidden) => hidden.filter((other) => other !== key));
}

function changeHidden(account: Account, change: (hidden: readonly string[]) => string[]): Promise<void> {
  return writeDurably(account, operationTables(account.database), async () => {
    const value = { hidden: change(await readHiddenFacts(account)), made_at: new Date(account.now()).toISOString() };
    await recordWithin(account, [{ kind: 'coach.hide', slot: COACH_HIDE_SLOT, value }]);
  });
}

async function readAll(account: Account) {
  const [dates, { workouts }] = await Promise.all([workoutDates(account, EVER), countStored(account)]);
  const since = [...dates.keys()].sort()[0];
  return since === undefined ? null : { workouts, since };
}

/** The newest session with a set. */
async function readLast(account: Account, today: string) {
  const sessions = await listSessions(account, { from: shiftDay(today, -LOOK_BACK_DAYS), to: today });
  for (const session of sessions.toReversed()) {
    const sets = workingSets(await listSets(account, session.session_id));
    if (sets.length > 0) return { performed_on: session.performed_on, exercises: byExercise(sets) };
  }
  return null;
}

function byExercise(sets: readonly LoggedSet[]): { name: string; sets: LoggedSet[] }[] {
  const exercises = new Map<string, { name: string; sets: LoggedSet[] }>();
  for (const set of sets) {
    const key = `${exerciseKey(set.exercise)}#${set.exercise_n}`;
    const known = exercises.get(key) ?? { name: set.exercise, sets: [] };
    known.sets.push(set);
    exercises.set(key, known);
  }
  return [...exercises.values()];
}

/** The main lifts of the current plan with their logged sets. */
async function readLifts(account: Account) {
  const plan = (await readCurrentPlan(account))?.plan;
  if (plan === undefined) return [];
  const days = Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day));
  const names = new Map(days.flatMap((day) => day?.primary ?? []).map((item) => [exerciseKey(item.exercise), item.exercise]));
  const chosen = [...names.values()].slice(0, LIFTS_MOST);
  return Promise.all(chosen.map(async (name) => ({ name, sets: await readProgressSets(account, name) })));
}

async function readProgressSets(account: Account, name: string) {
  return workingSets(await listSetsOfExercise(account, name, SETS_OF_LIFT));
}
