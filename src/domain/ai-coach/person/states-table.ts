import type { Exercise, Pattern } from '../../exercises/exercise.ts';
import type { Brief } from './brief-shape.ts';

/** What a trainee says of their body that decides which movements come into question at all (STATE-1). */
export type StateKind =
  | 'wheelchair'
  | 'left arm in a cast'
  | 'right arm in a cast'
  | 'pregnant'
  | 'after a birth'
  | 'very heavy'
  | 'hypermobile';

export interface State {
  kind: StateKind;
  /** Weeks of the pregnancy, or since the birth. */
  weeks?: number;
}

export interface StateRule {
  /** How it is named to the trainee: «Goblet squat does not suit a wheelchair.» */
  name: string;
  /** Exercise ids; nothing else comes into the plan. */
  only?: ReadonlySet<string>;
  /** Patterns left out. */
  patterns?: readonly Pattern[];
  /** Exercise ids left out besides. */
  avoid?: ReadonlySet<string>;
  /** The highest difficulty. */
  difficulty?: Exercise['difficulty'];
  /** At least 3 reps in reserve and 8 reps. */
  easy?: boolean;
  /** Said with the plan. */
  caution: string;
}

function ids(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((id) => id !== ''));
}

/** Done from the chair, without a transfer. */
export const FROM_THE_CHAIR = ids(`
  one-arm-cable-press cable-chest-press cable-fly band-chest-press seated-dumbbell-press single-arm-overhead-press band-overhead-press arnold-press
  one-arm-cable-row one-arm-dumbbell-row one-arm-kettlebell-row band-row one-arm-pulldown close-grip-pulldown straight-arm-pulldown band-pulldown face-pull band-pull-apart cable-rear-delt-fly rear-delt-fly
  cable-external-rotation band-external-rotation cable-internal-rotation band-serratus-punch
  lateral-raise cable-lateral-raise band-lateral-raise front-raise cable-front-raise dumbbell-shrug
  dumbbell-curl hammer-curl cable-curl concentration-curl band-curl
  triceps-pushdown overhead-triceps-extension dumbbell-triceps-extension band-pushdown
  wrist-curl reverse-wrist-curl pallof-press cable-woodchop arm-ergometer medicine-ball-chest-pass`);

/** Nothing of it is held, hung from or leaned on with the arm in the cast, and nothing makes it sweat or jolts it. */
const ONE_FREE_ARM = ids(`
  leg-press single-leg-press bodyweight-squat box-sit-to-stand bodyweight-split-squat bodyweight-step-up lateral-step-down
  leg-extension seated-leg-curl lying-leg-curl standing-leg-curl machine-hip-thrust glute-bridge single-leg-glute-bridge frog-pump
  hip-abduction-machine hip-adduction-machine cable-hip-abduction cable-hip-adduction side-lying-hip-abduction clamshell ball-squeeze
  standing-calf-raise seated-calf-raise leg-press-calf-raise single-leg-calf-raise tibialis-raise heel-walk
  one-arm-cable-press one-arm-cable-row one-arm-pulldown single-arm-overhead-press cable-lateral-raise concentration-curl
  cable-external-rotation cable-internal-rotation crunch reverse-crunch machine-crunch stationary-bike brisk-walk`);

const LYING_ON_THE_BACK =
  'dead-bug glute-bridge single-leg-glute-bridge frog-pump dumbbell-hip-thrust machine-hip-thrust skull-crusher jm-press dumbbell-fly dumbbell-pullover smith-bench-press close-grip-bench-press decline-bench-press spoto-press neutral-grip-dumbbell-press dumbbell-serratus-punch ball-crunch';
const LYING_ON_THE_FRONT =
  'lying-leg-curl chest-supported-t-bar-row chest-supported-dumbbell-row seal-row superman-hold reverse-hyper back-extension glute-ham-bench-back-extension slider-leg-curl ball-leg-curl ball-rollout standing-ab-wheel-rollout glute-ham-bench-sit-up knee-raise-on-dip-bars';
const IMPACT =
  'jump-squat box-jump broad-jump lateral-bound snap-down-landing pogo-hop jump-rope burpee mountain-climber bear-crawl step-mill kettlebell-swing';
const CURLING_UP =
  'crunch sit-up reverse-crunch hollow-hold lying-leg-raise hanging-leg-raise hanging-knee-raise ab-wheel-rollout standing-ab-wheel-rollout cable-crunch machine-crunch ball-crunch ball-rollout russian-twist glute-ham-bench-sit-up';
/** Done on the floor, which some cannot get down to or up from. */
export const ON_THE_FLOOR = ids(
  'dead-bug hollow-hold lying-leg-raise crunch reverse-crunch sit-up russian-twist bird-dog plank side-plank glute-bridge single-leg-glute-bridge frog-pump donkey-kick clamshell side-lying-hip-abduction side-lying-hip-adduction side-lying-external-rotation copenhagen-plank push-up knee-push-up diamond-push-up decline-push-up weighted-push-up ring-push-up pike-push-up floor-press dumbbell-floor-press dumbbell-hip-thrust hip-thrust superman-hold scapular-push-up ball-leg-curl slider-leg-curl reverse-nordic-curl renegade-row turkish-get-up half-kneeling-landmine-press z-press dumbbell-serratus-punch',
);
const NARROW_BENCH =
  'bench-press pause-bench-press close-grip-bench-press incline-bench-press decline-bench-press spoto-press dumbbell-bench-press incline-dumbbell-press neutral-grip-dumbbell-press smith-bench-press smith-incline-press dumbbell-fly skull-crusher chest-supported-dumbbell-row seal-row incline-dumbbell-curl dumbbell-pullover';
const HEAVY_BAR =
  'back-squat front-squat pause-squat box-squat safety-bar-squat heel-raised-squat deadlift sumo-deadlift trap-bar-deadlift block-pull romanian-deadlift trap-bar-romanian-deadlift stiff-leg-deadlift overhead-press seated-barbell-press hip-thrust barbell-row';
const OFF_BALANCE =
  'single-leg-romanian-deadlift b-stance-romanian-deadlift overhead-carry front-rack-carry farmers-carry suitcase-carry push-up incline-push-up decline-push-up inverted-row underhand-inverted-row';

const GENERAL = 'This plan is general and no clinician has checked it.';

function castRule(side: 'left' | 'right'): StateRule {
  const free = side === 'left' ? 'right' : 'left';
  return {
    name: `your ${side} arm in its cast`,
    only: ONE_FREE_ARM,
    caution: `Use only your ${free} arm and let the ${side} one rest: it holds, hangs and leans on nothing. Fingers that get numb, blue or tight, or more pain, belong to the clinic today. ${GENERAL}`,
  };
}

const PRESSED_ON_THE_BACK = 'bench-press pause-bench-press dumbbell-bench-press floor-press dumbbell-floor-press hip-thrust';

function pregnantRule(weeks: number): StateRule {
  const second = ids(`${LYING_ON_THE_BACK} ${PRESSED_ON_THE_BACK} ${LYING_ON_THE_FRONT} ${CURLING_UP} ${IMPACT}`);
  const stop =
    'Stop and call your midwife or doctor if you bleed, lose fluid, feel dizzy, have chest pain, a bad headache, regular contractions or a swollen calf.';
  if (weeks < 16) return { name: 'your pregnancy', easy: true, avoid: ids(IMPACT), caution: `${stop} ${GENERAL}` };
  if (weeks < LAST_THIRD_FROM)
    return { name: 'your pregnancy', easy: true, avoid: second, caution: `Nothing is done flat on your back. ${stop} ${GENERAL}` };
  return {
    name: 'your pregnancy',
    easy: true,
    patterns: ['lunge'],
    avoid: new Set([...second, ...ids(OFF_BALANCE), ...ids(HEAVY_BAR)]),
    difficulty: 1,
    caution: `Nothing is done flat on your back or needs much balance; comfort decides. ${stop} ${GENERAL}`,
  };
}

function birthRule(weeks: number): StateRule {
  return {
    name: 'the time after a birth',
    easy: weeks < 12,
    patterns: ['power'],
    avoid: ids(`${IMPACT} ${CURLING_UP}`),
    caution: `If you leak, bleed or feel heaviness below, stop and see a pelvic-health professional. ${GENERAL}`,
  };
}

/** From this age on the leg work has support and nothing needs getting down to the floor. */
const SUPPORTED_FROM_AGE = 75;

/** One foot far from the other: step-ups with a hand on something firm take their place. */
const SPLIT_STANCE =
  'split-squat bodyweight-split-squat smith-split-squat reverse-lunge walking-lunge forward-lunge lateral-lunge suspension-lunge lateral-step-down';

const OLD_RULE: StateRule = {
  name: `the age of ${SUPPORTED_FROM_AGE} and more`,
  patterns: ['power'],
  avoid: new Set([...ON_THE_FLOOR, ...ids(`${IMPACT} decline-bench-press ${OFF_BALANCE} ${SPLIT_STANCE} bench-dip`)]),
  difficulty: 1,
  caution: `Keep a hand near something firm in every standing exercise, have somebody at home, and stop when you feel unsteady. ${GENERAL}`,
};

/** The rule of a state; STATE-1 to STATE-3 give the sources. */
function ruleOfState({ kind, weeks = 0 }: State): StateRule {
  switch (kind) {
    case 'wheelchair':
      return {
        name: 'training from a wheelchair',
        only: FROM_THE_CHAIR,
        caution: `Everything is done from your chair: brakes on, trunk supported, and a strap where your hands or trunk need one. Shift your weight off the seat every 15 to 30 minutes. Twice a week besides, push or cycle with your arms for 20 minutes so that talking gets hard. With a spinal injury at T6 or higher, a sudden headache, flushing, sweating or blurred sight means: stop, sit upright and get help. ${GENERAL}`,
      };
    case 'left arm in a cast':
      return castRule('left');
    case 'right arm in a cast':
      return castRule('right');
    case 'pregnant':
      return pregnantRule(weeks);
    case 'after a birth':
      return birthRule(weeks);
    case 'very heavy':
      return {
        name: 'a start that is kind to your joints',
        easy: true,
        patterns: ['power', 'lunge'],
        avoid: new Set([
          ...ON_THE_FLOOR,
          ...ids(`${NARROW_BENCH} ${IMPACT} pull-up chin-up neutral-grip-pull-up inverted-row incline-walk`),
        ]),
        difficulty: 1,
        caution: `Walk or cycle easily for 5 to 10 minutes on two or three days as well; rest when you are out of breath, and stop for chest pain. ${GENERAL}`,
      };
    case 'hypermobile':
      return {
        name: 'joints that move very far',
        easy: true,
        patterns: ['fly', 'power'],
        avoid: ids(
          'dead-hang hanging-leg-raise hanging-knee-raise chest-dip ring-dip triceps-dip bench-dip deficit-deadlift stiff-leg-deadlift good-morning dumbbell-pullover sissy-squat cossack-squat pistol-squat overhead-squat snatch-grip-deadlift handstand-push-up incline-dumbbell-curl',
        ),
        caution: `Stay in the middle of each movement, three seconds down and three up, and never lock a joint. A joint that slips out or new numbness belongs to a professional. ${GENERAL}`,
      };
  }
}

/** Where the last third of a pregnancy begins. */
const LAST_THIRD_FROM = 28;

export function isLastThird(states: readonly State[]): boolean {
  return states.some(({ kind, weeks = 0 }) => kind === 'pregnant' && weeks >= LAST_THIRD_FROM);
}

/** Illnesses and losses that take balance: nothing on one leg, nothing fast, no bars on the back (STATE-4). */
const TAKES_BALANCE = /amput|prosthe|sclerosis|\bms\b|parkinson|stroke|palsy|neuropath|vertigo|ataxia|dystrophy/;

const UNSTEADY_RULE: StateRule = {
  name: 'a balance that needs care',
  patterns: ['lunge', 'power', 'carry'],
  avoid: new Set([...ids(OFF_BALANCE), ...ids(HEAVY_BAR), ...ids(IMPACT)]),
  difficulty: 2,
  caution: 'Machines and seats come first because of your balance; standing work has a hand near something firm.',
};

/** The rules for a trainee: of their states, of what takes balance, and of their age. */
export function stateRules({ states, conditions, age }: Pick<Brief, 'states' | 'conditions' | 'age'>): readonly StateRule[] {
  const unsteady = conditions.some((told) => TAKES_BALANCE.test(told)) ? [UNSTEADY_RULE] : [];
  const rules = [...states.map(ruleOfState), ...unsteady];
  return age !== null && age >= SUPPORTED_FROM_AGE ? [...rules, OLD_RULE] : rules;
}
