import { type Focus, need, ofPattern } from './focus-table.ts';

/** Who sits all day gets more pulls than pushes, work behind the shoulders and for the trunk (TEMPLATE-7). It cures nothing. */
export const POSTURE: Focus = {
  name: 'posture',
  place: 'anywhere',
  pull_share: 1.5,
  parts: [
    {
      name: 'rows',
      asked: [],
      trained: [],
      counts: ofPattern('horizontal-pull'),
      sets: { beginner: 6, intermediate: 6, advanced: 8 },
      needs: [
        need('supported row', 'chest-supported-dumbbell-row chest-supported-t-bar-row seated-cable-row machine-row', {
          suits: ofPattern('horizontal-pull'),
          days: 2,
          sets: 3,
        }),
      ],
    },
    {
      name: 'back of the shoulders',
      asked: [],
      trained: [],
      counts: ofPattern('rear-delt', 'cuff'),
      sets: { beginner: 6, intermediate: 6, advanced: 6 },
      needs: [
        need('face pull', 'face-pull band-pull-apart cable-rear-delt-fly reverse-pec-deck rear-delt-fly', {
          suits: ofPattern('rear-delt'),
          days: 2,
          sets: 3,
        }),
      ],
    },
    {
      name: 'trunk',
      asked: [],
      trained: [],
      counts: ofPattern('core'),
      sets: { beginner: 6, intermediate: 6, advanced: 6 },
      needs: [need('trunk held still', 'dead-bug bird-dog side-plank plank pallof-press', { days: 3 })],
    },
  ],
};
