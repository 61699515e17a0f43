import { daysToMatch, matchDay } from '../person/match-day.ts';
import { weekdaysOfPlan } from '../person/weekdays.ts';
import type { Work, WorkDay } from '../plan-work.ts';
import { hardSets, oncePerDayFor, setsPerMuscle } from '../plan-work.ts';
import { type CheckInput, error, type Finding, info, warn } from './finding.ts';
import { muscleDoes } from './muscle-words.ts';
import { MAJOR_MUSCLES, NEXT_DAY_SETS } from './volume-table.ts';

/** RPE from which a set causes fatigue for days. */
const HARD_EFFORT = 7;

/** Within a day heavy and compound exercises come first (ACSM 2009: earlier work gains more); muscles need rest between days. */
export function checkOrder(input: CheckInput): Finding[] {
  return input.shapes.flatMap((week) => [...week.flatMap((day) => dayOrder(day, input.trainee)), ...recovery(input, week)]);
}

const dayOrder = oncePerDayFor((day, { brief: { focus } }): Finding[] => {
  const findings: Finding[] = [];
  for (const [index, item] of day.work.entries()) {
    const later = day.work.slice(index + 1).find((other) => mustComeFirst(other, item));
    if (later !== undefined) {
      const sentence = `${day.label}: ${later.exercise?.name} belongs before ${item.exercise?.name}.`;
      // Focus muscles may go first by choice.
      const chosen = item.exercise?.primary.some((muscle) => focus.includes(muscle)) === true;
      findings.push(chosen ? info('ORDER', sentence) : warn('ORDER', sentence));
    }
    const mate = day.work
      .slice(index + 1)
      .find((other) => item.prescription.superset !== null && other.prescription.superset === item.prescription.superset);
    if (mate !== undefined && isSquatOrHinge(item) && isSquatOrHinge(mate)) {
      const names = `${item.exercise?.name} and ${mate.exercise?.name}`;
      findings.push(warn('ORDER', `${day.label}: ${names} in turn tire each other; do them one after the other.`));
      findings.push(warn('REST', `${day.label}: ${names} need a full rest each.`));
    }
  }
  return findings;
});

/** True when `later`, placed after `earlier`, suffers from it. */
function mustComeFirst(later: Work, earlier: Work): boolean {
  const a = earlier.exercise;
  const b = later.exercise;
  if (a === undefined || b === undefined || !b.compound) return false;
  const heavy = b.load === 'barbell';
  if (!a.compound && a.primary.some((muscle) => b.primary.includes(muscle)) && a.pattern !== 'conditioning' && a.pattern !== 'carry')
    return true;
  if (heavy && (a.pattern === 'core' || a.pattern === 'carry' || a.pattern === 'grip')) return true;
  if (a.pattern === 'conditioning' && (earlier.range?.high ?? 0) * earlier.prescription.sets > 600) return true;
  return a.pattern === 'hinge' && a.stress['low back'] === 2 && b.pattern === 'squat' && heavy && later.effort >= HARD_EFFORT;
}

function isSquatOrHinge(item: Work): boolean {
  return item.exercise?.compound === true && ['squat', 'hinge', 'lunge'].includes(item.exercise.pattern);
}

function recovery(input: CheckInput, week: readonly WorkDay[]): Finding[] {
  const weekdays = weekdaysOfPlan(week.map((day) => day.label));
  const findings: Finding[] = [];
  for (const [index, day] of week.entries()) {
    const next = week.findIndex((_, other) => weekdays[other] === ((weekdays[index] ?? 0) + 1) % 7);
    const following = next === -1 ? undefined : week[next];
    if (following === undefined || following === day) continue;
    findings.push(...sameMuscles(input, week, day, following), ...backTwice(input, day, following));
  }
  return [...findings, ...heavyLiftTooOften(input, week, weekdays), ...legsBeforeMatch(input, week, weekdays)];
}

function sameMuscles(input: CheckInput, week: readonly WorkDay[], day: WorkDay, next: WorkDay): Finding[] {
  const sixDays = input.trainee.experience === 'advanced' && week.length >= 6;
  const hard = (items: readonly Work[]) =>
    setsPerMuscle(
      items
        .filter((item) => item.effort >= HARD_EFFORT)
        .map((item) => ({ ...item, exercise: item.exercise && { ...item.exercise, secondary: [] } })),
    );
  const first = hard(day.work);
  const second = hard(next.work);
  return MAJOR_MUSCLES.filter((muscle) => (first.get(muscle) ?? 0) >= NEXT_DAY_SETS && (second.get(muscle) ?? 0) > NEXT_DAY_SETS).map(
    (muscle) => {
      const sentence = `${muscleDoes(muscle, 'work')} hard on ${day.label} and again on ${next.label}; leave a day between or halve the second.`;
      const chosen = sixDays || input.trainee.brief.focus.includes(muscle);
      return chosen ? info('RECOVERY', sentence) : warn('RECOVERY', sentence);
    },
  );
}

function backTwice(input: CheckInput, day: WorkDay, next: WorkDay): Finding[] {
  const heavyBack = (of: WorkDay) =>
    of.work.filter((item) => item.exercise?.stress['low back'] === 2 && item.exercise.compound && item.effort >= HARD_EFFORT);
  const first = heavyBack(day)[0];
  const second = heavyBack(next)[0];
  if (first === undefined || second === undefined) return [];
  const sentence = `${first.exercise?.name} on ${day.label} and ${second.exercise?.name} on ${next.label} load the low back two days running.`;
  const same = first.exercise?.id === second.exercise?.id;
  if (same && input.trainee.experience === 'beginner') return [error('RECOVERY', sentence)];
  // A row bends the back without lifting from the floor: info beside a hinge, no more.
  const bothLift = first.exercise?.pattern !== 'horizontal-pull' && second.exercise?.pattern !== 'horizontal-pull';
  return [same || bothLift ? warn('RECOVERY', sentence) : info('RECOVERY', sentence)];
}

const EVE_SETS = 2;

/** Heavy legs the day before a match are still tired on it (TEMPLATE-16). */
function legsBeforeMatch({ trainee }: CheckInput, week: readonly WorkDay[], weekdays: readonly number[]): Finding[] {
  const match = matchDay(trainee.brief);
  const at = weekdays.findIndex((weekday) => match !== undefined && daysToMatch(weekday, match) === 1);
  const eve = week[at];
  if (eve === undefined || week.length < 2) return [];
  const sets = eve.work.reduce((sum, item) => sum + (isSquatOrHinge(item) && item.effort >= HARD_EFFORT ? hardSets(item) : 0), 0);
  return sets > EVE_SETS
    ? [warn('RECOVERY', `${eve.label} has ${sets} sets for the legs the day before your match; put them earlier in the week.`)]
    : [];
}

function heavyLiftTooOften(input: CheckInput, week: readonly WorkDay[], weekdays: readonly number[]): Finding[] {
  const daysByLift = new Map<string, number[]>();
  for (const [index, day] of week.entries()) {
    for (const item of day.work) {
      if (item.exercise?.load !== 'barbell' || !item.exercise.compound || item.effort < HARD_EFFORT || hardSets(item) < 3) continue;
      const days = daysByLift.get(item.exercise.name) ?? [];
      if (!days.includes(weekdays[index] ?? -1)) daysByLift.set(item.exercise.name, [...days, weekdays[index] ?? -1]);
    }
  }
  return [...daysByLift].flatMap(([name, days]) => {
    const running = days.some((day) => days.includes((day + 1) % 7) && days.includes((day + 2) % 7));
    if (days.length <= 4 && !running) return [];
    const sentence = `${name} is heavy on ${days.length} days a week${running ? ', three of them running' : ''}; 2 or 3 with days between are enough.`;
    return [input.trainee.experience === 'advanced' ? warn('RECOVERY', sentence) : error('RECOVERY', sentence)];
  });
}
