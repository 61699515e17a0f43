import type { OwnTopic } from './own-topic-table.ts';

/** One way to answer a question. */
export interface Candidate {
  id: string;
  /** How well it answers, 0 to 1, comparable over topics, exercises, plan and log. */
  fit: number;
  /** From the plan or the log, else the words. */
  own?: OwnTopic;
  words?: string;
}
