import { CHAT_MESSAGES } from '#domain/messages/ai-coach.ts';
import type { ChatEntry } from '#offline/chat/chat.ts';
import type { Reach } from '../sending/use-reach.ts';

/**
 * How an own message looks: sent (ink), on its way or waiting (dashed), or given up with what can be done. A waiting one carries a
 * sentence when a try with signal failed; it is tried again by itself, or at once when its writer says so.
 */
export type MessageMark =
  | { readonly look: 'sent'; readonly words: 'Sent' }
  | {
      readonly look: 'waiting';
      readonly words: 'Sending' | 'Waiting' | 'Waiting for signal' | 'Waiting for sign-in';
      readonly sentence: string | null;
    }
  | { readonly look: 'not-sent'; readonly words: 'Not sent'; readonly sentence: string; readonly needs_subscription: boolean };

/** `isAnswered`: the phone has answered it meanwhile. */
export function messageMark(entry: ChatEntry, reach: Reach, isAnswered: boolean): MessageMark {
  switch (entry.state) {
    case 'failed':
    case 'dead':
      return {
        look: 'not-sent',
        words: 'Not sent',
        sentence: entry.failure === 'unusable' ? CHAT_MESSAGES.unusableAnswer : CHAT_MESSAGES.contactFailed,
        needs_subscription: entry.failure === 'subscription',
      };
    case 'queued':
      return queuedMark(reach, isAnswered);
    case 'sending':
      return { look: 'waiting', words: 'Sending', sentence: null };
    default:
      return { look: 'sent', words: 'Sent' };
  }
}

function queuedMark(reach: Reach, isAnswered: boolean): MessageMark {
  if (reach === 'no-signal') return { look: 'waiting', words: 'Waiting for signal', sentence: null };
  if (reach === 'sign-in') return { look: 'waiting', words: 'Waiting for sign-in', sentence: null };
  // The phone answers only after a try failed, so an answered message that still waits is one the server did not take.
  if (isAnswered) return { look: 'waiting', words: 'Waiting', sentence: CHAT_MESSAGES.contactFailed };
  return { look: 'waiting', words: 'Sending', sentence: null };
}

/** The messages that have an answer, from the server or from this phone. */
export function answeredMessages(entries: readonly ChatEntry[]): ReadonlySet<string> {
  return new Set(entries.flatMap(({ answers }) => answers ?? []));
}

/**
 * True while an answer is on its way: the composer is shut and the typing indicator shows. Without signal nothing is awaited (the
 * phone answers at once), and a message the phone has answered already is only waiting to be sent.
 */
export function isAwaitingAnswer(entries: readonly ChatEntry[], reach: Reach): boolean {
  if (reach === 'no-signal' || reach === 'sign-in') return false;
  const answered = answeredMessages(entries);
  return entries.some((entry) => (entry.state === 'queued' || entry.state === 'sending') && !answered.has(entry.message_id));
}

/** The conversation holds no more than a greeting this phone gave because the first call failed. */
export function isGreetedByPhone(entries: readonly ChatEntry[]): boolean {
  return entries.length > 0 && entries.every((entry) => entry.role === 'assistant' && entry.on_phone);
}

/** Short answers to tap: those of the newest message, and only while it is the coach's turn that ended. */
export function quickReplies(entries: readonly ChatEntry[]): readonly string[] {
  const newest = entries.at(-1);
  return newest?.role === 'assistant' ? newest.quick_replies : [];
}

/** Where a line of the coach stands within one answer: the mark goes with the first line, what is said about the answer with the last. */
export function placeInAnswer(entries: readonly ChatEntry[], index: number): { readonly isFirst: boolean; readonly isLast: boolean } {
  const isSameAnswer = (other: ChatEntry | undefined) => other?.role === 'assistant' && other.answers === entries[index]?.answers;
  return { isFirst: !isSameAnswer(entries[index - 1]), isLast: !isSameAnswer(entries[index + 1]) };
}
