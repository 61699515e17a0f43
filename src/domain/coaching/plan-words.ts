import type { PlanTarget } from '../plan/plan-target.ts';
import type { CoachDay, CoachItem } from '../sync/proposal-shape.ts';
import { collapse } from './coach-plan.ts';

/** «Front Squat, 3 × 8–12 at RPE 7, 7.5, 8», with a value per week where they differ. */
export function itemWords({ exercise, sets, reps, rpe, target, note }: CoachItem): string {
  const list = (values: readonly (string | number | null)[]) =>
    collapse(values)
      .map((value) => value ?? '–')
      .join(', ');
  const effort = rpe.every((value) => value === null) ? '' : ` at RPE ${list(rpe)}`;
  const load = target == null ? '' : `, ${targetWords(target)}`;
  return `${exercise}, ${list(sets)} × ${list(reps)}${effort}${load}${note === undefined || note === '' ? '' : `. ${note}`}`;
}

/** «82% of the best» or «80 kg» */
function targetWords(target: PlanTarget): string {
  return 'percent' in target ? `${target.percent}% of the best` : `${target.weight} ${target.unit}`;
}

export function dayWords({ title, items }: CoachDay): string {
  return items.length === 0 ? title : `${title}: ${items.map(itemWords).join('; ')}`;
}

export function weeksWords(weeks: number): string {
  return weeks === 1 ? 'one week, repeated' : `${weeks} weeks`;
}
