import type { Muscle } from '../../exercises/exercise.ts';
import type { Experience, Goal } from '../person/brief-shape.ts';

type ByLevel = Readonly<Record<Experience, number>>;
type LimitsByLevel = Readonly<Record<Experience, readonly [warn: number, error: number]>>;

/** Muscles with a minimum in every plan. The small ones get mostly secondary work, so their minimum is half. */
export const MAJOR_MUSCLES: readonly Muscle[] = ['quads', 'hamstrings', 'glutes', 'chest', 'upper back', 'lats'];
export const SMALL_MUSCLES: readonly Muscle[] = ['side delts', 'biceps', 'triceps'];

/**
 * Weekly sets per muscle. Minimum: growth is detectable from about 4 (Pelland et al. 2025, doi 10.1007/s40279-025-02344-w; Iversen et al.
 * 2021, doi 10.1007/s40279-021-01490-1). General health: all major groups (WHO 2020; ACSM 2026). Fat loss keeps muscle (Roth et al. 2022,
 * PMC9012799; Murphy & Koehler 2022, doi 10.1111/sms.14075).
 */
export const LEAST_WEEKLY_SETS: Readonly<Record<Goal, ByLevel>> = {
  strength: { beginner: 4, intermediate: 4, advanced: 6 },
  muscle: { beginner: 4, intermediate: 6, advanced: 8 },
  'fat loss': { beginner: 4, intermediate: 6, advanced: 8 },
  'general fitness': { beginner: 3, intermediate: 4, advanced: 4 },
  functional: { beginner: 3, intermediate: 4, advanced: 4 },
};

/** Trained a little by most exercises; direct work is required only for size (consensus). */
export const TRUNK_AND_CALVES: readonly Muscle[] = ['calves', 'abs'];
export const LEAST_TRUNK_AND_CALVES = 2;

/** Weekly hard sets of one main lift in a strength plan. */
export const MAIN_LIFT_SETS: Readonly<Record<Experience, readonly [least: number, most: number]>> = {
  beginner: [3, 9],
  intermediate: [4, 12],
  advanced: [5, 15],
};

/** Most days a week with a heavy barbell hinge. */
export const HEAVY_HINGE_DAYS = 3;

/** Top of the productive range (Schoenfeld et al. 2017, doi 10.1080/02640414.2016.1210197; Baz-Valle et al. 2022, PMC8884877). */
export const PRODUCTIVE_WEEKLY_SETS: ByLevel = { beginner: 12, intermediate: 18, advanced: 20 };

/** Upper bounds (Israetel, Training Volume Landmarks; the error values are consensus). */
export const MOST_WEEKLY_SETS: LimitsByLevel = { beginner: [16, 26], intermediate: [22, 30], advanced: [26, 34] };

/** Sets of one muscle per session: no measurable gain past about 11 (Remmert et al. 2025). */
export const MOST_SESSION_SETS_OF_MUSCLE: LimitsByLevel = { beginner: [8, 14], intermediate: [10, 18], advanced: [12, 20] };

/** Direct hard sets of a muscle on two consecutive days that need no rest day between (consensus). */
export const NEXT_DAY_SETS = 4;

/** Sets of all muscles per session (consensus). */
export const MOST_SESSION_SETS: LimitsByLevel = { beginner: [18, 26], intermediate: [24, 32], advanced: [28, 36] };

/** Hard sets and reps of one lift in one session; more is for experienced lifters, a few singles are not counted (consensus). */
export const ONE_LIFT_SESSION = { sets: 8, reps: 20 } as const;

/** Sets that load the low back heavily (consensus). */
export const LOW_BACK_SETS = { week: [14, 20], day: [8, 12] } as const;
