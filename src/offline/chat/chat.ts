import { CHAT_MESSAGE_MAX_LENGTH } from '#domain/limits.ts';
import { chatSlot } from '#domain/sync/slots.ts';
import { type ChatValue, readValue } from '#domain/sync/values.ts';
import { localDate } from '#domain/training/week.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { readClock } from '../sync/clock.ts';
import { operationTables, recordWithin } from '../sync/record.ts';
import { type AnswerLine, type ChatFailure, type MessageRow, messageTable, type PlanLine } from './rows.ts';

/** One line of the conversation. */
export interface ChatEntry extends PlanLine, AnswerLine {
  readonly message_id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** Instant. */
  readonly created_at: string;
  /** For own messages: waiting, sending, answered, failed (can be retried), or refused for its content (`dead`). Null for the coach's. */
  readonly state: 'queued' | 'sending' | 'answered' | 'failed' | 'dead' | null;
  /** From this phone's engine, not yet confirmed by the server. */
  readonly on_phone: boolean;
  /** The plan of the line. */
  readonly plan_id: string | null;
  /** The message being answered. */
  readonly answers: string | null;
  readonly quick_replies: string[];
  readonly failure?: ChatFailure | null;
}

/** The message is empty or too long; nothing was stored. */
export class InvalidMessageError extends Error {
  constructor() {
    super('not a message');
    this.name = 'InvalidMessageError';
  }
}

const SLOT_PREFIX = chatSlot('');

/** What was said in the conversation, with the local day it was written on. What failed for good is left out. */
export function saidByDay(entries: readonly ChatEntry[]): (ChatEntry & { on: string })[] {
  const said = entries.filter(({ state }) => state !== 'failed' && state !== 'dead');
  return said.map((entry) => ({ ...entry, on: localDate(new Date(entry.created_at)) }));
}

/**
 * The conversation in order: every message followed by its answers, late ones included. Messages of other devices are `answered` here,
 * because only their own device sends them.
 */
export async function listChat(account: Account): Promise<ChatEntry[]> {
  const [shared, own] = await Promise.all([
    account.database.registers.where('slot').startsWith(SLOT_PREFIX).toArray(),
    messageTable(account).toArray(),
  ]);
  const entries = new Map<string, ChatEntry>();
  for (const { plan_base: _, history: __, attempt: ___, asked_with: ____, ...row } of own) entries.set(row.message_id, row);
  for (const register of shared) {
    const value = readValue('chat.put', register);
    if (value !== undefined) entries.set(value.message_id, merge(value, entries.get(value.message_id)));
  }
  return inConversation([...entries.values()].filter((entry) => entry.content !== ''));
}

function merge(value: ChatValue, own: ChatEntry | undefined): ChatEntry {
  const { message_id, role, content, created_at, answers = null, on_phone, plan_id = null, replaces, change, corrections, noted } = value;
  return {
    message_id,
    role,
    content,
    created_at,
    answers,
    on_phone: on_phone ?? false,
    plan_id,
    state: role === 'assistant' ? null : (own?.state ?? 'answered'),
    quick_replies: own?.quick_replies ?? [],
    is_choice: own?.is_choice ?? false,
    noted: noted ?? [],
    failure: own?.failure ?? null,
    ...(plan_id === null ? {} : { replaces, change: change ?? null, corrections: corrections ?? [] }),
  };
}

function inConversation(entries: ChatEntry[]): ChatEntry[] {
  const byId = new Map(entries.map((entry) => [entry.message_id, entry]));
  const keys = new Map(entries.map((entry) => [entry.message_id, orderKey(entry, byId)]));
  const keyOf = (entry: ChatEntry) => keys.get(entry.message_id) ?? '';
  return entries.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The greeting comes first, whenever it was stored. */
function orderKey(entry: ChatEntry, byId: Map<string, ChatEntry>): string {
  const { message_id, created_at, answers } = entry;
  if (isGreeting(message_id)) return ` ${message_id}`;
  const question = answers === null ? undefined : byId.get(answers);
  if (question === undefined) return `${created_at}|${message_id}|0`;
  return `${question.created_at}|${question.message_id}|1|${created_at}|${message_id}`;
}

/** Order in which own messages were typed. */
export function inOrder(a: Pick<ChatEntry, 'created_at' | 'message_id'>, b: Pick<ChatEntry, 'created_at' | 'message_id'>): number {
  return `${a.created_at}|${a.message_id}` < `${b.created_at}|${b.message_id}` ? -1 : 1;
}

/** Fixed ids, so that two devices greet once. */
export function greetingId(index: number): string {
  return `greeting-${index + 1}`;
}

export function isGreeting(message_id: string): boolean {
  return message_id.startsWith('greeting-');
}

/** Queues an own message; resolves when durable. Throws InvalidMessageError, or StorageFailure (keep the typed text on the screen). */
export async function queueMessage(account: Account, content: string): Promise<ChatEntry> {
  const text = storableText(content);
  if (text === '' || text.length > CHAT_MESSAGE_MAX_LENGTH) throw new InvalidMessageError();
  return writeDurably(account, chatTables(account), () => addMessage(account, text));
}

/** Adds an own message inside a transaction over `chatTables`. */
export async function addMessage(account: Account, content: string): Promise<ChatEntry> {
  const row: MessageRow = {
    message_id: account.newId(),
    role: 'user',
    content,
    created_at: await nextInstant(account),
    state: 'queued',
    on_phone: false,
    plan_id: null,
    answers: null,
    quick_replies: [],
  };
  await messageTable(account).add(row);
  return row;
}

/** The estimated server time, but after every existing line: a clock that went back must not change the order. */
export async function nextInstant(account: Account): Promise<string> {
  const now = account.now() + (await readClock(account.database)).offset;
  const newest = await messageTable(account).orderBy('created_at').last();
  return new Date(newest === undefined ? now : Math.max(now, Date.parse(newest.created_at) + 1)).toISOString();
}

/** Queues a failed message again; then wake the sender. Other messages stay. Throws StorageFailure. */
export async function retryMessage(account: Account, message_id: string): Promise<void> {
  await writeDurably(account, chatTables(account), async () => {
    const row = await messageTable(account).get(message_id);
    if (row === undefined || (row.state !== 'failed' && row.state !== 'dead')) return;
    const { history: _, failure: __, plan_base: ___, asked_with: ____, ...kept } = row;
    await messageTable(account).put({ ...kept, state: 'queued', attempt: (row.attempt ?? 0) + 1 });
  });
}

/** Deletes an unsent message with the phone's answers. Messages being sent or answered stay. Throws StorageFailure. */
export async function deleteMessage(account: Account, message_id: string): Promise<void> {
  await writeDurably(account, chatTables(account), async () => {
    const row = await messageTable(account).get(message_id);
    if (row === undefined || row.state === null || row.state === 'sending' || row.state === 'answered') return;
    const gone = (await listChat(account)).filter((entry) => entry.message_id === message_id || entry.answers === message_id);
    await messageTable(account).bulkDelete(gone.map((entry) => entry.message_id));
    await recordWithin(account, await emptied(account, gone));
  });
}

/** Empties a shared line; an empty line counts as deleted on every device. */
async function emptied(account: Account, entries: readonly ChatEntry[]) {
  const registers = await account.database.registers.bulkGet(entries.map((entry) => chatSlot(entry.message_id)));
  return entries.filter((_entry, index) => registers[index] !== undefined).map((entry) => chatIntent({ ...entry, content: '' }));
}

/** The operation that syncs a line. */
export function chatIntent(entry: Omit<ChatEntry, 'state' | 'quick_replies' | 'is_choice'>) {
  const { message_id, role, content, created_at, answers, on_phone, plan_id, replaces, change, corrections, noted = [] } = entry;
  const beside = plan_id === null ? {} : { replaces, change, corrections };
  const value = { message_id, role, content, created_at, answers, on_phone, plan_id, ...beside, ...(noted.length === 0 ? {} : { noted }) };
  return { kind: 'chat.put' as const, slot: chatSlot(message_id), value };
}

export function chatTables(account: Account) {
  return [...operationTables(account.database), account.database.chat_messages];
}

/** Number of unsent own messages. */
export function countUnsent(account: Account): Promise<number> {
  return messageTable(account).where('state').anyOf('queued', 'sending', 'failed', 'dead').count();
}

/** Storable text without surrounding blanks. */
export function storableText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replaceAll('\0', '')
    .trim();
}
