import { listRejected, type RejectedOperation } from '#offline/accounts/outbox.ts';
import { type ChatEntry, listChat } from '#offline/chat/chat.ts';
import type { Account } from '#offline/store/account.ts';
import { listPending, type PendingOperation } from '#offline/store/this-phone.ts';

/** Unsynced data, by kind. */
export interface Queue {
  readonly operations: readonly PendingOperation[];
  /** Messages waiting to be sent. */
  readonly messages: readonly ChatEntry[];
  readonly refused: readonly RejectedOperation[];
  /** Failed messages; handled in the chat. */
  readonly unsent_messages: number;
}

export async function readQueue(account: Account): Promise<Queue> {
  const [operations, refused, chat] = await Promise.all([listPending(account), listRejected(account), listChat(account)]);
  return {
    operations,
    refused,
    messages: chat.filter((entry) => entry.state === 'queued' || entry.state === 'sending'),
    unsent_messages: chat.filter((entry) => entry.state === 'failed' || entry.state === 'dead').length,
  };
}
