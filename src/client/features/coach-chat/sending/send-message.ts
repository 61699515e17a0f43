import { CHAT_MESSAGE_MAX_LENGTH } from '#domain/limits.ts';
import { NOT_SAVED_MESSAGES } from '#domain/messages/this-phone.ts';
import { InvalidMessageError, queueMessage } from '#offline/chat/chat.ts';
import type { Account } from '#offline/store/account.ts';
import { StorageFailure } from '#offline/store/storage-failure.ts';

export type SendResult = { readonly kept: true } | { readonly kept: false; readonly sentence: string | null; readonly error?: unknown };

const TOO_LONG = `A message can have up to ${CHAT_MESSAGE_MAX_LENGTH.toLocaleString('en-US')} characters. Shorten it and send it again.`;

/**
 * Keeps the message on the phone, then asks the sender to send it. Resolves with `kept: false` when nothing was stored, so that the
 * screen keeps what was typed; without a sentence when there was nothing to send (PLAN-2).
 */
export async function sendMessage(account: Account, sender: { wake(): void }, typed: string): Promise<SendResult> {
  const content = typed.trim();
  if (content === '') return { kept: false, sentence: null };
  if (content.length > CHAT_MESSAGE_MAX_LENGTH) return { kept: false, sentence: TOO_LONG };
  try {
    await queueMessage(account, content);
  } catch (error) {
    return error instanceof InvalidMessageError
      ? { kept: false, sentence: null }
      : { kept: false, sentence: notSavedSentence(error), error };
  }
  sender.wake();
  return { kept: true };
}

/** The sentence for a failed write. */
export function notSavedSentence(error: unknown): string {
  return NOT_SAVED_MESSAGES[error instanceof StorageFailure ? error.reason : 'lost'];
}
