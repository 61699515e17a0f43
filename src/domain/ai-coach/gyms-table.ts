import type { Kit } from '../exercises/exercise.ts';

export interface Gym {
  /** How it is called back to the trainee. */
  name: string;
  kit: readonly Kit[];
}

/** A chair, a step or the stairs are in every home. */
const HOME: readonly Kit[] = ['box'];

export const FULL_GYM_KIT: readonly Kit[] = [
  'bb',
  'rk',
  'bn',
  'db',
  'kb',
  'cb',
  'mc',
  'sm',
  'pb',
  'dp',
  'bd',
  'lm',
  'tb',
  'ez',
  'box',
  'block',
  'belt',
  'plate',
  'ball',
  'mb',
  'bar',
  'bench45',
  'rg',
  'rope',
];

/** What the places and sets people name hold. */
export const GYMS = {
  'full gym': { name: 'full gym', kit: FULL_GYM_KIT },
  'planet fitness': { name: 'gym without free bars', kit: ['bn', 'db', 'cb', 'mc', 'sm', 'ball', 'bd', 'box', 'ez', 'mb'] },
  'home rack': { name: 'barbell, rack and bench at home', kit: [...HOME, 'bb', 'rk', 'bn', 'plate', 'bar'] },
  barbell: { name: 'barbell at home', kit: [...HOME, 'bb', 'plate'] },
  'dumbbells and bench': { name: 'dumbbells and a bench', kit: [...HOME, 'db', 'bn'] },
  dumbbells: { name: 'dumbbells', kit: [...HOME, 'db'] },
  kettlebells: { name: 'kettlebells', kit: [...HOME, 'kb'] },
  bands: { name: 'bands', kit: [...HOME, 'bd'] },
  machines: { name: 'machines and cables', kit: [...HOME, 'mc', 'cb'] },
  'hotel gym': { name: 'hotel gym', kit: [...HOME, 'db', 'bn'] },
  park: { name: 'bars in the park', kit: [...HOME, 'pb', 'dp', 'bar'] },
  bodyweight: { name: 'no equipment', kit: HOME },
} as const satisfies Record<string, Gym>;
export type GymName = keyof typeof GYMS;
