import { type Brief, EMPTY_BRIEF } from '../person/brief-shape.ts';
import { asksBack, tellsWishesOnly } from '../take-back.ts';
import type { Turn } from '../understand/read-turn.ts';
import { hoursWords } from '../unheard.ts';
import { conditionWords } from './condition-words.ts';
import type { NotedFact } from './noted-words.ts';
import { notedFacts } from './said-back.ts';

/**
 * The facts that an answer notes, with what it says beside them. An undone or forgotten fact is not a fact told; after starting over everything
 * kept is shown again. An order that is only asked back about tells nothing yet (PLAN-38).
 */
export function notedWith(
  messages: readonly string[],
  { act, brief, before, undone, forgotten, content }: Turn,
): { messages: string[]; noted?: NotedFact[]; brief?: Brief } | undefined {
  if (undone !== null || forgotten !== undefined) return undefined;
  if (messages.length === 1 && asksBack(messages[0] ?? '') && tellsWishesOnly(before, brief))
    return { messages: [...messages], brief: before };
  const noted = notedFacts(act === 'start-over' ? EMPTY_BRIEF : before, brief);
  if (noted.length === 0) return undefined;
  const last = messages.at(-1);
  const question = last?.endsWith('?') === true ? [last] : [];
  const said = question.length === 0 ? messages : messages.slice(0, -1);
  const cautions = conditionWords(brief, before, messages);
  return { messages: [...said, ...cautions, ...question, ...hoursWords(content, noted)], noted };
}
