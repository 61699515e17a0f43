import type { Experience } from '../person/brief-shape.ts';

export type BlockKind =
  | 'muscle'
  | 'fat loss'
  | 'general fitness'
  | 'functional'
  | 'bodyweight'
  | 'kettlebell'
  | 'bands'
  | 'gentle'
  | 'strength volume'
  | 'strength intensity';

/** Reps in reserve per week; the last week is the lighter one. */
export interface Wave {
  main: readonly string[];
  accessory: readonly string[];
  /** Share of the sets in the last week. */
  light_sets: number;
}

const muscle: Readonly<Record<Experience, Wave>> = {
  beginner: { main: ['3', '3', '3', '2', '2', '4'], accessory: ['3', '3', '2', '2', '2', '4'], light_sets: 0.6 },
  intermediate: { main: ['3', '2', '2', '1', '4'], accessory: ['3', '2', '1', '1', '4'], light_sets: 0.5 },
  advanced: { main: ['3', '2', '2', '1', '1', '4'], accessory: ['2', '2', '1', '1', '0–1', '4'], light_sets: 0.5 },
};

const fatLoss: Readonly<Record<Experience, Wave>> = {
  beginner: { main: ['3', '3', '3', '2', '2', '4'], accessory: ['3', '3', '3', '2', '2', '4'], light_sets: 0.6 },
  intermediate: { main: ['3', '2', '2', '2', '4'], accessory: ['3', '2', '2', '2', '4'], light_sets: 0.6 },
  advanced: { main: ['2', '2', '2', '1', '4'], accessory: ['2', '2', '2', '1', '4'], light_sets: 0.6 },
};

const general: Readonly<Record<Experience, Wave>> = {
  beginner: { main: ['4', '3', '3', '3', '2', '4'], accessory: ['4', '3', '3', '3', '2', '4'], light_sets: 0.6 },
  intermediate: { main: ['3', '3', '3', '2', '2', '4'], accessory: ['3', '3', '3', '2', '2', '4'], light_sets: 0.6 },
  advanced: { main: ['3', '3', '3', '2', '2', '4'], accessory: ['3', '3', '3', '2', '2', '4'], light_sets: 0.6 },
};

const bodyweight: Wave = { main: ['3', '2', '2', '1', '1', '4'], accessory: ['3', '2', '2', '1', '1', '4'], light_sets: 0.5 };
const fixedLoads: Wave = { main: ['3', '3', '2', '2', '4'], accessory: ['3', '3', '2', '2', '4'], light_sets: 0.5 };
/** For pregnancy, high blood pressure, under 18 and from 65 on: at least three in reserve throughout. */
const gentle: Wave = { main: ['4', '4', '3', '3', '3', '4'], accessory: ['4', '4', '3', '3', '3', '4'], light_sets: 0.6 };

/** The last third of a pregnancy keeps four in reserve throughout (STATE-1). */
export const EASIEST: Wave = { main: ['4', '4', '4', '4', '4', '4'], accessory: ['4', '4', '4', '4', '4', '4'], light_sets: 0.5 };

/** How effort falls towards the limit over a block, by kind and experience (BLOCK-2). Strength blocks are in `scheme.ts`. */
export const WAVES: Readonly<Record<Exclude<BlockKind, 'strength volume' | 'strength intensity'>, Readonly<Record<Experience, Wave>>>> = {
  muscle,
  'fat loss': fatLoss,
  'general fitness': general,
  functional: general,
  bodyweight: {
    beginner: { ...bodyweight, main: ['3', '3', '3', '2', '2', '4'], accessory: ['3', '3', '3', '2', '2', '4'] },
    intermediate: bodyweight,
    advanced: bodyweight,
  },
  kettlebell: { beginner: fixedLoads, intermediate: fixedLoads, advanced: fixedLoads },
  bands: { beginner: fixedLoads, intermediate: fixedLoads, advanced: fixedLoads },
  gentle: { beginner: gentle, intermediate: gentle, advanced: gentle },
};

interface RepZone {
  main: string;
  accessory: string;
}

/** Rep zones that follow one another from block to block (BLOCK-4); one zone stays for good. */
export const REP_ZONES: Readonly<Record<'strength' | 'muscle' | 'fat loss' | 'general fitness' | 'functional', readonly RepZone[]>> = {
  strength: [{ main: '6–8', accessory: '8–12' }],
  muscle: [
    { main: '6–10', accessory: '10–15' },
    { main: '8–12', accessory: '12–20' },
    { main: '5–8', accessory: '8–12' },
  ],
  'fat loss': [{ main: '6–10', accessory: '8–12' }],
  'general fitness': [
    { main: '8–12', accessory: '10–15' },
    { main: '10–15', accessory: '12–15' },
    { main: '6–10', accessory: '8–12' },
  ],
  functional: [
    { main: '5–8', accessory: '8–12' },
    { main: '3–5', accessory: '8–12' },
    { main: '6–10', accessory: '10–15' },
  ],
};
