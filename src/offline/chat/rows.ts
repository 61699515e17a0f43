import type { Table } from 'dexie';
import type { ChatMessage, CoachFact } from '#contract/index.ts';
import type { PlanChange } from '#domain/ai-coach/change/change-shape.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { Account } from '../store/account.ts';
import type { ChatRow } from '../store/database.ts';

/** Why a message was given up. `unusable`: the coach answered without words. `subscription`: the account has none. */
export type ChatFailure = 'unusable' | 'subscription' | 'refused';

/** What stands beside the words of an answer with a plan. */
export interface PlanLine {
  /** What the plan changes: it waits to be accepted. Null for a plan that was used at once. */
  readonly change?: PlanChange | null;
  /** The plan that was current when this one came; null when there was none. */
  readonly replaces?: string | null;
  /** What the check mended in the plan before anybody saw it, a sentence each. */
  readonly corrections?: readonly string[];
}

/** What goes with the conversation: the facts of the log the coach may use, and the plan in use. */
export interface AskedWith {
  readonly facts: CoachFact[];
  readonly plan: Plan | null;
}

/** A chat message as stored, with what its sending needs to know. */
export interface MessageRow extends ChatRow, PlanLine {
  readonly failure?: ChatFailure | null;
  /**
   * The conversation as it was sent first: a repeat must be the same to the letter, or the server could not know it for one. Kept until
   * there is an answer.
   */
  readonly history?: ChatMessage[];
  /** What went with it then, for the same reason and as long. */
  readonly asked_with?: AskedWith;
  /** How often the person asked to try again; each is a new request to the server. */
  readonly attempt?: number;
  /** The operation that chose the current plan (null: none had) when the message was first sent: what its own plan may replace. */
  readonly plan_base?: string | null;
}

/** A `plan_base` no operation has: another plan was chosen since, and which one this phone no longer knows. */
export const CHOSEN_SINCE = 'chosen-since';

/** The one way to the table. */
export function messageTable(account: Account): Table<MessageRow, string> {
  return account.database.chat_messages;
}
