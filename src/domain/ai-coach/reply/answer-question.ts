import { candidatesFor, DRUGS, relatedTo } from '../knowledge/answer-general.ts';
import { personOf } from '../knowledge/person.ts';
import { FITS, isOwn, type Prior, rankAnswers } from '../knowledge/rank-answers.ts';
import { LOG_ACTS } from '../log-digest/log-question.ts';
import { unitOfFacts } from '../log-facts.ts';
import type { Brief } from '../person/brief-shape.ts';
import { type Act, QUESTION_ACTS, REPORT_ACTS } from '../understand/acts/acts.ts';
import { isOneOf } from '../understand/acts/choose-act.ts';
import { isAsked } from '../understand/acts/question-form.ts';
import type { RankedAct } from '../understand/acts/rank-acts.ts';
import { readPlanQuestion } from '../understand/acts/read-plan-question.ts';
import { readWhyPart } from '../understand/acts/read-why.ts';
import { asksSomewhere, requestsSomething } from '../understand/acts/request-form.ts';
import { answerAct, answerData, type Question } from './answer-act.ts';
import { FAREWELL } from './comment-table.ts';
import { exerciseOverview } from './exercise-overview.ts';
import { offerGuesses } from './narrow-down.ts';
import type { Offer } from './offer-plan.ts';
import { answerOwn } from './own-answer.ts';

/** From this probability on the likeliest act answers a question that nothing fits: its answer comes from the plan or the log. */
const LIKELY = 0.6;
const OF_DATA: readonly Act[] = [...LOG_ACTS, 'ask-session', 'report-sore', 'report-ill', 'report-bad-sleep-stress'];

/** The message asks: by its form, or as what it was understood. */
function isQuestion({ text }: Pick<Question, 'text'>, acts: readonly RankedAct[]): boolean {
  const act = acts[0]?.act;
  return isAsked(text) || (act !== undefined && act !== 'follow-up' && isOneOf(QUESTION_ACTS, act));
}

/** A rule knew what is asked from the form of the message alone. */
function isRuled([best, next]: readonly RankedAct[]): boolean {
  return best?.p === 1 && next === undefined;
}

/** The form tells a part of the plan, and its own numbers answer it. */
export function asksPlanPlainly({ text }: Pick<Question, 'text'>, acts: readonly RankedAct[]): boolean {
  return isRuled(acts) && (readPlanQuestion(text) !== undefined || (acts[0]?.act === 'ask-plan-why' && PART_OR_PLAN(text)));
}

function asksWhyOfPart({ text, plan, act }: Question, acts: readonly RankedAct[]): boolean {
  return plan !== undefined && act === 'ask-plan-why' && isRuled(acts) && readWhyPart(text) !== undefined;
}

const PART_OR_PLAN = (text: string): boolean => readWhyPart(text) !== undefined || /^why(?: (?:this|that|the) plan)?[?.! ]*$/.test(text);

/** How sure a topic must be to answer instead of the log where a rule read a log question from the form of the message. */
const RULED = 0.995;

/** The best answer to a message that asks; undefined for every other, and where nothing fits. */
export function answerAsked(question: Question, acts: readonly RankedAct[]): Offer | undefined {
  if (!isQuestion(question, acts) || question.act === 'report-pain') return undefined;
  // A topic in the same words knows nothing of this plan.
  if (asksWhyOfPart(question, acts)) return answerAct(question);
  if (isInSameWords(question.content) || DRUGS.test(question.around)) return answerClaim(question, acts);
  const ofData = answerData(question);
  if (ofData !== undefined) return ofData;
  return asksPlanPlainly(question, acts) ? answerAct(question) : answerQuestion(question, acts);
}

/** The answer that fits a question best of all that plan, log, library and topics could give; undefined where none fits (KNOW-2). */
function answerQuestion(question: Question, acts: readonly RankedAct[]): Offer | undefined {
  const least = isRuled(acts) && acts[0] !== undefined && OF_DATA.includes(acts[0].act) ? RULED : FITS;
  const fitting = bestFrom(least, question, acts);
  if (fitting !== undefined) return fitting;
  const likely = acts.find(({ act, p }) => p >= LIKELY && OF_DATA.includes(act));
  return (
    (likely === undefined ? undefined : answerAct({ ...question, act: likely.act })) ??
    (isAsked(question.text) ? exerciseOverview(question) : undefined)
  );
}

/** How well an answer must fit a message that asks nothing by its form: «the neighbour says one should only walk». */
const CLAIM_FITS = 0.5;

const TOLD: ReadonlySet<Act> = new Set<Act>([...REPORT_ACTS, 'thanks', 'small-talk']);
const TOLD_FROM = 0.3;

/**
 * The answer to a message that asks nothing and that nothing was sure of: a choice where a wish could be one of two, a claim like a question,
 * else what it likeliest tells (KNOW-7). undefined where neither is likely.
 */
export function answerTold(question: Question, acts: readonly RankedAct[]): Offer | undefined {
  const [best] = acts;
  if (asksSomewhere(question.text)) {
    const asked = answerQuestion(question, acts);
    if (asked !== undefined) return asked;
  }
  if (requestsSomething(question.text)) return offerGuesses(acts);
  if (FAREWELL.test(question.text)) return undefined;
  const claim = bestFrom(CLAIM_FITS, question, acts);
  if (claim !== undefined) return claim;
  return best !== undefined && best.p >= TOLD_FROM && TOLD.has(best.act) ? answerAct({ ...question, act: best.act }) : undefined;
}

/** How likely each act is of a message whose last words alone were understood. */
const AROUND = 0.25;

/** What a statement alone leaves open is looked for in the whole message: «elbows flare on bench. cues?». */
function bestFrom(least: number, question: Question, acts: readonly RankedAct[]): Offer | undefined {
  const { content, around } = question;
  const prior: Prior = (act) => acts.find((ranked) => ranked.act === act)?.p ?? 0;
  const best = bestOf(content, least, question, prior);
  if (best !== undefined || around === content) return best;
  return bestOf(around, least, question, (act) => Math.max(AROUND, prior(act)));
}

function bestOf(content: string, least: number, question: Question, prior: Prior): Offer | undefined {
  const { plan, brief, facts } = question;
  const person = personOf({ plan, brief, unit: unitOfFacts(facts) ?? 'lb' });
  for (const { id, fit, own, words } of candidatesFor(content, prior, person)) {
    if (fit < least) break;
    const answered =
      own === undefined ? { messages: [words ?? ''], quick_replies: relatedTo(content, prior, id) } : answerOwn(own, question);
    if (answered !== undefined && answered.is_choice !== true) return answered;
  }
  return undefined;
}

/** From this fit on a topic answers a question as if it had been asked in its words. */
const KNOWN = 0.6;

/** What library and topics say to a message, however it was understood; undefined where nothing fits. */
export function answerClaim(question: Question, acts: readonly RankedAct[]): Offer | undefined {
  return bestFrom(FITS, question, acts);
}

/** Somebody asked a topic in these words. */
function isInSameWords(content: string): boolean {
  const [best] = rankAnswers(content, () => 0, 1);
  return best !== undefined && !isOwn(best.topic) && best.isSame;
}

/** The library or a topic plainly answers the question. */
export function isKnown(content: string, acts: readonly RankedAct[], brief: Brief): boolean {
  const prior: Prior = (act) => acts.find((ranked) => ranked.act === act)?.p ?? 0;
  const [best] = candidatesFor(content, prior, personOf({ plan: undefined, brief, unit: 'lb' }));
  return best !== undefined && best.own === undefined && best.fit >= KNOWN;
}
