import type { ExerciseSource } from '#domain/ai-coach/log-digest/digest-exercise.ts';
import type { LogDigest } from '#domain/ai-coach/log-digest/digest-shape.ts';
import { DIGEST_DAYS } from '#domain/ai-coach/log-digest/digest-shape.ts';
import { firstWeekDay, type WeekSet } from '#domain/ai-coach/log-digest/digest-weeks.ts';
import { makeLogDigest } from '#domain/ai-coach/log-digest/make-digest.ts';
import { returningOf } from '#domain/ai-coach/readiness/returning-of.ts';
import { familyOf, findMentions } from '#domain/ai-coach/understand/find-mentions.ts';
import { normaliseText } from '#domain/ai-coach/understand/normalise-text.ts';
import { findExercise } from '#domain/exercises/find-exercise.ts';
import { dayView } from '#domain/plan/plan-view.ts';
import { exerciseKey } from '#domain/sync/slots.ts';
import type { Returning } from '#domain/training/readiness/return-row.ts';
import { straightSets, workingSets } from '#domain/training/set-kind.ts';
import { localDate, shiftDay, weekOf } from '#domain/training/week.ts';
import { readGym } from '../log/gym.ts';
import { firstWorkoutDate, lastWorkoutDate, listLoggedNames, sessionsOfExercise } from '../log/last-workout.ts';
import { listSessions, type PastSession, workoutDates } from '../log/sessions.ts';
import { type LoggedSet, listSets, listSetsOfDays } from '../log/set-logs.ts';
import { longestReturn, readRecent, readStanding, type Training, trainingOf } from '../log/training.ts';
import type { Account } from '../store/account.ts';
import { readBlockDigest } from './block-facts.ts';
import { changeState } from './change.ts';
import { type ChatEntry, saidByDay } from './chat.ts';
import { readHiddenFacts } from './coach-facts.ts';
import { readTargets } from './plan-targets.ts';

/** Rows read of an exercise: one that was named, a main lift, any other. */
const ROWS = { named: 2000, main: 400, other: 60 } as const;
const EXERCISES_MOST = 24;
const NAMED_MOST = 4;
/** Messages in which exercises are looked for. */
const MESSAGES_MOST = 6;
const CHANGES_MOST = 3;
const LINES_MOST = 6;

/**
 * The log as the coach gets it with a message; null without a log and a plan. `entries` is the conversation up to the message. Reads few
 * rows however long the log is.
 */
export async function readLogDigest(account: Account, entries: readonly ChatEntry[]): Promise<LogDigest | null> {
  const today = localDate(new Date(account.now()));
  const [standing, recent, gym, hidden, last, since] = await Promise.all([
    readStanding(account, today),
    readRecent(account, today),
    readGym(account),
    readHiddenFacts(account),
    readLast(account),
    firstWorkoutDate(account),
  ]);
  const training = trainingOf(standing, recent, today);
  if (since === undefined && training === undefined) return null;
  const from = firstWeekDay(weekOf(today)[0] ?? today);
  const weekSets = await readWeekSets(account, from, today);
  const next = training?.next;
  const [exercises, workouts, planned, block] = await Promise.all([
    readExercises(account, await chooseNames(account, { training, weekSets, entries })),
    readWorkouts(account, today, [...standing.past, ...recent.sessions]),
    training === undefined || next === undefined
      ? null
      : readTargets(account, { today, training, next, unit: standing.unit, gym, returning: returningFor(training, today, entries) }),
    training === undefined
      ? null
      : readBlockDigest(account, { today, training, unit: standing.unit, experience: 'intermediate', goal: null }),
  ]);
  return makeLogDigest({
    today,
    unit: standing.unit,
    hidden: [...hidden],
    since: since ?? null,
    workouts,
    exercises,
    recent: weekSets,
    last,
    place: planned?.place ?? null,
    targets: planned?.targets ?? [],
    gym: gym ?? null,
    block,
    plan_since: training === undefined ? null : localDate(new Date(training.version.made_at)),
    changes: acceptedChanges(entries, training?.version.plan_id ?? null),
  });
}

/** The newest session with a set. */
async function readLast(account: Account) {
  const on = await lastWorkoutDate(account);
  if (on === undefined) return null;
  for (const session of (await listSessions(account, { from: on, to: on })).toReversed()) {
    const sets = withDays(workingSets(await listSets(account, session.session_id)));
    const { session_id, label } = session;
    if (sets.length > 0) return { session_id, on, label, minutes: minutesOf(session), sets };
  }
  return null;
}

const LONGEST_MINUTES = 300;

/** null while open, and for a session that was finished long after its last set. */
function minutesOf({ started_at, finished_at }: PastSession): number | null {
  if (finished_at === null) return null;
  const minutes = Math.round((Date.parse(finished_at) - Date.parse(started_at)) / 60_000);
  return minutes >= 1 && minutes <= LONGEST_MINUTES ? minutes : null;
}

/** `sessions`: those of the last weeks, for their minutes. */
function returningFor(training: Training, today: string, entries: readonly ChatEntry[]): Returning {
  const since = longestReturn(training, today);
  return since === null ? {} : returningOf(saidByDay(entries), since);
}

async function readWorkouts(
  account: Account,
  today: string,
  sessions: readonly PastSession[],
): Promise<NonNullable<LogDigest['workouts']>> {
  const dates = await workoutDates(account, { from: shiftDay(today, 1 - DIGEST_DAYS), to: today });
  const minutes = new Map<string, number>();
  for (const session of sessions) {
    const own = minutesOf(session);
    if (own !== null) minutes.set(session.performed_on, (minutes.get(session.performed_on) ?? 0) + own);
  }
  return [...dates.keys()].sort().map((date) => [date, minutes.get(date) ?? null]);
}

async function readWeekSets(account: Account, from: string, to: string): Promise<WeekSet[]> {
  return withDays(workingSets(await listSetsOfDays(account, { from, to })));
}

function withDays(sets: readonly LoggedSet[]): WeekSet[] {
  return sets.map(({ session_id, performed_on, exercise, reps, weight, unit, rpe, kind }) => {
    return { session_id, performed_on, exercise, reps, weight, unit, rpe, kind };
  });
}

interface ChosenName {
  name: string;
  rows: number;
}

interface NamesInput {
  training: Training | undefined;
  weekSets: readonly WeekSet[];
  entries: readonly ChatEntry[];
}

/** Exercises named in the last messages, then the plan's, main lifts first, then others of the last weeks. */
async function chooseNames(account: Account, { training, weekSets, entries }: NamesInput): Promise<ChosenName[]> {
  const chosen = new Map<string, ChosenName>();
  const add = (name: string, rows: number, most: number) => {
    if (chosen.size < most && !chosen.has(exerciseKey(name))) chosen.set(exerciseKey(name), { name, rows });
  };
  const days =
    training === undefined ? [] : training.labels.flatMap((_, day) => dayView(training.version.plan, training.next?.week ?? 0, day) ?? []);
  const main = days.flatMap(({ primary }) => primary.map(({ exercise }) => exercise));
  const planned = [...main, ...days.flatMap(({ accessories }) => accessories.map(({ exercise }) => exercise))];
  for (const name of await namedIn(account, entries, planned)) add(name, ROWS.named, NAMED_MOST);
  for (const name of main) add(name, ROWS.main, EXERCISES_MOST);
  for (const name of planned) add(name, ROWS.other, EXERCISES_MOST);
  for (const { exercise } of weekSets) add(exercise, ROWS.other, EXERCISES_MOST);
  return [...chosen.values()];
}

/** Names under which exercises of the last messages are planned or logged, newest message first. */
async function namedIn(account: Account, entries: readonly ChatEntry[], planned: readonly string[]): Promise<string[]> {
  const texts = entries
    .slice(-MESSAGES_MOST)
    .toReversed()
    .map(({ content }) => normaliseText(content));
  const mentions = texts.flatMap((text) => findMentions(text, true));
  const plannedIds = new Set(planned.map((name) => findExercise(name)?.id));
  // Most questions are about planned exercises, whose names are known already.
  const logged = mentions.every(({ exercise }) => plannedIds.has(exercise.id)) ? [] : await listLoggedNames(account);
  const known = [...new Set([...planned, ...logged])];
  const ids = new Map(known.map((name) => [name, findExercise(name)?.id]));
  return mentions.flatMap((mention) => {
    const own = known.filter((name) => ids.get(name) === mention.exercise.id);
    const family = new Set(familyOf(mention).map(({ id }) => id));
    return own.length > 0 ? own : known.filter((name) => family.has(ids.get(name) ?? ''));
  });
}

async function readExercises(account: Account, names: readonly ChosenName[]): Promise<ExerciseSource[]> {
  const read = await Promise.all(names.map((chosen) => readExercise(account, chosen)));
  return read.flatMap((one) => one ?? []);
}

async function readExercise(account: Account, { name, rows }: ChosenName): Promise<ExerciseSource | undefined> {
  const read = await sessionsOfExercise(account, name, rows);
  const isCut = read.reduce((sum, { sets }) => sum + sets.length, 0) >= rows;
  // The limit may have cut the oldest session.
  const sessions = isCut && read.length > 1 ? read.slice(0, -1) : read;
  const oldest = sessions.at(-1);
  if (oldest === undefined) return undefined;
  const first = isCut ? await firstWorkoutDate(account, name) : undefined;
  return { name, first: first ?? oldest.performed_on, sets: sessions.flatMap(({ sets }) => withDays(straightSets(sets))) };
}

/** Accepted changes of the plan, newest first. */
function acceptedChanges(entries: readonly ChatEntry[], plan_id: string | null): LogDigest['changes'] {
  const accepted = entries.filter(
    (entry) => entry.change != null && ['accepted', 'earlier'].includes(changeState(entry, entries, plan_id)),
  );
  return accepted
    .slice(-CHANGES_MOST)
    .toReversed()
    .map(({ created_at, change }) => ({
      on: localDate(new Date(created_at)),
      title: (change?.title ?? '').slice(0, 200),
      lines: (change?.lines ?? []).slice(0, LINES_MOST).map(({ where, before, after }) => `${where}: ${before} → ${after}`.slice(0, 200)),
    }));
}
