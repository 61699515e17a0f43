import { type Focus, need, ofPattern } from './focus-table.ts';

/** Joints that move very far are held by what is around the shoulder blade, so that this work is never left out (STATE-1). */
export const STEADY_JOINTS: Focus = {
  name: 'shoulders held firm',
  implied: true,
  place: 'anywhere',
  parts: [
    {
      name: 'cuff and shoulder blades',
      asked: [],
      trained: [],
      counts: ofPattern('cuff', 'rear-delt'),
      sets: { beginner: 6, intermediate: 6, advanced: 6 },
      needs: [
        need('rotator cuff exercise', 'cable-external-rotation band-external-rotation side-lying-external-rotation', {
          suits: ofPattern('cuff'),
          days: 2,
          sets: 2,
        }),
        need('shoulder blade exercise', 'face-pull band-pull-apart reverse-pec-deck wall-slide scapular-push-up', {
          suits: ofPattern('rear-delt', 'cuff'),
          days: 1,
          sets: 2,
        }),
      ],
    },
  ],
};
