import { contestedLifts } from '../person/meet.ts';
import { allowedExercises } from '../person/trainee.ts';
import { isEasyDay, type Work, type WorkDay } from '../plan-work.ts';
import { type CheckInput, error, type Finding, info, warn } from './finding.ts';
import { competitionLiftOf, isBesideContest, isPowerlifting, LEAST_LIFT_DAYS, MOST_ASSISTANCE_SHARE } from './powerlifting-table.ts';
import { scheduleExplains } from './what-explains.ts';

/** Whether the plan does what its goal cannot do without: so far for powerlifting (TEMPLATE-1). */
export function checkGoalFit({ shapes, trainee }: CheckInput): Finding[] {
  if (!isPowerlifting(trainee) || trainee.brief.lighter !== null) return [];
  return shapes.flatMap((week) => {
    const days = week.filter((day) => !isEasyDay(day));
    return [...liftDays(days, trainee), ...assistanceShare(days, trainee)];
  });
}

function liftDays(days: readonly WorkDay[], trainee: CheckInput['trainee']): Finding[] {
  const least = LEAST_LIFT_DAYS[days.length];
  if (least === undefined) return [];
  return contestedLifts(trainee.brief.meet).flatMap((lift) => {
    const isPossible = allowedExercises(trainee).some((exercise) => competitionLiftOf(exercise) === lift);
    const found = days.filter((day) => day.work.some((item) => liftOf(item) === lift)).length;
    if (!isPossible || found >= least[lift]) return [];
    if (found === 0) return [error('GOAL_FIT', `No ${lift} in the week; powerlifting is tested in it.`)];
    const reason = scheduleExplains(days, trainee);
    const sentence = `The ${lift} is on ${found} ${found === 1 ? 'day' : 'days'} a week; powerlifting wants it on ${least[lift]}`;
    return [reason === undefined ? warn('GOAL_FIT', `${sentence}.`) : info('GOAL_FIT', `${sentence}, but ${reason}.`)];
  });
}

function assistanceShare(days: readonly WorkDay[], trainee: CheckInput['trainee']): Finding[] {
  const work = days
    .flatMap((day) => day.work)
    .filter(({ exercise }) => exercise !== undefined && exercise.pattern !== 'conditioning' && !isBesideContest(exercise, trainee));
  const all = setsOf(work);
  const lifts = setsOf(work.filter((item) => item.main || liftOf(item) !== undefined));
  if (lifts === 0 || all - lifts <= MOST_ASSISTANCE_SHARE * all) return [];
  const share = Math.round((100 * (all - lifts)) / all);
  return [
    warn(
      'GOAL_FIT',
      `${share}% of the sets are assistance; in powerlifting the lifts of the meet get at least ${100 - 100 * MOST_ASSISTANCE_SHARE}%.`,
    ),
  ];
}

function liftOf({ exercise }: Work): ReturnType<typeof competitionLiftOf> {
  return exercise === undefined ? undefined : competitionLiftOf(exercise);
}

function setsOf(work: readonly Work[]): number {
  return work.reduce((sum, item) => sum + item.prescription.sets, 0);
}
