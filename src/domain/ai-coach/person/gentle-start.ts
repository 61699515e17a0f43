import type { Exercise } from '../../exercises/exercise.ts';
import { FOCUS_LIFTS } from './brief-shape.ts';
import type { Trainee } from './trainee.ts';

const GENTLE_FROM_AGE = 50;

/** New to lifting, and 50 or older, with a sore region or a state of the body: steady equipment comes before free bars (STATE-7). A lift asked for by name stays. */
export function startsGently({ experience, brief }: Pick<Trainee, 'experience' | 'brief'>): boolean {
  if (experience !== 'beginner' || brief.style === 'powerlifting' || FOCUS_LIFTS.some((lift) => lift === brief.style)) return false;
  return (brief.age ?? 0) >= GENTLE_FROM_AGE || brief.limitations.length > 0 || brief.states.length > 0;
}

/** Takes more skill or balance than a start needs: a free bar, or any movement that is not among the simplest. */
export function isForLater({ compound, difficulty, load }: Exercise): boolean {
  return compound && (difficulty > 1 || load === 'barbell');
}
