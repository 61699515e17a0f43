import type { ChatMessage, CoachFact } from '#contract/index.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { operationTables } from '../sync/record.ts';
import { planPointer } from './answer.ts';
import { inOrder, listChat } from './chat.ts';
import { historyUpTo } from './history.ts';
import { type AskedWith, type MessageRow, messageTable } from './rows.ts';

/** Request body. */
export type AskBody = {
  messages: ChatMessage[];
  facts?: CoachFact[];
  plan?: unknown;
  offer?: unknown;
  replaced?: unknown;
  log?: unknown;
  own_exercises?: unknown;
};

/** Omits empty fields, for backends that only know the conversation. */
export function bodyOf({ history = [], asked_with }: MessageRow): AskBody {
  const { facts = [], plan = null, offer, replaced, log = null, own_exercises = [] } = asked_with ?? {};
  return {
    messages: history,
    ...(facts.length === 0 ? {} : { facts }),
    ...(plan === null ? {} : { plan }),
    ...(offer === undefined || plan === null ? {} : { offer }),
    ...(replaced === undefined ? {} : { replaced }),
    ...(log === null ? {} : { log }),
    ...(own_exercises.length === 0 ? {} : { own_exercises }),
  };
}

/** Equal for all retries of one request, so that the server answers it once. */
export function keyOf(row: MessageRow): string {
  return row.attempt === undefined || row.attempt === 0 ? row.message_id : `${row.message_id}.${row.attempt}`;
}

export async function nextQueued(account: Account): Promise<MessageRow | undefined> {
  const rows = await messageTable(account).where('state').equals('queued').toArray();
  return rows.sort(inOrder)[0];
}

/** Requeues messages interrupted while sending. Requires the sync lock. */
export async function resumeInterrupted(account: Account): Promise<void> {
  await messageTable(account).where('state').equals('sending').modify({ state: 'queued' });
}

/** Stores message, context and plan base before anything is sent. */
export function markSending(account: Account, message_id: string, beside: AskedWith): Promise<MessageRow | undefined> {
  const { database } = account;
  return writeDurably(account, [...operationTables(database), database.chat_messages], async () => {
    const row = await messageTable(account).get(message_id);
    if (row?.state !== 'queued') return undefined;
    const sending: MessageRow = {
      ...row,
      state: 'sending',
      history: row.history ?? historyUpTo(await listChat(account), message_id),
      asked_with: row.asked_with ?? beside,
      plan_base: row.plan_base === undefined ? await planPointer(account) : row.plan_base,
    };
    await messageTable(account).put(sending);
    return sending;
  });
}

export async function endSending(account: Account, message_id: string, change: Partial<MessageRow>): Promise<void> {
  await writeDurably(account, [account.database.chat_messages], async () => {
    const row = await messageTable(account).get(message_id);
    if (row?.state === 'sending') await messageTable(account).put({ ...row, ...change });
  });
}
