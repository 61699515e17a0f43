import type { Person } from './person.ts';

/** The acts of the corpus that this part answers with knowledge. */
export const QUESTION_ACTS = [
  'ask-effort',
  'ask-rest',
  'ask-food',
  'ask-cardio',
  'ask-soreness-recovery',
  'ask-method',
  'ask-exercise',
  'ask-plan-why',
  'ask-app',
] as const;
export type QuestionAct = (typeof QUESTION_ACTS)[number];

/** One question people ask, and its answer in two to four short sentences. */
export interface Topic {
  /** Unique over all topics. */
  id: string;
  /** Example phrasings. The first is short and well-formed: it is offered as a tap when the message is ambiguous. */
  asks: readonly string[];
  /** Words that point to this topic more than to any other, separated by spaces. */
  words?: string;
  answer: string | ((person: Person) => string);
}
