import { createContext } from 'react';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';

export type ArrangeAct = 'up' | 'down' | 'pair' | 'unpair' | 'swap' | 'back' | 'remove';

/** Changing the exercises of the workout on screen (ROUTINE-5). */
export interface Arranging {
  /** The day's exercises, in order. */
  readonly exercises: readonly PrescriptionView[];
  /** Sets already logged of an exercise. */
  readonly doneOf: (prescription: PrescriptionView) => number;
  readonly act: (prescription: PrescriptionView, act: ArrangeAct) => void;
  /** Changes the rest after its sets, or its note, in this workout. */
  readonly set: (prescription: PrescriptionView, change: { rest_seconds?: number; note?: string }) => void;
}

/** null where nothing can be changed, such as in a logged workout. */
export const ArrangeContext = createContext<Arranging | null>(null);
