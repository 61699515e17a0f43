import { answerUnit, inUnit } from '#domain/ai-coach/answer-unit.ts';
import { briefFacts, foldBrief } from '#domain/ai-coach/brief.ts';
import type { LogFact } from '#domain/ai-coach/log-facts.ts';
import type { ChatEntry } from '#offline/chat/chat.ts';

export { changeSuggestions } from '../composer/change-suggestions.ts';

/** The facts of a conversation and of the log, in the unit of the answers. Large: the page loads it after its first frame. */
export function readTalk(entries: readonly ChatEntry[], logged: readonly LogFact[]) {
  const reached = entries.filter((entry) => entry.state !== 'failed' && entry.state !== 'dead');
  const brief = foldBrief(reached);
  const unit = answerUnit(reached, brief, logged);
  return { told: briefFacts(brief, unit), logged: inUnit(logged, unit) };
}
