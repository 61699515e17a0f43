import { type Asked, askedNext, type Brief, type ChatMessage, EMPTY_BRIEF } from './brief-shape.ts';
import { isTooYoung } from './reply/care.ts';
import { normaliseText } from './understand/normalise-text.ts';
import { readMessage, startsOver } from './understand/read-message.ts';
import { UNDO } from './understand/sign-table.ts';

export {
  type Asked,
  askedNext,
  type Brief,
  briefFacts,
  type ChatMessage,
  EMPTY_BRIEF,
  EXPERIENCES,
  type Experience,
  forgetFact,
  GOALS,
  type Goal,
  type KnownMax,
} from './brief-shape.ts';

/** What the trainee said so far, message by message; a later word wins over an earlier one. Pure, and never throws. */
export function foldBrief(messages: readonly ChatMessage[]): Brief {
  return foldConversation(messages).brief;
}

export interface Folded {
  brief: Brief;
  /** Before the messages that came since the coach last spoke. */
  before: Brief;
  /** What the last message took back; null when it took nothing back. */
  undone: 'change' | 'nothing' | null;
  /** The brief of the newest plan the coach had made when it last spoke; null without one. Whether it is in use, only the phone knows. */
  planned: Brief | null;
  /** They start over, or a plan lacks a fact that was taken away: two questions at most, and none of them twice. */
  isAnew: boolean;
  /** What the last message left open of the coach's question, and the coach now takes for granted. */
  assumed: readonly Asked[];
}

/** A message that still counts, and what it met. */
interface Kept {
  content: string;
  before: Brief;
  assumed: readonly Asked[];
}

/**
 * The same with what came before. «Undo that.» and «Keep my plan as it was.» take back the last message that changed a plan, and a
 * second one the change before; a red flag and an age are never taken back that way.
 */
export function foldConversation(messages: readonly ChatMessage[]): Folded {
  const since = messages.findLastIndex((message) => message.role === 'assistant');
  const kept: Kept[] = [];
  const folded: Folded = { brief: EMPTY_BRIEF, before: EMPTY_BRIEF, undone: null, planned: null, isAnew: false, assumed: [] };
  /** Questions since they started over, the one that waits for its answer among them. */
  let questions = 0;
  for (const [index, { role, content }] of messages.entries()) {
    const isReply = messages[index - 1]?.role === 'assistant';
    if (role !== 'user') {
      if (hasPlan(folded.brief)) folded.planned = folded.brief;
      if (index === since) folded.before = folded.brief;
      if (!isReply) questions += 1;
      continue;
    }
    const isUndo = isUndoing(content);
    folded.undone = isUndo ? 'nothing' : null;
    folded.assumed = [];
    if (isUndo) takeBack(kept, folded);
    else addMessage(kept, folded, { content, questions: isReply ? questions : 0 });
    if (startsOver(content) || askedNext(folded.brief) === null) questions = 0;
  }
  return folded;
}

/** Enough is known for a plan, and nothing stands against one. */
export function hasPlan(brief: Brief): boolean {
  return askedNext(brief) === null && brief.red_flag === null && !isTooYoung(brief.age);
}

const QUESTIONS_MOST = 2;

function addMessage(kept: Kept[], folded: Folded, { content, questions }: { content: string; questions: number }): void {
  const before = folded.brief;
  const earlier = kept.at(-1)?.before;
  const asked = questions === 0 ? [] : askedAnew(folded);
  const told = readMessage(before, content, { earlier });
  const isAnswered = asked.some((slot) => isKnown(slot, told));
  const assumed = startsOver(content) || (isAnswered && questions < QUESTIONS_MOST) ? [] : asked.filter((slot) => !isKnown(slot, told));
  folded.brief = assumed.length === 0 ? told : readMessage(before, content, { earlier, assumed });
  folded.assumed = assumed.filter((slot) => isKnown(slot, folded.brief));
  folded.isAnew ||= startsOver(content) || folded.planned !== null;
  kept.push({ content, before, assumed });
}

/**
 * What the coach asks for, two facts at most, where a plan has to be made anew; what an answer leaves open is assumed rather than
 * asked for again. Nothing in a first conversation, where one fact is asked for after the other until it is known.
 */
export function askedAnew({ brief, isAnew }: Pick<Folded, 'brief' | 'isAnew'>): readonly Asked[] {
  return isAnew ? (['goal', 'days', 'gym'] as const).filter((slot) => !isKnown(slot, brief)).slice(0, 2) : [];
}

function isKnown(slot: Asked, brief: Brief): boolean {
  return brief[slot === 'gym' ? 'kit' : slot] !== null;
}

function isUndoing(content: string): boolean {
  return content.length <= 120 && UNDO.test(normaliseText(content));
}

function takeBack(kept: Kept[], folded: Folded): void {
  const at = kept.findLastIndex((message, index) => changesPlan(message.before, kept[index + 1]?.before ?? folded.brief));
  const taken = kept[at];
  if (taken === undefined) return;
  // What was answered to the questions that followed went into the plan that is taken back; what hurts stays known.
  const rest = kept.slice(at + 1);
  const next = rest.findIndex((message) => askedNext(message.before) === null);
  const answers = next === -1 ? rest : rest.slice(0, next);
  const sore = replay(taken.before, answers).limitations;
  kept.splice(at, 1 + answers.length);
  const { red_flag, age } = folded.brief;
  folded.brief = { ...replay({ ...taken.before, limitations: sore }, kept.slice(at)), red_flag, age };
  folded.undone = 'change';
}

/** The brief after messages that were read before, on top of another one; what each meets is noted anew. */
function replay(before: Brief, messages: readonly Kept[]): Brief {
  let brief = before;
  let earlier: Brief | undefined;
  for (const message of messages) {
    message.before = brief;
    brief = readMessage(brief, message.content, { earlier, assumed: message.assumed });
    earlier = message.before;
  }
  return brief;
}

/** There was a plan, and this made another of it. */
export function changesPlan(before: Brief, after: Brief): boolean {
  return (
    before !== after &&
    askedNext(before) === null &&
    before.red_flag === null &&
    planPart(before) !== planPart({ ...after, age: before.age })
  );
}

/** Training goes on as before after so short a break (training science, section 1, «return after break»). */
const BREAK_DAYS = 14;

/** What a plan depends on: units, maxes, cleared flags and a week away do not change it. */
export function planPart(brief: Brief): string {
  const lighter = brief.lighter === 'missed' && (brief.days_away ?? 0) <= BREAK_DAYS ? null : brief.lighter;
  return JSON.stringify({ ...brief, unit: null, maxes: [], red_flag: null, lighter, days_away: lighter === null ? null : brief.days_away });
}
