import { KEEP_MY_PLAN } from '../messages/ai-coach.ts';
import { askedNext, type Brief, type ChatMessage, planPart } from './brief.ts';
import { describePlanChange, type PlanChange } from './change/plan-change.ts';
import type { LogFact } from './log-facts.ts';
import type { Plan } from './plan.ts';
import { answerQuestion } from './reply/answer-question.ts';
import { careMessages, isTooYoung } from './reply/care.ts';
import { describeChange } from './reply/describe-change.ts';
import { explainChange } from './reply/explain-change.ts';
import { planFor } from './reply/plan-for.ts';
import { presentPlan } from './reply/present-plan.ts';
import { GREETING, HOME_QUESTION, QUESTIONS } from './reply/question-table.ts';
import { FIXED_REPLIES } from './reply/small-talk-table.ts';
import { readTurn, type Turn } from './understand/read-turn.ts';

export interface CoachAnswer {
  messages: string[];
  /** Present when this turn built or changed the plan: it replaces the one before (specification 7). */
  plan?: Plan;
  /** Present when `plan` would replace one this conversation had: what to ask the trainee before it does. */
  change?: PlanChange;
  /** What the check mended in the plan before anybody saw it, a sentence each. */
  corrections: string[];
  /** Short answers a person can tap. */
  quick_replies: string[];
  brief: Brief;
}

/**
 * The coach's next words in a conversation, oldest message first; an empty one gets the greeting. `facts` are what the log says and
 * the coach may use. Pure: the same conversation and facts give the same answer on phone and server. Never throws, whatever was
 * typed.
 */
export function answer(input: { messages: readonly ChatMessage[]; facts?: readonly LogFact[] }): CoachAnswer {
  const { messages, facts = [] } = input;
  const turn = readTurn(messages);
  const { brief, intent } = turn;
  const last = messages.findLast((message) => message.role === 'user');
  if (last === undefined) return said([...GREETING, QUESTIONS.goal.text], brief, QUESTIONS.goal.quick_replies);
  if (brief.red_flag !== null) return said(careMessages(brief.red_flag), brief, ['A doctor has cleared me']);
  if (isTooYoung(brief.age) || intent === 'minor') return said([FIXED_REPLIES.minor ?? ''], brief);
  if (intent === 'unsafe') return said([FIXED_REPLIES.unsafe ?? ''], brief);
  if (askedNext(brief) !== null) return askOn(turn, facts);
  if (!turn.hadPlan) return firstPlan(brief);
  if (turn.undone !== null) return takenBack(turn, last.content.trim() === KEEP_MY_PLAN);
  if (planPart(brief) !== planPart(turn.before)) return changedPlan(turn, facts);
  return inWords(turn, facts);
}

function said(messages: readonly string[], brief: Brief, quick_replies: readonly string[] = []): CoachAnswer {
  return { messages: [...messages], quick_replies: [...quick_replies], brief, corrections: [] };
}

/** Something is still missing: what was said is taken up, a question is answered, and the next one asked. */
function askOn(turn: Turn, facts: readonly LogFact[]): CoachAnswer {
  const { brief, before, text, intent } = turn;
  const asked = askedNext(brief) ?? 'goal';
  const question = asked === 'gym' && /\bhome\b/.test(text) ? HOME_QUESTION : QUESTIONS[asked];
  const understood = JSON.stringify(brief) !== JSON.stringify(before);
  const opening = understood || intent === 'plan' ? acknowledge(turn) : answerQuestion({ intent, text, brief, plan: undefined, facts });
  return said([...opening, question.text], brief, question.quick_replies);
}

/** Only what would not be seen at once in the next question: a sore region, something taken away. */
function acknowledge({ brief, before, intent, forgotten }: Turn): string[] {
  if (forgotten !== undefined) return [forgottenWords(forgotten)];
  if (intent === 'reset') return [FIXED_REPLIES.reset ?? ''];
  const region = newRegion(brief, before);
  return region === undefined ? [] : [`I will keep your ${region} out of trouble.`];
}

function firstPlan(brief: Brief): CoachAnswer {
  const plan = planFor(brief);
  const replies = [
    ...(brief.limitations.length === 0 ? ['Nothing hurts'] : []),
    'Why this plan?',
    ...(brief.minutes === null ? ['Make it 45 minutes'] : []),
    'What is today?',
  ];
  return { ...said(presentPlan(plan, brief), brief, replies), plan };
}

/** Another plan, what it changes and why; no plan at all when what was said is already in the one they have. */
function changedPlan(turn: Turn, facts: readonly LogFact[]): CoachAnswer {
  const { brief, before, forgotten } = turn;
  const [old, plan] = [planFor(before), planFor(brief)];
  const { kind, why } = forgotten === undefined ? explainChange(before, brief) : { kind: 'brief' as const, why: forgottenWords(forgotten) };
  const change = describePlanChange(old, plan, kind, why);
  const isSame = JSON.stringify(old) === JSON.stringify(plan);
  if (isSame && turn.intent === 'plan') return inWords(turn, facts);
  if (isSame) return said([`${why} Your plan stays as it was: it fits already.`, ...careAfter(turn)], brief, changeReplies());
  const details = describeChange({ plan: old, brief: before }, { plan, brief });
  const over = brief.lighter === 'deload' ? ['The lighter week is over'] : [];
  return { ...said([`${why} ${details}`, ...careAfter(turn)], brief, ['Why this plan?', ...over]), plan, change };
}

/** The plan before the last change, once more. A proposal that was refused never replaced it, so nothing comes with that. */
function takenBack({ brief, undone }: Turn, isRefusal: boolean): CoachAnswer {
  if (undone !== 'change') return said([isRefusal ? 'Your plan stays as it is.' : (FIXED_REPLIES.undo ?? '')], brief, changeReplies());
  if (isRefusal) return said(['Your plan stays as it was; I go by it again.'], brief, changeReplies());
  return { ...said(['I took back the last change; this is the plan from before it.'], brief, changeReplies()), plan: planFor(brief) };
}

/** An answer that leaves the plan alone. */
function inWords(turn: Turn, facts: readonly LogFact[]): CoachAnswer {
  const { brief, before, text, intent, forgotten } = turn;
  if (forgotten !== undefined) return said([forgottenWords(forgotten)], brief);
  const noted = notedWords(brief, before);
  if (noted !== undefined && (intent === 'max' || intent === 'units' || intent === 'unclear')) return said([noted], brief);
  const plan = planFor(brief);
  if (intent === 'plan')
    return {
      ...said(
        [`Here it is again, unchanged. ${presentPlan(plan, brief)[0] ?? ''}`, 'Tell me what should be different.'],
        brief,
        changeReplies(),
      ),
      plan,
    };
  const isLost = intent === 'unclear' || intent === 'hello';
  return said(answerQuestion({ intent, text, brief, plan, facts }), brief, isLost ? changeReplies() : []);
}

/** What changes nothing in the plan and is kept all the same: a unit, a maximum. */
function notedWords(brief: Brief, before: Brief): string | undefined {
  if (JSON.stringify(brief.maxes) !== JSON.stringify(before.maxes))
    return 'Noted. Where nothing is logged yet, I reckon a careful first weight from it; ask me «how heavy?» for a lift.';
  if (brief.unit === before.unit || brief.unit === null) return undefined;
  return `Noted: I write weights in ${brief.unit === 'kg' ? 'kilograms' : 'pounds'}. What you logged stays as you typed it.`;
}

function forgottenWords(label: string): string {
  return `I no longer go by what you said under «${label.trim()}».`;
}

function changeReplies(): string[] {
  return ['What is today?', 'Why this plan?', 'Make it 45 minutes'];
}

/** After a sore region: what to do now, and the limits of a coach. */
function careAfter({ brief, before }: Turn): string[] {
  const region = newRegion(brief, before);
  if (region === undefined) return [];
  return [
    `If a movement still bothers your ${region}, stop it for today and tell me. I am not a clinician: pain that is sharp, grows or wakes you belongs to a doctor or physiotherapist.`,
  ];
}

function newRegion(brief: Brief, before: Brief): string | undefined {
  return brief.limitations.find((limitation) => !before.limitations.some((old) => old.region === limitation.region))?.region;
}
