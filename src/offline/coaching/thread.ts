import { Dexie } from 'dexie';
import type { Relationship } from '#contract/index.ts';
import { messageSlot, ownSide, parseScopeSlot, readSlot, type Side } from '#domain/coaching/scope-rules.ts';
import { parseHlc } from '#domain/sync/hlc.ts';
import { readValue } from '#domain/sync/values.ts';
import type { Account } from '../store/account.ts';
import type { AccountDatabase, ScopeRegisterRow } from '../store/database.ts';
import { recordInScope } from '../sync/record-in-scope.ts';

/** A message as this phone shows it. `refused` stays to be read, copied or deleted on This phone. */
export interface ThreadMessage {
  readonly message_id: string;
  readonly isOwn: boolean;
  readonly text: string;
  /** When it was written, in ms since 1970. */
  readonly at: number;
  readonly state: 'phone' | 'sent' | 'seen' | 'refused' | 'received';
}

export interface Thread {
  readonly relationship: Relationship;
  /** In the order they were written: by clock, and equal ones by id, so that both sides see one order (SCOPE-6). */
  readonly messages: readonly ThreadMessage[];
  /** The highest revision of the other side's messages above what this side has read; null when all is read. */
  readonly unreadRev: number | null;
}

/** The thread of a relationship, without signal too; null when this phone knows of none. */
export async function readThread({ database }: Account, relationship_id: string): Promise<Thread | null> {
  const scope = await database.scopes.get(relationship_id);
  if (scope === undefined) return null;
  const rows = await registersOf(database, relationship_id);
  const own = ownSide(scope.relationship);
  const seen = readRev(rows, own === 't' ? 'c' : 't');
  const messages = rows.toSorted(inOrder).flatMap((row): ThreadMessage[] => {
    const register = parseScopeSlot(row.slot);
    const value = readValue('message.put', row);
    if (register === undefined || register.message_id === null || value === undefined) return [];
    const { message_id } = register;
    const isOwn = register.side === own;
    return [{ message_id, isOwn, text: value.text, at: parseHlc(row.hlc).wall, state: isOwn ? stateOf(row, seen) : 'received' }];
  });
  const unread = unreadRevs(rows, own);
  return { relationship: scope.relationship, messages, unreadRev: unread.length === 0 ? null : Math.max(...unread) };
}

/** Every thread on this phone. */
export async function readThreads(account: Account): Promise<Thread[]> {
  const ids = await account.database.scopes.toCollection().primaryKeys();
  const threads: Thread[] = [];
  for (const id of ids) threads.push(...[await readThread(account, id)].filter((thread) => thread !== null));
  return threads;
}

/** How many messages of the other side are unread, by relationship. */
export async function countUnread({ database }: Account): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { scope_id, relationship } of await database.scopes.toArray()) {
    counts.set(scope_id, unreadRevs(await registersOf(database, scope_id), ownSide(relationship)).length);
  }
  return counts;
}

/** Keeps a message on this phone, to be sent when there is signal. Repeated with the same id it is one message. */
export function sendMessage(account: Account, relationship: Relationship, message: { message_id: string; text: string }): Promise<void> {
  const slot = messageSlot(ownSide(relationship), message.message_id);
  return recordInScope(account, relationship.id, { kind: 'message.put', slot, value: { text: message.text }, if_absent: true });
}

/** Says how far this side has read; the other side sees it. */
export function markRead(account: Account, relationship: Relationship, rev: number): Promise<void> {
  return recordInScope(account, relationship.id, { kind: 'read.put', slot: readSlot(ownSide(relationship)), value: { rev } });
}

function registersOf({ scope_registers }: AccountDatabase, scope_id: string): Promise<ScopeRegisterRow[]> {
  return scope_registers.where('[scope_id+slot]').between([scope_id, Dexie.minKey], [scope_id, Dexie.maxKey]).toArray();
}

function readRev(rows: readonly ScopeRegisterRow[], side: Side): number {
  const mark = rows.find(({ slot }) => slot === readSlot(side));
  return mark === undefined ? 0 : (readValue('read.put', mark)?.rev ?? 0);
}

/** Unread means above the mark, so that a message that arrives late counts although it stands further up. */
function unreadRevs(rows: readonly ScopeRegisterRow[], own: Side): number[] {
  const read = readRev(rows, own);
  return rows.flatMap(({ slot, rev }) => {
    const register = parseScopeSlot(slot);
    return register !== undefined && register.message_id !== null && register.side !== own && rev !== null && rev > read ? [rev] : [];
  });
}

function stateOf({ state, rev }: ScopeRegisterRow, seen: number): ThreadMessage['state'] {
  if (state !== 'sent') return state;
  return rev !== null && rev <= seen ? 'seen' : 'sent';
}

function inOrder(a: ScopeRegisterRow, b: ScopeRegisterRow): number {
  if (a.hlc !== b.hlc) return a.hlc < b.hlc ? -1 : 1;
  return a.op_id < b.op_id ? -1 : 1;
}
