import type { LoadKind } from '../training/loading.ts';

export const MUSCLES = {
  qd: 'quads',
  hm: 'hamstrings',
  gl: 'glutes',
  ad: 'adductors',
  ab: 'hip abductors',
  cv: 'calves',
  tb: 'shins',
  ch: 'chest',
  ub: 'upper back',
  lt: 'lats',
  tr: 'traps',
  fd: 'front delts',
  sd: 'side delts',
  rd: 'rear delts',
  rc: 'rotator cuff',
  se: 'serratus',
  bi: 'biceps',
  tc: 'triceps',
  fa: 'forearms',
  co: 'abs',
  ob: 'obliques',
  er: 'lower back',
  hf: 'hip flexors',
} as const;

export type MuscleCode = keyof typeof MUSCLES;
export type Muscle = (typeof MUSCLES)[MuscleCode];

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

/** What a trainee may own; the words are how it is named to them. A chair, step or stairs counts as a box, a low bar as `bar`. */
export const KIT = {
  bb: 'barbell',
  rk: 'squat rack',
  bn: 'bench',
  db: 'dumbbells',
  kb: 'kettlebells',
  cb: 'cable station',
  mc: 'machines',
  sm: 'Smith machine',
  pb: 'pull-up bar',
  dp: 'dip bars',
  bd: 'bands',
  rg: 'rings or straps',
  lm: 'landmine',
  tb: 'trap bar',
  ez: 'EZ bar',
  ssb: 'safety squat bar',
  sl: 'sled',
  box: 'box or step',
  block: 'blocks',
  belt: 'dip belt',
  plate: 'weight plates',
  ball: 'exercise ball',
  mb: 'medicine ball',
  bar: 'low bar',
  wheel: 'ab wheel',
  ghd: 'glute-ham bench',
  bench45: 'back extension bench',
  rope: 'jump or battle rope',
} as const;
export type Kit = keyof typeof KIT;

export const JOINTS = { L: 'low back', K: 'knee', S: 'shoulder', E: 'elbow', W: 'wrist', H: 'hip', N: 'neck' } as const;
export type JointCode = keyof typeof JOINTS;
export type Joint = (typeof JOINTS)[JointCode];

export interface Exercise {
  /** Slug of the name; never reused for another movement. */
  id: string;
  name: string;
  /** What people type, misspellings included; lower case. */
  aliases: readonly string[];
  pattern: Pattern;
  primary: readonly Muscle[];
  secondary: readonly Muscle[];
  /** Any one of these sets is enough; an empty set needs nothing. */
  equipment: readonly (readonly Kit[])[];
  unilateral: boolean;
  load: LoadKind;
  difficulty: 1 | 2 | 3;
  /** 1 some stress, 2 high; a joint that is missing is spared. */
  stress: Readonly<Partial<Record<Joint, 1 | 2>>>;
  /** More than one joint moves under load: main lifts, presses, rows, squats, hinges. */
  compound: boolean;
  /** The reps this movement is good for; seconds for timed work. */
  range: readonly [number, number];
  /** Two or three short lines. */
  cues: readonly string[];
}
