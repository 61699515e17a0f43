import type { Plan } from '../../plan/plan.ts';
import { askedNext, type Folded, foldConversation, hasPlan, type InUse, planPart } from '../brief.ts';
import { briefOfPlan } from '../person/brief-of-plan.ts';
import type { ChatMessage } from '../person/brief-shape.ts';
import type { Danger } from '../person/danger-kinds.ts';
import { weighEvidence } from './acts/act-evidence.ts';
import { type Act, EDIT_ACTS, FACT_ACTS, LOG_ACTS, QUESTION_ACTS, REPORT_ACTS } from './acts/acts.ts';
import { type ActContext, chooseActs, isOneOf } from './acts/choose-act.ts';
import { orderedAct } from './acts/command.ts';
import { asksOnly } from './acts/question-form.ts';
import type { RankedAct } from './acts/rank-acts.ts';
import { readPlanQuestion } from './acts/read-plan-question.ts';
import { withoutSmallReplies } from './acts/small-reply.ts';

import { deniesDanger } from './danger/danger-question.ts';
import { detectDanger, hasDangerRule, isBareGuess, namesNoSymptom, tellsWarningSign } from './danger/detect-danger.ts';
import { withDayBesideEvent } from './day-before.ts';
import { type FullMessage, PRESENTS_PLAN, resolveFollowUps } from './follow-up.ts';
import { normaliseText } from './normalise-text.ts';
import { withToday } from './only-minutes.ts';
import { forgottenLabel, startsOver } from './read-message.ts';
import { requestBesideAge } from './request-beside.ts';
import { type Reading, readSegments, readWhole, withoutAsides } from './segments/read-segments.ts';
import { ASKS_VERDICT } from './segments/segment-table.ts';
import type { Pointing } from './talk/pointing.ts';
import { tellsEnough } from './tells-enough.ts';

/** The last message of a conversation, read in its context. */
export interface Turn extends Folded {
  /** The trainee's last message with what it leaves unsaid, normalised; '' when there is none. */
  text: string;
  /** The same as typed. */
  content: string;
  /** What the message most likely does, best first. */
  acts: readonly RankedAct[];
  act: Act;
  /** A plan existed before this message. */
  hadPlan: boolean;
  /** The label of a removed fact. */
  forgotten: string | undefined;
  /** The coach's words before this message. */
  before_words: string;
  /** What the last message tells of; the coach answers it before everything else. */
  danger: Danger | null;
  /** The trainee said that a danger the coach asked about is none. */
  isDangerDenied: boolean;
  /** `content` is what was asked for beside facts about the trainee. */
  isRequestBesideFacts: boolean;
  /** The trainee's messages, follow-ups written out. */
  messages: readonly ChatMessage[];
  /** What it points at in the talk before; undefined where it stands alone. */
  pointing: Pointing | undefined;
  /** It goes on from an earlier wish, and takes the place of what was offered for that. */
  replacesOffer: boolean;
  /** The whole message without asides, as typed. */
  around: string;
  /** The same, normalised. */
  whole: string;
  /** What it asks besides `content`, as typed. */
  questions: readonly string[];
  /** It only says that something is to stay, or only asks about another person. */
  only: Reading['only'];
}

/**
 * Pure, never throws. `plan` is the plan in use, when the phone reports one; `inUse` tells what that plan holds.
 */
export function readTurn(spoken: readonly ChatMessage[], plan: Plan | null = null, inUse?: InUse): Turn {
  const own = spoken.map((message) => (message.role === 'user' ? message.content : ''));
  const messages = resolveFollowUps(
    spoken.map((message, index) => {
      if (message.role !== 'user') return message;
      const content = withDayBesideEvent(withoutAsides(withoutSmallReplies(message.content)), own.slice(0, index));
      return { ...message, content: plan === null ? content : withToday(content) };
    }),
    plan,
  );
  const folded = foldWithPlan(messages, plan, inUse);
  const last: FullMessage | undefined = messages.findLast((message) => message.role === 'user');
  const typed = spoken.findLast((message) => message.role === 'user')?.content ?? '';
  const words = lastWords(messages);
  const isDenied = deniesDanger(typed, words);
  const hadPlan = hasPlan(folded.before) || (hasPlan({ ...folded.before, red_flag: null }) && (plan !== null || folded.planned !== null));
  const denied = isDenied ? requestIn(last?.content ?? '') : undefined;
  const beside = hadPlan ? besideNewAge(last?.content ?? '', folded) : undefined;
  const whole = denied ?? beside ?? last?.content ?? '';
  const forgotten = forgottenLabel(whole);
  const known = forgotten === undefined ? last?.act : 'correct-fact';
  const context = { before: words, asked: askedNext(folded.before), hasPlan: hadPlan };
  const isAlone = known !== undefined || last?.pointing !== undefined;
  const reading: Reading = isAlone ? readWhole(whole) : readSegments(whole, typed, context);
  const content = reading.only === 'other' ? typed : reading.decides;
  const told = reading.only === 'other' ? (ASKS_VERDICT.test(typed) ? 'ask-method' : 'out-of-scope') : (reading.act ?? known);
  const read = told === undefined ? actsOf(content, context) : [{ act: told, p: 1 }];
  // Facts of the other statements say nothing about what this one does.
  const acts = content === whole ? weighEvidence(read, folded.before, folded.brief) : read;
  const isFromApp = folded.undone !== null || forgotten !== undefined;
  return {
    ...folded,
    text: normaliseText(content),
    content,
    acts,
    act: acts[0]?.act ?? 'unclear',
    hadPlan,
    forgotten,
    before_words: words,
    danger: isFromApp
      ? null
      : !hadPlan && isIntroduction(typed, folded)
        ? stopOnly(detectDanger(typed, words))
        : withoutDoubt(detectDanger(typed, words), {
            typed,
            best: (last?.pointing === undefined ? read : actsOf(typed, context))[0],
            folded,
          }),
    isDangerDenied: isDenied && denied === undefined,
    isRequestBesideFacts: beside !== undefined,
    messages,
    pointing: isFromApp ? undefined : last?.pointing,
    replacesOffer: last?.continues?.replaces === true,
    around: last?.content ?? '',
    whole: normaliseText(whole),
    questions: reading.questions,
    only: reading.only,
  };
}

/**
 * A plan in use that this conversation did not build tells goal, days and equipment, whatever else is told: nobody with a plan is asked for
 * another one, and none is built anew before they start over.
 */
function foldWithPlan(messages: readonly FullMessage[], plan: Plan | null, inUse: InUse | undefined): Folded {
  const isBuiltHere = messages.some(({ role, content }) => role === 'assistant' && PRESENTS_PLAN.test(content));
  const start = plan === null || isBuiltHere ? undefined : briefOfPlan(plan);
  return foldConversation(messages, start, inUse);
}

function actsOf(content: string, context: ActContext): readonly RankedAct[] {
  if (content === '') return [];
  if (startsOver(content)) return [{ act: 'start-over', p: 1 }];
  const acts = chooseActs(content, context);
  // Of a first message nothing can be started over.
  return context.before === '' ? acts.filter(({ act }) => act !== 'start-over') : acts;
}

/** Acts whose words leave no room for a doubt when they are this sure; a danger that is no doubt stands whatever the act. */
const PLAIN_ACTS: ReadonlySet<Act> = new Set<Act>([
  'give-goal',
  'give-days',
  'give-time',
  'give-place',
  'give-equipment',
  'give-experience',
  'give-focus',
  'give-unit',
  'give-max',
  'ask-plan',
  'ask-session',
  ...EDIT_ACTS,
]);
const PLAIN_FROM = 0.85;

/** Acts whose messages tell how somebody is. */
const ABOUT_BODY: ReadonlySet<Act> = new Set<Act>([
  'danger',
  'unclear',
  'follow-up',
  'small-talk',
  'out-of-scope',
  'hostile',
  'give-injury',
  'give-condition',
  ...REPORT_ACTS.filter((act) => act !== 'report-away' && act !== 'report-missed'),
]);

const ASKS_FOR = /^(?:can|could|would) (?:you|we|i)\b|^(?:please|make|let'?s)\b/i;

/** «No, that is fixed. Can you make Friday shorter?»: the request beside a denied danger. */
function requestIn(content: string): string | undefined {
  return content
    .split(/[.!?;,]+\s+|\bbut\b/)
    .map((part) => part.trim())
    .findLast(
      (part) => ASKS_FOR.test(part) || readPlanQuestion(normaliseText(part)) !== undefined || orderedAct(normaliseText(part)) !== undefined,
    );
}

/** Who trains by a plan, says how old they are and nothing else that a plan is built from, wants what they ask for (PLAN-32). */
function besideNewAge(content: string, { before, brief }: Folded): string | undefined {
  if (brief.age === null || brief.age === before.age) return undefined;
  return planPart({ ...brief, age: before.age }) === planPart(before) ? requestBesideAge(content, brief.age) : undefined;
}

/** Who introduces themselves names parts and conditions; the classifier alone raises no doubt about them, a rule does. */
function isIntroduction(typed: string, { brief }: Folded): boolean {
  return tellsEnough(brief, normaliseText(typed)) && !hasDangerRule(typed);
}

function stopOnly(danger: Danger | null): Danger | null {
  return danger?.ask === true ? null : danger;
}

const FEVER_SINCE = /\b(?:fever|temp(?:erature)?)\b[^.!?]{0,20}\b(?:since|for \d|\d\d[.,]\d)/i;

/** From this probability on a message tells a fact; the classifier alone makes no danger of one that names no symptom. */
const TELLS_FROM = 0.5;

/** Questions about training in general; those about soreness and pain may be about a danger. */
const GENERAL: ReadonlySet<Act> = new Set<Act>(QUESTION_ACTS.filter((act) => act !== 'ask-soreness-recovery' && act !== 'follow-up'));

interface Doubt {
  /** The message as typed. */
  typed: string;
  best: RankedAct | undefined;
  folded: Folded;
}

/** A doubt that is not urgent, or of the classifier alone, gives way to a plain order, one of the classifier alone to a question without a symptom and a condition that is known by name. */
function withoutDoubt(danger: Danger | null, { typed, best, folded }: Doubt): Danger | null {
  if (danger?.ask !== true) return danger;
  // When the fever began is told: what it means for training is answered without asking.
  if (danger.kind === 'infection' && FEVER_SINCE.test(typed)) return null;
  const isSure = best !== undefined && best.p >= PLAIN_FROM;
  const isNamed = hasDangerRule(typed);
  if (isSure && PLAIN_ACTS.has(best.act) && !(isNamed && (danger.urgent || tellsWarningSign(typed)))) return null;
  if (isNamed) return danger;
  if (isSure && !ABOUT_BODY.has(best.act) && isBareGuess(typed)) return null;
  if (best?.p === 1 && isOneOf(LOG_ACTS, best.act)) return null;
  const tellsFact = best !== undefined && best.p >= TELLS_FROM && isOneOf(FACT_ACTS, best.act);
  if (tellsFact && namesNoSymptom(typed)) return null;
  const isQuestion = (isSure && GENERAL.has(best.act)) || asksOnly(normaliseText(typed));
  return (isQuestion && namesNoSymptom(typed)) || namesCondition(folded) ? null : danger;
}

/** High blood pressure or thin bones, told just now: the plan takes care of them. */
function namesCondition({ before, brief }: Folded): boolean {
  const isCondition = (region: string) => region === 'blood pressure' || region === 'bones';
  return brief.limitations.some(({ region }) => isCondition(region) && before.limitations.every((known) => known.region !== region));
}

function lastWords(messages: readonly ChatMessage[]): string {
  const last = messages.findLastIndex((message) => message.role === 'user');
  const previous = messages.findLastIndex((message, index) => index < last && message.role === 'user');
  return messages
    .slice(previous + 1, Math.max(last, 0))
    .map(({ content }) => content)
    .join('\n');
}
