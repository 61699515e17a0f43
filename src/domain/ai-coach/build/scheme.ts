import type { Prescription } from '#domain/plan/plan.ts';
import type { Pattern } from '../../exercises/exercise.ts';
import { STRENGTH_PLAN_WEEKS } from '../../limits.ts';
import type { Experience, Goal } from '../person/brief-shape.ts';
import type { Trainee } from '../person/trainee.ts';
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
const GENTLE_RPE = [6, 6.5, 7, 6] as const;
const ACCESSORY_RPE: Readonly<Record<Experience, readonly number[]>> = {
  beginner: [6.5, 7, 7.5, 6],
  intermediate: [7, 8, 8.5, 6],
  advanced: [7, 8, 8.5, 6],
};

const REPS: Readonly<Record<Goal, { main: string; accessory: string }>> = {
  strength: { main: '6–8', accessory: '8–12' },
  muscle: { main: '6–10', accessory: '10–15' },
  'fat loss': { main: '6–10', accessory: '8–12' },
  'general fitness': { main: '8–12', accessory: '10–15' },
  functional: { main: '5–8', accessory: '8–12' },
};

/** Reps in reserve. Failure is not needed for size (Refalo et al. 2023); beginners and health goals keep more in reserve. */
const RIR: Readonly<Record<Goal, Readonly<Record<Experience, { main: string; accessory: string }>>>> = {
  strength: {
    beginner: { main: '3', accessory: '3' },
    intermediate: { main: '2', accessory: '2' },
    advanced: { main: '2', accessory: '2' },
  },
  muscle: {
    beginner: { main: '3', accessory: '2–3' },
    intermediate: { main: '2', accessory: '1–2' },
    advanced: { main: '1–2', accessory: '1' },
  },
  'fat loss': {
    beginner: { main: '3', accessory: '3' },
    intermediate: { main: '2', accessory: '2' },
    advanced: { main: '2', accessory: '1–2' },
  },
  'general fitness': {
    beginner: { main: '3', accessory: '3' },
    intermediate: { main: '3', accessory: '2–3' },
    advanced: { main: '2–3', accessory: '2' },
  },
  functional: {
    beginner: { main: '3', accessory: '3' },
    intermediate: { main: '3', accessory: '3' },
    advanced: { main: '2–3', accessory: '2–3' },
  },
};

/** Sets, reps and effort of an exercise in one week (from 0) of the plan. */
export function prescriptionOf(
  item: DraftItem,
  trainee: Trainee,
  week: number,
): Pick<Prescription, 'sets' | 'reps' | 'rpe_schedule' | 'rir'> {
  return { ...amountOf(item, trainee, week), ...effortOf(item, trainee) };
}

/** Only sets and reps, which determine the duration. */
export function amountOf(item: DraftItem, trainee: Trainee, week: number): { sets: number; reps: string } {
  if (item.slot === 'conditioning') return { sets: 1, reps: conditioningTime(trainee) };
  if (trainee.goal !== 'strength' || item.light === true) return { sets: item.sets, reps: repsOf(item, trainee) };
  const isLighter = week === STRENGTH_PLAN_WEEKS - 1;
  if (!item.main) return { sets: isLighter ? Math.max(1, Math.round(item.sets * 0.6)) : item.sets, reps: repsOf(item, trainee) };
  const block = blockOf(item, trainee);
  const sets = Math.min(block.sets[week] ?? 3, isLighter ? Math.max(1, item.sets - 1) : item.sets);
  const barbell = item.exercise.load === 'barbell' && !trainee.easy;
  return { sets, reps: barbell ? (block.reps[week] ?? '5') : repsOf(item, trainee) };
}

function effortOf(item: DraftItem, trainee: Trainee): Pick<Prescription, 'rpe_schedule' | 'rir'> {
  if (item.slot === 'conditioning') return {};
  if (trainee.goal !== 'strength') return { rir: item.light === true ? '4' : reserveOf(item, trainee) };
  if (item.light === true) return { rpe_schedule: [6, 6, 6, 6] };
  if (item.main) return { rpe_schedule: [...blockOf(item, trainee).rpe] };
  return { rpe_schedule: [...(trainee.easy || trainee.guarded ? GENTLE_RPE : ACCESSORY_RPE[trainee.experience])] };
}

/** A main lift's sets in its hardest week, which the builder counts with. */
export function blockSets(item: Pick<DraftItem, 'exercise' | 'slot'>, trainee: Trainee): number {
  return Math.max(...blockOf(item, trainee).sets);
}

function blockOf(item: Pick<DraftItem, 'exercise' | 'slot'>, trainee: Trainee): Block {
  const base = MAIN_BLOCK[trainee.guarded ? 'beginner' : trainee.experience];
  if (trainee.easy) return { ...MAIN_BLOCK.beginner, rpe: GENTLE_RPE };
  if (trainee.experience === 'beginner' || trainee.guarded) return base;
  if (item.slot === 'squatLight' || item.slot === 'hingeLight' || item.slot === 'lunge') return SECOND_BLOCK;
  return item.exercise.pattern === 'hinge' && item.exercise.stress['low back'] === 2 ? DEADLIFT_BLOCK : base;
}

function reserveOf(item: DraftItem, trainee: Trainee): string {
  if (item.slot === 'power' || item.slot === 'carry') return '4';
  if (trainee.easy) return '3–4';
  const level = trainee.guarded ? 'beginner' : trainee.experience;
  return RIR[trainee.goal][level][item.main ? 'main' : 'accessory'];
}

const SMALL_PATTERNS: ReadonlySet<Pattern> = new Set<Pattern>(['calf', 'side-delt', 'rear-delt', 'abduction']);

function repsOf(item: DraftItem, trainee: Trainee): string {
  const { exercise } = item;
  if (exercise.load === 'time') return item.slot === 'carry' ? '30–40 s' : '20–40 s';
  if (exercise.pattern === 'power') return '3–5';
  if (item.slot === 'power') return '8–10';
  if (exercise.load === 'band') return '12–20';
  if (exercise.pattern === 'core') return '8–12';
  if (SMALL_PATTERNS.has(exercise.pattern)) return '12–15';
  if (exercise.load === 'bodyweight') return exercise.difficulty === 1 ? '8–15' : '6–12';
  if (trainee.easy) return item.main ? '8–12' : '10–15';
  const reps = REPS[trainee.goal][item.main ? 'main' : 'accessory'];
  return !exercise.compound && item.main ? REPS[trainee.goal].accessory : reps;
}

/** Cardio at the end of a session, or for a whole easy day. */
function conditioningTime(trainee: Trainee): string {
  if (trainee.minutes <= 20) return '10 min';
  return trainee.minutes <= 40 ? '15 min' : '20 min';
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
