import { useEffect, useState } from 'react';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import { useReading } from '#client/session/use-reading.ts';
import { useGym } from '#client/training/gym/use-gym.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { DayView, PrescriptionView } from '#domain/plan/plan-view.ts';
import { parseSessionId, sessionId } from '#domain/sync/slots.ts';
import { startedAs } from '#domain/training/begun-at.ts';
import { chooseSession } from '#domain/training/choose-session.ts';
import { isFreeWorkout } from '#domain/training/free-workout.ts';
import type { Returning } from '#domain/training/readiness/return-row.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { PastSession } from '#offline/log/sessions.ts';
import type { Training } from '#offline/log/training.ts';
import { typedWorkout } from '#offline/log/typed-drafts.ts';
import type { Account } from '#offline/store/account.ts';
import { useSessionDay } from './change/use-session-day.ts';
import { readLogged } from './read-sets.ts';
import { TypedSets } from './sets/typed-sets.ts';
import { createSetSharing, NO_GROUPS } from './share-sets.ts';
import { TodayFailed, TodayLoading } from './today-states.tsx';
import { useEarlier } from './use-earlier.ts';
import { useSame } from './use-same.ts';
import { WorkoutBody } from './workout-body.tsx';
import { workoutKey } from './workout-key.ts';
import { WorkoutLog, type WorkoutPlace } from './workout-log.ts';

export interface WorkoutProps {
  account: Account;
  training: Training;
  place: WorkoutPlace;
  day: DayView;
  /** As it is trained this week. */
  plan: Plan;
  /** What makes the way back after a break longer. */
  returning: Returning;
  /** yyyy-mm-dd */
  today: string;
  unit: WeightUnit;
  /** Content above the workout. */
  children: React.ReactNode;
  /** Content below the exercises. */
  below: React.ReactNode;
}

const NO_EXERCISES: readonly PrescriptionView[] = [];

/** One day's training. Keyed by day, so that no state carries over. */
export function Workout({ account, training, place, day, plan, returning, today, unit, children, below }: WorkoutProps) {
  const [again, setAgain] = useState(false);
  const clock = { today, now: training.read_at };
  const { session, finished } = chooseSession(training.sessions, place, clock, again);
  // `again` applies once.
  if (again && session !== null) setAgain(false);
  const session_id = session?.session_id ?? upcomingSession(training, place, today);
  const trained_on = session?.performed_on ?? today;
  const changed = useSessionDay(account, { plan, place, planned: day, session_id });
  const shown = changed.status === 'ready' ? changed.value : null;
  const view = shown?.view;
  const exercises = useSame(view === undefined ? NO_EXERCISES : [...view.primary, ...view.accessories]);
  const drafts = [...day.primary, ...day.accessories, ...exercises].map(workoutKey);
  const { effort } = training.preferences;
  const label = isFreeWorkout(place.plan_id) ? (view?.title ?? place.label) : place.label;
  const named = { ...place, label, effort };
  const { log, isLoaded, isDraftFailing } = useWorkoutLog(account, named, session, shown === null ? null : drafts);
  const gym = useGym(account);
  const [share] = useState(createSetSharing);
  const logged = useReading(`sets|${account.owner}|${session_id}`, async () => share(await readLogged(account, session_id)), {
    keep: true,
  });
  const names = [...exercises.map((view) => view.exercise), ...[...(shown?.notes.values() ?? [])].map((note) => note.from)];
  const earlier = useEarlier(account, {
    names: shown === null ? null : names,
    day: trained_on,
    place: `${place.plan_id}|${place.week}|${place.day}`,
    finished: training.sessions.flatMap((other) =>
      other.performed_on === trained_on && other.finished_at !== null && other.session_id !== session_id ? other.session_id : [],
    ),
  });
  if (logged.status === 'failed') return <TodayFailed onRetry={logged.retry} />;
  if (changed.status === 'failed') return <TodayFailed onRetry={changed.retry} />;
  if (earlier.status === 'failed') return <TodayFailed onRetry={earlier.retry} />;
  if (gym.status === 'failed') return <TodayFailed onRetry={gym.retry} />;
  if (logged.status === 'loading' || earlier.status === 'loading' || gym.status === 'loading') return <TodayLoading />;
  // A kept empty result must not look like nothing done.
  const isUnread = earlier.isKept && (!earlier.value.isOfDay || isOther(earlier.value.sets, names));
  if (shown === null || !isLoaded || isUnread) return <TodayLoading />;
  return (
    <WorkoutBody
      account={account}
      training={training}
      place={place}
      exercises={exercises}
      day={shown}
      today={today}
      trainedOn={trained_on}
      log={log}
      unit={unit}
      gym={gym.value}
      // A kept result of another session is not its sets.
      logged={logged.isKept ? NO_GROUPS : logged.value}
      earlier={earlier.value.sets}
      returning={returning}
      session={session}
      isFinished={finished}
      isDraftFailing={isDraftFailing}
      onAgain={() => setAgain(true)}
      below={below}
    >
      {children}
    </WorkoutBody>
  );
}

/** Sets of other exercises only. */
function isOther(sets: ReadonlyMap<string, unknown>, names: readonly string[]): boolean {
  return names.length > 0 && sets.size > 0 && !names.some((name) => sets.has(name));
}

/** The next session's id, known in advance so that the first set changes only what is shown. */
function upcomingSession({ used, choice }: Training, place: WorkoutPlace, performed_on: string): string {
  const { plan_id, week, day } = place;
  const started = startedAs(choice, place, performed_on);
  if (started !== undefined && !used.includes(started)) return started;
  const here = used.flatMap((session_id) => parseSessionId(session_id) ?? []);
  const taken = here.filter((key) => key.plan_id === plan_id && key.week === week && key.day === day && key.performed_on === performed_on);
  return sessionId({ performed_on, plan_id, week, day, n: Math.max(0, ...taken.map((key) => key.n)) + 1 });
}

/** `exercises` is null until known; changing the day may add more. */
function useWorkoutLog(account: Account, place: WorkoutPlace, session: PastSession | null, exercises: readonly string[] | null) {
  const [log] = useState(() => {
    const typed = new TypedSets(account, typedWorkout(place), window.sessionStorage);
    const parking = window.sessionStorage;
    return new WorkoutLog({ account, place, typed, parking, onWritten: wakeSync, onFailure: reportStorageFailure });
  });
  const [isLoaded, setLoaded] = useState(false);
  const [isDraftFailing, setDraftFailing] = useState(false);
  const wanted = exercises === null ? null : [...new Set(exercises)].join('\n');
  useEffect(() => log.use(session, place.label), [log, session, place.label]);
  useEffect(() => {
    if (wanted === null) return;
    let left = false;
    const load = async () => {
      await log.typed.load(wanted.split('\n'));
      if (!left) setLoaded(true);
    };
    void load();
    return () => {
      left = true;
    };
  }, [log, wanted]);
  useEffect(() => log.typed.watch(setDraftFailing), [log]);
  return { log, isLoaded, isDraftFailing };
}
