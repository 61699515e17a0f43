import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import type { Preferences } from '#domain/training/preferences.ts';
import type { Returning } from '#domain/training/readiness/return-row.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Account } from '#offline/store/account.ts';
import type { NextSetStore } from '../next-set.ts';
import type { WorkoutLog } from '../workout-log.ts';

/** What all cards of a workout share; the same object while none of it changes. */
export interface WorkoutScene {
  readonly account: Account;
  readonly log: WorkoutLog;
  /** The session's day, yyyy-mm-dd. */
  readonly trainedOn: string;
  /** What makes the way back after a break longer. */
  readonly returning: Returning;
  /** Of the plan; decides the usual rest. */
  readonly goal: string;
  readonly unit: WeightUnit;
  readonly gym: Gym | undefined;
  /** A new person is to be asked for the unit. */
  readonly asksUnit: boolean;
  /** The next set fills the screen. */
  readonly isBigType: boolean;
  readonly lighterWeek: boolean;
  readonly preferences: Preferences;
  readonly nextSet: NextSetStore;
  /** Opens or folds an exercise. */
  readonly onOpen: (prescription: PrescriptionView, open: boolean, isDone: boolean) => void;
  readonly onExtra: (prescription: PrescriptionView, extra: number, set_n: number) => void;
  readonly onLogged: (prescription: PrescriptionView, set_n: number) => void;
  readonly onRemoved: (prescription: PrescriptionView, set_n: number) => void;
  /** A warm-up set was logged. */
  readonly onWarmedUp: () => void;
  readonly onUndo: () => void;
  readonly onGym: () => void;
}
