import type { Exercise, Joint, Pattern } from '../../exercises/exercise.ts';
import { equipmentText } from '../../exercises/exercise-words.ts';
import { substitutesFor } from '../../exercises/substitutes.ts';
import type { Brief } from '../person/brief-shape.ts';
import { limitationAgainst, sparedJoints } from '../person/limitations.ts';
import { listWords } from '../person/list-words.ts';
import { mayDo, traineeOf } from '../person/trainee.ts';
import type { PlannedPart } from './planned-part.ts';

/** What kind of movement an exercise is, for someone who never saw it. */
export const MOVEMENTS: Readonly<Record<Pattern, string>> = {
  squat: 'a squat: knees and hips bend together, then you stand up again',
  'knee-extension': 'straightens the knees against a load',
  lunge: 'a squat on one leg at a time, one foot in front of the other',
  hinge: 'a hip hinge: the hips go back and come forward again while the back stays long',
  'back-extension': 'raises the trunk from bent forward to straight',
  power: 'a fast movement, done before it slows down',
  glute: 'pushes the hips up or back with the glutes',
  abduction: 'moves the leg out to the side',
  adduction: 'brings the leg in to the middle',
  'leg-curl': 'bends the knees against a load',
  calf: 'goes up on the toes and down again',
  'horizontal-push': 'a press away from the chest',
  fly: 'brings the arms together in front of the chest',
  pullover: 'pulls straight arms from overhead down to the body',
  'vertical-push': 'a press overhead',
  'horizontal-pull': 'a row: you pull toward the trunk',
  'vertical-pull': 'a pull from above, elbows down to the sides',
  'side-delt': 'raises the arms out to the side',
  'front-delt': 'raises the arms in front',
  'rear-delt': 'draws the arms out and back',
  cuff: 'turns the upper arm, small and light',
  trap: 'lifts the shoulders toward the ears',
  biceps: 'bends the elbows against a load',
  triceps: 'straightens the elbows against a load',
  grip: 'works the hand and forearm',
  core: 'works the trunk, which bends or holds still',
  carry: 'a walk with a load',
  conditioning: 'work for heart and lungs',
};

/** What an exercise is and trains, then how it is done, then where the plan has it. */
export function whatIsWords(exercise: Exercise, planned: PlannedPart | undefined): string {
  const kit = exercise.equipment.some((set) => set.length === 0) ? '' : ` Done with: ${lowerFirst(equipmentText(exercise))}.`;
  return [
    `${exercise.name}: ${MOVEMENTS[exercise.pattern]}, for ${listWords(exercise.primary)}.${kit}`,
    howWords(exercise),
    plannedWords(exercise, planned),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** How an exercise is done, then where the plan has it. */
export function howDoneWords(exercise: Exercise, planned: PlannedPart | undefined): string {
  return [
    `${exercise.name}: ${howWords(exercise)}`,
    `You should feel it in ${listWords(exercise.primary)}.`,
    plannedWords(exercise, planned),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const INSTEAD_MOST = 2;
const JOINTS: readonly Joint[] = ['low back', 'knee', 'shoulder', 'elbow', 'wrist', 'hip', 'neck'];
const TROUBLED = /\b(?:sore|bad|hurt\w*|pain\w*|injur\w*|torn|dodgy|weak|problems?|trouble|surgery|operation|replaced|fused)\b/;

/** Whether an exercise suits this person, by what they told of their body. */
export function safeWords(exercise: Exercise, brief: Brief, text: string): string {
  const { limitations } = brief;
  const against = limitationAgainst(exercise, limitations);
  const name = exercise.name;
  if (against !== undefined) {
    const trainee = traineeOf(brief);
    const others = substitutesFor(exercise, { spare: sparedJoints(limitations) }, 12)
      .filter((other) => mayDo(other, trainee))
      .slice(0, INSTEAD_MOST)
      .map((other) => other.name.toLowerCase());
    const instead = others.length === 0 ? '' : ` In its place: ${others.join(' or ')}.`;
    return `${name} is one I leave out for you: it asks much of what you told me to spare (${against.region}).${instead} A physiotherapist who knows you may say otherwise.`;
  }
  const part = JOINTS.find((joint) =>
    new RegExp(`\\b${joint === 'low back' ? 'back' : joint}s?\\b`).test(text.replace(name.toLowerCase(), '')),
  );
  if (part !== undefined && ((exercise.stress[part] ?? 0) > 1 || TROUBLED.test(text)))
    return `${name} ${(exercise.stress[part] ?? 0) > 0 ? 'asks something' : 'asks little'} of the ${part}: with trouble there do it only where it causes no pain, during it and the day after, else leave it out. Tell me «my ${part} hurts» and I change the plan around it; after an operation or with a diagnosis, ask who treats you.`;
  const stressed = (Object.entries(exercise.stress) as [string, number][]).filter(([, stress]) => stress > 1).map(([joint]) => joint);
  const most = stressed.length === 0 ? 'It strains no joint much.' : `It asks most of ${listWords(stressed)}.`;
  const told =
    limitations.length === 0 ? '' : ` It fits what you told me about your ${listWords(limitations.map(({ region }) => region))}.`;
  return `${name} is safe for most people who start light, move slowly and stop two or three reps early.${told} ${most} If something hurts during it or the day after, tell me where and I take it out. After an operation or with a diagnosis, ask who treats you.`;
}

function howWords({ cues }: Exercise): string {
  return `${cues.map((cue, index) => (index === 0 ? lowerFirst(cue) : cue)).join('. ')}.`;
}

function plannedWords(exercise: Exercise, planned: PlannedPart | undefined): string {
  if (planned === undefined) return '';
  const { item, day } = planned;
  const amount = `${item.sets} × ${item.reps} on ${day.label}`;
  return planned.exercise?.id === exercise.id
    ? `Your plan has ${amount}.`
    : `Your plan has its relative, ${item.exercise.toLowerCase()}: ${amount}.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
