import type { Exercise } from '../../exercises/exercise.ts';
import { type Focus, need, ofPattern } from './focus-table.ts';

const STEPS = 'incline-push-up knee-push-up';

function isStep({ id }: Exercise): boolean {
  return STEPS.split(' ').includes(id);
}

/** The way to a first push-up: hands raised, then on the knees, first on two days, and a trunk that holds the line (TEMPLATE-10). */
export const FIRST_PUSH_UP: Focus = {
  name: 'a first push-up',
  place: 'each day',
  first: true,
  days: 2,
  parts: [
    {
      name: 'push-ups',
      asked: [],
      trained: ['chest'],
      counts: isStep,
      sets: { beginner: 6, intermediate: 8, advanced: 8 },
      needs: [
        need('raised push-up', STEPS, { days: 2, sets: 3, leads: true }),
        need('trunk held straight', 'plank dead-bug bird-dog', { suits: ofPattern('core') }),
      ],
    },
  ],
};
