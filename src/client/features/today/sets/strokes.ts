import type { StrokeState } from '#client/ui/graphics/tally.tsx';
import type { ExerciseRow } from './exercise-lines.ts';

/** Marks of an exercise's working sets. A refused set counts as on this phone. */
export function strokesOf(rows: readonly Pick<ExerciseRow, 'set_n' | 'isWarmUp' | 'logged'>[], now: number | null): StrokeState[] {
  const working = rows.filter((row) => !row.isWarmUp);
  return working.map((line) => {
    if (line.logged === undefined) return line.set_n === now ? 'now' : 'todo';
    return line.logged.state === 'sent' ? 'sent' : 'phone';
  });
}

/** The marks to show: where nobody said how many sets there should be, an empty row is nobody's (ROUTINE-20). */
export function shownStrokes(groups: readonly (readonly StrokeState[])[], hasTargets: boolean): readonly (readonly StrokeState[])[] {
  return hasTargets ? groups : groups.map((strokes) => strokes.filter((state) => state !== 'todo'));
}

/** «4 sets sent, 2 on this phone, 9 to do» */
export function tallyText(groups: readonly (readonly StrokeState[])[]): string {
  const strokes = groups.flat();
  const count = (...states: StrokeState[]) => strokes.filter((state) => states.includes(state)).length;
  const parts = [
    { n: count('sent'), words: 'sent' },
    { n: count('phone'), words: 'on this phone' },
    { n: count('now', 'todo'), words: 'to do' },
  ].filter((part) => part.n > 0);
  return parts
    .map((part, index) => (index === 0 ? `${part.n} ${part.n === 1 ? 'set' : 'sets'} ${part.words}` : `${part.n} ${part.words}`))
    .join(', ');
}
