import type { Plan } from '#domain/plan/plan.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import { findMuscles } from '../edit/read/find-muscles.ts';
import type { Brief } from '../person/brief-shape.ts';
import { type Trainee, traineeForPlan } from '../person/trainee.ts';
import type { WhyPart } from '../understand/acts/read-why.ts';
import { whyKindIn } from '../understand/acts/why-kind-table.ts';
import { findMentions } from '../understand/find-mentions.ts';
import type { Offer } from './offer-plan.ts';
import { workFor } from './plan-part-words.ts';
import { type PlannedPart, partsNamed, partsOf } from './planned-part.ts';
import { otherReps, whyCount, whyReps, whyRepsAtAll, whyRest, whyRestAtAll, whySets, whySetsAtAll } from './why-amount.ts';
import { whyDays, whySplit } from './why-days.ts';
import { whyEffort, whyLoad } from './why-effort.ts';
import { whyExercise } from './why-exercise.ts';
import { whyKind } from './why-kind.ts';
import { whyMissing, whyNoExercise } from './why-missing.ts';
import { whyLifting, whyMuscle } from './why-muscle.ts';
import { atNamedPlace, whyOrder } from './why-order.ts';
import { whyMinutes, whyPair, whyWeek } from './why-week.ts';

export interface WhyQuestion {
  part: WhyPart;
  /** Normalised. */
  text: string;
  plan: Plan;
  brief: Brief;
  /** The exercise talked about before, by name. */
  last: string | undefined;
  /** The load of today with its reason, from the log or how to find it. */
  loadOf: (exercise: string) => string;
}

interface Asked extends WhyQuestion {
  trainee: Trainee;
  /** The planned exercises that are named. */
  parts: readonly PlannedPart[];
}

/** Why this part of the plan is as it is: its own facts, then the rule with its source (PLAN-15). undefined when the plan has no such part. */
export function whyPart(question: WhyQuestion): Offer | undefined {
  const { part, text, plan, brief, last } = question;
  const asked = {
    ...question,
    parts: partsNamed(text, plan, OF_THE_WEEK.has(part) ? undefined : last),
    trainee: traineeForPlan(plan, brief),
  };
  const answered = ANSWERS[part](asked);
  return typeof answered === 'string' ? { messages: [answered], quick_replies: [] } : answered;
}

/** What was talked about before is no part of these, though they say «these» and «this». */
const OF_THE_WEEK: ReadonlySet<WhyPart> = new Set<WhyPart>(['week', 'split', 'days', 'missing', 'muscle', 'kind', 'count']);

const ANSWERS: Readonly<Record<WhyPart, (asked: Asked) => Offer | string | undefined>> = {
  week: ({ text, plan, brief, parts }) => whyWeek({ text, plan, brief, named: parts[0] }),
  pair: ({ plan, parts }) => whyPair(plan, parts),
  split: whySplit,
  lifting: ({ trainee }) => whyLifting(trainee),
  days: (asked) =>
    (asked.parts.length === 0 ? (absent(asked.text, asked.plan, asked.trainee) ?? noWork(asked)) : undefined) ?? whyDays(asked),
  minutes: ({ plan, brief }) => whyMinutes(plan, brief),
  effort: ({ plan, trainee, parts }) => whyEffort(plan, trainee, parts[0]),
  load: ({ plan, parts, text, loadOf }) =>
    parts.length === 0 && isNamed(text) ? absent(text, plan) : whyLoad(plan, parts[0], text, loadOf),
  sets: (asked) => ofNamed(asked, (part) => whySets(asked.plan, asked.trainee, part), whySetsAtAll),
  reps: (asked) => ofNamed(asked, (part) => `${whyReps(asked.trainee, part)}${otherReps(asked.text, part)}`, whyRepsAtAll),
  rest: (asked) => ofNamed(asked, whyRest, (_, plan) => whyRestAtAll(plan)),
  order: ({ plan, text, parts: [first, second], trainee }) =>
    first === undefined
      ? whyKindIn(text)?.name === 'cardio'
        ? whyMissing({ text, plan, trainee })
        : absent(text, plan, trainee)
      : whyOrder(plan, atNamedPlace(text, plan, first), second),
  count: ({ plan, trainee }) => whyCount(plan, trainee),
  missing: whyMissing,
  muscle: (asked) => ofMuscle(asked),
  kind: (asked) => {
    const kind = whyKindIn(asked.text);
    return kind === undefined ? undefined : whyKind(kind, asked);
  },
  exercise: ({ text, plan, trainee, parts: [first] }) =>
    first === undefined || isOnlyKin(text, first) ? absent(text, plan, trainee) : whyExercise(first, plan, trainee),
};

/** Of the exercise that is named, of the body part, of one that the plan does not have, else of the plan as a whole. */
function ofNamed(
  asked: Asked,
  answer: (part: PlannedPart) => string,
  atAll: (text: string, plan: Plan, trainee: Trainee) => string | undefined,
): Offer | string | undefined {
  const { text, plan, trainee, parts } = asked;
  const [first] = parts;
  if (first !== undefined) return answer(first);
  return absent(text, plan, trainee) ?? (asked.part === 'sets' ? ofMuscle(asked) : undefined) ?? atAll(text, plan, trainee);
}

function ofMuscle({ text, plan, trainee }: Asked): Offer | undefined {
  const [muscle] = findMuscles(text);
  return muscle === undefined ? undefined : whyMuscle({ text, plan, trainee }, muscle);
}

/** A body part that nothing in the plan is for. */
function noWork(asked: Asked): Offer | undefined {
  const [muscle] = findMuscles(asked.text);
  return muscle === undefined || workFor(asked.plan, muscle.muscles).length > 0 ? undefined : ofMuscle(asked);
}

/** «Pause squats» of a plan with another squat. */
function isOnlyKin(text: string, { exercise }: PlannedPart): boolean {
  const [mention] = findMentions(text, true);
  return mention !== undefined && mention.length > 1 && exercise !== undefined && mention.exercise.id !== exercise.id;
}

function isNamed(text: string): boolean {
  return findMentions(text, true).length > 0;
}

/** Why what is named is not in the plan. */
function absent(text: string, plan: Plan, trainee: Trainee = traineeForPlan(plan, undefined)): Offer | undefined {
  const [mention] = findMentions(text, true).filter(({ words }) => findMuscles(words)[0]?.words !== words);
  return mention === undefined ? undefined : whyNoExercise(mention.exercise, { plan, trainee });
}

/** Why the plan has an exercise, or has it not, however it was asked. */
export function whyNamed(plan: Plan, exercise: Exercise, brief: Brief): string {
  const trainee = traineeForPlan(plan, brief);
  const part = partsOf(plan).find((one) => one.exercise?.id === exercise.id);
  return part === undefined ? (whyNoExercise(exercise, { plan, trainee }).messages[0] ?? '') : whyExercise(part, plan, trainee);
}
