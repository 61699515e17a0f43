import type { Amounts } from '../../plan/amounts.ts';
import { keepReserve, lowerEffort } from '../../plan/shift-effort.ts';

/** How somebody is today, or how the last sessions were (READY-4). */
export type DayState =
  | { name: 'easier' | 'bad-night' | 'bad-nights' | 'cold' | 'fever' | 'jet-lag' | 'strain' | 'sore-warning' }
  /** A muscle as the exercise library names it; to change a session it must be one. */
  | { name: 'sore'; muscle: string }
  /** Sessions since an illness with fever, from 1. */
  | { name: 'after-fever'; session: 1 | 2 }
  | { name: 'too-easy'; times: 1 | 2 }
  | { name: 'too-hard'; times: 1 | 2 | 3 };

/** What a state asks of one session; what is not named stays. */
export interface DayCut {
  /** Share (0 to 1) of the planned sets. */
  sets?: number;
  /** Sets taken off each accessory. */
  accessory_sets?: number;
  /** Points of RPE, or reps in reserve, easier than planned; negative is harder. */
  effort?: number;
  rpe_most?: number;
  /** Share of the load of last time, of upper and lower body. */
  load?: { upper: number; lower: number };
  /** Seconds added to every rest. */
  rest?: number;
  /** Only exercises of this muscle. */
  muscle?: string;
}

const LIGHT_DAY: DayCut = { sets: 0.55, effort: 2, load: { upper: 0.925, lower: 0.925 } };
const TOO_HARD: DayCut = { effort: 1, load: { upper: 0.95, lower: 0.95 } };

/** The cut of a state (READY-4); undefined where training has to wait. */
export function cutOf(state: DayState): DayCut | undefined {
  switch (state.name) {
    case 'easier':
      return { sets: 2 / 3, effort: 1, load: { upper: 0.925, lower: 0.925 } };
    case 'bad-night':
      return { effort: 1, accessory_sets: 1 };
    case 'bad-nights':
      return LIGHT_DAY;
    case 'sore':
      return { sets: 0.5, load: { upper: 0.9, lower: 0.9 }, muscle: state.muscle };
    case 'cold':
    case 'jet-lag':
      return { sets: 0.7, rpe_most: 7 };
    case 'after-fever':
      return state.session === 1 ? { sets: 0.5, rpe_most: 6 } : { sets: 0.7, rpe_most: 7 };
    case 'strain':
      return { rpe_most: 7, rest: 30 };
    case 'too-easy':
      return state.times === 1 ? { load: { upper: 1.025, lower: 1.05 } } : { effort: -1, load: { upper: 1.05, lower: 1.05 } };
    case 'too-hard':
      return state.times === 3 ? LIGHT_DAY : { ...TOO_HARD, ...(state.times === 2 ? { accessory_sets: 1 } : {}) };
    case 'fever':
    case 'sore-warning':
      return undefined;
  }
}

/** Whether a cut concerns an exercise; what is not known may train anything, so only a cut for the whole session does. */
export function concerns({ muscle }: DayCut, exercise: { primary: readonly string[] } | undefined): boolean {
  return muscle === undefined || exercise?.primary.includes(muscle) === true;
}

/** The amounts of one exercise after a cut, from those of the plan. At least one set stays. */
export function cutAmounts(planned: Amounts, cut: DayCut, isMain: boolean): Amounts {
  const less = isMain ? 0 : (cut.accessory_sets ?? 0);
  const lowered = lowerEffort(planned, cut.effort ?? 0);
  return {
    sets: Math.max(1, Math.round(planned.sets * (cut.sets ?? 1)) - less),
    ...(cut.rpe_most === undefined ? lowered : keepReserve(lowered, RPE_OF_NONE - cut.rpe_most)),
    rest_seconds: planned.rest_seconds === null ? null : planned.rest_seconds + (cut.rest ?? 0),
  };
}

/** RPE with no reps in reserve. */
const RPE_OF_NONE = 10;

/** Days after a journey until training is as before, by time zones crossed; eastward takes twice as long (Janse van Rensburg et al. 2021). */
export function jetLagDays(zones: number, direction: 'east' | 'west'): number {
  if (zones < ZONES_LEAST) return 0;
  return direction === 'west' ? Math.ceil(zones / 2) : Math.min(zones, EASTWARD_MOST);
}

const ZONES_LEAST = 3;
const EASTWARD_MOST = 7;

/** Sessions on the way back after so many days of fever: a third of the days, two to five. */
export function sessionsAfterFever(days_ill: number): number {
  return Math.min(5, Math.max(2, Math.round(days_ill / 3)));
}
