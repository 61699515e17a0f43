import { KIT } from '../../exercises/exercise.ts';
import { hasKitFor, substitutesFor } from '../../exercises/substitutes.ts';
import { limitationAgainst, sparedJoints } from '../person/limitations.ts';
import { hardestFor, type Trainee } from '../person/trainee.ts';
import { isEasyDay, oncePerDayFor, type Work } from '../plan-work.ts';
import { isHeldBack } from '../understand/danger/held-back.ts';
import { type CheckInput, error, type Finding, info, warn } from './finding.ts';
import { dayMinutes } from './what-explains.ts';

const LONG_SESSION = { warn: 100, error: 150 };
/** Most hard training days per week (ACSM 2009; six and seven are consensus). */
const HARD_DAYS = { beginner: 5, intermediate: 5, advanced: 6 } as const;
/** Days beyond which more bring little, so more give an info (ACSM 2009; Fragala et al. 2019 for 65 and older). */
const USUAL_DAYS = { beginner: 3, intermediate: 4, advanced: 5 } as const;
const USUAL_DAYS_GUARDED = 3;
/** Minimum age for a plan. */
const AGE_LEAST = 13;

/** Whether the plan fits the trainee: body, wishes, equipment, days and time. */
export function checkFit(input: CheckInput): Finding[] {
  return [
    ...redFlag(input),
    ...tooYoung(input),
    ...input.shapes.flat().flatMap((day) => fitOfDay(day, input.trainee)),
    ...days(input),
    ...time(input),
  ];
}

function redFlag(input: CheckInput): Finding[] {
  const { red_flag: flag } = input.trainee.brief;
  return flag === null || !isHeldBack(input.trainee.brief)
    ? []
    : [error('RED_FLAG', `No plan while this is open: ${flag.label}. A professional comes first.`)];
}

function tooYoung(input: CheckInput): Finding[] {
  const { age } = input.trainee.brief;
  return age !== null && age < AGE_LEAST
    ? [error('LEVEL', `No plan for someone of ${age}; from ${AGE_LEAST} on, with an adult beside.`)]
    : [];
}

const fitOfDay = oncePerDayFor(({ work }, trainee) => work.flatMap((item) => fitsTrainee(item, trainee)));

function fitsTrainee(item: Work, trainee: Trainee): Finding[] {
  const { exercise } = item;
  if (exercise === undefined) return [];
  const findings: Finding[] = [];
  const name = exercise.name;
  if (trainee.kit !== null && !hasKitFor(exercise, trainee.kit)) {
    const needed = (exercise.equipment[0] ?? []).map((kit) => KIT[kit]).join(' and ');
    findings.push(error('EQUIP', `${name} needs ${needed}, which you do not have.`));
  }
  if (trainee.brief.refused.includes(exercise.id)) findings.push(error('REFUSED', `You asked to leave ${name} out.`));
  const against = limitationAgainst(exercise, trainee.brief.limitations);
  if (against !== undefined) {
    const rules = {
      spare: sparedJoints(trainee.brief.limitations),
      difficulty_max: hardestFor(trainee),
      ...(trainee.kit === null ? {} : { kit: trainee.kit }),
    };
    const instead = substitutesFor(exercise, rules, 20).find((other) => limitationAgainst(other, trainee.brief.limitations) === undefined);
    findings.push(
      error(
        'LIMITATION',
        `${name} is hard on your ${against.region}${instead === undefined ? '; leave it out' : `; ${instead.name} is easier on it`}.`,
      ),
    );
  }
  return findings;
}

function days(input: CheckInput): Finding[] {
  const week = input.weeks[0] ?? [];
  const { brief, experience, guarded, days: free } = input.trainee;
  const hard = week.filter((day) => !isEasyDay(day)).length;
  const findings: Finding[] = [];
  if (brief.days !== null && week.length !== brief.days && week.length !== free)
    findings.push(error('DAYS', `The plan has ${week.length} days; you have ${brief.days}.`));
  if (hard >= 7) findings.push(error('DAYS', 'Seven hard days leave no day to recover; at least two must be easy.'));
  else if (hard > HARD_DAYS[experience])
    findings.push(warn('DAYS', `${hard} hard days a week; ${HARD_DAYS[experience]} is the most for now.`));
  else if (hard > (guarded ? USUAL_DAYS_GUARDED : USUAL_DAYS[experience]))
    findings.push(
      info('DAYS', `${hard} training days are more than ${whom(input.trainee)} needs; ${usualDays(input.trainee)} do as much.`),
    );
  return findings;
}

function whom({ experience, brief }: Trainee): string {
  if (brief.age !== null && (brief.age >= 65 || brief.age < 18)) return `someone of ${brief.age}`;
  return { beginner: 'someone new', intermediate: 'someone with a year or two', advanced: 'anybody' }[experience];
}

function usualDays({ experience, guarded }: Trainee): string {
  const most = guarded ? USUAL_DAYS_GUARDED : USUAL_DAYS[experience];
  return `${most - 1} or ${most}`;
}

function time(input: CheckInput): Finding[] {
  const { minutes } = input.trainee.brief;
  return input.weeks.flatMap((week) =>
    week.flatMap((day) => {
      const needed = dayMinutes(day);
      if (needed > LONG_SESSION.error) return [error('TIME', `${day.label} takes about ${needed} minutes; nobody trains well that long.`)];
      if (needed > LONG_SESSION.warn && (minutes === null || needed <= minutes * 1.25))
        return [warn('TIME', `${day.label} takes about ${needed} minutes; under ${LONG_SESSION.warn} is better.`)];
      if (minutes === null) return [];
      const text = `${day.label} takes about ${needed} minutes; you have ${minutes}.`;
      if (needed > minutes * 1.25) return [error('TIME', text)];
      if (needed > minutes * 1.1) return [warn('TIME', text)];
      return needed > minutes || needed < minutes * 0.6 ? [info('TIME', text)] : [];
    }),
  );
}
