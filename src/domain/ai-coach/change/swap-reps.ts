import type { Exercise } from '../../exercises/exercise.ts';
import { parseReps } from '../../training/rep-range.ts';

const TIME = '20–40 s';
const SPAN = 4;
const MINUTES_FROM_SECONDS = 120;

/** Moves reps into the range of another exercise, `fewest` at least: unchanged when they fit, else the nearest end. */
export function repsFor(reps: string, exercise: Exercise, fewest = 1): string {
  const range = parseReps(reps);
  const most = exercise.range[1];
  // A range stays one where the exercise has few reps.
  const least = Math.max(exercise.range[0], Math.min(fewest, most - SPAN));
  if (exercise.load === 'time') {
    if (exercise.pattern === 'conditioning') return range?.unit === 'seconds' && range.low >= MINUTES_FROM_SECONDS ? reps : '5 min';
    return range?.unit === 'seconds' && range.high < MINUTES_FROM_SECONDS ? reps : TIME;
  }
  if (range === undefined || range.unit === 'seconds') return `${least}–${Math.min(most, least + SPAN)}`;
  if (range.low >= least && range.high <= most) return reps;
  const low = Math.min(Math.max(range.low, least), most);
  const high = Math.min(Math.max(range.high, low), most);
  if (high > low) return `${low}–${high}`;
  return low === least && most > least ? `${least}–${Math.min(most, least + SPAN)}` : `${Math.max(least, low - SPAN)}–${low}`;
}
