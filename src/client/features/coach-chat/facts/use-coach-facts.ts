import { useReading } from '#client/session/use-reading.ts';
import type { LogFact } from '#domain/ai-coach/log-facts.ts';
import type { ChatEntry } from '#offline/chat/chat.ts';
import { readCoachFacts } from '#offline/chat/coach-facts.ts';
import type { Account } from '#offline/store/account.ts';
import type { TalkReader } from './use-talk-reader.ts';

export interface CoachFacts {
  /** From the conversation; null before it was read, and where what reads it `isMissing`. */
  readonly told: readonly { readonly label: string; readonly value: string }[] | null;
  readonly isMissing: boolean;
  /** From the log, without removed facts. */
  readonly logged: readonly LogFact[];
}

/** Live facts of conversation and log. */
export function useCoachFacts(account: Account, entries: readonly ChatEntry[], { reader, isMissing }: TalkReader): CoachFacts {
  const reading = useReading('coach facts', () => readCoachFacts(account));
  const logged = reading.status === 'ready' ? reading.value : [];
  return { ...(reader?.readTalk(entries, logged) ?? { told: null, logged }), isMissing };
}
