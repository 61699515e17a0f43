import type { PlanDay, Prescription } from '#domain/plan/plan.ts';
import { readPlanDay } from '#domain/plan/plan-view.ts';
import { findExercise } from '../../exercises/find-exercise.ts';
import { STRENGTH_PLAN_WEEKS } from '../../limits.ts';
import {
  EASY_ROW,
  ENTERED_ROWS,
  ENTERED_WEEKS,
  LAST_HEAVY,
  LAST_PULL_DAYS,
  LAST_ROW,
  MEET_ROWS,
  type MeetPhase,
  type MeetRow,
  NOVICE,
  RECOVERY_DAYS,
  RECOVERY_ROW,
  REST_DAYS,
  RETURN_ROW,
  rowsLeft,
  SPECIFIC_WEEKS,
  TAPER_DAYS,
  TAPER_ROW,
} from '../check/meet-table.ts';
import { competitionLiftOf, isBesideContest } from '../check/powerlifting-table.ts';
import { type CompetitionLift, contestedLifts, daysBefore, type Meet } from '../person/meet.ts';
import { allowedExercises, type Trainee } from '../person/trainee.ts';
import { WEEKDAYS } from '../person/weekdays.ts';
import { estimateMinutes } from '../session-minutes.ts';

/** A session of the plan with its distance from the meet. */
interface Session {
  week: number;
  place: number;
  day: PlanDay;
  before: number;
}

export interface MeetPlan {
  weeks: PlanDay[][];
  phases: MeetPhase[];
  /** How many days before the meet each lift is heavy for the last time; undefined where that is in no week of the plan. */
  last_heavy: Readonly<Record<CompetitionLift, number | undefined>>;
  /** How many days before the meet the last session is; undefined when the meet is later. */
  last: number | undefined;
}

/** The four weeks of a powerlifting week as they lead to a meet and past it (MEET-2, MEET-3). Pure. */
export function meetWeeks(usual: readonly PlanDay[], trainee: Trainee, meet: Meet): MeetPlan {
  const sessions = Array.from({ length: STRENGTH_PLAN_WEEKS }, (_, week) =>
    usual.map((day, place): Session => {
      const weekday = WEEKDAYS.findIndex((name) => name === day.day);
      return { week, place, day, before: daysBefore(meet, { week, weekday: weekday === -1 ? null : weekday, place, of: usual.length }) };
    }),
  );
  const isOver = sessions.flat().some(({ before }) => before <= REST_DAYS);
  const lifts = contestedLifts(meet);
  for (const lift of lifts) if (isOver) giveLastHeavy(sessions.flat(), lift);
  const all = sessions.flat();
  const last_sessions = Object.fromEntries(lifts.map((lift) => [lift, lastHeavy(all, lift, isOver)])) as LastSessions;
  const writer = { trainee, last_sessions, is_entered: trainee.brief.block === 1, days: meet.days ?? 0 };
  const weeks = sessions.map((week) => week.map((session) => writeSession(session, week, writer)));
  const lifted = all.filter((session) => session.before >= REST_DAYS && isLifted(weeks[session.week]?.[session.place]));
  return {
    weeks,
    phases: sessions.map((week) => phaseOf(week, writer)),
    last_heavy: Object.fromEntries(lifts.map((lift) => [lift, isOver ? last_sessions[lift]?.before : undefined])) as MeetPlan['last_heavy'],
    last: isOver ? lifted.reduce<number | undefined>((least, { before }) => Math.min(least ?? before, before), undefined) : undefined,
  };
}

type LastSessions = Readonly<Record<CompetitionLift, Session | undefined>>;

interface Writer {
  trainee: Trainee;
  last_sessions: LastSessions;
  is_entered: boolean;
  /** From the day the plan is made. */
  days: number;
}

/** The session nearest to the meet in which there is still time to recover from a heavy lift; a later block may hold it. */
function lastHeavy(all: readonly Session[], lift: CompetitionLift, isOver: boolean): Session | undefined {
  const { least, most } = LAST_HEAVY[lift];
  const last = nearest(all.filter(({ day, before }) => before >= least && mainsOf(day).some((item) => liftOf(item) === lift)));
  return last !== undefined && (isOver || last.before <= most) ? last : undefined;
}

function nearest(sessions: readonly Session[]): Session | undefined {
  return sessions.reduce<Session | undefined>((last, one) => (last === undefined || one.before < last.before ? one : last), undefined);
}

/** Where a lift's own days come too late to be heavy, an earlier session takes it in. */
function giveLastHeavy(all: Session[], lift: CompetitionLift): void {
  if (lastHeavy(all, lift, true) !== undefined) return;
  const item = all.flatMap(({ day }) => mainsOf(day)).find((other) => liftOf(other) === lift);
  const taking = nearest(all.filter(({ before }) => before >= LAST_HEAVY[lift].least));
  if (item !== undefined && taking !== undefined) taking.day = { ...taking.day, primary: [...mainsOf(taking.day), item] };
}

function mainsOf(day: PlanDay): readonly Prescription[] {
  return day.primary ?? [];
}

function liftOf(item: Prescription): CompetitionLift | undefined {
  const exercise = findExercise(item.exercise ?? '');
  return exercise === undefined ? undefined : competitionLiftOf(exercise);
}

/** A main lift of the week that is not lifted at the meet: assistance there (MEET-6). */
function isUncontested(item: Prescription, trainee: Trainee): boolean {
  const exercise = findExercise(item.exercise ?? '');
  return exercise !== undefined && isBesideContest(exercise, trainee);
}

function phaseOf(week: readonly Session[], writer: Writer): MeetPhase {
  const number = week[0]?.week ?? 0;
  const left = writer.days - 7 * number;
  if (left > 0 && left <= 7) return 'meet';
  if (week.some(({ before }) => before >= 0 && before <= TAPER_DAYS)) return 'taper';
  return rowAt(week[0]?.before ?? 0, number, writer).phase;
}

/** The row of a session by its week, from the taper on by the days left, whatever lift. */
function rowAt(before: number, week: number, { is_entered, days }: Writer): MeetRow {
  if (before < 0) return before >= -RECOVERY_DAYS.easy ? RECOVERY_ROW : RETURN_ROW;
  if (before <= TAPER_DAYS) return TAPER_ROW;
  const listed = rowsLeft(days, week);
  const entered = is_entered && week < ENTERED_WEEKS ? ENTERED_ROWS[listed] : undefined;
  return entered ?? MEET_ROWS[listed] ?? TAPER_ROW;
}

function writeSession(session: Session, week: readonly Session[], writer: Writer): PlanDay {
  const { before, day } = session;
  if (before < REST_DAYS && before >= -RECOVERY_DAYS.rest) return restDay(day, before, writer.trainee);
  const primary = mainsOf(day).flatMap((item) => writeMain(item, { session, week, writer }));
  if (primary.length === 0) return restDay(day, before, writer.trainee);
  const accessories = (day.accessories ?? []).flatMap((item) => writeAccessory(item, session, writer));
  return inTime({ ...day, title: titleOf(primary), primary, accessories }, session.week, writer.trainee);
}

/** A single before the sets takes its rest: where time is short, assistance goes, then sets of the last lift, then that lift. */
function inTime(day: PlanDay, week: number, trainee: Trainee): PlanDay {
  const minutes = estimateMinutes(readPlanDay(day, week, 0), trainee.goal);
  const fitted = { ...day, minutes };
  if (minutes <= trainee.minutes) return fitted;
  const { primary = [], accessories = [] } = day;
  if (accessories !== null && accessories.length > 0) return inTime({ ...day, accessories: accessories.slice(0, -1) }, week, trainee);
  const at = (primary ?? []).findLastIndex(({ sets }) => Number(sets) > 1);
  if (at === -1) return (primary ?? []).length < 2 ? fitted : inTime({ ...day, primary: (primary ?? []).slice(0, -1) }, week, trainee);
  const less = (primary ?? []).map((item, index) => (index === at ? { ...item, sets: Number(item.sets) - 1 } : item));
  return inTime({ ...day, primary: less }, week, trainee);
}

function isLifted(day: PlanDay | undefined): boolean {
  return day !== undefined && mainsOf(day).length > 0;
}

const WALK_MINUTES = 10;

/** A place of the week without lifting, so that every week has as many days. */
function restDay({ day }: PlanDay, before: number, trainee: Trainee): PlanDay {
  const [title, why] =
    before === 0
      ? ['Meet day', 'Today is the meet; this wakes you up.']
      : before > 0
        ? ['Rest before the meet', 'Rest, so that you are fresh on the platform.']
        : ['Rest', 'Rest after the meet.'];
  return { day, title, minutes: WALK_MINUTES, primary: [], accessories: [{ ...easyWork(trainee), why }] };
}

/** A walk, else what else of easy cardio is there, else a hold for the trunk. */
function easyWork(trainee: Trainee): Prescription {
  const allowed = allowedExercises(trainee);
  const cardio = allowed.find(({ id }) => id === 'brisk-walk') ?? allowed.find(({ pattern }) => pattern === 'conditioning');
  const exercise = cardio ?? allowed.find(({ pattern, load }) => pattern === 'core' && load === 'time') ?? allowed[0];
  const note = 'Easy; leave it out if you like.';
  const reps = cardio === undefined ? (exercise?.load === 'time' ? '20 s' : '8') : `${WALK_MINUTES} min`;
  const effort = cardio === undefined ? { rpe_schedule: Array.from({ length: STRENGTH_PLAN_WEEKS }, () => EASY_ROW.rpe) } : {};
  return { exercise: exercise?.name, exercise_id: exercise?.id, sets: 1, reps, rest_seconds: 60, note, ...effort };
}

interface Place {
  session: Session;
  week: readonly Session[];
  writer: Writer;
}

/** A main lift in its session: with its single first, where the row has one. */
function writeMain(item: Prescription, place: Place): Prescription[] {
  const { session, writer } = place;
  const isBeside = isUncontested(item, writer.trainee);
  if (isBeside && session.before >= 0 && session.before <= TAPER_DAYS) return [];
  const lift = isBeside ? undefined : liftOf(item);
  const isHeavy = lift !== undefined && isHeavyDay(item, lift, place);
  if (lift === 'deadlift' && session.before >= 0 && session.before < LAST_PULL_DAYS) return [];
  const row = liftRow(lift, isHeavy, place);
  const named = specific(item, lift, place);
  const sets = Math.max(2, Math.round(Number(item.sets ?? 3) * row.sets));
  const isNovice = writer.trainee.experience === 'beginner' || writer.trainee.guarded;
  const work = (count: number, reps: number, rpe: number): Prescription => ({
    ...named,
    sets: count,
    reps: String(isNovice ? Math.max(NOVICE.reps_least, reps) : reps),
    rpe_schedule: Array.from({ length: STRENGTH_PLAN_WEEKS }, () => (isNovice ? Math.min(NOVICE.rpe_most, rpe) : rpe)),
    ...noteOf(session, row, lift, writer),
  });
  if (row.single === null || isNovice) return [work(sets, row.reps, row.rpe)];
  const single = { ...work(1, 1, row.single), note: 'One single with the commands of a meet, then the sets.' };
  return [single, { ...work(Math.max(1, sets - 1), row.reps, row.rpe), ...noteOf(session, row, lift, writer) }];
}

/** The first day of the week that has the lift as it is competed in; in the taper the day of its last heavy session. */
function isHeavyDay(item: Prescription, lift: CompetitionLift, { session, week, writer }: Place): boolean {
  if (session.before <= TAPER_DAYS) return session === writer.last_sessions[lift];
  const with_lift = week.filter(({ day }) => mainsOf(day).some((other) => liftOf(other) === lift));
  const competed = with_lift.find(({ day }) => mainsOf(day).some((other) => liftOf(other) === lift && isCompeted(other)));
  return (competed ?? with_lift[0]) === session && (competed === undefined || isCompeted(item));
}

const COMPETED: ReadonlySet<string> = new Set(['back-squat', 'low-bar-squat', 'bench-press', 'deadlift', 'sumo-deadlift']);

function isCompeted(item: Prescription): boolean {
  return COMPETED.has(item.exercise_id ?? '');
}

function liftRow(lift: CompetitionLift | undefined, isHeavy: boolean, { session, writer }: Place): MeetRow {
  const { before, week } = session;
  const row = rowAt(before, week, writer);
  if (before < 0) return row;
  if (before <= TAPER_DAYS) return isHeavy ? LAST_ROW : lift === undefined || before < LAST_HEAVY[lift].least ? EASY_ROW : row;
  return isHeavy || row.phase === 'light' ? row : { ...row, single: null, reps: row.reps + 1, rpe: Math.max(6, row.rpe - 1) };
}

/** Near the meet a variation of the squat gives way to the squat that is competed in. */
function specific(item: Prescription, lift: CompetitionLift | undefined, { session, week }: Place): Prescription {
  if (lift !== 'squat' || isCompeted(item) || session.before < 0 || session.before > SPECIFIC_WEEKS * 7) return item;
  const competed = week.flatMap(({ day }) => mainsOf(day)).find((other) => liftOf(other) === 'squat' && isCompeted(other));
  return competed === undefined ? item : { ...item, exercise: competed.exercise, exercise_id: competed.exercise_id };
}

function noteOf(session: Session, row: MeetRow, lift: CompetitionLift | undefined, writer: Writer): Pick<Prescription, 'note'> {
  if (row === LAST_ROW && lift !== undefined) return { note: `The last heavy ${lift} before the meet, ${session.before} days out.` };
  if (row === EASY_ROW) return { note: 'Fast and easy, only to stay in practice.' };
  return row.phase === 'peak' && lift !== undefined && writer.trainee.experience === 'beginner'
    ? { note: 'Do every set with the commands of a meet.' }
    : {};
}

function writeAccessory(item: Prescription, { before, week }: Session, writer: Writer): Prescription[] {
  if (before >= 0 && before <= TAPER_DAYS) return [];
  const row = rowAt(before, week, writer);
  const isNear = before >= 0 && before <= SPECIFIC_WEEKS * 7;
  const sets = Math.max(1, Math.round(Number(item.sets ?? 2) * Math.min(1, row.sets)) - (isNear ? 1 : 0));
  const rpe = Math.min(8, row.rpe);
  return [{ ...item, sets, ...(item.rpe_schedule == null ? {} : { rpe_schedule: item.rpe_schedule.map(() => rpe) }) }];
}

/** For example «Back squat and bench press». */
function titleOf(primary: readonly Prescription[]): string {
  const names = [...new Set(primary.map(({ exercise }) => (exercise ?? '').toLowerCase()))].slice(0, 2).join(' and ');
  return `${names.charAt(0).toUpperCase()}${names.slice(1)}`;
}
