import type { NotedFact } from '#domain/ai-coach/reply/noted-words.ts';
import { storableText } from './chat.ts';

const FACTS_MOST = 20;
const LABEL_MOST = 100;
const VALUE_MOST = 400;

/** The noted facts of an answer within what is stored and synced. */
export function keptNoted(facts: readonly NotedFact[] | null | undefined): NotedFact[] {
  return (facts ?? []).slice(0, FACTS_MOST).map(({ label, value }) => ({
    label: storableText(label).slice(0, LABEL_MOST),
    value: storableText(value).slice(0, VALUE_MOST),
  }));
}
