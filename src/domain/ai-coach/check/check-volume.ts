import type { Muscle } from '../../exercises/exercise.ts';
import { hardSets, oncePerDay, oncePerDayFor, setsOfDay, setsOfWeek } from '../plan-work.ts';
import { type CheckInput, type Finding, info, overLimit, type Severity, warn } from './finding.ts';
import { muscleDoes } from './muscle-words.ts';
import {
  LEAST_TRUNK_AND_CALVES,
  LEAST_WEEKLY_SETS,
  LOW_BACK_SETS,
  MAIN_LIFT_SETS,
  MAJOR_MUSCLES,
  MOST_SESSION_SETS,
  MOST_SESSION_SETS_OF_MUSCLE,
  MOST_WEEKLY_SETS,
  PRODUCTIVE_WEEKLY_SETS,
  SMALL_MUSCLES,
  TRUNK_AND_CALVES,
} from './volume-table.ts';
import { choiceExplainsMuscle, scheduleExplains } from './what-explains.ts';

/** Sets per muscle: the minimum over the block, the maximum per week and day, and recovery of the low back. */
export function checkVolume(input: CheckInput): Finding[] {
  const weeks = input.weeks.map((days) => setsOfWeek(days));
  return [...tooLittle(input, weeks), ...tooMuch(input, weeks), ...mainLifts(input), ...sessions(input), ...lowBack(input)];
}

/** Share of the minimum that is accepted. */
const NEARLY = 0.85;

/** The deload week of a block has no minimum. */
function tooLittle(input: CheckInput, weeks: readonly Map<Muscle, number>[]): Finding[] {
  const counted = weeks.length > 1 ? weeks.slice(0, -1) : weeks;
  const least = LEAST_WEEKLY_SETS[input.trainee.goal][input.trainee.experience];
  const below = (muscles: readonly Muscle[], wanted: number): { muscle: Muscle; least: number; sets: number }[] =>
    muscles.flatMap((muscle) => {
      const sets = counted.reduce((sum, week) => sum + (week.get(muscle) ?? 0), 0) / counted.length;
      return sets < wanted ? [{ muscle, least: wanted, sets }] : [];
    });
  const short = [...below(MAJOR_MUSCLES, least), ...below(SMALL_MUSCLES, least / 2), ...below(TRUNK_AND_CALVES, LEAST_TRUNK_AND_CALVES)];
  if (short.length === 0) return [];
  const byTime = scheduleExplains(input.weeks[0] ?? [], input.trainee);
  const severe = short.filter((item) => MAJOR_MUSCLES.includes(item.muscle) && item.sets < item.least / 2);
  const { goal } = input.trainee;
  const severity: Severity = goal === 'strength' ? 'info' : severe.length >= 3 ? 'error' : 'warn';
  // Focus on other muscles excuses less work here.
  const isForgotten = (sets: number): boolean => goal === 'muscle' && sets === 0 && input.trainee.brief.focus.length === 0;
  return short.map((item) => {
    const why = choiceExplainsMuscle(item.muscle, input.trainee) ?? byTime;
    const text = `${muscleDoes(item.muscle, 'get')} ${round(item.sets)} hard sets a week; at least ${item.least} are wanted`;
    if (item.sets >= item.least * NEARLY) return info('VOL_LOW', `${text}.`);
    if (why !== undefined) return info('VOL_LOW', `${text}, but ${why}.`);
    if (TRUNK_AND_CALVES.includes(item.muscle)) return isForgotten(item.sets) ? warn('VOL_LOW', `${text}.`) : info('VOL_LOW', `${text}.`);
    return { rule: 'VOL_LOW', severity, sentence: `${text}.` };
  });
}

function tooMuch(input: CheckInput, weeks: readonly Map<Muscle, number>[]): Finding[] {
  const { experience } = input.trainee;
  const [most, limit] = MOST_WEEKLY_SETS[experience];
  const productive = PRODUCTIVE_WEEKLY_SETS[experience];
  const worst = new Map<Muscle, { sets: number; week: number }>();
  for (const [index, week] of weeks.entries())
    for (const [muscle, sets] of week) if (sets > (worst.get(muscle)?.sets ?? 0)) worst.set(muscle, { sets, week: index });
  return [...worst].flatMap(([muscle, { sets, week }]): Finding[] => {
    const severity = overLimit(sets, most, limit) ?? (sets > productive ? 'info' : undefined);
    if (severity === undefined || isFreeMuscle(muscle)) return [];
    const where = weeks.length > 1 ? ` in week ${week + 1}` : ' a week';
    const advice = severity === 'info' ? `past ${productive} a further one adds little` : `${most} is the most for now`;
    return [{ rule: 'VOL_HIGH', severity, sentence: `${muscleDoes(muscle, 'get')} ${round(sets)} sets${where}; ${advice}.` }];
  });
}

/** Hard sets of each heavy main lift of a strength plan: gains rise steeply to 2–4 sets a week, then flatten (Pelland et al. 2025). */
function mainLifts(input: CheckInput): Finding[] {
  if (input.trainee.goal !== 'strength') return [];
  const [least, most] = MAIN_LIFT_SETS[input.trainee.experience];
  const sets = new Map<string, number>();
  for (const item of (input.weeks[0] ?? []).flatMap((day) => day.work))
    if (item.main && item.exercise?.load === 'barbell') sets.set(item.exercise.name, (sets.get(item.exercise.name) ?? 0) + hardSets(item));
  return [...sets].flatMap(([name, amount]) => {
    const text = `${name} gets ${round(amount)} hard sets a week; ${least} to ${most} are usual for strength.`;
    if (amount > most) return [info('VOL_HIGH', text)];
    return amount < least ? [info('VOL_LOW', text)] : [];
  });
}

function sessions({ weeks, trainee }: CheckInput): Finding[] {
  return weeks.flat().flatMap((day) => sessionOf(day, trainee));
}

const sessionOf = oncePerDayFor((day, { experience }): Finding[] => {
  const findings: Finding[] = [];
  const all = day.work.reduce((sum, item) => sum + (item.exercise?.pattern === 'core' ? 0 : hardSets(item)), 0);
  const [mostAll, limitAll] = MOST_SESSION_SETS[experience];
  const wide = overLimit(all, mostAll, limitAll);
  if (wide !== undefined)
    findings.push({
      rule: 'SESSION_VOL',
      severity: wide,
      sentence: `${day.label} has ${round(all)} hard sets; ${mostAll} is the most that stays useful.`,
    });
  const [most, limit] = MOST_SESSION_SETS_OF_MUSCLE[experience];
  for (const [muscle, sets] of setsOfDay(day)) {
    const severity = isFreeMuscle(muscle) ? undefined : overLimit(sets, most, limit);
    if (severity !== undefined)
      findings.push({
        rule: 'SESSION_VOL',
        severity,
        sentence: `${muscleDoes(muscle, 'get')} ${round(sets)} sets on ${day.label}; split them over two days (${most} is the most).`,
      });
  }
  return findings;
});

function lowBack(input: CheckInput): Finding[] {
  const findings: Finding[] = [];
  for (const week of input.weeks) {
    const total = week.reduce((sum, day) => sum + lowBackSets(day), 0);
    const severity = overLimit(total, LOW_BACK_SETS.week[0], LOW_BACK_SETS.week[1]);
    if (severity !== undefined)
      findings.push({
        rule: 'LOWBACK',
        severity,
        sentence: `${total} sets a week load the low back heavily; ${LOW_BACK_SETS.week[0]} is the most.`,
      });
    for (const day of week) {
      const sets = lowBackSets(day);
      const daily = overLimit(sets, LOW_BACK_SETS.day[0], LOW_BACK_SETS.day[1]);
      if (daily !== undefined)
        findings.push({
          rule: 'LOWBACK',
          severity: daily,
          sentence: `${day.label} has ${sets} sets that load the low back heavily; ${LOW_BACK_SETS.day[0]} is the most.`,
        });
    }
  }
  return findings;
}

const lowBackSets = oncePerDay(({ work }) =>
  work.filter((item) => item.exercise?.stress['low back'] === 2).reduce((sum, item) => sum + hardSets(item), 0),
);

/** Muscles without a known limit, or limited by other rules. */
function isFreeMuscle(muscle: Muscle): boolean {
  return muscle === 'lower back' || muscle === 'forearms' || muscle === 'abs' || muscle === 'obliques' || muscle === 'hip flexors';
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
