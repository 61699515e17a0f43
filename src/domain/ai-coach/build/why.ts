import { KIT } from '../../exercises/exercise.ts';
import { kettlebellFocus, SWING } from '../check/kettlebell-table.ts';
import { FIRST_PULL_UP, isHung, LOWERED_PULL_UP, PULL_UPS } from '../check/pull-up-table.ts';
import { focusesOf, hasFocusWeek } from '../check/trainee-focus.ts';
import { heaviestFor, limitWords } from '../person/heaviest.ts';
import type { Trainee } from '../person/trainee.ts';
import { isDoneOneArm } from '../person/works-with-one.ts';
import { cardioNote } from './conditioning.ts';
import type { DraftItem } from './draft.ts';
import type { Slot } from './slot-table.ts';

const WHY: Readonly<Record<Slot, string>> = {
  power: 'Fast work first, while you are fresh',
  squatMain: 'Most of your leg work in one movement',
  squatLight: 'A second, lighter squat, so the movement gets practice without heavy wear',
  hingeMain: 'Hips and the back of your legs, the other half of leg training',
  hingeLight: 'A second hinge with less weight, for hamstrings and glutes',
  horizontalPush: 'Chest, front shoulders and triceps in one press',
  verticalPush: 'Shoulders and triceps, pressed overhead',
  horizontalPull: 'Upper back, to balance the pressing',
  verticalPull: 'Lats and arms, pulled from above',
  lunge: 'One leg at a time evens out left and right',
  glutes: 'Glutes without tiring your back',
  legCurl: 'Hamstrings at the knee, which hinges do not train',
  kneeExtension: 'Quads alone, with little wear on the rest',
  chestFly: 'More chest without tired triceps',
  pullover: 'Lats without tired arms',
  sideDelts: 'Side of the shoulder, which presses reach too little',
  rearDelts: 'Rear shoulders and upper back, for shoulders that stay happy',
  biceps: 'Arms: rows and pulldowns do half, this does the rest',
  triceps: 'Arms: presses do half, this does the rest',
  calves: 'Calves get little from squats',
  traps: 'Traps, as you asked',
  grip: 'Grip, so that your back gives out before your hands',
  core: 'A trunk that holds still under load',
  carry: 'Grip, trunk and legs together, as in daily life',
  conditioning: 'Easy enough to speak; it helps recovery and the heart',
};

/** One sentence on why this exercise is in the plan. */
export function whyFor(item: DraftItem, trainee: Trainee): string {
  if (trainee.brief.wanted.includes(item.exercise.id) || trainee.brief.swaps.some(({ to }) => to === item.exercise.id))
    return `You asked for it. ${WHY[item.slot]}.`;
  const focus = trainee.brief.focus.find((muscle) => item.exercise.primary.includes(muscle));
  if (item.extra === true && focus !== undefined) return `Extra work for your ${focus}, as you asked.`;
  const careful = trainee.brief.limitations.find((limitation) => isCarefulChoice(item, limitation.region));
  if (careful !== undefined) return `${WHY[item.slot]}; chosen because it is easy on your ${careful.region}.`;
  return `${WHY[item.slot]}.`;
}

/** Slots whose usual first choices load the region. */
const LOADED: Readonly<Record<string, readonly Slot[]>> = {
  shoulder: ['horizontalPush', 'verticalPush', 'verticalPull'],
  knee: ['squatMain', 'squatLight', 'lunge'],
  'low back': ['hingeMain', 'hingeLight', 'horizontalPull', 'squatMain'],
  hip: ['squatMain', 'lunge', 'hingeMain'],
  wrist: ['horizontalPush', 'biceps'],
  elbow: ['triceps', 'biceps', 'verticalPull'],
  neck: ['verticalPush'],
  hamstring: ['hingeMain', 'hingeLight', 'legCurl'],
  'upper back': ['horizontalPull', 'verticalPush'],
  ankle: ['squatMain', 'lunge', 'calves'],
};

/** The chosen exercise does not load the region. */
function isCarefulChoice(item: DraftItem, region: string): boolean {
  return item.main && (LOADED[region]?.includes(item.slot) ?? false);
}

/** A short hint beside the exercise. */
export function noteFor(item: DraftItem, trainee: Trainee): string | undefined {
  const { exercise } = item;
  if (item.slot === 'conditioning') return cardioNote(item, trainee);
  if (item.light === true) return 'Easy today: stop well before it gets hard.';
  if (exercise.id === SWING && kettlebellFocus(trainee) !== undefined) return swingNote(trainee);
  const pullUp = pullUpNote(item, trainee);
  if (pullUp !== undefined) return pullUp;
  const limit = item.main ? heaviestFor(exercise, trainee.brief) : undefined;
  if (limit !== undefined)
    return `Your ${KIT[limit.kit]} end${limit.kit === 'barbell' ? 's' : ''} at ${limitWords(limit)}: from there add reps, then lower it in three seconds.`;
  if (exercise.pattern === 'calf' && !exercise.unilateral && hasFocusWeek('calves', trainee))
    return 'Pause for a second at the lowest point.';
  if (trainee.brief.single.includes('dumbbells') && isDoneOneArm(exercise)) return 'One arm at a time; reps are for each side.';
  if (exercise.unilateral && exercise.load !== 'time') return 'Reps are for each side.';
  if (exercise.load === 'bodyweight' && exercise.compound && trainee.goal !== 'functional')
    return 'When the top of the range feels easy, slow it down: three seconds down, one still.';
  return undefined;
}

function pullUpNote({ exercise, lead }: DraftItem, trainee: Trainee): string | undefined {
  const [focus] = focusesOf(trainee);
  if (focus === FIRST_PULL_UP && exercise.id === LOWERED_PULL_UP) return 'Step up to the top and lower yourself in three to five seconds.';
  if (lead !== true || !isHung(exercise)) return undefined;
  if (focus === FIRST_PULL_UP)
    return 'A little less help each week. From week 3 on try one without help before the first set, once a week.';
  return focus === PULL_UPS ? 'Stop before your form goes. From eight clean reps on, hang a little weight on and do 3 to 5.' : undefined;
}

function swingNote({ experience }: Trainee): string {
  const hinge = 'A hinge, not a squat; stop when your back rounds.';
  return experience === 'beginner' ? `In the first two weeks do kettlebell deadlifts instead. ${hinge}` : hinge;
}
