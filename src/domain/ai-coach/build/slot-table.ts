import type { Muscle, Pattern } from '../../exercises/exercise.ts';

/** A place in a training day that one exercise fills. SL and HL are the lighter second squat and hinge of a week. */
export const SLOTS = [
  'PW',
  'SQ',
  'SL',
  'HN',
  'HL',
  'HP',
  'VP',
  'HR',
  'VR',
  'LU',
  'GL',
  'HC',
  'KE',
  'CF',
  'PO',
  'SD',
  'RD',
  'BI',
  'TR',
  'CV',
  'TP',
  'GR',
  'CO',
  'CA',
  'CD',
] as const;
export type Slot = (typeof SLOTS)[number];

/** What leads the choice: the bar for strength, steady size builders for muscle and fat loss, simple all-round lifts else. */
export type Style = 'barbell' | 'gym' | 'plain';

const SQUAT_KIN =
  'dumbbell-front-squat kettlebell-front-rack-squat goblet-squat dumbbell-squat landmine-squat belt-squat band-squat split-squat bodyweight-split-squat bodyweight-step-up bodyweight-squat box-sit-to-stand spanish-squat';
const HINGE_KIN =
  'dumbbell-romanian-deadlift kettlebell-deadlift smith-romanian-deadlift cable-pull-through band-romanian-deadlift band-pull-through hip-thrust machine-hip-thrust dumbbell-hip-thrust single-leg-glute-bridge glute-bridge';
const PRESS_KIN =
  'neutral-grip-dumbbell-press dumbbell-floor-press cable-chest-press ring-push-up decline-push-up push-up band-chest-press incline-push-up knee-push-up';
const OVERHEAD_KIN = 'single-arm-overhead-press half-kneeling-landmine-press band-overhead-press pike-push-up';
const ROW_KIN = 'one-arm-dumbbell-row bent-over-dumbbell-row one-arm-cable-row gorilla-row inverted-row band-row renegade-row';
const PULL_KIN = 'band-pulldown negative-pull-up band-assisted-pull-up';

/** Choices in order of preference; the first that the trainee may do and has not met this week is taken. */
export const SLOT_CHOICES: Readonly<Record<Slot, string | Readonly<Record<Style, string>>>> = {
  PW: 'medicine-ball-slam kettlebell-swing jump-squat push-press',
  SQ: {
    barbell: `back-squat front-squat safety-bar-squat box-squat low-bar-squat smith-squat leg-press ${SQUAT_KIN}`,
    gym: `hack-squat leg-press back-squat pendulum-squat smith-squat front-squat ${SQUAT_KIN}`,
    plain: `goblet-squat leg-press back-squat smith-squat ${SQUAT_KIN}`,
  },
  SL: `front-squat leg-press goblet-squat pause-squat smith-squat back-squat ${SQUAT_KIN}`,
  HN: {
    barbell: `deadlift trap-bar-deadlift romanian-deadlift block-pull ${HINGE_KIN}`,
    gym: `romanian-deadlift trap-bar-deadlift deadlift ${HINGE_KIN}`,
    plain: `trap-bar-deadlift dumbbell-romanian-deadlift romanian-deadlift ${HINGE_KIN}`,
  },
  HL: `romanian-deadlift ${HINGE_KIN}`,
  HP: {
    barbell: `bench-press close-grip-bench-press incline-bench-press dumbbell-bench-press floor-press machine-chest-press incline-dumbbell-press smith-bench-press ${PRESS_KIN}`,
    gym: `dumbbell-bench-press incline-dumbbell-press machine-chest-press bench-press incline-machine-press incline-bench-press smith-bench-press floor-press ${PRESS_KIN}`,
    plain: `dumbbell-bench-press machine-chest-press bench-press push-up incline-dumbbell-press floor-press ${PRESS_KIN}`,
  },
  VP: {
    barbell: `overhead-press seated-barbell-press seated-dumbbell-press machine-shoulder-press standing-dumbbell-press ${OVERHEAD_KIN}`,
    gym: `seated-dumbbell-press machine-shoulder-press overhead-press standing-dumbbell-press smith-overhead-press ${OVERHEAD_KIN}`,
    plain: `seated-dumbbell-press standing-dumbbell-press machine-shoulder-press overhead-press ${OVERHEAD_KIN}`,
  },
  HR: {
    barbell: `barbell-row chest-supported-t-bar-row seated-cable-row chest-supported-dumbbell-row machine-row pendlay-row t-bar-row seal-row ${ROW_KIN}`,
    gym: `chest-supported-t-bar-row seated-cable-row chest-supported-dumbbell-row machine-row barbell-row seal-row ${ROW_KIN}`,
    plain: `seated-cable-row one-arm-dumbbell-row machine-row chest-supported-dumbbell-row barbell-row ${ROW_KIN}`,
  },
  VR: {
    barbell: `pull-up lat-pulldown chin-up neutral-grip-pull-up close-grip-pulldown assisted-pull-up ${PULL_KIN}`,
    gym: `lat-pulldown close-grip-pulldown pull-up neutral-grip-pull-up chin-up assisted-pull-up one-arm-pulldown ${PULL_KIN}`,
    plain: `lat-pulldown assisted-pull-up close-grip-pulldown pull-up chin-up one-arm-pulldown ${PULL_KIN}`,
  },
  LU: 'bulgarian-split-squat reverse-lunge step-up walking-lunge split-squat single-leg-press smith-split-squat barbell-reverse-lunge suspension-lunge bodyweight-step-up bodyweight-split-squat lateral-step-down skater-squat pistol-squat',
  GL: 'hip-thrust machine-hip-thrust dumbbell-hip-thrust cable-pull-through band-pull-through single-leg-glute-bridge glute-bridge frog-pump donkey-kick',
  HC: 'lying-leg-curl seated-leg-curl dumbbell-leg-curl ball-leg-curl band-leg-curl slider-leg-curl glute-ham-raise nordic-curl',
  KE: 'leg-extension band-knee-extension spanish-squat reverse-nordic-curl',
  CF: 'cable-fly pec-deck dumbbell-fly',
  PO: 'straight-arm-pulldown machine-pullover dumbbell-pullover',
  SD: 'lateral-raise cable-lateral-raise machine-lateral-raise band-lateral-raise',
  RD: 'face-pull reverse-pec-deck rear-delt-fly cable-rear-delt-fly band-pull-apart y-raise',
  BI: 'dumbbell-curl cable-curl ez-bar-curl hammer-curl incline-dumbbell-curl band-curl barbell-curl preacher-curl concentration-curl',
  TR: 'triceps-pushdown overhead-triceps-extension dumbbell-triceps-extension skull-crusher band-pushdown triceps-kickback diamond-push-up bench-dip',
  CV: 'standing-calf-raise seated-calf-raise leg-press-calf-raise dumbbell-calf-raise smith-calf-raise single-leg-calf-raise tibialis-raise',
  TP: 'dumbbell-shrug barbell-shrug',
  GR: 'dead-hang wrist-curl reverse-wrist-curl reverse-curl',
  CO: 'dead-bug pallof-press side-plank cable-crunch plank hanging-knee-raise reverse-crunch bird-dog machine-crunch hollow-hold crunch',
  CA: 'farmers-carry suitcase-carry front-rack-carry',
  CD: 'brisk-walk rowing-machine stationary-bike incline-walk',
};

/** What fills a place when nothing of its own kind is possible; tried in order. */
export const SLOT_FALLBACKS: Readonly<Partial<Record<Slot, readonly Slot[]>>> = {
  SQ: ['LU', 'KE', 'GL'],
  SL: ['SQ', 'LU', 'KE'],
  HN: ['HL', 'GL', 'HC'],
  HL: ['HN', 'GL', 'HC'],
  HP: ['CF', 'VP'],
  VP: ['SD', 'HP'],
  HR: ['RD', 'VR'],
  VR: ['PO', 'HR'],
  LU: ['SQ', 'KE', 'GL'],
  GL: ['HN', 'HC'],
  HC: ['GL', 'HL'],
  KE: ['LU', 'SQ'],
  CF: ['HP'],
  PO: ['VR'],
  RD: ['HR'],
  CA: ['CO'],
};

/** The place an exercise of this pattern is asked for. */
export const SLOT_OF_PATTERN: Readonly<Record<Pattern, Slot>> = {
  squat: 'SQ',
  'knee-extension': 'KE',
  lunge: 'LU',
  hinge: 'HN',
  'back-extension': 'HL',
  power: 'PW',
  glute: 'GL',
  abduction: 'GL',
  adduction: 'GL',
  'leg-curl': 'HC',
  calf: 'CV',
  'horizontal-push': 'HP',
  fly: 'CF',
  pullover: 'PO',
  'vertical-push': 'VP',
  'horizontal-pull': 'HR',
  'vertical-pull': 'VR',
  'side-delt': 'SD',
  'front-delt': 'VP',
  'rear-delt': 'RD',
  cuff: 'RD',
  trap: 'TP',
  biceps: 'BI',
  triceps: 'TR',
  grip: 'GR',
  core: 'CO',
  carry: 'CA',
  conditioning: 'CD',
};

/** Where more work for a muscle goes: the first place that can be filled. */
export const SLOTS_FOR_MUSCLE: Readonly<Partial<Record<Muscle, readonly Slot[]>>> = {
  quads: ['KE', 'LU', 'SQ'],
  hamstrings: ['HC', 'HL'],
  glutes: ['GL', 'LU'],
  chest: ['CF', 'HP'],
  'upper back': ['HR', 'VR'],
  lats: ['VR', 'PO', 'HR'],
  'side delts': ['SD'],
  'front delts': ['VP'],
  'rear delts': ['RD'],
  biceps: ['BI'],
  triceps: ['TR'],
  calves: ['CV'],
  abs: ['CO'],
  obliques: ['CO'],
  traps: ['TP'],
  forearms: ['GR'],
};
