import type { Kit } from '../../exercises/exercise.ts';

export interface Gym {
  /** How the coach names it to the trainee. */
  name: string;
  kit: readonly Kit[];
}

/** Every home has a chair, a step or stairs. */
const HOME: readonly Kit[] = ['box'];

export const FULL_GYM_KIT: readonly Kit[] = [
  'barbell',
  'rack',
  'bench',
  'dumbbells',
  'kettlebells',
  'cable',
  'machine',
  'smith-machine',
  'pull-up-bar',
  'dip-bars',
  'bands',
  'landmine',
  'trap-bar',
  'ez-bar',
  'box',
  'blocks',
  'dip-belt',
  'plates',
  'exercise-ball',
  'medicine-ball',
  'low-bar',
  'back-extension-bench',
  'rings',
  'rope',
];

/** Equipment of commonly named places and sets. */
export const GYMS = {
  'full gym': { name: 'full gym', kit: FULL_GYM_KIT },
  'planet fitness': {
    name: 'gym without free bars',
    kit: ['bench', 'dumbbells', 'cable', 'machine', 'smith-machine', 'exercise-ball', 'bands', 'box', 'ez-bar', 'medicine-ball'],
  },
  'home rack': { name: 'barbell, rack and bench at home', kit: [...HOME, 'barbell', 'rack', 'bench', 'plates', 'low-bar'] },
  barbell: { name: 'barbell at home', kit: [...HOME, 'barbell', 'plates'] },
  'dumbbells and bench': { name: 'dumbbells and a bench', kit: [...HOME, 'dumbbells', 'bench'] },
  dumbbells: { name: 'dumbbells', kit: [...HOME, 'dumbbells'] },
  kettlebells: { name: 'kettlebells', kit: [...HOME, 'kettlebells'] },
  bands: { name: 'bands', kit: [...HOME, 'bands'] },
  machines: { name: 'machines and cables', kit: [...HOME, 'machine', 'cable'] },
  'hotel gym': { name: 'hotel gym', kit: [...HOME, 'dumbbells', 'bench'] },
  park: { name: 'bars in the park', kit: [...HOME, 'pull-up-bar', 'dip-bars', 'low-bar'] },
  bodyweight: { name: 'no equipment', kit: HOME },
} as const satisfies Record<string, Gym>;
export type GymName = keyof typeof GYMS;
