import { Dexie } from 'dexie';
import type { Relationship } from '#contract/index.ts';
import { messageSlot, ownSide, parseScopeSlot, readSlot, type Side } from '#domain/coaching/scope-rules.ts';
import { parseHlc } from '#domain/sync/hlc.ts';
import { readValue } from '#domain/sync/values.ts';
import type { Account } from '../store/account.ts';
import type { AccountDatabase, ScopeRegisterRow, ScopeRow } from '../store/database.ts';
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
  /** How many of the other side's messages this side has not read. */
  readonly unread: number;
  /** The highest revision of the other side's messages above what this side has read; null when all is read. */
  readonly unreadRev: number | null;
}

/** The thread of a relationship, without signal too; null when this phone knows of none. */
export async function readThread({ database }: Account, relationship_id: string): Promise<Thread | null> {
  const scope = await database.scopes.get(relationship_id);
  return scope === undefined ? null : threadOf(scope, await registersOf(database, relationship_id));
}

/** Every thread on this phone, in two requests however many there are. */
export async function readThreads({ database }: Account): Promise<Thread[]> {
  const [scopes, rows] = await Promise.all([database.scopes.toArray(), rowsByScope(database)]);
  return scopes.map((scope) => threadOf(scope, rows.get(scope.scope_id) ?? []));
}

/** How many messages of the other side are unread, by relationship. */
export async function countUnread({ database }: Account): Promise<Map<string, number>> {
  const [scopes, rows] = await Promise.all([database.scopes.toArray(), rowsByScope(database)]);
  return new Map(
    scopes.map(({ scope_id, relationship }) => [scope_id, unreadRevs(rows.get(scope_id) ?? [], ownSide(relationship)).length]),
  );
}

async function rowsByScope({ scope_registers }: AccountDatabase): Promise<ReadonlyMap<string, ScopeRegisterRow[]>> {
  const byScope = new Map<string, ScopeRegisterRow[]>();
  for (const row of await scope_registers.toArray()) {
    const own = byScope.get(row.scope_id);
    if (own === undefined) byScope.set(row.scope_id, [row]);
    else own.push(row);
  }
  return byScope;
}

function threadOf({ relationship }: Pick<ScopeRow, 'relationship'>, rows: readonly ScopeRegisterRow[]): Thread {
  const own = ownSide(relationship);
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
  return { relationship, messages, unread: unread.length, unreadRev: unread.length === 0 ? null : Math.max(...unread) };
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
