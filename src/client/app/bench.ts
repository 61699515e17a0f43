import { subDays } from 'date-fns';
import { TypedSets } from '#client/features/today/sets/typed-sets.ts';
import { WorkoutLog } from '#client/features/today/workout-log.ts';
import { openRuntime } from '#client/session/account-runtime.ts';
import { useSession } from '#client/session/session-store.ts';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import { dayView, type PrescriptionView } from '#domain/plan/plan-view.ts';
import { sessionFinishSlot, sessionId, sessionSlot, setSlot } from '#domain/sync/slots.ts';
import { localDate, shiftDay } from '#domain/training/week.ts';
import { readRecent, readStanding, trainingOf } from '#offline/log/training.ts';
import { typedWorkout } from '#offline/log/typed-drafts.ts';
import type { Account } from '#offline/store/account.ts';
import { type Intent, record } from '#offline/sync/record.ts';
import { storeResults } from '#offline/sync/store-results.ts';
import { PATHS } from '../routing/paths.ts';

/** Actions for benchmarks, equivalent to taps. Only in builds with `VITE_BENCH=1`. */
interface Bench {
  /** Logs the i-th set of today's workout; resolves when durable. */
  logSet(i: number): Promise<void>;
  /** Adds `n` synced past workouts, one a day up to yesterday; returns their number. */
  seed(n: number): Promise<number>;
  /** Logs every set of the next workout and finishes it; resolves when durable. `i` is part of the weights. */
  logWorkout(i: number): Promise<void>;
  /** Opens the history; resolves when the week is rendered. */
  openHistory(): Promise<void>;
  /** Opens Progress; resolves when every card is rendered. */
  openProgress(): Promise<void>;
  /** Opens the page of the lift that was done most; resolves when its log is rendered. */
  openExercise(): Promise<void>;
}

/** The window property. */
const NAME = '__bench';
const SETS_OF_A_WORKOUT = 12;
const WORKOUTS_AT_ONCE = 100;
const WEEK = 'section[aria-label="Week"]';
const RECORDS = '#records';
const EXERCISE_LOG = 'section[aria-labelledby="log"] h3';
const SKELETON = 'main [aria-hidden="true"][style*="--r-"]';
const MOST_DONE = 'back-squat';

export function exposeBench(): void {
  let workout: Promise<Opened> | null = null;
  const logSet = async (i: number): Promise<void> => {
    workout ??= openWorkout();
    const { log, exercises } = await workout;
    await logOne(log, exercises, i);
  };
  const bench: Bench = {
    logSet,
    seed: async (n) => seedWorkouts(await openAccount(), n),
    logWorkout: async (i) => {
      const { log, exercises } = await openWorkout();
      for (let set = 0; set < SETS_OF_A_WORKOUT; set += 1) await logOne(log, exercises, set, i);
      expectOk(await log.finish({ log: [], leave: [] }, 'lb'));
    },
    openHistory: () => open(PATHS.history, WEEK),
    openProgress: () => open(PATHS.progress, RECORDS),
    openExercise: () => open(PATHS.exercise.replace(':id', MOST_DONE), EXERCISE_LOG),
  };
  Object.assign(window, { [NAME]: bench });
}

interface Opened {
  readonly log: WorkoutLog;
  readonly exercises: readonly PrescriptionView[];
}

async function openAccount(): Promise<Account> {
  const { owner } = useSession.getState();
  if (owner === null) throw new Error('Nobody is signed in.');
  return (await openRuntime(owner)).account;
}

/** The plan's next day. */
async function openWorkout(): Promise<Opened> {
  const account = await openAccount();
  const today = localDate(new Date(account.now()));
  const [standing, recent] = await Promise.all([readStanding(account, today), readRecent(account, today)]);
  const training = trainingOf(standing, recent, today);
  if (training?.next === undefined) throw new Error('There is no plan to train by.');
  const { week, day } = training.next;
  const { plan_id, plan } = training.version;
  const view = dayView(plan, week, day);
  if (view === undefined) throw new Error('The plan has no such day.');
  const place = { plan_id, week, day, label: view.label, is_strength: training.view.is_strength };
  const typed = new TypedSets(account, typedWorkout(place), window.sessionStorage);
  const parking = window.sessionStorage;
  const log = new WorkoutLog({ account, place, typed, parking, onWritten: wakeSync, onFailure: reportStorageFailure });
  return { log, exercises: [...view.primary, ...view.accessories] };
}

async function logOne(log: WorkoutLog, exercises: readonly PrescriptionView[], i: number, workout = 0): Promise<void> {
  const exercise = exercises[i % exercises.length];
  if (exercise === undefined) throw new Error('The day has no exercise.');
  const set_n = 1 + Math.floor(i / exercises.length);
  expectOk(await log.save(exercise, set_n, { reps: '5', weight: String(100 + (workout % 100)), rpe: '' }, 'lb'));
}

function expectOk(outcome: Awaited<ReturnType<WorkoutLog['save']>>): void {
  if (!outcome.ok) throw new Error(outcome.message);
}

async function seedWorkouts(account: Account, n: number): Promise<number> {
  const today = localDate(new Date(account.now()));
  for (let from = 0; from < n; from += WORKOUTS_AT_ONCE) {
    const workouts = Array.from({ length: Math.min(WORKOUTS_AT_ONCE, n - from) }, (_, index) => workout(account, today, from + index));
    await record(account, workouts.flat());
    const waiting = await account.database.outbox.toArray();
    await storeResults(
      account,
      waiting,
      waiting.map(({ op_id, hlc }) => ({ op_id, hlc, status: 'applied' as const, rev: 1 })),
    );
  }
  return account.database.registers.where('trained_on').above('').count();
}

/** A past workout's operations, `before` days before yesterday. */
function workout(account: Account, today: string, before: number): Intent[] {
  const performed_on = shiftDay(today, -1 - before);
  const place = { performed_on, plan_id: 'past', week: 0, day: 0 };
  const session_id = sessionId({ ...place, n: 1 });
  const at = subDays(account.now(), before + 1).getTime();
  const moment = (minutes: number) => new Date(at + minutes * 60_000).toISOString();
  const sets = Array.from({ length: SETS_OF_A_WORKOUT }, (_, index): Intent => {
    const [exercise, exercise_n, set_n] = [['Back Squat', 'Bench Press', 'Barbell Row'][index % 3] ?? '', 1, 1 + Math.floor(index / 3)];
    const value = { session_id, exercise, exercise_n, set_n, reps: 5, weight: String(100 + (before % 80)), unit: 'lb', rpe: null };
    return { kind: 'set.put', slot: setSlot(value), value: { ...value, logged_at: moment(index * 3) }, at };
  });
  return [
    { kind: 'session.put', slot: sessionSlot(session_id), value: { ...place, label: 'Past', started_at: moment(0) }, at },
    ...sets,
    { kind: 'session.finish', slot: sessionFinishSlot(session_id), value: { session_id, finished_at: moment(45) }, at },
  ];
}

async function open(path: string, content: string): Promise<void> {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await appeared(content);
}

/** Resolves when the content is there and nothing stands in for content any more. */
function appeared(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(selector) === null || document.querySelector(SKELETON) !== null) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}
