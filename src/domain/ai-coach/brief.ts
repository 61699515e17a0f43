import { askedNext, type Brief, type ChatMessage, EMPTY_BRIEF } from './brief-shape.ts';
import { normaliseText } from './understand/normalise-text.ts';
import { readMessage } from './understand/read-message.ts';
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
}

/** A message that still counts, and the brief it met. */
interface Kept {
  content: string;
  before: Brief;
}

/**
 * The same with what came before. «Undo that.» and «Keep my plan as it was.» take back the last message that changed a plan, and a
 * second one the change before; a red flag and an age are never taken back that way.
 */
export function foldConversation(messages: readonly ChatMessage[]): Folded {
  const since = messages.findLastIndex((message) => message.role === 'assistant');
  const kept: Kept[] = [];
  const folded: Folded = { brief: EMPTY_BRIEF, before: EMPTY_BRIEF, undone: null };
  for (const [index, { role, content }] of messages.entries()) {
    if (role !== 'user') {
      if (index === since) folded.before = folded.brief;
      continue;
    }
    const isUndo = isUndoing(content);
    folded.undone = isUndo ? 'nothing' : null;
    if (isUndo) takeBack(kept, folded);
    else {
      kept.push({ content, before: folded.brief });
      folded.brief = readMessage(folded.brief, content, kept.at(-2)?.before);
    }
  }
  return folded;
}

function isUndoing(content: string): boolean {
  return content.length <= 120 && UNDO.test(normaliseText(content));
}

function takeBack(kept: Kept[], folded: Folded): void {
  const at = kept.findLastIndex((message, index) => changesPlan(message.before, kept[index + 1]?.before ?? folded.brief));
  const [taken] = at === -1 ? [] : kept.splice(at, 1);
  if (taken === undefined) return;
  const { red_flag, age } = folded.brief;
  let brief = taken.before;
  for (const [index, message] of kept.entries()) {
    if (index < at) continue;
    message.before = brief;
    brief = readMessage(brief, message.content, kept[index - 1]?.before);
  }
  folded.brief = { ...brief, red_flag, age };
  folded.undone = 'change';
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
