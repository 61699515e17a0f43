import type { Plan, PlanDay, Prescription } from '#domain/plan/plan.ts';
import { isStrengthGoal, planView } from '#domain/plan/plan-view.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import { findExercise } from '../../exercises/find-exercise.ts';
import { exerciseById } from '../../exercises/library.ts';
import { STRENGTH_PLAN_WEEKS } from '../../limits.ts';
import { parseReps } from '../../training/rep-range.ts';
import type { WeightUnit } from '../../training/units.ts';
import { error, type Finding, info, warn } from './finding.ts';

const SETS_MAX = 10;
const REPS_MAX = 30;
/** Rep limit for bodyweight and core work. */
const LIGHT_REPS_MAX = 50;
const SECONDS = { least: 5, most: 180 };
const RPE = { least: 5, most: 10 };
const RIR = { least: 0, most: 5 };
const REST = { least: 15, most: 600 };
const DAYS_MAX = 7;
const EXERCISES_A_DAY_MAX = 20;
/** Characters read of a text value. */
const TEXT_READ = 200;

/** Checks the plan as sent, before defaults hide its faults. `unit` is the trainee's unit. */
export function checkShape(plan: Plan, unit: WeightUnit | null = null): Finding[] {
  const weeks = plan.weeks ?? [];
  const lists = weeks.length > 0 ? weeks.map((week) => (Array.isArray(week) ? week : week.days)) : [plan.schedule ?? []];
  if (lists.every((days) => days.length === 0)) return [error('SCHEDULE', 'The plan has no days: it needs at least one.')];
  const most = lists.reduce((longest, days) => Math.max(longest, days.length), 0);
  if (most > DAYS_MAX) return [error('DAYS', `A week has ${most} days in this plan; it can have at most ${DAYS_MAX}.`)];
  const strength = isStrengthGoal(plan);
  const { block } = planView(plan);
  const findings: Finding[] = [...checkBlockShape(plan)];
  if (lists.some((days) => days.length === 0)) findings.push(error('SCHEDULE', 'A week of the plan has no days.'));
  else if (lists.some((days) => days.length !== most))
    findings.push(warn('SCHEDULE', 'The weeks of the plan have different numbers of days.'));
  if (strength && weeks.length > 0 && weeks.length !== STRENGTH_PLAN_WEEKS)
    findings.push(warn('SCHEDULE', `A strength plan runs ${STRENGTH_PLAN_WEEKS} weeks; this one lists ${weeks.length}.`));
  for (const [index, day] of lists
    .flat()
    .slice(0, DAYS_MAX * 12)
    .entries())
    findings.push(...checkDay(day, index, { strength, unit, block_weeks: block?.weeks ?? null }));
  return findings;
}

interface Frame {
  strength: boolean;
  /** Weeks of the plan's block; null without one. */
  block_weeks: number | null;
  unit: WeightUnit | null;
}

function checkDay(day: PlanDay, index: number, frame: Frame): Finding[] {
  const listed = [...(day.primary ?? []), ...(day.accessories ?? [])];
  const exercises = listed.length > 0 ? listed : (day.exercises ?? []);
  const label = String(day.day ?? `Day ${index + 1}`).slice(0, 40);
  if (exercises.length === 0) return [error('SCHEDULE', `${label} has no exercises.`)];
  if (exercises.length > EXERCISES_A_DAY_MAX)
    return [error('SCHEMA', `${label} lists ${exercises.length} exercises; ${EXERCISES_A_DAY_MAX} is the most.`)];
  return exercises.flatMap((item) => checkPrescription(item, frame));
}

const BLOCK_WEEKS = { least: 4, most: 6 };

/** A block has four to six weeks, and its last one is the lighter (BLOCK-1). */
function checkBlockShape(plan: Plan): Finding[] {
  if (plan.block == null) return [];
  const { weeks, light_week } = plan.block;
  if (!(weeks >= BLOCK_WEEKS.least && weeks <= BLOCK_WEEKS.most))
    return [error('SCHEMA', `The block has ${shown(weeks)} weeks; ${BLOCK_WEEKS.least} to ${BLOCK_WEEKS.most} are wanted.`)];
  // Before a meet the lighter week is where its distance wants it (MEET-2).
  if (light_week != null && light_week !== weeks && plan.block.meet == null)
    return [warn('DELOAD', `Week ${shown(light_week)} is the lighter one; the last of the block should be.`)];
  return [];
}

/** Lists with a value for each week of the block (BLOCK-1). */
function checkSchedules(item: Prescription, name: string, weeks: number | null): Finding[] {
  const lists = { 'reps in reserve': item.rir_schedule, sets: item.sets_schedule, reps: item.reps_schedule, rest: item.rest_schedule };
  const findings = Object.entries(lists).flatMap(([what, list]) => {
    if (weeks === null || list == null || list.length === weeks) return [];
    return [error('SCHEMA', `${name}: ${what} are given for ${list.length} weeks of ${weeks}.`)];
  });
  for (const sets of item.sets_schedule ?? []) findings.push(...checkSets({ sets }, name));
  for (const rir of item.rir_schedule ?? []) findings.push(...checkReserve(rir, name));
  return findings;
}

/** Checks every value of one prescription as sent. */
export function checkPrescription(item: Prescription, { strength, unit, block_weeks }: Frame): Finding[] {
  const name = (item.exercise ?? item.name ?? '').trim();
  if (name === '') return [error('SCHEMA', 'An exercise has no name.')];
  const short = name.slice(0, 60);
  const meant = item.exercise_id ? exerciseById(item.exercise_id) : undefined;
  const exercise = meant?.name === name ? meant : findExercise(name);
  return [
    ...checkName(short, exercise, meant),
    ...checkUnit(item, short, unit),
    ...checkSets(item, short),
    ...checkSchedules(item, short, block_weeks),
    ...checkReps(item, short, exercise),
    ...checkEffort(item, short, strength),
    ...checkRest(item, short),
  ];
}

/** The trainee reads the name, so the name must identify the exercise, whatever id is beside it. */
function checkName(name: string, exercise: Exercise | undefined, meant: Exercise | undefined): Finding[] {
  if (exercise === undefined) return [error('UNKNOWN_EX', `«${name}» is not an exercise the coach knows.`)];
  if (meant === undefined || meant === exercise) return [];
  return [error('UNKNOWN_EX', `«${name}» is named, but ${meant.name} is meant; they are two exercises.`)];
}

/** A weight in the other unit may be a mistake. */
function checkUnit(item: Prescription, name: string, unit: WeightUnit | null): Finding[] {
  if (unit === null) return [];
  const other = unit === 'kg' ? /\b\d+(?:[.,]\d+)? ?(?:lbs?|pounds)\b/i : /\b\d+(?:[.,]\d+)? ?(?:kgs?|kilos?)\b/i;
  const weight = other.exec(`${String(item.reps ?? '').slice(0, TEXT_READ)} ${(item.note ?? '').slice(0, TEXT_READ)}`)?.[0];
  return weight === undefined ? [] : [info('UNIT', `${name}: is ${weight} meant, though your weights are in ${unit}?`)];
}

function checkSets(item: Prescription, name: string): Finding[] {
  if (item.sets == null) return [];
  const sets = readNumber(item.sets);
  if (sets === undefined) return [error('SCHEMA', `${name}: the sets cannot be read.`)];
  if (Number.isInteger(sets) && sets >= 1 && sets <= SETS_MAX) return [];
  return [error('SETS', `${name}: ${shown(sets)} sets; a whole number from 1 to ${SETS_MAX} is wanted.`)];
}

function checkReps(item: Prescription, name: string, exercise: Exercise | undefined): Finding[] {
  if (item.reps == null || item.reps === '') return [];
  const text = String(item.reps).slice(0, 40);
  const range = parseReps(text);
  if (range === undefined)
    return [
      /amrap/i.test(text)
        ? warn('SCHEMA', `${name}: «as many as possible» needs a least number.`)
        : error('REPS', `${name}: the reps cannot be read.`),
    ];
  const timed = range.unit === 'seconds';
  const light = exercise !== undefined && (exercise.load === 'bodyweight' || exercise.load === 'time' || exercise.pattern === 'core');
  const least = timed ? SECONDS.least : 1;
  const most = timed ? (exercise?.pattern === 'conditioning' ? 3_600 : SECONDS.most) : light ? LIGHT_REPS_MAX : REPS_MAX;
  const findings: Finding[] = [];
  if (range.low < least || range.high > most || range.low > range.high)
    findings.push(error('REPS', `${name}: ${text} ${timed ? '' : 'reps '}is outside ${least}–${most}${timed ? ' seconds' : ''}.`));
  if (timed && exercise !== undefined && exercise.load !== 'time' && exercise.pattern !== 'core')
    findings.push(error('UNIT', `${name} is counted in reps, not in seconds.`));
  if (!timed && exercise?.load === 'time') findings.push(info('UNIT', `${name} is usually timed; ${text} is read as a count.`));
  return findings;
}

function checkEffort(item: Prescription, name: string, strength: boolean): Finding[] {
  const findings: Finding[] = [];
  const schedule = item.rpe_schedule ?? [];
  if (item.rpe_schedule != null && schedule.length !== (strength ? STRENGTH_PLAN_WEEKS : 1))
    findings.push(
      error('SCHEMA', `${name}: the RPE schedule has ${schedule.length} values for ${strength ? STRENGTH_PLAN_WEEKS : 1} weeks.`),
    );
  for (const value of [item.rpe, ...schedule.slice(0, STRENGTH_PLAN_WEEKS)]) {
    const rpe = value == null || value === '' ? undefined : readNumber(value);
    if (rpe !== undefined && !(rpe >= RPE.least && rpe <= RPE.most))
      findings.push(error('EFFORT', `${name}: RPE ${shown(rpe)} is outside ${RPE.least}–${RPE.most}.`));
  }
  return [...findings, ...checkReserve(item.rir, name)];
}

function checkReserve(reserve: Prescription['rir'], name: string): Finding[] {
  return readNumbers(reserve)
    .filter((rir) => !(rir >= RIR.least && rir <= RIR.most))
    .map((rir) => error('EFFORT', `${name}: ${shown(rir)} reps in reserve is outside ${RIR.least}–${RIR.most}.`));
}

function checkRest(item: Prescription, name: string): Finding[] {
  if (item.rest_seconds == null || item.superset != null) return [];
  if (item.rest_seconds >= REST.least && item.rest_seconds <= REST.most) return [];
  return [error('REST', `${name}: ${shown(item.rest_seconds)} seconds of rest is outside ${REST.least}–${REST.most}.`)];
}

/** A number, or the first number of a text («3-4» reads as 3). */
function readNumber(value: number | string): number | undefined {
  if (typeof value === 'number') return value;
  const match = /^\s*(-?\d+(?:[.,]\d+)?)\s*(?:[-–]\s*\d+)?\s*$/.exec(value.slice(0, TEXT_READ));
  return match ? Number((match[1] ?? '').replace(',', '.')) : undefined;
}

/** «2», «2–3», «-1»: a minus sign counts only at the start. */
function readNumbers(value: number | string | null | undefined): number[] {
  if (typeof value === 'number') return [value];
  return [...(value ?? '').slice(0, TEXT_READ).matchAll(/(?:^\s*-)?\d+(?:[.,]\d+)?/g)].map((match) =>
    Number(match[0].replace(/\s/g, '').replace(',', '.')),
  );
}

function shown(value: number): string {
  return Number.isFinite(value) && Math.abs(value) < 1e6 ? String(value) : 'an impossible number of';
}
