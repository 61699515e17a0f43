import type { Exercise, Muscle, Pattern } from '../../exercises/exercise.ts';
import type { Experience } from '../person/brief-shape.ts';

/** Work that a focus cannot do without (TEMPLATE-2). */
export interface FocusNeed {
  /** As in «The week has no hip thrust». */
  name: string;
  suits: (exercise: Exercise) => boolean;
  /** Exercise ids in order of preference; other exercises that suit come after them. */
  prefer: readonly string[];
  /** Days of the week with it, where there are so many hard days. */
  days: number;
  /** Sets on each of these days. */
  sets: number;
  /** Opens its days. */
  leads?: true;
  /** Patterns it takes the place of in a beginner's day, whose muscles hold few sets. */
  replaces?: readonly Pattern[];
  /** It takes their place in anybody's day. */
  always_replaces?: true;
  /** Not asked of beginners. */
  later?: true;
}

/** One muscle, or muscles that one exercise trains together, with its least direct sets a week. */
export interface FocusPart {
  /** As in «The chest gets 6 direct sets». */
  name: string;
  /** Muscles of the brief that ask for this part. */
  asked: readonly Muscle[];
  /** A set counts when one of these is a primary muscle. */
  trained: readonly Muscle[];
  /** Instead of the muscles, where only some exercises for them count. */
  counts?: (exercise: Exercise) => boolean;
  sets: Readonly<Record<Experience, number>>;
  needs: readonly FocusNeed[];
}

export interface Focus {
  name: string;
  parts: readonly FocusPart[];
  /** Where its work stands: first or second on each day that has it, on one day, or anywhere. */
  place: 'each day' | 'one day' | 'anywhere';
  /** Follows from equipment or a sport, not from a wish: who leaves a must out by name may, so a missing one is no error. */
  implied?: true;
  /** Must itself be the first exercise of its days. */
  first?: true;
  /** Least days a week, where there are so many hard days; without it 2, and 3 of four and more. */
  days?: number;
  /** Does nothing for this focus and takes the place of what does. */
  excludes?: (exercise: Exercise) => boolean;
  /** An exercise with its most days a week, and what stands in for it on others. */
  seldom?: { name: string; id: string; days: number; instead: string };
  /** Pulling sets to pushing sets, at least. */
  pull_share?: number;
}

export function ofPattern(...patterns: readonly Pattern[]): (exercise: Exercise) => boolean {
  return ({ pattern }) => patterns.includes(pattern);
}

export function need(name: string, ids: string, more: Partial<FocusNeed> = {}): FocusNeed {
  const prefer = ids.split(' ').filter((id) => id !== '');
  return { name, prefer, suits: ({ id }) => prefer.includes(id), days: 1, sets: 2, ...more };
}

const SQUAT_OR_LUNGE = need('squat or lunge', '', {
  suits: (exercise) => ofPattern('squat', 'lunge')(exercise) && exercise.primary.includes('glutes'),
});
const HINGE = need('hip hinge', '', { suits: ofPattern('hinge') });

const GLUTES: Focus = {
  name: 'glutes',
  place: 'each day',
  parts: [
    {
      name: 'glutes',
      asked: ['glutes'],
      trained: ['glutes'],
      sets: { beginner: 8, intermediate: 12, advanced: 16 },
      needs: [
        need('hip thrust', 'hip-thrust machine-hip-thrust dumbbell-hip-thrust single-leg-glute-bridge glute-bridge', {
          days: 2,
          sets: 3,
          leads: true,
        }),
        SQUAT_OR_LUNGE,
        HINGE,
        need('hip abduction', 'hip-abduction-machine cable-hip-abduction band-lateral-walk side-lying-hip-abduction', {
          suits: ofPattern('abduction'),
          later: true,
        }),
      ],
    },
  ],
};

const ARMS: Focus = {
  name: 'arms',
  place: 'one day',
  parts: [
    {
      name: 'biceps',
      asked: ['biceps'],
      trained: ['biceps'],
      sets: { beginner: 6, intermediate: 9, advanced: 12 },
      needs: [need('curl with the arm behind the body', 'incline-dumbbell-curl'), need('hammer curl', 'hammer-curl')],
    },
    {
      name: 'triceps',
      asked: ['triceps'],
      trained: ['triceps'],
      sets: { beginner: 6, intermediate: 9, advanced: 12 },
      needs: [
        need('triceps extension overhead', 'overhead-triceps-extension'),
        need('pushdown or lying triceps extension', 'triceps-pushdown band-pushdown skull-crusher dumbbell-triceps-extension'),
      ],
    },
  ],
};

const INCLINE = 'incline-dumbbell-press incline-bench-press incline-machine-press smith-incline-press decline-push-up';

const CHEST: Focus = {
  name: 'chest',
  place: 'each day',
  pull_share: 0.8,
  parts: [
    {
      name: 'chest',
      asked: ['chest'],
      trained: ['chest'],
      sets: { beginner: 8, intermediate: 12, advanced: 16 },
      needs: [
        need('flat press', '', {
          suits: ({ id, pattern, primary }) => pattern === 'horizontal-push' && primary[0] === 'chest' && !INCLINE.split(' ').includes(id),
        }),
        need('incline press', INCLINE),
        need('chest fly', 'cable-fly pec-deck dumbbell-fly', { suits: ofPattern('fly') }),
      ],
    },
  ],
};

const BACK: Focus = {
  name: 'back',
  place: 'each day',
  parts: [
    {
      name: 'back',
      asked: ['upper back', 'lats'],
      trained: ['upper back', 'lats'],
      sets: { beginner: 10, intermediate: 14, advanced: 18 },
      needs: [
        need('row', '', { suits: ofPattern('horizontal-pull'), days: 2 }),
        need('pull from above', '', { suits: ofPattern('vertical-pull'), days: 2 }),
      ],
    },
  ],
};

const SHOULDERS: Focus = {
  name: 'shoulders',
  place: 'each day',
  excludes: ofPattern('front-delt'),
  parts: [
    {
      name: 'side delts',
      asked: ['side delts'],
      trained: ['side delts'],
      sets: { beginner: 6, intermediate: 10, advanced: 14 },
      needs: [
        need('overhead press', '', { suits: ofPattern('vertical-push') }),
        need('lateral raise', 'lateral-raise cable-lateral-raise machine-lateral-raise band-lateral-raise', { days: 2 }),
      ],
    },
    {
      name: 'rear delts',
      asked: ['side delts'],
      trained: ['rear delts'],
      sets: { beginner: 4, intermediate: 6, advanced: 8 },
      needs: [],
    },
  ],
};

const LEGS: Focus = {
  name: 'legs',
  place: 'each day',
  parts: [
    {
      name: 'quads',
      asked: ['quads'],
      trained: ['quads'],
      sets: { beginner: 8, intermediate: 12, advanced: 16 },
      needs: [need('squat', '', { suits: ofPattern('squat') }), need('exercise on one leg', '', { suits: ofPattern('lunge') })],
    },
    {
      name: 'hamstrings',
      asked: ['hamstrings'],
      trained: ['hamstrings'],
      sets: { beginner: 6, intermediate: 8, advanced: 10 },
      needs: [HINGE, need('leg curl', '', { suits: ofPattern('leg-curl') })],
    },
  ],
};

const STRAIGHT_KNEE = 'standing-calf-raise leg-press-calf-raise dumbbell-calf-raise smith-calf-raise single-leg-calf-raise';

const CALVES: Focus = {
  name: 'calves',
  place: 'each day',
  days: 3,
  parts: [
    {
      name: 'calves',
      asked: ['calves'],
      trained: ['calves'],
      sets: { beginner: 6, intermediate: 10, advanced: 14 },
      needs: [
        need('calf raise with straight knees', STRAIGHT_KNEE, { days: 3, sets: 3 }),
        need('calf raise with bent knees', 'seated-calf-raise'),
      ],
    },
  ],
};

const ABS: Focus = {
  name: 'abs',
  place: 'anywhere',
  parts: [
    {
      name: 'abs',
      asked: ['abs'],
      trained: ['abs'],
      sets: { beginner: 6, intermediate: 8, advanced: 10 },
      needs: [
        need(
          'exercise that bends the trunk',
          'cable-crunch machine-crunch reverse-crunch crunch ball-crunch hanging-knee-raise knee-raise-on-dip-bars',
        ),
        need(
          'exercise that holds the trunk still',
          'dead-bug pallof-press plank side-plank hollow-hold ab-wheel-rollout ball-rollout bird-dog',
        ),
      ],
    },
  ],
};

/** The focuses that muscles ask for. */
export const MUSCLE_FOCUSES: readonly Focus[] = [GLUTES, ARMS, CHEST, BACK, SHOULDERS, LEGS, CALVES, ABS];

/** Whether an exercise is work for the focus: a part's muscle is primary in it, or it is one of the musts. */
export function isFocusWork(exercise: Exercise, { parts }: Focus): boolean {
  return parts.some((part) => isDirect(exercise, part) || part.needs.some(({ suits }) => suits(exercise)));
}

/** Whether a set of an exercise counts for a part; cardio and fast work do not. */
export function isDirect(exercise: Exercise, { trained, counts }: FocusPart): boolean {
  const { pattern, primary } = exercise;
  if (counts !== undefined) return counts(exercise);
  return pattern !== 'conditioning' && pattern !== 'power' && primary.some((muscle) => trained.includes(muscle));
}

export function focusDays({ days }: Focus, hardDays: number): number {
  return Math.min(hardDays, days ?? (hardDays >= 4 ? 3 : 2));
}
