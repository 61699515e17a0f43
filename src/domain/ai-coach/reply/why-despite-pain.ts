import { traineeForPlan } from '../person/trainee.ts';
import { painBesideWhy } from '../understand/facts/pain-beside-why.ts';
import { normaliseText } from '../understand/normalise-text.ts';
import type { Question } from './answer-act.ts';
import type { Offer } from './offer-plan.ts';
import { partsNamed } from './planned-part.ts';
import { whyExercise } from './why-exercise.ts';

/** Why an exercise stays although a part that hurts was named beside the question, with the offer to take it out (PLAN-15). */
export function whyDespitePain({ around, plan, brief, last_exercise }: Question): Offer | undefined {
  const text = normaliseText(around);
  const [pain] = painBesideWhy(text);
  const [part] = plan === undefined || pain === undefined ? [] : partsNamed(text, plan, last_exercise);
  if (plan === undefined || pain === undefined || part === undefined) return undefined;
  const name = part.item.exercise;
  return {
    messages: [
      `I note your ${pain.region}. ${name} is not among what asks much of it, so it stays; if you feel it there, I put another in its place. I am not a clinician: pain that is sharp, grows or wakes you belongs to a doctor or physiotherapist.`,
      whyExercise(part, plan, traineeForPlan(plan, brief)),
    ],
    quick_replies: [`Swap ${name.toLowerCase()}`, `Remove ${name.toLowerCase()}`],
  };
}
