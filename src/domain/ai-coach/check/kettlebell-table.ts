import { hasOnly } from '../person/only-kit.ts';
import type { Trainee } from '../person/trainee.ts';
import { type Focus, need, ofPattern } from './focus-table.ts';

export const SWING = 'kettlebell-swing';

/** What a week with nothing but kettlebells has (TEMPLATE-5). */
const KETTLEBELLS: Focus = {
  name: 'kettlebells',
  implied: true,
  place: 'anywhere',
  days: 0,
  parts: [
    {
      name: 'kettlebells',
      asked: [],
      trained: [],
      sets: { beginner: 0, intermediate: 0, advanced: 0 },
      needs: [
        need('swing', SWING, { days: 2, sets: 3, replaces: ['hinge', 'glute'] }),
        need('squat', 'goblet-squat kettlebell-front-rack-squat', { suits: ofPattern('squat'), days: 2 }),
        need('press overhead', 'single-arm-overhead-press', { suits: ofPattern('vertical-push') }),
        need('row', 'gorilla-row', { suits: ofPattern('horizontal-pull'), days: 2, sets: 3 }),
        need('carry', 'farmers-carry suitcase-carry front-rack-carry overhead-carry'),
        need('get-up', 'turkish-get-up', { later: true }),
      ],
    },
  ],
};

/** The week of who has kettlebells and nothing heavier than the body besides; undefined for others. */
export function kettlebellFocus({ kit, easy, brief }: Trainee): Focus | undefined {
  if (easy || brief.states.length > 0 || brief.lighter !== null) return undefined;
  return hasOnly(kit, 'kettlebells') ? KETTLEBELLS : undefined;
}
