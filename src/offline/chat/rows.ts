import type { Table } from 'dexie';
import type { ChatMessage, CoachFact } from '#contract/index.ts';
import type { PlanChange } from '#domain/ai-coach/change/change-shape.ts';
import type { LogDigest } from '#domain/ai-coach/log-digest/digest-shape.ts';
import type { NotedFact } from '#domain/ai-coach/reply/noted-words.ts';
import type { OpenOffer } from '#domain/ai-coach/reply/open-offer.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { OwnExercise } from '#domain/sync/exercise-shape.ts';
import type { Account } from '../store/account.ts';
import type { ChatRow } from '../store/database.ts';

/** Why sending failed for good. `unusable`: an answer without text. `subscription`: the account has none. */
export type ChatFailure = 'unusable' | 'subscription' | 'refused';

/** Data beside an answer. */
export interface AnswerLine {
  /** Facts that the answer noted. */
  readonly noted?: readonly NotedFact[];
  /** The quick replies answer a question of this line. Only on the device that asked, as the quick replies. */
  readonly is_choice?: boolean;
}

/** Data beside an answer with a plan. */
export interface PlanLine {
  /** The plan's change, to be accepted. Null for a plan used at once. */
  readonly change?: PlanChange | null;
  /** The plan that was current when this one arrived; null when there was none. */
  readonly replaces?: string | null;
  /** Repairs made to the plan before it was shown, one sentence each. */
  readonly corrections?: readonly string[];
}

/** Context sent with the conversation: log facts for the coach, the plan in use, and the log digest. */
export interface AskedWith {
  readonly facts: CoachFact[];
  readonly plan: Plan | null;
  /** The offer that is open; null when none is. Missing in rows of earlier versions. */
  readonly offer?: OpenOffer | null;
  /** The plan that the newest accepted change replaced; missing where none can be undone. */
  readonly replaced?: Plan;
  /** Missing in rows of earlier versions. */
  readonly log?: LogDigest | null;
  /** Missing in rows of earlier versions. */
  readonly own_exercises?: readonly OwnExercise[];
}

/** A stored chat message with its sending state. */
export interface MessageRow extends ChatRow, PlanLine, AnswerLine {
  readonly failure?: ChatFailure | null;
  /** The conversation as first sent, kept until answered: a retry must be identical for the server to recognise it. */
  readonly history?: ChatMessage[];
  /** The context as first sent, for the same reason. */
  readonly asked_with?: AskedWith;
  /** Number of manual retries; each is a new request to the server. */
  readonly attempt?: number;
  /** The operation that had chosen the current plan (null: none) when the message was first sent; only that choice may be replaced. */
  readonly plan_base?: string | null;
}

/** A `plan_base` that no operation has: another plan was chosen since, no longer known here. */
export const CHOSEN_SINCE = 'chosen-since';

/** All access to the chat table goes through this. */
export function messageTable(account: Account): Table<MessageRow, string> {
  return account.database.chat_messages;
}
