import type { Exercise } from '../../exercises/exercise.ts';
import { type Focus, type FocusNeed, need, ofPattern } from './focus-table.ts';

/** Pulled from above, hanging or not. */
export const isPulledFromAbove = ofPattern('vertical-pull');

/** A pull-up or a step on the way to one: the body hangs, with or without help. */
export function isHung({ id, pattern, load }: Exercise): boolean {
  return pattern === 'vertical-pull' && (load === 'bodyweight' || id === 'assisted-pull-up');
}

const ROW = need('row', '', { suits: ofPattern('horizontal-pull'), days: 2 });
const CURL = need('curl', '', { suits: ofPattern('biceps') });

/** A pull from above opens two days at least, 9 sets a week, 12 of advanced trainees, rows and curls beside it (TEMPLATE-4). */
function pullUpWeek(name: string, needs: readonly FocusNeed[], advanced = 12): Focus {
  return {
    name,
    place: 'each day',
    first: true,
    days: 2,
    parts: [
      {
        name: 'pull-ups',
        asked: [],
        trained: ['lats'],
        counts: isPulledFromAbove,
        sets: { beginner: 9, intermediate: 9, advanced },
        needs: [...needs, ROW, CURL],
      },
    ],
  };
}

const LEADS = { days: 2, sets: 3, leads: true } as const;

export const PULL_UPS = pullUpWeek('pull-ups', [
  need('pull-up', 'pull-up weighted-pull-up neutral-grip-pull-up chin-up assisted-pull-up band-assisted-pull-up', LEADS),
]);

/** Id of the pull-up that is only lowered: few reps are hard, and elbows need days without it. */
export const LOWERED_PULL_UP = 'negative-pull-up';

/** With help, lowering alone on at most two days, and hanging. */
export const FIRST_PULL_UP: Focus = {
  ...pullUpWeek(
    'a first pull-up',
    [
      need('assisted pull-up', 'assisted-pull-up band-assisted-pull-up', LEADS),
      need('lowered pull-up', LOWERED_PULL_UP),
      need('hang', 'dead-hang', { sets: 1 }),
    ],
    9,
  ),
  seldom: { name: 'Lowered pull-ups', id: LOWERED_PULL_UP, days: 2, instead: 'dead-hang' },
};

export const PULLS_WITHOUT_BAR = pullUpWeek('pulls from above', [
  need('pulldown', 'lat-pulldown close-grip-pulldown one-arm-pulldown band-pulldown', LEADS),
]);
