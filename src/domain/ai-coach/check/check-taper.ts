import type { Plan } from '../../plan/plan.ts';
import { type CompetitionLift, contestedLifts, daysBefore, type Meet } from '../person/meet.ts';
import type { Trainee } from '../person/trainee.ts';
import { WEEKDAYS } from '../person/weekdays.ts';
import { hardSets, planWork, type Work } from '../plan-work.ts';
import { error, type Finding, warn } from './finding.ts';
import { ENTERED_WEEKS, LAST_HEAVY, MEET_ROWS, REST_DAYS, rowsLeft, TAPER_DAYS } from './meet-table.ts';
import { competitionLiftOf, meetOf } from './powerlifting-table.ts';

/** A set of a lift from this RPE on is a heavy one. */
const HEAVY_RPE = 7.5;
/** Half of the most sets that a lift has in a session. */
const TAPER_SETS_MOST = 3;
/** Fewer sets than this share of the week before, or less effort by this much, make a week a lighter one. */
const LIGHTER = { sets: 0.75, rpe: 0.5 } as const;

interface Session {
  week: number;
  label: string;
  work: readonly Work[];
  before: number;
}

/** Whether a plan leads to the meet its lifter has: lighter weeks and a peak on the way, then a taper and rest (MEET-2, MEET-3). */
export function checkTaper(plan: Plan, trainee: Trainee): Finding[] {
  const meet = meetOf(trainee);
  if (meet === undefined) return [];
  const sessions = planWork(plan).flatMap((days, week) =>
    days.map(({ label, work }, place): Session => {
      const weekday = WEEKDAYS.findIndex((name) => label.startsWith(name));
      return { week, label, work, before: daysBefore(meet, { week, weekday: weekday === -1 ? null : weekday, place, of: days.length }) };
    }),
  );
  const lifts = contestedLifts(meet);
  const near = sessions.filter(({ before }) => before >= 0 && before <= TAPER_DAYS);
  return [
    ...near.flatMap((session) => tooLate(session, lifts)),
    ...near.flatMap((session) => tooMuch(session, lifts)),
    ...lifts.flatMap((lift) => staysHeavy(sessions, lift)),
    ...weekFaults(sessions, { lifts, meet, isEntered: trainee.brief.block === 1 }),
  ];
}

function liftIn({ exercise }: Work): CompetitionLift | undefined {
  return exercise === undefined ? undefined : competitionLiftOf(exercise);
}

function ofLift(work: readonly Work[], lift: CompetitionLift): Work[] {
  return work.filter((item) => liftIn(item) === lift);
}

function tooLate({ label, work, before }: Session, lifts: readonly CompetitionLift[]): Finding[] {
  if (before < REST_DAYS && work.some((item) => liftIn(item) !== undefined))
    return [error('TAPER', `${label} has lifts ${daysWords(before)}; the last two days before a meet are rest.`)];
  return lifts.flatMap((lift) => {
    const { least } = LAST_HEAVY[lift];
    if (before >= least || !ofLift(work, lift).some(({ effort }) => effort >= HEAVY_RPE)) return [];
    return [error('TAPER', `${label} is ${daysWords(before)}; ${least} are needed to recover from a heavy ${lift}.`)];
  });
}

function daysWords(before: number): string {
  return before === 0 ? 'on the day of the meet' : `${before} ${before === 1 ? 'day' : 'days'} before the meet`;
}

function tooMuch({ label, work, before }: Session, lifts: readonly CompetitionLift[]): Finding[] {
  const many = lifts.flatMap((lift) => {
    const sets = ofLift(work, lift).reduce((sum, item) => sum + item.prescription.sets, 0);
    if (sets <= TAPER_SETS_MOST) return [];
    return [warn('TAPER', `${label} has ${sets} sets of the ${lift} ${daysWords(before)}; half of the usual ones are enough.`)];
  });
  const isAside = work.some((item) => {
    const lift = liftIn(item);
    return hardSets(item) > 1 && (lift === undefined || !lifts.includes(lift));
  });
  return isAside ? [...many, warn('TAPER', `${label} has assistance ${daysWords(before)}; in the taper only the lifts stay.`)] : many;
}

/** The weights stay while the sets fall: each lift is heavy once more, where a session is in time for it. */
function staysHeavy(sessions: readonly Session[], lift: CompetitionLift): Finding[] {
  const { least, most } = LAST_HEAVY[lift];
  const inTime = sessions.filter(({ before }) => before >= least && before <= most);
  const isOver = sessions.some(({ before }) => before <= REST_DAYS);
  if (!isOver || inTime.length === 0) return [];
  const isHeavy = sessions.some(
    ({ before, work }) => before >= least && before <= most + 7 && ofLift(work, lift).some(({ effort }) => effort >= HEAVY_RPE),
  );
  return isHeavy ? [] : [warn('TAPER', `The ${lift} is never heavy in the taper; the sets fall and the weight stays.`)];
}

function weekFaults(
  sessions: readonly Session[],
  { lifts, meet, isEntered }: { lifts: readonly CompetitionLift[]; meet: Meet; isEntered: boolean },
): Finding[] {
  const work = (week: number): Work[] =>
    sessions.filter((session) => session.week === week).flatMap((session) => lifts.flatMap((lift) => ofLift(session.work, lift)));
  const weeks = [...new Set(sessions.map(({ week }) => week))];
  return weeks.flatMap((week) => {
    const isEarly = sessions.every((session) => session.week !== week || session.before > TAPER_DAYS);
    const left = rowsLeft(meet.days ?? 0, week);
    const phase = isEarly && !(isEntered && week === 0) ? MEET_ROWS[left]?.phase : undefined;
    const weeksLeft = Math.ceil(((meet.days ?? 0) - 7 * week) / 7);
    if (phase === 'light' && week > 0 && !(isEntered && week < ENTERED_WEEKS) && !isLighter(work(week), work(week - 1)))
      return [warn('TAPER', `Week ${week + 1} is as hard as the one before; ${weeksLeft} weeks before the meet it should be lighter.`)];
    const isPeak = isEarly && MEET_ROWS[left]?.phase === 'peak';
    if (isPeak && !work(week).some(({ effort }) => effort >= HEAVY_RPE))
      return [warn('TAPER', `Week ${week + 1} has no heavy set, ${weeksLeft} weeks before the meet.`)];
    return [];
  });
}

function isLighter(now: readonly Work[], before: readonly Work[]): boolean {
  const sets = (work: readonly Work[]): number => work.reduce((sum, item) => sum + item.prescription.sets, 0);
  const effort = (work: readonly Work[]): number =>
    work.reduce((sum, item) => sum + item.effort * item.prescription.sets, 0) / Math.max(1, sets(work));
  return sets(now) <= sets(before) * LIGHTER.sets || effort(now) <= effort(before) - LIGHTER.rpe;
}
