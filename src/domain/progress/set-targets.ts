import type { Muscle } from '../exercises/exercise.ts';

/** Lowest and highest weekly working sets of a muscle that a goal asks for. */
export type SetTarget = readonly [least: number, most: number];

/** Muscles with a target, from the chest down, then the arms (PROG-20). */
export const TARGET_MUSCLES = ['chest', 'upper back', 'lats', 'quads', 'glutes', 'hamstrings', 'side delts', 'triceps', 'biceps'] as const;

/** They get much of their work from larger lifts, so half is enough. */
const SMALL: readonly Muscle[] = ['side delts', 'triceps', 'biceps'];

/**
 * By the goal of the plan, for somebody who has trained for a while. Size: Schoenfeld et al. 2017 (doi 10.1080/02640414.2016.1210197),
 * Baz-Valle et al. 2022 (PMC8884877). The others: ACSM 2026, Roth et al. 2022 (PMC9012799).
 */
const TARGETS: Readonly<Record<string, SetTarget>> = { muscle: [10, 18], 'fat loss': [6, 14] };
const OTHER_GOALS: SetTarget = [4, 12];

/** The target of a muscle; undefined for those without one. `goal` is the plan's, null without a plan. */
export function setTarget(muscle: Muscle, goal: string | null): SetTarget | undefined {
  if (!(TARGET_MUSCLES as readonly Muscle[]).includes(muscle)) return undefined;
  const [least, most] = (goal === null ? undefined : TARGETS[goal]) ?? OTHER_GOALS;
  return SMALL.includes(muscle) ? [least / 2, most / 2] : [least, most];
}
