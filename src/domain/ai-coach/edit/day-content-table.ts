import type { Pattern } from '../../exercises/exercise.ts';
import type { Slot } from '../build/slot-table.ts';
import type { WeekSplit } from '../person/brief-shape.ts';
import type { DayContent } from './plan-edit.ts';

interface ContentRow {
  main: readonly Slot[];
  others: readonly Slot[];
  /** Exercises of these patterns belong on such a day. */
  patterns: readonly Pattern[];
}

const CHEST: readonly Pattern[] = ['horizontal-push', 'fly'];
const BACK: readonly Pattern[] = ['horizontal-pull', 'vertical-pull', 'pullover', 'trap', 'rear-delt'];
const SHOULDERS: readonly Pattern[] = ['vertical-push', 'side-delt', 'front-delt', 'rear-delt', 'cuff', 'trap'];
const ARMS: readonly Pattern[] = ['biceps', 'triceps', 'grip'];
const LEGS: readonly Pattern[] = [
  'squat',
  'knee-extension',
  'lunge',
  'hinge',
  'back-extension',
  'power',
  'glute',
  'abduction',
  'adduction',
  'leg-curl',
  'calf',
];
const TRUNK: readonly Pattern[] = ['core', 'carry'];
const UPPER: readonly Pattern[] = [...new Set([...CHEST, ...BACK, ...SHOULDERS, ...ARMS])];

/** What a day holds, in order of importance. */
export const DAY_CONTENT_ROWS: Readonly<Record<DayContent, ContentRow>> = {
  'full body': {
    main: ['squatMain', 'horizontalPush', 'horizontalPull'],
    others: ['hingeLight', 'verticalPull', 'verticalPush', 'core'],
    patterns: [...UPPER, ...LEGS, ...TRUNK, 'conditioning'],
  },
  'upper body': {
    main: ['horizontalPush', 'horizontalPull'],
    others: ['verticalPush', 'verticalPull', 'sideDelts', 'triceps', 'biceps'],
    patterns: [...UPPER, ...TRUNK],
  },
  'lower body': {
    main: ['squatMain', 'hingeLight'],
    others: ['lunge', 'legCurl', 'calves', 'core'],
    patterns: [...LEGS, ...TRUNK],
  },
  push: {
    main: ['horizontalPush', 'verticalPush'],
    others: ['chestFly', 'sideDelts', 'triceps'],
    patterns: [...CHEST, 'vertical-push', 'side-delt', 'front-delt', 'triceps'],
  },
  pull: {
    main: ['horizontalPull', 'verticalPull'],
    others: ['rearDelts', 'biceps', 'pullover'],
    patterns: [...BACK, 'biceps', 'grip', 'cuff'],
  },
  legs: {
    main: ['squatMain', 'hingeLight'],
    others: ['lunge', 'legCurl', 'kneeExtension', 'calves'],
    patterns: [...LEGS, 'core'],
  },
  chest: { main: ['horizontalPush'], others: ['horizontalPush', 'chestFly', 'triceps'], patterns: CHEST },
  back: { main: ['verticalPull', 'horizontalPull'], others: ['horizontalPull', 'pullover', 'rearDelts'], patterns: BACK },
  shoulders: { main: ['verticalPush'], others: ['sideDelts', 'rearDelts', 'verticalPush', 'traps'], patterns: SHOULDERS },
  arms: { main: [], others: ['biceps', 'triceps', 'biceps', 'triceps', 'grip'], patterns: ARMS },
  glutes: {
    main: ['glutes', 'hingeLight'],
    others: ['lunge', 'glutes', 'legCurl'],
    patterns: ['glute', 'abduction', 'hinge', 'lunge', 'leg-curl', 'back-extension'],
  },
  core: { main: [], others: ['core', 'core', 'core', 'carry'], patterns: TRUNK },
  cardio: { main: [], others: ['conditioning'], patterns: ['conditioning'] },
  easy: { main: [], others: ['conditioning', 'core', 'core'], patterns: [] },
};

/** The days of a split by their number; undefined when it makes no sense. */
export function contentsOfSplit(split: WeekSplit, days: number): readonly (readonly DayContent[])[] | undefined {
  const repeat = (list: readonly (readonly DayContent[])[]): (readonly DayContent[])[] =>
    Array.from({ length: days }, (_, index) => list[index % list.length] ?? []);
  switch (split) {
    case 'full body':
      return repeat([['full body']]);
    case 'upper lower':
      if (days < 2) return undefined;
      return days === 3 ? [['upper body'], ['lower body'], ['full body']] : repeat([['upper body'], ['lower body']]);
    case 'push pull legs':
      if (days < 3) return undefined;
      if (days === 4) return [['push'], ['pull'], ['legs'], ['full body']];
      return days === 5 ? [['push'], ['pull'], ['legs'], ['upper body'], ['lower body']] : repeat([['push'], ['pull'], ['legs']]);
    case 'body parts':
      if (days < 3) return undefined;
      if (days === 3) return [['chest', 'back'], ['legs'], ['shoulders', 'arms']];
      if (days === 4) return [['chest'], ['back'], ['legs'], ['shoulders', 'arms']];
      return [...repeat([['chest'], ['back'], ['legs'], ['shoulders'], ['arms'], ['core', 'glutes'], ['easy']])];
  }
}
