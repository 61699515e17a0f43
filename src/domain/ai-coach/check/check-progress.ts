import { shareOfMax } from '../../training/rpe-table.ts';
import { setsOfWeek, type Work, type WorkDay } from '../plan-work.ts';
import { type CheckInput, error, type Finding, info, warn } from './finding.ts';
import { muscleDoes } from './muscle-words.ts';
import { MAJOR_MUSCLES } from './volume-table.ts';

/** Limits of the weekly load increase, estimated from reps and RPE (accurate to about 2.5%). */
const RISE = { warn: 0.075, error: 0.1 };
const RPE_RISE = 1.5;
/** Limits of a muscle's weekly set increase: a fifth or two sets, whichever is more; more than half is an error. */
const SETS_RISE = { warn: 0.2, error: 0.5, least: 2 };
/** Sessions up to this RPE count as rest within the week. */
const LIGHT_EFFORT = 6.5;
/** Beginners with at most this many days recover without a deload. */
const SPARED_DAYS = 3;
/** «+2.5 kg each time»: the load rises while the numbers stay. */
const ADDS_LOAD = /\+\s?\d+(?:[.,]\d+)?(?:\s?[–-]\s?\d+(?:[.,]\d+)?)?\s?(?:kg|lbs?|%)/i;

/**
 * A four-week block rises in small steps and ends lighter (Bell et al. 2023 and 2024: trainees deload about every 5.6 weeks with fewer sets
 * and less effort at the same frequency).
 */
export function checkProgress(input: CheckInput): Finding[] {
  if (!input.is_strength || input.weeks.length < 2) return [];
  const mains = input.weeks.map((week) => week.flatMap((day) => day.work.filter((item) => item.main)));
  const first = mains[0] ?? [];
  if (first.length === 0) return [];
  const shapes = mains.map((week) => week.map((item) => `${item.prescription.sets}×${item.prescription.reps}@${item.effort}`).join());
  if (new Set(shapes).size === 1) return equalWeeks(input, first);
  return [...jumps(mains), ...setJumps(input), ...lighterWeek(mains)];
}

function equalWeeks(input: CheckInput, mains: readonly Work[]): Finding[] {
  const { experience } = input.trainee;
  const climbs = mains.every((item) => ADDS_LOAD.test(item.prescription.note ?? ''));
  const sentence = 'All four weeks are the same; effort or load should climb.';
  const progress = climbs ? [] : [warn('PROGRESS', sentence)];
  const rests = experience === 'beginner' || hasLightDay(input.weeks[0] ?? []) || mains.every((item) => item.effort <= 8);
  const lighter = 'No lighter week; the fourth should give a rest.';
  const spared = (climbs && rests) || (experience === 'beginner' && (input.weeks[0]?.length ?? 0) <= SPARED_DAYS);
  return [...progress, spared ? info('DELOAD', lighter) : warn('DELOAD', lighter)];
}

function hasLightDay(week: readonly WorkDay[]): boolean {
  return week.some((day) => {
    const mains = day.work.filter((item) => item.main);
    return mains.length > 0 && mains.every((item) => item.effort <= LIGHT_EFFORT);
  });
}

function jumps(mains: readonly Work[][]): Finding[] {
  const findings: Finding[] = [];
  for (let week = 1; week < mains.length; week += 1) {
    for (const [index, item] of (mains[week] ?? []).entries()) {
      const before = mains[week - 1]?.[index];
      if (before === undefined || before.exercise?.id !== item.exercise?.id) continue;
      const rise = loadRise(before, item);
      const name = item.prescription.exercise.slice(0, 60);
      const text = `${name}: week ${week + 1} asks for about ${Math.round(rise * 100)}% more load than week ${week}`;
      if (rise > RISE.error) findings.push(error('JUMP', `${text}; 5% is a good step.`));
      else if (rise > RISE.warn) findings.push(warn('JUMP', `${text}; 5% is a good step.`));
      else if (item.effort - before.effort > RPE_RISE && item.range?.open !== true)
        findings.push(warn('JUMP', `${name}: RPE climbs from ${before.effort} to ${item.effort} in one week; one point is enough.`));
    }
  }
  return findings;
}

/** «5+» gives the fewest reps and so nothing about the load. */
function loadRise(before: Work, after: Work): number {
  if (before.range?.open === true || after.range?.open === true) return 0;
  const first = shareOfMax(before.range?.high ?? 0, before.effort);
  const second = shareOfMax(after.range?.high ?? 0, after.effort);
  return first === undefined || second === undefined ? 0 : second / first - 1;
}

/** Mean RPE of a week's main lifts. */
function meanEffort(week: readonly WorkDay[]): number {
  const mains = week.flatMap((day) => day.work.filter((item) => item.main));
  return mains.reduce((sum, item) => sum + item.effort, 0) / Math.max(1, mains.length);
}

/** After a deload the sets may return at once. */
function setJumps({ weeks, trainee }: CheckInput): Finding[] {
  const sets = weeks.map((week) => setsOfWeek(week));
  const findings: Finding[] = [];
  for (let week = 1; week < sets.length; week += 1) {
    if (week === 1 && trainee.brief.lighter !== null) continue;
    if (meanEffort(weeks[week - 1] ?? []) <= LIGHT_EFFORT && meanEffort(weeks[week] ?? []) > LIGHT_EFFORT) continue;
    for (const muscle of MAJOR_MUSCLES) {
      const before = sets[week - 1]?.get(muscle) ?? 0;
      const now = sets[week]?.get(muscle) ?? 0;
      const rise = now - before;
      if (before === 0 || rise <= Math.max(SETS_RISE.least, before * SETS_RISE.warn)) continue;
      const sentence = `${muscleDoes(muscle, 'get')} ${now} sets in week ${week + 1} after ${before}; a fifth more is enough.`;
      findings.push(rise > before * SETS_RISE.error ? error('JUMP', sentence) : warn('JUMP', sentence));
    }
  }
  return findings;
}

function lighterWeek(mains: readonly Work[][]): Finding[] {
  const third = mains.at(-2) ?? [];
  const last = mains.at(-1) ?? [];
  const sets = (week: readonly Work[]): number => week.reduce((sum, item) => sum + item.prescription.sets, 0);
  const effort = (week: readonly Work[]): number => week.reduce((sum, item) => sum + item.effort, 0) / Math.max(1, week.length);
  if (sets(last) >= sets(third) && effort(last) >= effort(third))
    return [error('DELOAD', 'The fourth week is the hardest; it should be the lighter one.')];
  if (effort(last) > effort(third) - 0.5 && sets(last) > sets(third) * 0.75)
    return [warn('DELOAD', 'The fourth week is hardly lighter; fewer sets and about two points less effort are wanted.')];
  return [];
}
