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
export const POWERLIFTING_SPLITS: Readonly<Record<number, readonly DayTemplate[]>> = {
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

/** The competition lifts and their close variations, before the slot's usual choices. */
export const POWERLIFTING_CHOICES: Readonly<Partial<Record<Slot, string>>> = {
  squatMain: 'back-squat low-bar-squat pause-squat',
  squatLight: 'pause-squat back-squat low-bar-squat',
  hingeMain: 'deadlift sumo-deadlift block-pull',
  horizontalPush: 'bench-press pause-bench-press close-grip-bench-press',
};

/** Assistance that stays longest when there is too much of it: pulls balance the bench, and the trunk holds the bar. */
export const KEPT_ASSISTANCE: readonly Slot[] = ['horizontalPull', 'verticalPull', 'core'];
