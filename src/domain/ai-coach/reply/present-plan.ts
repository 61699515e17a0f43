import type { Plan } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { checkPlan } from '../check-plan.ts';
import type { Brief } from '../person/brief-shape.ts';
import { listWords } from '../person/list-words.ts';
import { rulesOf } from '../person/state-against.ts';
import { traineeOf } from '../person/trainee.ts';
import { conditionCautions, uncheckedWords } from './condition-words.ts';

const PAIN_QUESTION = 'Does anything hurt, or has a doctor told you to avoid something? Tell me and I work around it.';

/** Two at a time; shoulders and transfers come later (STATE-1). */
const CHAIR_QUESTIONS =
  'Two questions, so that it fits you better. What is your condition and, if it is of the spine, its level? And what works well: hands, trunk, legs?';

interface Presented {
  ready?: string;
  taken?: readonly string[];
  /** The trainee said that nothing hurts. */
  isPainDenied?: boolean;
}

/** The messages with a new plan: what it is, why, what was assumed, and the question about pain. */
export function presentPlan(
  plan: Plan,
  brief: Brief,
  { ready = 'Your plan is ready', taken = [], isPainDenied = false }: Presented = {},
): string[] {
  const messages = [`${summaryOf(plan, ready)} ${planView(plan).explanation}`];
  const assumed = [...taken, ...traineeOf(brief).assumed];
  if (assumed.length > 0) messages.push(`I took for granted that ${listWords(assumed)}. Tell me where that is wrong.`);
  const caution = cautionOf(plan, brief);
  if (caution !== '') messages.push(caution);
  if (brief.states.some(({ kind }) => kind === 'wheelchair')) messages.push(CHAIR_QUESTIONS);
  else if (brief.limitations.length === 0 && !isPainDenied) messages.push(PAIN_QUESTION);
  return messages;
}

/** «Your plan is ready: strength, 4 weeks, Mon, Wed and Fri, up to 58 minutes.» */
function summaryOf(plan: Plan, ready = 'Your plan is ready'): string {
  const view = planView(plan);
  const days = Array.from({ length: view.days }, (_, day) => dayView(plan, 0, day));
  const minutes = Math.max(...days.map((day) => day?.minutes ?? 0));
  const weeks = view.weeks > 1 ? `, ${view.weeks} weeks` : '';
  return `${ready}: ${view.goal}${weeks}, ${listWords(days.map((day) => day?.label ?? ''))}, up to ${minutes} minutes.`;
}

/** An expert's caution, once: too many days for a beginner, one day a week, a pregnancy. */
function cautionOf(plan: Plan, brief: Brief): string {
  const sentences: string[] = [];
  if (brief.limitations.some((limitation) => limitation.region === 'pregnancy'))
    sentences.push('Please check with your midwife or doctor that training is fine for you, and stop if anything feels wrong.');
  if (brief.limitations.some((limitation) => limitation.region === 'blood pressure'))
    sentences.push(
      'Breathe out on the effort, never hold your breath, and skip the session when your resting pressure is 180 over 110 or more.',
    );
  if (brief.limitations.some((limitation) => limitation.region === 'bones'))
    sentences.push('Lift with a long back, without rounding or twisting it, and ask your doctor how much load suits your bones.');
  if (brief.age !== null && brief.age < 18)
    sentences.push('At your age technique comes first: train with an adult who knows the lifts, and leave the maximum attempts for later.');
  if (brief.age !== null && brief.age >= 65)
    sentences.push(
      'On at least three days a week practise balance for 5 to 10 minutes with a hand near something firm: feet together, then one foot before the other, then on one leg.',
    );
  for (const { caution } of rulesOf(brief)) sentences.push(caution);
  if (brief.conditions.length > 0) sentences.push(...conditionCautions(brief.conditions), uncheckedWords(brief.conditions));
  // Of an assumed experience nothing follows that a trainee should be told.
  const isSaid = ({ rule }: { rule: string }) => rule === 'FREQ' || (rule === 'DAYS' && brief.experience !== null);
  const days = plan.block?.meet == null ? checkPlan(plan, brief).find(isSaid) : undefined;
  if (days !== undefined) sentences.push(days.sentence);
  return sentences.join(' ');
}
