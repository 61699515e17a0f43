import { type StrokeState, Tally } from '#client/ui/graphics/tally.tsx';
import type { WeekStroke, WeekStrokes } from '#domain/coaching/week-strokes.ts';
import { doneWords } from './reason-words.ts';

const STATES: Record<WeekStroke, StrokeState> = { done: 'sent', missed: 'missed', today: 'now', todo: 'todo' };

/** Four weeks of workouts, a stroke each (DESK-4). */
export function WeekTally({ strokes }: { strokes: WeekStrokes }) {
  const weeks = strokes.weeks.filter((week) => week.length > 0).map((week) => week.map((stroke) => STATES[stroke]));
  if (weeks.length === 0) return null;
  return <Tally size="s" groups={weeks} label={`${doneWords(strokes)}, last four weeks`} />;
}
