import type { Plan } from '../../plan/plan.ts';
import { chooseActs } from '../understand/acts/choose-act.ts';
import { asksOnly, isAsked } from '../understand/acts/question-form.ts';
import { readPlanQuestion } from '../understand/acts/read-plan-question.ts';
import { normaliseText } from '../understand/normalise-text.ts';
import type { Turn } from '../understand/read-turn.ts';
import { LEANS } from '../understand/segments/segment-table.ts';
import { answerAct, type Question } from './answer-act.ts';
import { answerAsked } from './answer-question.ts';
import type { Offer } from './offer-plan.ts';

const ANSWERED_MOST = 2;

/** The answers to what a message asks besides, in its order: «swap bench for dips, and how long is Monday?» (PLAN-25). */
export function answersBeside(questions: readonly string[], question: Question): string[] {
  const answers = questions.slice(0, ANSWERED_MOST).flatMap((asked) => answerOne(asked, question));
  return [...new Set(answers)];
}

/** The reply, and after it what else the message asked. */
export function withAnswers<Reply extends { messages: string[] }>(reply: Reply, questions: readonly string[], question: Question): Reply {
  const answers = answersBeside(questions, question).filter((answer) => !reply.messages.includes(answer));
  return answers.length === 0 ? reply : { ...reply, messages: [...reply.messages, ...answers] };
}

/** What a message asks besides the facts it tells, also at the end of the same sentence: «I'm 68, is that too old?» */
export function questionsBesideFacts({ questions, whole, around }: Pick<Turn, 'questions' | 'whole' | 'around'>): readonly string[] {
  if (questions.length > 0 || !isAsked(whole)) return questions;
  if (asksOnly(whole)) return [around];
  const asked = LAST_CLAUSE.exec(around)?.[1] ?? around;
  if (!LEANS.test(normaliseText(asked))) return [asked];
  const age = Number(AGE.exec(whole)?.[1]);
  return [JUDGES.test(whole) && !Number.isNaN(age) ? (age < ADULT ? 'Is lifting safe for teenagers?' : 'Am I too old to lift?') : around];
}

const LAST_CLAUSE = /[,.;:] *(?:(?:so|and|but) )?([^,.;:]+)$/;
const AGE =
  /\b(?:i'?m|i am|im|aged?|turning|turn|nearly|almost|just turned|am) (\d{2})\b(?! ?(?:kg|lbs?|pounds|cm|min|weeks?|months?|days?))/;
const JUDGES =
  /\b(?:is|isn't|would) (?:that|it|this)(?: (?:be|really|even|already|too|a bit|still))* (?:old|young|late|early|ok|okay|safe|dangerous|bad|fine|a problem|possible|enough)\b/;
const ADULT = 18;

function answerOne(content: string, question: Question): readonly string[] {
  const acts = chooseActs(content, { before: '', asked: null, hasPlan: question.plan !== undefined });
  const alone = { ...question, act: acts[0]?.act ?? 'unclear', text: normaliseText(content), content, before_words: '' };
  return answerAsked(alone, acts)?.messages ?? [];
}

const WOULD = /\b(?:would|will|then|with (?:that|this|it)|after (?:that|this)|if (?:i|we) do (?:that|it|this))\b/;

/** What would be, answered from the plan of the open offer; undefined for every other question. */
export function answerOfOffer(question: Question, open: Plan | undefined): Offer | undefined {
  if (open === undefined || !asksOnly(question.text) || !WOULD.test(question.text)) return undefined;
  if (readPlanQuestion(question.text) === undefined && question.act !== 'ask-session') return undefined;
  return { messages: ['With the change I offered:', ...answerAct({ ...question, plan: open }).messages], quick_replies: [] };
}
