import type { Prescription } from '#domain/plan/plan.ts';
import type { Exercise, Pattern } from '../../exercises/exercise.ts';
import { STRENGTH_PLAN_WEEKS } from '../../limits.ts';
import { kettlebellFocus, SWING } from '../check/kettlebell-table.ts';
import { isPowerlifting } from '../check/powerlifting-table.ts';
import { FIRST_PULL_UP, isHung, LOWERED_PULL_UP } from '../check/pull-up-table.ts';
import { focusesOf } from '../check/trainee-focus.ts';
import type { Experience } from '../person/brief-shape.ts';
import type { Trainee } from '../person/trainee.ts';
import { blockKind, blockReps, setsInWeek, waveOf, weekSetsOf } from './block.ts';
import type { DraftItem } from './draft.ts';

interface Block {
  sets: readonly number[];
  reps: readonly string[];
  rpe: readonly number[];
}

/** Four weeks that climb and end lighter, for barbell main lifts (TRAIN-14). */
const MAIN_BLOCK: Readonly<Record<Experience, Block>> = {
  beginner: { sets: [3, 3, 3, 2], reps: ['5', '5', '5', '5'], rpe: [6, 6.5, 7.5, 6] },
  intermediate: { sets: [4, 4, 4, 2], reps: ['5', '5', '4', '4'], rpe: [7, 7.5, 8.5, 6] },
  advanced: { sets: [5, 5, 4, 3], reps: ['5', '4', '3', '3'], rpe: [7, 8, 8.5, 6] },
};
const SECOND_BLOCK: Block = { sets: [3, 3, 3, 2], reps: ['6', '6', '5', '5'], rpe: [6.5, 7, 7.5, 6] };
const DEADLIFT_BLOCK: Block = { sets: [3, 3, 2, 2], reps: ['5', '4', '3', '3'], rpe: [7, 7.5, 8.5, 6] };
/** Lifts that are competed in have more sets than where they are one goal of several (TEMPLATE-1). */
const COMPETED_SETS = {
  intermediate: { squat: [4, 4, 4, 2], deadlift: [4, 4, 3, 2] },
  advanced: { squat: [4, 4, 4, 2], deadlift: [5, 5, 4, 3] },
};
const GENTLE_RPE = [6, 6.5, 7, 6] as const;
const ACCESSORY_RPE: Readonly<Record<Experience, readonly number[]>> = {
  beginner: [6.5, 7, 7.5, 6],
  intermediate: [7, 8, 8.5, 6],
  advanced: [7, 8, 8.5, 6],
};

/** Heavier weeks for every second or third block (BLOCK-4). */
const INTENSITY_BLOCK: Block = { sets: [4, 4, 4, 2], reps: ['4', '3', '3', '3'], rpe: [7.5, 8, 8.5, 6] };
const INTENSITY_DEADLIFT_BLOCK: Block = { sets: [3, 3, 2, 2], reps: ['4', '3', '3', '3'], rpe: [7.5, 8, 8.5, 6] };

type Amounts = Pick<Prescription, 'sets' | 'reps' | 'rpe_schedule' | 'rir' | 'sets_schedule' | 'reps_schedule' | 'rir_schedule'>;

/** Sets, reps and effort of an exercise: of one week (from 0) of a strength plan, otherwise of every week of the block (BLOCK-1). */
export function prescriptionOf(item: DraftItem, trainee: Trainee, week: number): Amounts {
  if (trainee.goal === 'strength') return { ...amountOf(item, trainee, week), ...strengthEffort(item, trainee) };
  const weeks = weekSets(item, trainee);
  const { sets, reps } = amountOf(item, trainee, 0);
  const isEven = weeks.every((count) => count === sets);
  return { sets, reps, ...(isEven ? {} : { sets_schedule: weeks }), ...conditioningWeeks(item, trainee), ...reserveWeeks(item, trainee) };
}

/** Only sets and reps of a week, which determine the duration. */
export function amountOf(item: DraftItem, trainee: Trainee, week: number): { sets: number; reps: string } {
  if (item.slot === 'conditioning') return { sets: 1, reps: `${conditioningMinutes(item, trainee)} min` };
  if (item.light === true) return { sets: item.sets, reps: repsOf(item, trainee) };
  if (trainee.goal !== 'strength')
    return { sets: setsInWeek({ sets: item.sets, isFirst: item.main, ramp: item.ramp }, week, trainee), reps: repsOf(item, trainee) };
  const isLighter = week === STRENGTH_PLAN_WEEKS - 1;
  if (!item.main || isFreeLead(item))
    return { sets: isLighter ? Math.max(1, Math.round(item.sets * 0.6)) : item.sets, reps: repsOf(item, trainee) };
  const block = blockOf(item, trainee);
  const sets = Math.min(block.sets[week] ?? 3, isLighter ? Math.max(1, item.sets - 1) : item.sets);
  const isYouth = trainee.brief.age !== null && trainee.brief.age < 18;
  const barbell = item.exercise.load === 'barbell' && !trainee.easy && !isYouth;
  return { sets, reps: barbell ? (block.reps[week] ?? '5') : repsOf(item, trainee) };
}

/** The week, from 0, whose sessions are longest: the last before the lighter one. */
export function longestWeek(trainee: Trainee): number {
  return trainee.goal === 'strength' ? 0 : waveOf(trainee).main.length - 2;
}

function weekSets(item: DraftItem, trainee: Trainee): number[] {
  const weeks = waveOf(trainee).main.length;
  if (item.slot === 'conditioning') return Array.from({ length: weeks }, () => 1);
  if (item.light === true) return Array.from({ length: weeks }, () => item.sets);
  return weekSetsOf({ sets: item.sets, isFirst: item.main, ramp: item.ramp }, trainee);
}

/** Cardio is shorter in the lighter week, except where fat loss is the goal (BLOCK-3). */
function conditioningWeeks(item: DraftItem, trainee: Trainee): Pick<Prescription, 'reps_schedule'> {
  if (item.slot !== 'conditioning' || trainee.goal === 'fat loss' || item.light === true) return {};
  const minutes = conditioningMinutes(item, trainee);
  const weeks = waveOf(trainee).main.length;
  const lighter = `${Math.round((minutes * LIGHT_CONDITIONING) / 5) * 5} min`;
  return { reps_schedule: Array.from({ length: weeks }, (_, week) => (week === weeks - 1 ? lighter : `${minutes} min`)) };
}

const LIGHT_CONDITIONING = 0.7;

function reserveWeeks(item: DraftItem, trainee: Trainee): Pick<Prescription, 'rir' | 'rir_schedule'> {
  if (item.slot === 'conditioning') return {};
  if (item.light === true || item.slot === 'power' || item.slot === 'carry') return { rir: '4' };
  const { main, accessory } = waveOf(trainee);
  const wave = item.main ? main : accessory;
  // Compounds stay a rep away from the limit.
  const safe = item.exercise.compound ? wave.map((rir) => (rir === '0–1' ? '1' : rir)) : [...wave];
  return { rir: safe[0] ?? '3', rir_schedule: safe };
}

function strengthEffort(item: DraftItem, trainee: Trainee): Pick<Prescription, 'rpe_schedule'> {
  if (item.slot === 'conditioning') return {};
  if (item.light === true) return { rpe_schedule: [6, 6, 6, 6] };
  if (item.main) return { rpe_schedule: [...blockOf(item, trainee).rpe] };
  return { rpe_schedule: [...(trainee.easy || trainee.guarded ? GENTLE_RPE : ACCESSORY_RPE[trainee.experience])] };
}

/** What opens a day of a strength plan without a load that climbs has as many sets as its focus asks for (TEMPLATE-10). */
export function isFreeLead({ lead, exercise }: Pick<DraftItem, 'exercise' | 'lead'>): boolean {
  return lead === true && exercise.load === 'bodyweight';
}

/** A main lift's sets in its hardest week, which the builder counts with. */
export function blockSets(item: Pick<DraftItem, 'exercise' | 'slot'>, trainee: Trainee): number {
  return Math.max(...blockOf(item, trainee).sets);
}

function blockOf(item: Pick<DraftItem, 'exercise' | 'slot'>, trainee: Trainee): Block {
  const base = MAIN_BLOCK[trainee.guarded ? 'beginner' : trainee.experience];
  if (trainee.easy) return { ...MAIN_BLOCK.beginner, rpe: GENTLE_RPE };
  if (trainee.experience === 'beginner' || trainee.guarded) return base;
  const competed = isPowerlifting(trainee) ? COMPETED_SETS[trainee.experience] : undefined;
  if (item.slot === 'squatLight' && competed !== undefined) return { ...SECOND_BLOCK, sets: competed.squat };
  if (item.slot === 'squatLight' || item.slot === 'hingeLight' || item.slot === 'lunge') return SECOND_BLOCK;
  const isDeadlift = item.exercise.pattern === 'hinge' && item.exercise.stress['low back'] === 2;
  const heavy = blockKind(trainee) === 'strength intensity';
  if (!isDeadlift) return heavy ? INTENSITY_BLOCK : base;
  const block = heavy ? INTENSITY_DEADLIFT_BLOCK : DEADLIFT_BLOCK;
  return competed === undefined ? block : { ...block, sets: competed.deadlift };
}

const SMALL_PATTERNS: ReadonlySet<Pattern> = new Set<Pattern>(['calf', 'side-delt', 'rear-delt', 'abduction']);

function repsOf(item: DraftItem, trainee: Trainee): string {
  const { exercise } = item;
  const pullUps = pullUpReps(exercise, trainee);
  if (pullUps !== undefined) return pullUps;
  if (exercise.id === SWING && kettlebellFocus(trainee) !== undefined) return '10–15';
  if (exercise.load === 'time') return item.slot === 'carry' ? '30–40 s' : '20–40 s';
  if (exercise.pattern === 'power') return '3–5';
  if (item.slot === 'power') return '8–10';
  if (exercise.load === 'band') return '12–20';
  if (exercise.pattern === 'core') return '8–12';
  if (SMALL_PATTERNS.has(exercise.pattern)) return '12–15';
  if (exercise.load === 'bodyweight') return exercise.difficulty === 1 ? '8–15' : '6–12';
  if (trainee.easy) return item.main ? '8–12' : '10–15';
  return blockReps(trainee, item.main && exercise.compound);
}

/** On the way to a first pull-up: few reps with help. What is only lowered never has many (TEMPLATE-4). */
function pullUpReps(exercise: Exercise, trainee: Trainee): string | undefined {
  const isFirst = focusesOf(trainee).includes(FIRST_PULL_UP);
  if (exercise.id === LOWERED_PULL_UP) return isFirst ? '2–3' : '3–5';
  return isFirst && isHung(exercise) ? '5–8' : undefined;
}

/** Cardio at the end of a session, or for a whole easy day. */
export function conditioningMinutes({ minutes }: DraftItem, trainee: Trainee): number {
  if (minutes !== undefined) return minutes;
  if (trainee.minutes <= 20) return 10;
  return trainee.minutes <= 40 ? 15 : 20;
}

/** Rest between sets in seconds: long for heavy barbells, over 60 s for size (Singer et al. 2024). */
export function restOf(item: Pick<DraftItem, 'exercise' | 'main' | 'slot'>, trainee: Trainee): number {
  const { exercise, main, slot } = item;
  if (slot === 'conditioning') return 60;
  if (trainee.easy) return 90;
  if (trainee.goal === 'strength' && main && exercise.load === 'barbell')
    return { beginner: 150, intermediate: 180, advanced: 210 }[trainee.experience];
  if (slot === 'power') return 90;
  if (main && exercise.compound)
    return { strength: 150, muscle: 120, 'fat loss': 90, 'general fitness': 90, functional: 105 }[trainee.goal];
  if (exercise.compound) return { strength: 105, muscle: 90, 'fat loss': 75, 'general fitness': 75, functional: 75 }[trainee.goal];
  return trainee.goal === 'strength' || trainee.goal === 'muscle' ? 75 : 60;
}
