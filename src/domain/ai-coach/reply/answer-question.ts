import { answerGeneral, nearestTopic } from '../knowledge/answer-general.ts';
import { exercisesNamed } from '../knowledge/exercise-answer.ts';
import { LOG_ACTS } from '../log-digest/log-question.ts';
import { unitOfFacts } from '../log-facts.ts';
import { type Act, QUESTION_ACTS, REPORT_ACTS } from '../understand/acts/acts.ts';
import { isAsked } from '../understand/acts/question-form.ts';
import type { RankedAct } from '../understand/acts/rank-acts.ts';
import { asksSomewhere, requestsSomething } from '../understand/acts/request-form.ts';
import { answerAct, answerTopic, generalTopic, type Question } from './answer-act.ts';
import { FAREWELL } from './comment-table.ts';
import { exerciseOverview } from './exercise-overview.ts';
import { offerGuesses } from './narrow-down.ts';
import type { Offer } from './offer-plan.ts';

/** From this probability on the likeliest act answers a question that nothing is sure of: a wrong answer costs little, a menu a turn. */
const LIKELY = 0.3;
const ANSWERED: ReadonlySet<Act> = new Set<Act>([
  ...QUESTION_ACTS.filter((act) => act !== 'follow-up'),
  ...LOG_ACTS,
  'ask-session',
  'report-sore',
  'report-ill',
  'report-bad-sleep-stress',
]);

/** The nearest fitting answer to a question that nothing was sure of; undefined for other messages, and where nothing fits. */
export function answerQuestion(question: Question, acts: readonly RankedAct[]): Offer | undefined {
  const { text, content, plan, brief, facts } = question;
  if (!isAsked(text)) return undefined;
  const topic = answerTopic(question);
  if (topic !== undefined) return topic;
  const likely = acts.find(({ act, p }) => p >= LIKELY && ANSWERED.has(act));
  const own = likely === undefined ? undefined : answerAct({ ...question, act: likely.act });
  if (own !== undefined && own.is_choice !== true) return own;
  const named = exercisesNamed(text);
  const near = nearestTopic(content);
  if (near !== undefined && (named.length === 0 || near.heads > 1)) return generalTopic(question, near.topic.act);
  if (named.length < 2) {
    const overview = exerciseOverview(question);
    if (overview !== undefined || named.length === 0) return overview;
  }
  const about = answerGeneral({ act: 'ask-exercise', text: content, before: undefined, plan, brief, unit: unitOfFacts(facts) ?? 'lb' });
  return about === undefined ? undefined : { messages: about.messages, quick_replies: about.related };
}

const TOLD: ReadonlySet<Act> = new Set<Act>([...REPORT_ACTS, 'thanks', 'small-talk']);

/**
 * The answer to a message that asks nothing and that nothing was sure of: a choice where a wish could be one of two, else what it likeliest
 * tells. undefined where neither is likely.
 */
export function answerTold(question: Question, acts: readonly RankedAct[]): Offer | undefined {
  const [best] = acts;
  if (asksSomewhere(question.text)) {
    const isLikely = best !== undefined && best.p >= LIKELY && ANSWERED.has(best.act);
    const asked = answerTopic(question) ?? (isLikely ? answerAct({ ...question, act: best.act }) : undefined);
    if (asked !== undefined) return asked;
  }
  if (requestsSomething(question.text)) return offerGuesses(acts);
  if (FAREWELL.test(question.text)) return undefined;
  return best !== undefined && best.p >= LIKELY && TOLD.has(best.act) ? answerAct({ ...question, act: best.act }) : undefined;
}
