import { KEEP_MY_PLAN } from '../messages/ai-coach.ts';
import type { Plan } from '../plan/plan.ts';
import { factsForAnswer } from './answer-unit.ts';
import { askedAnew, askedNext, type Brief, type ChatMessage, planPart } from './brief.ts';
import type { PlanChange } from './change/plan-change.ts';
import type { LogDigest } from './log-digest/digest-shape.ts';
import type { LogFact } from './log-facts.ts';
import { answerQuestion } from './reply/answer-question.ts';
import { isTooYoung, newRegion } from './reply/care.ts';
import { changedPlan, isSameTraining, newPlan, type Offer, offerAgain, undoReply } from './reply/offer-plan.ts';
import { planFor } from './reply/plan-for.ts';
import { presentPlan } from './reply/present-plan.ts';
import { GREETING, HOME_QUESTION, PAIR_QUESTIONS, QUESTIONS } from './reply/question-table.ts';
import { changeReplies, firstReplies } from './reply/quick-replies.ts';
import { assumedWords, forgottenWords, startedOverWords } from './reply/said-back.ts';
import { FIXED_REPLIES } from './reply/small-talk-table.ts';
import { dangerReply } from './understand/danger/danger-reply.ts';
import { CLEARED_REPLY, heldBack } from './understand/danger/held-back.ts';
import type { Intent } from './understand/read-intent.ts';
import { readTurn, type Turn } from './understand/read-turn.ts';

export interface CoachAnswer {
  messages: string[];
  /** With `change`, an offer that replaces the plan in use when accepted. Without it, the first plan or the plan in use repeated. */
  plan?: Plan;
  /** The differences between `plan` and the plan in use. */
  change?: PlanChange;
  /** Repairs made to the plan before it was shown, one sentence each. */
  corrections: string[];
  /** Suggested answers to tap. */
  quick_replies: string[];
  brief: Brief;
}

export interface CoachQuestion {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** Log facts that the coach may use. */
  facts?: readonly LogFact[];
  /** The plan in use on the phone. When missing, the newest plan of the conversation stands in. */
  plan?: Plan | null;
  /** The log digest of the phone; answers questions about the trainee's own training. */
  log?: LogDigest | null;
}

/**
 * The coach's reply to a conversation; an empty conversation gets a greeting. Pure: phone and server give the same answer. Never throws.
 */
export function answer({ messages, facts: told = [], plan = null }: CoachQuestion): CoachAnswer {
  const turn = readTurn(messages);
  const { brief, intent } = turn;
  const facts = factsForAnswer(messages, brief, told);
  const last = messages.findLast((message) => message.role === 'user');
  if (last === undefined) return said([...GREETING, QUESTIONS.goal.text], brief, QUESTIONS.goal.quick_replies);
  if (turn.danger !== null) {
    const { messages: care, quick_replies } = dangerReply(turn.danger, last.content);
    return said(care, brief, quick_replies);
  }
  if (isTooYoung(brief.age)) return said([FIXED_REPLIES.minor ?? ''], brief);
  const inUse = planInUse(turn, plan);
  const scene: Scene = { turn, facts, inUse, isTold: plan !== null };
  if (askedNext(brief) !== null) return askNextQuestion(scene);
  if (waits(scene)) return said([heldBackWords(brief)], brief, [CLEARED_REPLY]);
  if (inUse === undefined) return firstPlan(scene);
  if (turn.undone !== null)
    return spoken(scene, undoReply({ turn, inUse, isTold: plan !== null, isRefusal: last.content.trim() === KEEP_MY_PLAN }));
  if (!turn.hadPlan || intent === 'reset') return spoken(scene, newPlan({ turn, inUse, opening: openingOf(scene) }));
  const isKnown = planPart(brief) === planPart(turn.before) || (intent === 'plan' && isSameTraining(inUse, planFor(brief)));
  return isKnown ? replyWithoutPlan(scene, inUse) : spoken(scene, changedPlan({ turn, inUse }));
}

/** The base of a change: the plan the phone reports, else the newest plan of the conversation. */
export function planInUse({ planned }: Pick<Turn, 'planned'>, told: Plan | null): Plan | undefined {
  return told ?? (planned === null ? undefined : planFor(planned));
}

/** Intents whose answer names weights or work to do. */
const NAMES_WORK: ReadonlySet<Intent> = new Set(['plan', 'load', 'short-today', 'kit-today', 'taken', 'reset']);

/** A flag holds all training back, and the answer would build a plan or name work. */
function waits({ turn, inUse }: Scene): boolean {
  const { brief, before, intent } = turn;
  if (brief.red_flag === null || heldBack(brief.red_flag).parts !== 'all' || turn.undone !== null) return false;
  return inUse === undefined || !turn.hadPlan || NAMES_WORK.has(intent) || planPart(brief) !== planPart(before);
}

function heldBackWords({ red_flag }: Brief): string {
  return red_flag === null ? '' : heldBack(red_flag).sentence;
}

interface Scene {
  turn: Turn;
  facts: readonly LogFact[];
  inUse: Plan | undefined;
  /** The phone reported which plan is in use. */
  isTold: boolean;
}

function said(messages: readonly string[], brief: Brief, quick_replies: readonly string[] = []): CoachAnswer {
  return { messages: [...messages], quick_replies: [...quick_replies], brief, corrections: [] };
}

function spoken({ turn }: Scene, { messages, quick_replies, ...plan }: Offer): CoachAnswer {
  return { ...said(messages, turn.brief, quick_replies), ...plan };
}

/** Facts are still missing: confirms what was said, answers a question, then asks the next one. */
function askNextQuestion(scene: Scene): CoachAnswer {
  const { brief, text } = scene.turn;
  const asked = askedNext(brief) ?? 'goal';
  const single = asked === 'gym' && /\bhome\b/.test(text) ? HOME_QUESTION : QUESTIONS[asked];
  const question = PAIR_QUESTIONS[askedAnew(scene.turn).join(' ')] ?? single;
  const stays = scene.turn.intent === 'reset' && scene.inUse !== undefined ? ['Your plan stays in use until you accept a new one.'] : [];
  return said([...openingOf(scene), ...stays, question.text], brief, question.quick_replies);
}

/** What precedes a question or a new plan: the answer to the trainee's question, else only facts that the following text does not show. */
function openingOf({ turn, facts, inUse }: Scene): string[] {
  const { brief, before, text, intent, forgotten, assumed } = turn;
  const taken = assumed.length === 0 ? [] : [assumedWords(assumed, brief)];
  if (forgotten !== undefined) return [forgottenWords(forgotten)];
  if (intent === 'reset') return [startedOverWords(brief)];
  const understood = assumed.length === 0 && JSON.stringify(brief) !== JSON.stringify(before);
  if (!understood && intent !== 'plan') return [...answerQuestion({ intent, text, brief, plan: inUse, facts }), ...taken];
  const region = newRegion(brief, before);
  return [...(region === undefined ? [] : [`I will keep your ${region} out of trouble.`]), ...taken];
}

function firstPlan({ turn }: Scene): CoachAnswer {
  const { brief, assumed } = turn;
  const plan = planFor(brief);
  const taken = assumed.length === 0 ? [] : [assumedWords(assumed, brief)];
  return { ...said([...taken, ...presentPlan(plan, brief)], brief, firstReplies(brief)), plan };
}

function replyWithoutPlan(scene: Scene, inUse: Plan): CoachAnswer {
  const { brief, before, text, intent, forgotten } = scene.turn;
  if (forgotten !== undefined) return said([forgottenWords(forgotten)], brief);
  const noted = notedWords(brief, before);
  if (noted !== undefined && (intent === 'max' || intent === 'units' || intent === 'unclear')) return said([noted], brief);
  const latest = planFor(brief);
  const isOpen = !isSameTraining(inUse, latest);
  if (intent === 'plan' && isOpen) return spoken(scene, offerAgain({ turn: scene.turn, inUse }));
  if (intent === 'plan') return planAgain(scene, inUse);
  const question = { intent, text, brief, facts: scene.facts };
  if (intent === 'why' && isOpen)
    return said(['About the plan I would make from what you told me:', ...answerQuestion({ ...question, plan: latest })], brief);
  const isLost = intent === 'unclear' || intent === 'hello';
  return said(answerQuestion({ ...question, plan: inUse }), brief, isLost ? changeReplies() : []);
}

/** «Unchanged» needs to know the plan in use, so it is said only when the phone reported it. */
function planAgain({ turn: { brief }, isTold }: Scene, inUse: Plan): CoachAnswer {
  const again = isTold ? 'Here it is again, unchanged.' : 'Here it is again.';
  const words = [`${again} ${presentPlan(inUse, brief)[0] ?? ''}`, 'Tell me what should be different.'];
  return { ...said(words, brief, changeReplies()), plan: inUse };
}

/** Facts that are stored without changing the plan: a unit, a maximum. */
function notedWords(brief: Brief, before: Brief): string | undefined {
  if (JSON.stringify(brief.maxes) !== JSON.stringify(before.maxes))
    return 'Noted. Where nothing is logged yet, I reckon a careful first weight from it; ask me «how heavy?» for a lift.';
  if (brief.unit === before.unit || brief.unit === null) return undefined;
  return `Noted: I write weights in ${brief.unit === 'kg' ? 'kilograms' : 'pounds'}. What you logged stays as you typed it.`;
}
