import { type Asked, askedNext, type Brief, type ChatMessage, EMPTY_BRIEF } from './person/brief-shape.ts';
import { planPart } from './person/plan-part.ts';
import { isTooYoung } from './reply/care.ts';
import {
  backToPlan,
  changedByLast,
  correctsLast,
  dropAskedBack,
  dropGivenUp,
  type InUse,
  type Kept,
  refusesLast,
  takeBack,
  takeBackLast,
} from './take-back.ts';
import type { Act } from './understand/acts/acts.ts';
import { isHeldBack } from './understand/danger/held-back.ts';
import { type FactHint, factHint } from './understand/facts/expected-facts.ts';
import { normaliseText } from './understand/normalise-text.ts';
import { keepsPlan } from './understand/offer-reply.ts';
import { readMessage, startsOver } from './understand/read-message.ts';
import { toldPart } from './understand/segments/read-segments.ts';
import { DECIDE_FOR_ME, UNDO, UNSURE } from './understand/sign-table.ts';
import { tellsEnough } from './understand/tells-enough.ts';

export {
  type Asked,
  askedNext,
  type Brief,
  briefFacts,
  type ChatMessage,
  EMPTY_BRIEF,
  EXPERIENCES,
  GOALS,
  type Goal,
} from './person/brief-shape.ts';
export { planPart } from './person/plan-part.ts';
export { forgetFact } from './reply/noted-words.ts';
export type { InUse } from './take-back.ts';

/** Folds the trainee's messages into a brief; later messages win. Pure, never throws. */
export function foldBrief(messages: readonly ChatMessage[]): Brief {
  return foldConversation(messages).brief;
}

export interface Folded {
  brief: Brief;
  /** The brief before the messages since the coach last spoke. */
  before: Brief;
  /** What the last message undid; null when it was not an undo. */
  undone: 'change' | 'nothing' | null;
  /** The brief of the newest plan when the coach last spoke. Only the phone knows whether that plan is in use. */
  planned: Brief | null;
  /** Briefs of the conversation that a plan was built for, newest first; each kind once. */
  plans: readonly Brief[];
  /** The trainee starts over, or removed a fact the plan needs: at most two questions follow, none repeated. */
  isAnew: boolean;
  /** Facts the coach asked for, the last message left open, and the coach now assumes. */
  assumed: readonly Asked[];
  /** Questions of a first conversation that were answered. */
  answers: number;
  /** How often a plan was asked for in a first conversation. */
  requests: number;
  /** How often in a row the same question was left open. */
  unanswered: number;
}

/** A message with what is known of it from the talk. */
export interface SpokenMessage extends ChatMessage {
  act?: Act;
  /** It goes on from an earlier wish; `replaces`: in the place of what was offered for that. */
  continues?: { replaces: boolean };
}

/**
 * Folds the trainee's messages with their history. «Undo that.» and «Keep my plan as it was.» revert the last message that changed a plan,
 * a second undo the one before; red flags and age are never reverted. `start` is what was known before the conversation; with `inUse`,
 * keeping the plan goes back to what it was made from.
 */
export function foldConversation(messages: readonly SpokenMessage[], start: Brief = EMPTY_BRIEF, inUse?: InUse): Folded {
  const since = messages.findLastIndex((message) => message.role === 'assistant');
  const newest = messages.findLastIndex((message) => message.role === 'user');
  const kept: Kept[] = [];
  const folded: Folded = {
    brief: start,
    before: start,
    undone: null,
    planned: null,
    plans: [],
    isAnew: false,
    assumed: [],
    answers: 0,
    requests: 0,
    unanswered: 0,
  };
  /** Questions asked since the trainee started over, including the open one. */
  let questions = 0;
  for (const [index, { role, content, act, continues }] of messages.entries()) {
    const isReply = messages[index - 1]?.role === 'assistant';
    if (role !== 'user') {
      if (hasPlan(folded.brief)) addPlan(folded);
      if (index === since) folded.before = folded.brief;
      if (!isReply) questions += 1;
      continue;
    }
    const said = saidBefore(messages, index);
    const isUndo = isUndoing(content) || refusesLast(kept, folded, content, said);
    folded.undone = isUndo ? 'nothing' : null;
    folded.assumed = [];
    dropAskedBack(kept, folded, said);
    if (isUndo) takeBack(kept, folded, content);
    else if (index === newest && inUse?.isSettled === true) {
      dropGivenUp(kept, folded, inUse.holds);
      folded.before = folded.brief;
    }
    if (inUse !== undefined && keepsPlan(content, said)) backToPlan(kept, folded, inUse.holds);
    if (!isUndo && (continues?.replaces === true ? changedByLast(kept, folded) : correctsLast(kept, folded, content, said)))
      takeBackLast(kept, folded);
    const continued = continues === undefined ? undefined : act;
    if (!isUndo) addMessage(kept, folded, { content, said, continued, questions: isReply ? questions : 0 });
    if (startsOver(content) || askedNext(folded.brief) === null) questions = 0;
  }
  return folded;
}

function addPlan(folded: Folded): void {
  const { brief, plans } = folded;
  folded.planned = brief;
  folded.plans = [brief, ...plans.filter((other) => planPart(other) !== planPart(brief))];
}

/** A plan can be built: enough is known and not all training waits for a professional. */
export function hasPlan(brief: Brief): boolean {
  return askedNext(brief) === null && !isHeldBack(brief) && !isTooYoung(brief.age);
}

/** Questions before a plan; what is open then is assumed and said. */
const QUESTIONS_MOST = 2;
const SLOTS: readonly Asked[] = ['goal', 'days', 'gym'];

function addMessage(
  kept: Kept[],
  folded: Folded,
  { content: typed, said, continued, questions }: { content: string; said: string; continued: Act | undefined; questions: number },
): void {
  const content = toldPart(typed);
  const hint = factHint(content, said);
  const before = folded.brief;
  const earlier = kept.at(-1)?.before;
  const isGymAssumed = assumesGym(kept, before);
  const context = { earlier, hint, said, told_before: kept.at(-1)?.content ?? '', continued, isGymAssumed };
  const told = readMessage(before, content, context);
  const assumed = assumedAfter(folded, told, { content, said, hint, questions });
  folded.brief = assumed.length === 0 ? told : readMessage(before, content, { ...context, assumed });
  folded.assumed = assumed.filter((slot) => isKnown(slot, folded.brief));
  folded.isAnew ||= startsOver(content) || folded.planned !== null;
  kept.push({ content, said, continued, hint, before, assumed, isGymAssumed });
}

/** What there is to train with was assumed, and nothing told of it since. */
function assumesGym(kept: readonly Kept[], { kit }: Brief): boolean {
  const at = kept.findLastIndex(({ assumed }) => assumed.includes('gym'));
  return at !== -1 && JSON.stringify(kept[at + 1]?.before.kit ?? kit) === JSON.stringify(kit);
}

interface Read {
  content: string;
  /** What the coach had said. */
  said: string;
  hint: FactHint;
  questions: number;
}

/** The open facts that are assumed after a message. */
function assumedAfter(folded: Folded, told: Brief, { content, said, hint, questions }: Read): readonly Asked[] {
  const open = SLOTS.filter((slot) => !isKnown(slot, told));
  const asked = questions === 0 ? [] : askedAnew(folded);
  const isAnswered = asked.some((slot) => isKnown(slot, told));
  if (open.length === 0) return [];
  const text = normaliseText(content);
  if (DECIDE_FOR_ME.test(text)) return open;
  const next = askedNext(told);
  if (UNSURE.test(text) && next !== null) return asked.length > 0 ? open.filter((slot) => asked.includes(slot)) : [next];
  if (folded.isAnew)
    return startsOver(content) || (isAnswered && questions < QUESTIONS_MOST) ? [] : open.filter((slot) => asked.includes(slot));
  if (folded.planned === null && tellsEnough(told, text)) return open;
  const isAnswer = SLOTS.some((slot) => isKnown(slot, told) && !isKnown(slot, folded.brief));
  if (hint.isReply && isAnswer) folded.answers += 1;
  if (hint.asksPlan) folded.requests += 1;
  if (folded.answers >= QUESTIONS_MOST || folded.requests >= REQUESTS_MOST) return open;
  const waited = askedNext(folded.brief);
  const isLeftOpen = said.includes('?') && waited !== null && !isKnown(waited, told);
  folded.unanswered = isLeftOpen ? folded.unanswered + 1 : 0;
  if (waited === null || folded.unanswered < ASKED_MOST) return [];
  folded.unanswered = 0;
  return [waited];
}

/** A question that was left open twice is not asked a third time. */
const ASKED_MOST = 2;

/** Who asks for the plan again wants no more questions. */
const REQUESTS_MOST = 2;

/**
 * At most two facts to ask for at once: all that a rebuilt plan needs, and in a first conversation whatever is open after the first answer.
 */
export function askedAnew({ brief, isAnew, answers }: Pick<Folded, 'brief' | 'isAnew' | 'answers'>): readonly Asked[] {
  return isAnew || answers > 0 ? SLOTS.filter((slot) => !isKnown(slot, brief)).slice(0, 2) : [];
}

/** What the coach asked last makes a short answer clear. */
function saidBefore(messages: readonly ChatMessage[], index: number): string {
  const before = messages[index - 1];
  return before?.role === 'assistant' ? before.content : '';
}

function isKnown(slot: Asked, brief: Brief): boolean {
  return brief[slot === 'gym' ? 'kit' : slot] !== null;
}

function isUndoing(content: string): boolean {
  return content.length <= 120 && UNDO.test(normaliseText(content));
}
