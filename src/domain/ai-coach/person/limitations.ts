import type { Exercise, Joint } from '../../exercises/exercise.ts';

export const REGIONS = [
  'low back',
  'knee',
  'shoulder',
  'elbow',
  'wrist',
  'hip',
  'neck',
  'ankle',
  'upper back',
  'hamstring',
  'pregnancy',
  'blood pressure',
  'bones',
] as const;
export type Region = (typeof REGIONS)[number];

export interface Limitation {
  region: Region;
  /** A severe limitation: movements with any stress on the joint are excluded too. */
  strict?: boolean;
  /** Shoulders: overhead pressing is the problem. */
  overhead?: boolean;
}

interface RegionRule {
  joint?: Joint;
  /** The most stress allowed on the joint; strict limitations allow none. */
  most?: 0 | 1;
  /** Exercises excluded in addition to joint stress. */
  avoid: readonly string[];
  /** Easy effort: at least 3 reps in reserve and 8 reps. */
  easy?: boolean;
}

/**
 * What a sore region or a state takes out of a plan (TRAIN-16). It says which movements wait, never what is
 * wrong with anyone.
 */
const JUMPS = ['jump-squat', 'box-jump', 'broad-jump', 'lateral-bound', 'snap-down-landing', 'pogo-hop'];

const RULES: Readonly<Record<Region, RegionRule>> = {
  'low back': {
    joint: 'low back',
    most: 1,
    avoid: ['sit-up', 'russian-twist', 'standing-dumbbell-press', 'push-press', 'kettlebell-swing', 'cable-woodchop'],
  },
  knee: { joint: 'knee', most: 1, avoid: [...JUMPS, 'jump-rope', 'burpee', 'step-mill', 'nordic-curl', 'copenhagen-plank'] },
  shoulder: { joint: 'shoulder', most: 1, avoid: ['upright-row', 'dumbbell-fly', 'chest-dip', 'bench-dip'] },
  elbow: {
    joint: 'elbow',
    most: 1,
    avoid: ['skull-crusher', 'chin-up', 'underhand-barbell-row', 'underhand-inverted-row', 'close-grip-bench-press', 'barbell-curl'],
  },
  wrist: { joint: 'wrist', most: 1, avoid: ['barbell-curl', 'wrist-curl', 'reverse-wrist-curl', 'push-up', 'plank'] },
  hip: {
    joint: 'hip',
    most: 1,
    avoid: ['sumo-deadlift', 'cossack-squat', 'lateral-lunge', 'hanging-leg-raise', 'copenhagen-plank', 'pistol-squat'],
  },
  neck: { joint: 'neck', most: 0, avoid: ['sit-up', 'crunch', 'handstand-push-up', 'barbell-shrug', 'dumbbell-shrug', 'upright-row'] },
  ankle: {
    avoid: [
      ...JUMPS,
      'jump-rope',
      'burpee',
      'step-mill',
      'cossack-squat',
      'pistol-squat',
      'skater-squat',
      'walking-lunge',
      'forward-lunge',
      'single-leg-calf-raise',
      'standing-calf-raise',
      'lateral-step-down',
      'sled-push',
    ],
  },
  'upper back': {
    avoid: [
      'barbell-row',
      'pendlay-row',
      'underhand-barbell-row',
      't-bar-row',
      'overhead-press',
      'push-press',
      'renegade-row',
      'gorilla-row',
      'bent-over-dumbbell-row',
    ],
  },
  hamstring: {
    avoid: [
      'nordic-curl',
      'glute-ham-raise',
      'romanian-deadlift',
      'dumbbell-romanian-deadlift',
      'smith-romanian-deadlift',
      'band-romanian-deadlift',
      'single-leg-romanian-deadlift',
      'b-stance-romanian-deadlift',
      'stiff-leg-deadlift',
      'good-morning',
      'kettlebell-swing',
      'slider-leg-curl',
    ],
  },
  pregnancy: {
    joint: 'low back',
    most: 1,
    easy: true,
    avoid: [
      'bench-press',
      'pause-bench-press',
      'floor-press',
      'dumbbell-bench-press',
      'dumbbell-floor-press',
      ...JUMPS,
      'jump-rope',
      'burpee',
      'hanging-leg-raise',
      'hanging-knee-raise',
      'lying-leg-raise',
      'ab-wheel-rollout',
      'sit-up',
      'crunch',
      'reverse-crunch',
      'hollow-hold',
      'cable-crunch',
      'machine-crunch',
      'hip-thrust',
      'plank',
      'russian-twist',
      'power-clean',
      'hang-clean',
    ],
  },
  // Thin bones: nothing bends or twists the loaded spine, and nothing lands hard.
  bones: {
    joint: 'low back',
    most: 1,
    avoid: [
      'sit-up',
      'crunch',
      'reverse-crunch',
      'cable-crunch',
      'machine-crunch',
      'russian-twist',
      'cable-woodchop',
      ...JUMPS,
      'jump-rope',
      'burpee',
      'good-morning',
      'kettlebell-swing',
    ],
  },
  'blood pressure': {
    easy: true,
    avoid: ['wall-sit', 'plank', 'hollow-hold', 'handstand-push-up', 'decline-push-up', 'decline-bench-press', 'overhead-carry'],
  },
};

export function isEasyState(limitations: readonly Limitation[]): boolean {
  return limitations.some((limitation) => RULES[limitation.region].easy === true);
}

/** The stress allowed per joint: 0 none, 1 some. */
export function sparedJoints(limitations: readonly Limitation[]): Map<Joint, 0 | 1> {
  const spare = new Map<Joint, 0 | 1>();
  for (const limitation of limitations) {
    const rule = RULES[limitation.region];
    if (rule.joint === undefined) continue;
    const most = limitation.strict === true ? 0 : (rule.most ?? 1);
    spare.set(rule.joint, Math.min(most, spare.get(rule.joint) ?? 1) as 0 | 1);
  }
  return spare;
}

/** The first limitation that excludes an exercise; undefined when none does. */
export function limitationAgainst(exercise: Exercise, limitations: readonly Limitation[]): Limitation | undefined {
  return limitations.find((limitation) => {
    const rule = RULES[limitation.region];
    if (rule.avoid.includes(exercise.id)) return true;
    if (limitation.overhead === true && exercise.pattern === 'vertical-push') return true;
    if (rule.joint === undefined) return false;
    const most = limitation.strict === true ? 0 : (rule.most ?? 1);
    return (exercise.stress[rule.joint] ?? 0) > most;
  });
}
