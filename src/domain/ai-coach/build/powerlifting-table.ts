import { contestedLifts, type Meet } from '../person/meet.ts';
import type { Slot } from './slot-table.ts';
import type { DayTemplate } from './template-table.ts';

const BENCH_AND_BACK: DayTemplate = {
  name: 'Bench and back',
  main: ['horizontalPush'],
  others: ['horizontalPull', 'verticalPull', 'triceps', 'core'],
};
const SQUAT_AND_BENCH: DayTemplate = { name: 'Squat and bench', main: ['squatMain', 'horizontalPush'], others: ['horizontalPull', 'core'] };
const DEADLIFT_AND_SQUAT: DayTemplate = { name: 'Deadlift and squat', main: ['hingeMain', 'squatLight'], others: ['verticalPull', 'core'] };

/** Powerlifting weeks by number of hard days: each lift on as many days as it needs (TEMPLATE-1). */
const POWERLIFTING_SPLITS: Readonly<Record<number, readonly DayTemplate[]>> = {
  2: [
    SQUAT_AND_BENCH,
    { name: 'Deadlift and bench', main: ['squatLight', 'hingeMain', 'horizontalPush'], others: ['verticalPull', 'core'] },
  ],
  3: [
    SQUAT_AND_BENCH,
    { name: 'Deadlift and bench', main: ['hingeMain', 'horizontalPush'], others: ['verticalPull', 'core'] },
    { name: 'Squat and bench', main: ['squatLight', 'horizontalPush'], others: ['horizontalPull', 'verticalPull', 'core'] },
  ],
  4: [SQUAT_AND_BENCH, BENCH_AND_BACK, DEADLIFT_AND_SQUAT, BENCH_AND_BACK],
  5: [
    SQUAT_AND_BENCH,
    BENCH_AND_BACK,
    DEADLIFT_AND_SQUAT,
    BENCH_AND_BACK,
    { name: 'Squat and deadlift', main: ['squatLight', 'hingeMain'], others: ['core'] },
  ],
  6: [
    { name: 'Squat', main: ['squatMain'], others: ['legCurl', 'core'] },
    BENCH_AND_BACK,
    DEADLIFT_AND_SQUAT,
    BENCH_AND_BACK,
    { name: 'Squat and bench', main: ['squatLight', 'horizontalPush'], others: ['lunge', 'core'] },
    { name: 'Bench and deadlift', main: ['horizontalPush', 'hingeMain'], others: ['horizontalPull', 'verticalPull'] },
  ],
};

const BENCH_AND_LEGS: DayTemplate = {
  name: 'Bench and legs',
  main: ['horizontalPush'],
  others: ['squatLight', 'horizontalPull', 'core'],
};
const DEADLIFT: DayTemplate = { name: 'Deadlift', main: ['hingeMain'], others: ['horizontalPull', 'verticalPull', 'core'] };
const SQUAT: DayTemplate = { name: 'Legs', main: ['squatMain'], others: ['lunge', 'core'] };
const LEGS: DayTemplate = { name: 'Legs', main: ['squatMain', 'hingeLight'], others: ['lunge', 'core'] };

/** Bench press and deadlift lead; squats are assistance (MEET-6). */
const PUSH_PULL_SPLITS: typeof POWERLIFTING_SPLITS = {
  2: [
    { name: 'Deadlift and bench', main: ['hingeMain', 'horizontalPush'], others: ['verticalPull', 'core'] },
    { ...BENCH_AND_LEGS, others: ['squatMain', 'horizontalPull', 'core'] },
  ],
  3: [
    { ...BENCH_AND_LEGS, others: ['squatMain', 'horizontalPull', 'core'] },
    { name: 'Deadlift and bench', main: ['hingeMain', 'horizontalPush'], others: ['verticalPull', 'core'] },
    BENCH_AND_LEGS,
  ],
  4: [DEADLIFT, BENCH_AND_BACK, BENCH_AND_LEGS, BENCH_AND_BACK],
  5: [
    DEADLIFT,
    BENCH_AND_BACK,
    { name: 'Bench and deadlift', main: ['horizontalPush', 'hingeMain'], others: ['core'] },
    BENCH_AND_BACK,
    SQUAT,
  ],
  6: [DEADLIFT, BENCH_AND_BACK, SQUAT, BENCH_AND_BACK, DEADLIFT, BENCH_AND_BACK],
};

/** The bench press alone leads; legs keep days of their own from four days on (MEET-6). */
const BENCH_SPLITS: typeof POWERLIFTING_SPLITS = {
  2: [
    { ...BENCH_AND_LEGS, others: ['squatMain', 'horizontalPull', 'core'] },
    { ...BENCH_AND_LEGS, others: ['hingeLight', 'verticalPull', 'core'] },
  ],
  3: [
    { ...BENCH_AND_LEGS, others: ['squatMain', 'horizontalPull', 'core'] },
    { ...BENCH_AND_LEGS, others: ['hingeLight', 'verticalPull', 'triceps', 'core'] },
    BENCH_AND_LEGS,
  ],
  4: [BENCH_AND_BACK, LEGS, BENCH_AND_BACK, BENCH_AND_BACK],
  5: [BENCH_AND_BACK, LEGS, BENCH_AND_BACK, LEGS, BENCH_AND_BACK],
  6: [BENCH_AND_BACK, LEGS, BENCH_AND_BACK, LEGS, BENCH_AND_BACK, BENCH_AND_BACK],
};

/** By number of hard days, for what is lifted at the meet ahead. */
export function powerliftingSplits(meet: Meet | null): typeof POWERLIFTING_SPLITS {
  const lifts = contestedLifts(meet);
  if (lifts.includes('squat') || !lifts.includes('bench press')) return POWERLIFTING_SPLITS;
  return lifts.includes('deadlift') ? PUSH_PULL_SPLITS : BENCH_SPLITS;
}

/** The competition lifts and their close variations, before the slot's usual choices. */
export const POWERLIFTING_CHOICES: Readonly<Partial<Record<Slot, string>>> = {
  squatMain: 'back-squat low-bar-squat pause-squat',
  squatLight: 'pause-squat back-squat low-bar-squat',
  hingeMain: 'deadlift sumo-deadlift block-pull',
  horizontalPush: 'bench-press pause-bench-press close-grip-bench-press',
};

/** Assistance that stays longest when there is too much of it: pulls balance the bench, and the trunk holds the bar. */
export const KEPT_ASSISTANCE: readonly Slot[] = ['horizontalPull', 'verticalPull', 'core'];
