import type { Plan } from '../../plan/plan.ts';
import { planWork } from '../plan-work.ts';
import { error, type Finding } from './finding.ts';

/** Why a block may be the one before again: it was hardly trained, a beginner rises, matches run, or nothing else is possible (NEXT-3). */
export type StayReason = 'repeat' | 'beginner' | 'season' | 'no-choice';

/** A block that comes after another is no copy of it, unless there is a reason that the person hears. */
export function checkSameBlock(before: Plan, after: Plan, reason: StayReason | null): Finding[] {
  if (reason !== null || !isSameWork(before, after)) return [];
  return [error('SAME_BLOCK', 'The next block has the exercises, sets and reps of the one before; something in it should differ.')];
}

/** The same exercises with the same sets, reps and loads in every week. */
export function isSameWork(before: Plan, after: Plan): boolean {
  return linesOf(before) === linesOf(after);
}

function linesOf(plan: Plan): string {
  return JSON.stringify(
    planWork(plan).map((week) =>
      week.map(({ work }) =>
        work.map(({ prescription: { exercise, sets, reps, load_factor } }) => [exercise, sets, reps, load_factor ?? null]),
      ),
    ),
  );
}
