import type { PlanTarget } from '../plan/plan-target.ts';
import type { CoachDay, CoachItem } from '../sync/proposal-shape.ts';
import { collapse, inWeek } from './coach-plan.ts';

/** «Front squat, 3 × 8–12 at RPE 7», or where the weeks differ «Front squat, week 1: 3 × 8 at RPE 7; from week 2: 3 × 6 at RPE 8». */
export function itemWords(item: CoachItem): string {
  const { exercise, target, note } = item;
  const load = target == null ? '' : `, ${targetWords(target)}`;
  return `${exercise}, ${amountWords(item)}${load}${note === undefined || note === '' ? '' : `. ${note}`}`;
}

/** Sets, reps and effort; weeks that ask for the same are named together. */
function amountWords({ sets, reps, rpe }: CoachItem): string {
  const weeks = Math.max(collapse(sets).length, collapse(reps).length, collapse(rpe).length);
  const parts: { first: number; last: number; words: string }[] = [];
  for (let week = 0; week < weeks; week += 1) {
    const [count, effort] = [inWeek(sets, week) ?? null, inWeek(rpe, week) ?? null];
    const words = count === null ? 'pauses' : `${count} × ${inWeek(reps, week) ?? ''}${effort === null ? '' : ` at RPE ${effort}`}`;
    const before = parts.at(-1);
    if (before?.words === words) before.last = week;
    else parts.push({ first: week, last: week, words });
  }
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only.words;
  const named = ({ first, last }: (typeof parts)[number], index: number) =>
    index === parts.length - 1 ? `from week ${first + 1}` : first === last ? `week ${first + 1}` : `weeks ${first + 1} to ${last + 1}`;
  return parts.map((part, index) => `${named(part, index)}: ${part.words}`).join('; ');
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
