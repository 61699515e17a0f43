import type { Experience, FocusLift } from '../person/brief-shape.ts';
import { type Focus, need } from './focus-table.ts';

const SETS: Readonly<Record<Experience, number>> = { beginner: 6, intermediate: 8, advanced: 8 };
/** Heavy pulls from the floor cost more than they count. */
const DEADLIFT_SETS: Readonly<Record<Experience, number>> = { beginner: 5, intermediate: 6, advanced: 7 };

/** The lift or a close variation opens two days at least (TEMPLATE-6). */
function liftWeek(name: string, ids: string, sets = SETS): Focus {
  const kin = new Set(ids.split(' '));
  return {
    name,
    place: 'each day',
    first: true,
    days: 2,
    parts: [
      {
        name,
        asked: [],
        trained: [],
        counts: ({ id }) => kin.has(id),
        sets,
        needs: [need(name, ids, { days: 2, sets: 3, leads: true })],
      },
    ],
  };
}

/** Weeks that bring up one lift. */
export const LIFT_FOCUSES: Readonly<Record<FocusLift, Focus>> = {
  'bench press': liftWeek(
    'bench press',
    'bench-press pause-bench-press close-grip-bench-press dumbbell-bench-press smith-bench-press push-up',
  ),
  squat: liftWeek('squat', 'back-squat pause-squat front-squat safety-bar-squat goblet-squat dumbbell-squat smith-squat bodyweight-squat'),
  deadlift: liftWeek(
    'deadlift',
    'deadlift block-pull trap-bar-deadlift sumo-deadlift romanian-deadlift kettlebell-deadlift',
    DEADLIFT_SETS,
  ),
  'overhead press': liftWeek(
    'overhead press',
    'overhead-press push-press seated-barbell-press seated-dumbbell-press standing-dumbbell-press pike-push-up',
  ),
};
