import type { Exercise, Pattern } from '../../exercises/exercise.ts';
import { CHANGE_OVER_SECONDS } from '../session-minutes.ts';
import type { Slot } from './slot-table.ts';

const ROUND_REST_LEAST = 60;
const REST_STEP = 15;

/** Pairs that keep their reps, best first: opposite movements, then a single joint with core or calves (TRAIN-18). */
export const GOOD_PAIRS: readonly (readonly [Slot, Slot])[] = [
  ['horizontalPush', 'horizontalPull'],
  ['verticalPush', 'verticalPull'],
  ['biceps', 'triceps'],
  ['kneeExtension', 'legCurl'],
  ['sideDelts', 'rearDelts'],
  ['chestFly', 'rearDelts'],
  ['horizontalPush', 'verticalPull'],
  ['verticalPush', 'horizontalPull'],
  ['calves', 'core'],
  ['sideDelts', 'core'],
  ['biceps', 'calves'],
  ['triceps', 'core'],
  ['legCurl', 'core'],
  ['glutes', 'core'],
  ['sideDelts', 'calves'],
  ['rearDelts', 'core'],
  ['lunge', 'core'],
  ['biceps', 'sideDelts'],
  ['triceps', 'rearDelts'],
];

/** Upper with lower compounds, for short sessions: neither tires the other (TRAIN-18). */
export const SHORT_SESSION_PAIRS: readonly (readonly [Slot, Slot])[] = [
  ['squatMain', 'horizontalPull'],
  ['squatMain', 'verticalPull'],
  ['squatMain', 'horizontalPush'],
  ['squatMain', 'verticalPush'],
  ['squatLight', 'horizontalPull'],
  ['squatLight', 'horizontalPush'],
  ['hingeMain', 'horizontalPush'],
  ['hingeMain', 'verticalPush'],
  ['hingeLight', 'horizontalPush'],
  ['hingeLight', 'verticalPush'],
  ['lunge', 'horizontalPull'],
  ['lunge', 'verticalPush'],
  ['lunge', 'horizontalPush'],
  ['lunge', 'verticalPull'],
  ['glutes', 'horizontalPush'],
  ['glutes', 'verticalPull'],
];

/** What the rules of pairs need to know of a planned exercise. */
export interface Pairable {
  exercise: Exercise | undefined;
  name: string;
  main: boolean;
}

/** Why two exercises must not alternate; undefined when they may (TRAIN-18). */
export function whyNoPair(a: Pairable, b: Pairable, isStrength: boolean): string | undefined {
  const [one, other] = [a.exercise, b.exercise];
  if (one === undefined || other === undefined) return undefined;
  const heavy = [a, b].find((item) => isStrength && item.main && item.exercise?.load === 'barbell' && item.exercise.compound);
  if (heavy !== undefined) return `${heavy.name.toLowerCase()} is a main lift and needs its full rest`;
  if (one.pattern === 'power' || other.pattern === 'power') return 'fast work needs fresh muscles';
  if (one.pattern === 'conditioning' || other.pattern === 'conditioning') return 'cardio comes at the end';
  if (isHeavyLeg(one) && isHeavyLeg(other)) return 'they tire each other';
  if (one.stress['low back'] === 2 && other.stress['low back'] === 2) return 'both load the low back';
  if (isGripHeavy(one) && isGripHeavy(other)) return 'both tire your grip';
  const shared = one.primary.find((muscle) => other.primary.includes(muscle));
  return shared === undefined ? undefined : `both tire your ${shared}`;
}

/** Seconds of rest after a round, for the rests that the two exercises have alone and the seconds of their sets (TRAIN-19). */
export function roundRest(rests: readonly number[], setSeconds: readonly number[]): number {
  const left = Math.max(...rests) - Math.max(...setSeconds) - CHANGE_OVER_SECONDS;
  return Math.max(ROUND_REST_LEAST, Math.ceil(left / REST_STEP) * REST_STEP);
}

function isHeavyLeg({ pattern, compound }: Exercise): boolean {
  return compound && (pattern === 'squat' || pattern === 'hinge');
}

const GRIP_PATTERNS: ReadonlySet<Pattern> = new Set<Pattern>(['carry', 'grip', 'trap']);

function isGripHeavy({ pattern, load, compound }: Exercise): boolean {
  if (GRIP_PATTERNS.has(pattern)) return true;
  const isHeld = load === 'barbell' || load === 'dumbbell';
  return (pattern === 'hinge' && compound && isHeld) || (pattern === 'vertical-pull' && load === 'bodyweight');
}
