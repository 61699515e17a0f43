import type { Muscle, Pattern } from '../../exercises/exercise.ts';

/** A place in a training day that one exercise fills. The light slots hold the week's second squat and hinge. */
const SLOTS = [
  'power',
  'squatMain',
  'squatLight',
  'hingeMain',
  'hingeLight',
  'horizontalPush',
  'verticalPush',
  'horizontalPull',
  'verticalPull',
  'lunge',
  'glutes',
  'legCurl',
  'kneeExtension',
  'chestFly',
  'pullover',
  'sideDelts',
  'rearDelts',
  'biceps',
  'triceps',
  'calves',
  'traps',
  'grip',
  'core',
  'carry',
  'conditioning',
] as const;
export type Slot = (typeof SLOTS)[number];

/** Determines the choices: barbell lifts for strength, stable size builders for muscle and fat loss, simple all-round lifts otherwise. */
export type Style = 'barbell' | 'gym' | 'plain';

const SQUAT_KIN =
  'dumbbell-front-squat kettlebell-front-rack-squat goblet-squat dumbbell-squat landmine-squat belt-squat band-squat split-squat bodyweight-split-squat bodyweight-step-up bodyweight-squat box-sit-to-stand spanish-squat';
const HINGE_KIN =
  'dumbbell-romanian-deadlift kettlebell-deadlift smith-romanian-deadlift cable-pull-through band-romanian-deadlift band-pull-through hip-thrust machine-hip-thrust dumbbell-hip-thrust single-leg-glute-bridge glute-bridge';
const PRESS_KIN =
  'neutral-grip-dumbbell-press dumbbell-floor-press cable-chest-press ring-push-up decline-push-up push-up band-chest-press incline-push-up knee-push-up';
const OVERHEAD_KIN = 'single-arm-overhead-press half-kneeling-landmine-press band-overhead-press pike-push-up';
const ROW_KIN =
  'one-arm-dumbbell-row bent-over-dumbbell-row one-arm-cable-row gorilla-row one-arm-kettlebell-row inverted-row band-row renegade-row towel-row-hold';
const PULL_KIN = 'band-pulldown negative-pull-up band-assisted-pull-up';

/** Exercise ids in order of preference; the first allowed one that the week does not contain is chosen. */
export const SLOT_CHOICES: Readonly<Record<Slot, string | Readonly<Record<Style, string>>>> = {
  power: 'medicine-ball-slam kettlebell-swing box-jump jump-squat push-press',
  squatMain: {
    barbell: `back-squat front-squat safety-bar-squat box-squat low-bar-squat smith-squat leg-press ${SQUAT_KIN}`,
    gym: `hack-squat leg-press back-squat pendulum-squat smith-squat front-squat ${SQUAT_KIN}`,
    plain: `goblet-squat leg-press back-squat smith-squat ${SQUAT_KIN}`,
  },
  squatLight: `front-squat leg-press goblet-squat pause-squat smith-squat back-squat ${SQUAT_KIN}`,
  hingeMain: {
    barbell: `deadlift trap-bar-deadlift romanian-deadlift block-pull ${HINGE_KIN}`,
    gym: `romanian-deadlift trap-bar-deadlift deadlift ${HINGE_KIN}`,
    plain: `trap-bar-deadlift dumbbell-romanian-deadlift romanian-deadlift ${HINGE_KIN}`,
  },
  hingeLight: `romanian-deadlift ${HINGE_KIN}`,
  horizontalPush: {
    barbell: `bench-press close-grip-bench-press incline-bench-press dumbbell-bench-press floor-press machine-chest-press incline-dumbbell-press smith-bench-press ${PRESS_KIN}`,
    gym: `dumbbell-bench-press incline-dumbbell-press machine-chest-press bench-press incline-machine-press incline-bench-press smith-bench-press floor-press ${PRESS_KIN}`,
    plain: `dumbbell-bench-press machine-chest-press bench-press push-up incline-dumbbell-press floor-press ${PRESS_KIN}`,
  },
  verticalPush: {
    barbell: `overhead-press seated-barbell-press seated-dumbbell-press machine-shoulder-press standing-dumbbell-press ${OVERHEAD_KIN}`,
    gym: `seated-dumbbell-press machine-shoulder-press overhead-press standing-dumbbell-press smith-overhead-press ${OVERHEAD_KIN}`,
    plain: `seated-dumbbell-press standing-dumbbell-press machine-shoulder-press overhead-press ${OVERHEAD_KIN}`,
  },
  horizontalPull: {
    barbell: `barbell-row chest-supported-t-bar-row seated-cable-row chest-supported-dumbbell-row machine-row pendlay-row t-bar-row seal-row ${ROW_KIN}`,
    gym: `chest-supported-t-bar-row seated-cable-row chest-supported-dumbbell-row machine-row barbell-row seal-row ${ROW_KIN}`,
    plain: `seated-cable-row one-arm-dumbbell-row machine-row chest-supported-dumbbell-row barbell-row ${ROW_KIN}`,
  },
  verticalPull: {
    barbell: `pull-up lat-pulldown chin-up neutral-grip-pull-up close-grip-pulldown assisted-pull-up ${PULL_KIN}`,
    gym: `lat-pulldown close-grip-pulldown pull-up neutral-grip-pull-up chin-up assisted-pull-up one-arm-pulldown ${PULL_KIN}`,
    plain: `lat-pulldown assisted-pull-up close-grip-pulldown pull-up chin-up one-arm-pulldown ${PULL_KIN}`,
  },
  lunge:
    'bulgarian-split-squat reverse-lunge step-up walking-lunge split-squat single-leg-press smith-split-squat barbell-reverse-lunge suspension-lunge bodyweight-step-up bodyweight-split-squat lateral-step-down skater-squat pistol-squat',
  glutes:
    'hip-thrust machine-hip-thrust dumbbell-hip-thrust cable-pull-through band-pull-through single-leg-glute-bridge glute-bridge frog-pump donkey-kick',
  legCurl: 'lying-leg-curl seated-leg-curl dumbbell-leg-curl ball-leg-curl band-leg-curl slider-leg-curl glute-ham-raise nordic-curl',
  kneeExtension: 'leg-extension band-knee-extension spanish-squat reverse-nordic-curl',
  chestFly: 'cable-fly pec-deck dumbbell-fly',
  pullover: 'straight-arm-pulldown machine-pullover dumbbell-pullover prone-lat-pull',
  sideDelts: 'lateral-raise cable-lateral-raise machine-lateral-raise band-lateral-raise',
  rearDelts: 'face-pull reverse-pec-deck rear-delt-fly cable-rear-delt-fly band-pull-apart y-raise prone-y-t-w-raise',
  biceps: 'dumbbell-curl cable-curl ez-bar-curl hammer-curl incline-dumbbell-curl band-curl barbell-curl preacher-curl concentration-curl',
  triceps:
    'triceps-pushdown overhead-triceps-extension dumbbell-triceps-extension skull-crusher band-pushdown triceps-kickback diamond-push-up bench-dip',
  calves:
    'standing-calf-raise seated-calf-raise leg-press-calf-raise dumbbell-calf-raise smith-calf-raise single-leg-calf-raise tibialis-raise',
  traps: 'dumbbell-shrug barbell-shrug',
  grip: 'dead-hang wrist-curl reverse-wrist-curl reverse-curl',
  core: 'dead-bug pallof-press side-plank cable-crunch plank hanging-knee-raise reverse-crunch bird-dog machine-crunch hollow-hold crunch',
  carry: 'farmers-carry suitcase-carry front-rack-carry',
  conditioning: 'brisk-walk rowing-machine stationary-bike incline-walk arm-ergometer',
};

/** A squat and a press in one, and a hold: in the place of a lift only where they are asked for. */
export const ONLY_WHEN_ASKED: ReadonlySet<string> = new Set(['thruster', 'dumbbell-thruster', 'wall-sit']);

/** Slots to try when a slot cannot be filled, in order. */
export const SLOT_FALLBACKS: Readonly<Partial<Record<Slot, readonly Slot[]>>> = {
  squatMain: ['lunge', 'kneeExtension', 'glutes'],
  squatLight: ['squatMain', 'lunge', 'kneeExtension'],
  hingeMain: ['hingeLight', 'glutes', 'legCurl'],
  hingeLight: ['hingeMain', 'glutes', 'legCurl'],
  horizontalPush: ['chestFly', 'verticalPush'],
  verticalPush: ['sideDelts', 'horizontalPush'],
  horizontalPull: ['rearDelts', 'verticalPull'],
  verticalPull: ['pullover', 'horizontalPull'],
  lunge: ['squatMain', 'kneeExtension', 'glutes'],
  glutes: ['hingeMain', 'legCurl'],
  legCurl: ['glutes', 'hingeLight'],
  kneeExtension: ['lunge', 'squatMain'],
  chestFly: ['horizontalPush'],
  pullover: ['verticalPull'],
  rearDelts: ['horizontalPull'],
  carry: ['core'],
};

/** The slot for an exercise of this pattern. */
export const SLOT_OF_PATTERN: Readonly<Record<Pattern, Slot>> = {
  squat: 'squatMain',
  'knee-extension': 'kneeExtension',
  lunge: 'lunge',
  hinge: 'hingeMain',
  'back-extension': 'hingeLight',
  power: 'power',
  glute: 'glutes',
  abduction: 'glutes',
  adduction: 'glutes',
  'leg-curl': 'legCurl',
  calf: 'calves',
  'horizontal-push': 'horizontalPush',
  fly: 'chestFly',
  pullover: 'pullover',
  'vertical-push': 'verticalPush',
  'horizontal-pull': 'horizontalPull',
  'vertical-pull': 'verticalPull',
  'side-delt': 'sideDelts',
  'front-delt': 'verticalPush',
  'rear-delt': 'rearDelts',
  cuff: 'rearDelts',
  trap: 'traps',
  biceps: 'biceps',
  triceps: 'triceps',
  grip: 'grip',
  core: 'core',
  carry: 'carry',
  conditioning: 'conditioning',
};

/** Slots for additional work on a muscle; the first that can be filled is used. */
export const SLOTS_FOR_MUSCLE: Readonly<Partial<Record<Muscle, readonly Slot[]>>> = {
  quads: ['kneeExtension', 'lunge', 'squatMain'],
  hamstrings: ['legCurl', 'hingeLight'],
  glutes: ['glutes', 'lunge'],
  chest: ['chestFly', 'horizontalPush'],
  'upper back': ['horizontalPull', 'verticalPull'],
  lats: ['verticalPull', 'pullover', 'horizontalPull'],
  'side delts': ['sideDelts'],
  'front delts': ['verticalPush'],
  'rear delts': ['rearDelts'],
  biceps: ['biceps'],
  triceps: ['triceps'],
  calves: ['calves'],
  abs: ['core'],
  obliques: ['core'],
  traps: ['traps'],
  forearms: ['grip'],
};
