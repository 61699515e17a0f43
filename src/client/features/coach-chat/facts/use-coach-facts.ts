import { useReading } from '#client/session/use-reading.ts';
import { answerUnit, inUnit } from '#domain/ai-coach/answer-unit.ts';
import { briefFacts, foldBrief } from '#domain/ai-coach/brief.ts';
import type { LogFact } from '#domain/ai-coach/log-facts.ts';
import type { ChatEntry } from '#offline/chat/chat.ts';
import { readCoachFacts } from '#offline/chat/coach-facts.ts';
import type { Account } from '#offline/store/account.ts';

export interface CoachFacts {
  /** From the conversation. */
  readonly told: readonly { readonly label: string; readonly value: string }[];
  /** From the log, without removed facts. */
  readonly logged: readonly LogFact[];
}

/** Live facts of conversation and log. */
export function useCoachFacts(account: Account, entries: readonly ChatEntry[]): CoachFacts {
  const logged = useReading('coach facts', () => readCoachFacts(account));
  const reached = entries.filter((entry) => entry.state !== 'failed' && entry.state !== 'dead');
  const facts = logged.status === 'ready' ? logged.value : [];
  const brief = foldBrief(reached);
  const unit = answerUnit(reached, brief, facts);
  return { told: briefFacts(brief, unit), logged: inUnit(facts, unit) };
}
