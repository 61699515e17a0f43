import type { Goal } from '../person/brief-shape.ts';

interface RepLimits {
  /** Minimum reps of a compound lift for the goal. */
  least: number;
  /** One and a half times the top of the goal's range: main lifts, then other compounds. */
  most: number;
  accessory_most: number;
}

/**
 * Reps of compound lifts by goal: strength 1–6 (ACSM 2009: novices 8–12; ACSM 2026: 80% and more), size from 5 up to 30 near
 * failure (Israetel), functional 3–8.
 */
export const GOAL_REPS: Readonly<Record<Goal, RepLimits>> = {
  strength: { least: 1, most: 12, accessory_most: 18 },
  muscle: { least: 5, most: 18, accessory_most: 30 },
  'fat loss': { least: 4, most: 15, accessory_most: 22 },
  'general fitness': { least: 5, most: 18, accessory_most: 22 },
  functional: { least: 2, most: 12, accessory_most: 22 },
};

type Rest = readonly [least: number, most: number];

/** Usual rest in seconds (ACSM 2009: 3–5 minutes for heavy sets; Singer et al. 2024: over 60 s slightly better, no more past 90). */
export const GOAL_REST: Readonly<Record<Goal, Readonly<Record<'main' | 'compound' | 'single', Rest>>>> = {
  strength: { main: [150, 300], compound: [90, 210], single: [60, 150] },
  muscle: { main: [90, 180], compound: [90, 150], single: [60, 120] },
  'fat loss': { main: [60, 150], compound: [60, 150], single: [60, 120] },
  'general fitness': { main: [60, 150], compound: [60, 120], single: [60, 120] },
  functional: { main: [60, 150], compound: [60, 150], single: [60, 120] },
};

/** RPE limits of compound lifts for beginners: two reps in reserve are enough. */
export const BEGINNER_EFFORT = { warn: 9, error: 9.5 } as const;
/** Minimum reps of a barbell lift for beginners whose goal is not strength. */
export const BEGINNER_REPS_LEAST = 5;
/** Where effort stays easy. */
export const EASY_REPS_LEAST = 8;
