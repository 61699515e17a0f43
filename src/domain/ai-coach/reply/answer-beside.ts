import type { Plan } from '../../plan/plan.ts';
import { LOG_ACTS, QUESTION_ACTS } from '../understand/acts/acts.ts';
import { chooseActs, isOneOf } from '../understand/acts/choose-act.ts';
import { orderedAct } from '../understand/acts/command.ts';
import { asksOnly } from '../understand/acts/question-form.ts';
import { readPlanQuestion } from '../understand/acts/read-plan-question.ts';
import { answerAct, type Question } from './answer-act.ts';
import type { Offer } from './offer-plan.ts';

const PARTS =
  /[.!?;\n]+\s+|,? (?:and|but|also|plus)(?: also)? (?=(?:why|what|how|when|which|where|is|are|does|do i|should|will|would)\b)|, (?=(?:why|how|what|when)\b)/;
const SURE = 0.5;

/** An offer with the answer to what its message asks besides: «swap bench for dips, and how long is Monday?» (PLAN-25). */
export function withAnswerBeside(offer: Offer, question: Question): Offer {
  const parts = question.text.split(PARTS).map((part) => part.trim());
  const asked = parts.length < 2 ? undefined : parts.find((part) => asksOnly(part) && orderedAct(part) === undefined);
  if (asked === undefined) return offer;
  const [best] = chooseActs(asked, { before: '', asked: null, hasPlan: true });
  if (
    best === undefined ||
    best.p < SURE ||
    !(isOneOf(QUESTION_ACTS, best.act) || isOneOf(LOG_ACTS, best.act) || best.act === 'ask-session')
  )
    return offer;
  const { messages } = answerAct({ ...question, act: best.act, text: asked, content: asked, before_words: '' });
  return { ...offer, messages: [...offer.messages, ...messages] };
}

const WOULD = /\b(?:would|will|then|with (?:that|this|it)|after (?:that|this)|if (?:i|we) do (?:that|it|this))\b/;

/** What would be, answered from the plan of the open offer; undefined for every other question. */
export function answerOfOffer(question: Question, open: Plan | undefined): Offer | undefined {
  if (open === undefined || !asksOnly(question.text) || !WOULD.test(question.text)) return undefined;
  if (readPlanQuestion(question.text) === undefined && question.act !== 'ask-session') return undefined;
  return { messages: ['With the change I offered:', ...answerAct({ ...question, plan: open }).messages], quick_replies: [] };
}
