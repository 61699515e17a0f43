import { CHAT_MESSAGES } from '#domain/messages/ai-coach.ts';
import type { ChatEntry } from '#offline/chat/chat.ts';
import type { Reach } from '../sending/use-reach.ts';

/**
 * State of an own message: sent, waiting (dashed), or failed with an action. A waiting one has a sentence after a failed try and is retried
 * automatically or on request.
 */
export type MessageMark =
  | { readonly look: 'sent'; readonly words: 'Sent' }
  | {
      readonly look: 'waiting';
      readonly words: 'Sending' | 'Waiting' | 'Waiting for signal' | 'Waiting for sign-in';
      readonly sentence: string | null;
    }
  | { readonly look: 'not-sent'; readonly words: 'Not sent'; readonly sentence: string; readonly needs_subscription: boolean };

/** `isAnswered`: answered by the phone meanwhile. */
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
  // The phone answers only after a failed try, so this message was not accepted by the server.
  if (isAnswered) return { look: 'waiting', words: 'Waiting', sentence: CHAT_MESSAGES.contactFailed };
  return { look: 'waiting', words: 'Sending', sentence: null };
}

/** Messages with an answer from server or phone. */
export function answeredMessages(entries: readonly ChatEntry[]): ReadonlySet<string> {
  return new Set(entries.flatMap(({ answers }) => answers ?? []));
}

/**
 * True while an answer is loading: the composer is disabled and the typing indicator shows. Offline nothing loads, because the phone
 * answers at once.
 */
export function isAwaitingAnswer(entries: readonly ChatEntry[], reach: Reach): boolean {
  if (reach === 'no-signal' || reach === 'sign-in') return false;
  const answered = answeredMessages(entries);
  return entries.some((entry) => (entry.state === 'queued' || entry.state === 'sending') && !answered.has(entry.message_id));
}

/** The conversation only has the phone's greeting. */
export function isGreetedByPhone(entries: readonly ChatEntry[]): boolean {
  return entries.length > 0 && entries.every((entry) => entry.role === 'assistant' && entry.on_phone);
}

/** Quick replies of the newest message, after the coach's turn, unless they stand under its question. */
export function quickReplies(entries: readonly ChatEntry[]): readonly string[] {
  const newest = entries.at(-1);
  return newest?.role === 'assistant' && newest.is_choice !== true ? newest.quick_replies : [];
}

/** The answers to choose from under the newest message; none once something was said after it. */
export function choicesUnder(entry: ChatEntry, entries: readonly ChatEntry[]): readonly string[] {
  return entry.is_choice === true && entry.message_id === entries.at(-1)?.message_id ? entry.quick_replies : [];
}

/**
 * Labels of a line's noted facts that were taken out or told anew since. `known` is what the coach goes by now; null before it was read.
 */
export function goneFacts(
  entry: ChatEntry,
  entries: readonly ChatEntry[],
  known: readonly { readonly label: string }[] | null,
): ReadonlySet<string> {
  const later = entries.slice(entries.indexOf(entry) + 1).flatMap(({ noted = [] }) => noted.map(({ label }) => label));
  const labels = (entry.noted ?? []).map(({ label }) => label);
  return new Set(labels.filter((label) => later.includes(label) || known?.some((fact) => fact.label === label) === false));
}

/** Position within an answer: the first line has the mark, the last the status. */
export function placeInAnswer(entries: readonly ChatEntry[], index: number): { readonly isFirst: boolean; readonly isLast: boolean } {
  const isSameAnswer = (other: ChatEntry | undefined) => other?.role === 'assistant' && other.answers === entries[index]?.answers;
  return { isFirst: !isSameAnswer(entries[index - 1]), isLast: !isSameAnswer(entries[index + 1]) };
}
