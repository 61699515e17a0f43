import type { Trainee } from '../trainee.ts';
import type { DraftItem } from './draft.ts';
import type { Slot } from './slot-table.ts';

const WHY: Readonly<Record<Slot, string>> = {
  PW: 'Fast work first, while you are fresh',
  SQ: 'Most of your leg work in one movement',
  SL: 'A second, lighter squat, so the movement gets practice without heavy wear',
  HN: 'Hips and the back of your legs, the other half of leg training',
  HL: 'A second hinge with less weight, for hamstrings and glutes',
  HP: 'Chest, front shoulders and triceps in one press',
  VP: 'Shoulders and triceps, pressed overhead',
  HR: 'Upper back, to balance the pressing',
  VR: 'Lats and arms, pulled from above',
  LU: 'One leg at a time evens out left and right',
  GL: 'Glutes without tiring your back',
  HC: 'Hamstrings at the knee, which hinges do not train',
  KE: 'Quads alone, with little wear on the rest',
  CF: 'More chest without tired triceps',
  PO: 'Lats without tired arms',
  SD: 'Side of the shoulder, which presses reach too little',
  RD: 'Rear shoulders and upper back, for shoulders that stay happy',
  BI: 'Arms: rows and pulldowns do half, this does the rest',
  TR: 'Arms: presses do half, this does the rest',
  CV: 'Calves get little from squats',
  TP: 'Traps, as you asked',
  GR: 'Grip, so that your back gives out before your hands',
  CO: 'A trunk that holds still under load',
  CA: 'Grip, trunk and legs together, as in daily life',
  CD: 'Easy enough to speak; it helps recovery and the heart',
};

/** One sentence on why this exercise is in this trainee's plan. */
export function whyFor(item: DraftItem, trainee: Trainee): string {
  if (trainee.brief.wanted.includes(item.exercise.id) || trainee.brief.swaps.some(({ to }) => to === item.exercise.id))
    return `You asked for it. ${WHY[item.slot]}.`;
  const focus = trainee.brief.focus.find((muscle) => item.exercise.primary.includes(muscle));
  if (item.extra === true && focus !== undefined) return `Extra work for your ${focus}, as you asked.`;
  const careful = trainee.brief.limitations.find((limitation) => isCarefulChoice(item, limitation.region));
  if (careful !== undefined) return `${WHY[item.slot]}; chosen because it is easy on your ${careful.region}.`;
  return `${WHY[item.slot]}.`;
}

/** Places whose usual first choices load the region. */
const LOADED: Readonly<Record<string, readonly Slot[]>> = {
  shoulder: ['HP', 'VP', 'VR'],
  knee: ['SQ', 'SL', 'LU'],
  'low back': ['HN', 'HL', 'HR', 'SQ'],
  hip: ['SQ', 'LU', 'HN'],
  wrist: ['HP', 'BI'],
  elbow: ['TR', 'BI', 'VR'],
  neck: ['VP'],
  hamstring: ['HN', 'HL', 'HC'],
  'upper back': ['HR', 'VP'],
  ankle: ['SQ', 'LU', 'CV'],
};

/** What stands here does not load it. */
function isCarefulChoice(item: DraftItem, region: string): boolean {
  return item.main && (LOADED[region]?.includes(item.slot) ?? false);
}

/** A short hint beside the exercise, where people need one. */
export function noteFor(item: DraftItem, trainee: Trainee): string | undefined {
  const { exercise } = item;
  if (item.slot === 'CD') return 'A pace at which you can speak in sentences.';
  if (item.light === true) return 'Easy today: stop well before it gets hard.';
  if (exercise.unilateral && exercise.load !== 'time') return 'Reps are for each side.';
  if (exercise.load === 'bodyweight' && exercise.compound && trainee.goal !== 'functional')
    return 'When the top of the range feels easy, slow it down: three seconds down, one still.';
  return undefined;
}
