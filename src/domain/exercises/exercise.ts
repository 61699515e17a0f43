import type { LoadKind } from '../training/loading.ts';

export const MUSCLES = [
  'quads',
  'hamstrings',
  'glutes',
  'adductors',
  'hip abductors',
  'calves',
  'shins',
  'chest',
  'upper back',
  'lats',
  'traps',
  'front delts',
  'side delts',
  'rear delts',
  'rotator cuff',
  'serratus',
  'biceps',
  'triceps',
  'forearms',
  'abs',
  'obliques',
  'lower back',
  'hip flexors',
] as const;
export type Muscle = (typeof MUSCLES)[number];

export const PATTERNS = [
  'squat',
  'knee-extension',
  'lunge',
  'hinge',
  'back-extension',
  'power',
  'glute',
  'abduction',
  'adduction',
  'leg-curl',
  'calf',
  'horizontal-push',
  'fly',
  'pullover',
  'vertical-push',
  'horizontal-pull',
  'vertical-pull',
  'side-delt',
  'front-delt',
  'rear-delt',
  'cuff',
  'trap',
  'biceps',
  'triceps',
  'grip',
  'core',
  'carry',
  'conditioning',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Equipment with its name on the screen. A chair, step or stairs counts as a box. */
export const KIT = {
  barbell: 'barbell',
  rack: 'squat rack',
  bench: 'bench',
  dumbbells: 'dumbbells',
  kettlebells: 'kettlebells',
  cable: 'cable station',
  machine: 'machines',
  'smith-machine': 'Smith machine',
  'pull-up-bar': 'pull-up bar',
  'dip-bars': 'dip bars',
  bands: 'bands',
  rings: 'rings or straps',
  landmine: 'landmine',
  'trap-bar': 'trap bar',
  'ez-bar': 'EZ bar',
  'safety-bar': 'safety squat bar',
  sled: 'sled',
  box: 'box or step',
  blocks: 'blocks',
  'dip-belt': 'dip belt',
  plates: 'weight plates',
  'exercise-ball': 'exercise ball',
  'medicine-ball': 'medicine ball',
  'low-bar': 'low bar or sturdy table',
  'ab-wheel': 'ab wheel',
  'glute-ham-bench': 'glute-ham bench',
  'back-extension-bench': 'back extension bench',
  rope: 'jump or battle rope',
} as const;
export type Kit = keyof typeof KIT;

export type Joint = 'low back' | 'knee' | 'shoulder' | 'elbow' | 'wrist' | 'hip' | 'neck';

export interface Exercise {
  /** Slug of the name; never reused for another movement. */
  id: string;
  name: string;
  /** Alternative names and misspellings, lower case. */
  aliases: readonly string[];
  pattern: Pattern;
  primary: readonly Muscle[];
  secondary: readonly Muscle[];
  /** Any one of these sets is enough; an empty set needs nothing. */
  equipment: readonly (readonly Kit[])[];
  unilateral: boolean;
  load: LoadKind;
  difficulty: 1 | 2 | 3;
  /** 1 some stress, 2 high; missing joints have none. */
  stress: Readonly<Partial<Record<Joint, 1 | 2>>>;
  /** Moves more than one joint under load. */
  compound: boolean;
  /** Suitable reps; seconds for timed work. */
  range: readonly [number, number];
  /** Two or three short lines. */
  cues: readonly string[];
}
