import type { Slot } from './slot-table.ts';

/** The slots of one training day, in order. */
export interface DayTemplate {
  name: string;
  /** Primary lifts. */
  main: readonly Slot[];
  others: readonly Slot[];
}

const UPPER_A: DayTemplate = {
  name: 'Upper body',
  main: ['horizontalPush', 'horizontalPull'],
  others: ['verticalPush', 'verticalPull', 'triceps', 'biceps'],
};
const LOWER_A: DayTemplate = { name: 'Lower body', main: ['squatMain', 'hingeLight'], others: ['lunge', 'legCurl', 'calves', 'core'] };
const UPPER_B: DayTemplate = {
  name: 'Upper body',
  main: ['verticalPush', 'verticalPull'],
  others: ['horizontalPush', 'horizontalPull', 'sideDelts', 'biceps', 'triceps'],
};
const LOWER_B: DayTemplate = { name: 'Lower body', main: ['hingeMain', 'squatLight'], others: ['legCurl', 'lunge', 'calves', 'core'] };
const PUSH: DayTemplate = { name: 'Push', main: ['verticalPush', 'horizontalPush'], others: ['chestFly', 'sideDelts', 'triceps'] };
const PULL: DayTemplate = { name: 'Pull', main: ['verticalPull', 'horizontalPull'], others: ['rearDelts', 'biceps'] };
const LEGS_B: DayTemplate = { name: 'Legs', main: ['hingeMain', 'lunge'], others: ['kneeExtension', 'legCurl', 'calves', 'core'] };

/** By number of hard days, for non-consecutive days. */
export const SPLITS: Readonly<Record<number, readonly DayTemplate[]>> = {
  1: [
    {
      name: 'Full body',
      main: ['squatMain', 'horizontalPush', 'horizontalPull'],
      others: ['hingeMain', 'verticalPull', 'verticalPush', 'core'],
    },
  ],
  2: [
    {
      name: 'Full body A',
      main: ['squatMain', 'horizontalPush', 'horizontalPull'],
      others: ['legCurl', 'verticalPull', 'verticalPush', 'sideDelts', 'core'],
    },
    {
      name: 'Full body B',
      main: ['hingeMain', 'verticalPush', 'verticalPull'],
      others: ['lunge', 'horizontalPush', 'horizontalPull', 'triceps', 'biceps', 'core'],
    },
  ],
  3: [
    {
      name: 'Full body A',
      main: ['squatMain', 'horizontalPush'],
      others: ['horizontalPull', 'legCurl', 'verticalPull', 'sideDelts', 'core'],
    },
    { name: 'Full body B', main: ['hingeMain', 'verticalPush'], others: ['verticalPull', 'lunge', 'horizontalPull', 'triceps', 'biceps'] },
    {
      name: 'Full body C',
      main: ['squatLight', 'horizontalPush'],
      others: ['horizontalPull', 'glutes', 'verticalPull', 'biceps', 'triceps', 'core'],
    },
  ],
  4: [UPPER_A, LOWER_A, UPPER_B, LOWER_B],
  5: [UPPER_A, LOWER_A, PUSH, PULL, LEGS_B],
  6: [
    { name: 'Push', main: ['horizontalPush', 'verticalPush'], others: ['chestFly', 'sideDelts', 'triceps'] },
    { name: 'Pull', main: ['horizontalPull', 'verticalPull'], others: ['rearDelts', 'biceps'] },
    { name: 'Legs', main: ['squatMain', 'hingeLight'], others: ['lunge', 'legCurl', 'calves', 'core'] },
    PUSH,
    PULL,
    { name: 'Legs', main: ['hingeMain', 'squatLight'], others: ['legCurl', 'kneeExtension', 'calves', 'core'] },
  ],
};

/** For two or three consecutive days: no muscle works hard on two days in a row. */
export const NEIGHBOUR_SPLITS: Readonly<Record<number, readonly DayTemplate[]>> = {
  2: [UPPER_A, { name: 'Lower body', main: ['squatMain', 'hingeMain'], others: ['lunge', 'legCurl', 'calves', 'core'] }],
  3: [
    { name: 'Upper body', main: ['horizontalPush', 'horizontalPull'], others: ['verticalPush', 'verticalPull', 'triceps', 'biceps'] },
    { name: 'Lower body', main: ['squatMain', 'hingeLight'], others: ['lunge', 'legCurl', 'calves', 'core'] },
    {
      name: 'Upper body',
      main: ['verticalPush', 'verticalPull'],
      others: ['horizontalPush', 'horizontalPull', 'sideDelts', 'biceps', 'triceps'],
    },
  ],
};

/** For functional training: power first, one leg at a time, carries. */
export const FUNCTIONAL_SPLITS: Readonly<Record<number, readonly DayTemplate[]>> = {
  1: [
    { name: 'Full body', main: ['power', 'squatMain', 'horizontalPush', 'horizontalPull'], others: ['hingeMain', 'verticalPull', 'carry'] },
  ],
  2: [
    { name: 'Full body A', main: ['power', 'squatMain', 'horizontalPush', 'horizontalPull'], others: ['verticalPull', 'legCurl', 'carry'] },
    {
      name: 'Full body B',
      main: ['hingeMain', 'verticalPush', 'verticalPull'],
      others: ['lunge', 'horizontalPush', 'horizontalPull', 'core', 'carry'],
    },
  ],
  3: [
    { name: 'Full body A', main: ['power', 'squatMain', 'horizontalPush'], others: ['horizontalPull', 'legCurl', 'verticalPull', 'carry'] },
    { name: 'Full body B', main: ['hingeMain', 'verticalPush'], others: ['verticalPull', 'lunge', 'horizontalPull', 'core', 'carry'] },
    { name: 'Full body C', main: ['power', 'lunge', 'horizontalPush'], others: ['horizontalPull', 'glutes', 'verticalPull', 'core'] },
  ],
  4: [
    { ...UPPER_A, others: ['verticalPush', 'verticalPull', 'rearDelts', 'carry'] },
    { ...LOWER_A, main: ['power', ...LOWER_A.main] },
    { ...UPPER_B, others: ['horizontalPush', 'horizontalPull', 'sideDelts', 'carry'] },
    { ...LOWER_B, main: ['power', ...LOWER_B.main], others: ['legCurl', 'lunge', 'core', 'carry'] },
  ],
};

/** For sessions of at most 25 minutes on four days and more: a leg exercise, a push and a pull each time, which make pairs (TEMPLATE-14). */
export const SHORT_DAYS: readonly DayTemplate[] = [
  { name: 'Full body A', main: ['squatMain', 'horizontalPush', 'horizontalPull'], others: ['sideDelts', 'core'] },
  { name: 'Full body B', main: ['hingeMain', 'verticalPush', 'verticalPull'], others: ['biceps', 'triceps'] },
  { name: 'Full body C', main: ['lunge', 'horizontalPush', 'verticalPull'], others: ['calves', 'core'] },
  { name: 'Full body D', main: ['hingeLight', 'verticalPush', 'horizontalPull'], others: ['legCurl', 'core'] },
];

/** The day before a match. */
export const UPPER_BEFORE_MATCH: DayTemplate = { ...UPPER_B, others: ['horizontalPush', 'horizontalPull', 'sideDelts', 'biceps', 'core'] };

/** Movement without a recovery cost. */
export const EASY_DAY: DayTemplate = { name: 'Easy day', main: [], others: ['conditioning', 'core', 'core'] };

/** From a wheelchair: pulls before presses, because pushing the chair works the front of the shoulders all day (STATE-1). */
export const SEATED_DAYS: readonly DayTemplate[] = [
  {
    name: 'Upper body A',
    main: ['horizontalPull', 'horizontalPush'],
    others: ['verticalPull', 'rearDelts', 'biceps', 'triceps', 'core', 'conditioning'],
  },
  {
    name: 'Upper body B',
    main: ['verticalPull', 'verticalPush'],
    others: ['horizontalPull', 'rearDelts', 'sideDelts', 'core', 'conditioning'],
  },
];
