import type { Exercise } from '#domain/exercises/exercise.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import type { LoadKind } from '#domain/training/loading.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { NextSetStore } from '../next-set.ts';
import type { WorkoutLog } from '../workout-log.ts';
import type { WarmUpBasis } from './warm-up.tsx';

/** What the rows of one exercise share; the same object while none of it changes. */
export interface RowExercise {
  readonly log: WorkoutLog;
  readonly prescription: PrescriptionView;
  readonly unit: WeightUnit;
  /** The library's exercise. */
  readonly known: Exercise | undefined;
  readonly kind: LoadKind | null;
  /** How the plan tells effort. */
  readonly effort: 'rpe' | 'rir';
  readonly gym: Gym | undefined;
  readonly asksUnit: boolean;
  /** «A1»: its place in a superset; null alone. */
  readonly superset: string | null;
  readonly nextSet: NextSetStore;
  readonly isBigType: boolean;
  readonly onLogged: (prescription: PrescriptionView, set_n: number) => void;
  readonly onRemoved: (prescription: PrescriptionView, set_n: number) => void;
  readonly onWhy: () => void;
  readonly onGym: () => void;
}

/** What stands beside the next set alone. */
export interface NextSetHelp {
  /** «170 × 5», empty without a suggestion. */
  readonly suggested: string;
  /** The reason for the load, or how to find one. May be empty. */
  readonly reason: string;
  /** «A2»: the exercise that follows this set at once; null where the rest does. */
  readonly follows: string | null;
  /** Set on the first set of a warmed-up lift. */
  readonly warmUp: WarmUpBasis | null;
}
