import { type Call, type DeskAnswer, type Failure, type Relationship, readDesk as readDeskEndpoint } from '#contract/index.ts';
import type { DeskClient } from '#domain/coaching/triage.ts';
import { DESK_CLIENTS_MAX } from '#domain/limits.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { DESK_PREFIX, latestTime } from '../store/client-logs.ts';
import { readDraft, readDrafts } from '../store/drafts.ts';
import { type MessageDraft, messageDraftKey, readMessageDrafts } from './message-drafts.ts';
import { readThread, readThreads, type Thread } from './thread.ts';

/** A client as the desk shows them. */
export interface DeskRow extends DeskClient {
  readonly relationship: Relationship;
  /** What is being written to them; null without it. */
  readonly draft: string | null;
  /** Messages that wait on this device. */
  readonly waiting: number;
  /** When their log was read, in ms since 1970; null when it was not. */
  readonly read_at: number | null;
}

/** As kept on this device until the lease is over. */
type KeptFacts = Omit<DeskAnswer, 'facts'> & {
  readonly facts: NonNullable<DeskAnswer['facts']>;
  /** The coach's day, yyyy-mm-dd, to which they were read. */
  readonly read_on: string;
  /** In ms since 1970. */
  readonly read_at: number;
};

function keyOf(relationship_id: string): string {
  return `${DESK_PREFIX}${relationship_id}`;
}

/**
 * Reads the facts of every client who shares a log and keeps them on this device until their lease is over (DESK-6, READ-2). Page by page,
 * so that what was fetched before a failure stays; that failure, or null. `today` is the coach's day, yyyy-mm-dd.
 */
export async function fetchDesk(account: Account, call: Call, today: string): Promise<Failure | null> {
  const scopes = await account.database.scopes.toArray();
  const sharing = scopes.filter(({ relationship: { side, consent } }) => side === 'coach' && consent?.state === 'on');
  const kept = await readDrafts<KeptFacts>(account, DESK_PREFIX);
  for (let from = 0; from < sharing.length; from += DESK_CLIENTS_MAX) {
    const clients = sharing.slice(from, from + DESK_CLIENTS_MAX).map(({ scope_id, relationship }) => {
      const known = kept.get(keyOf(scope_id));
      const isOfToday = known?.read_on === today && known.version === relationship.consent?.version;
      return { id: scope_id, stamp: isOfToday ? known.stamp : null };
    });
    const outcome = await call(readDeskEndpoint, { body: { today, clients } });
    if (!outcome.ok) return outcome.failure;
    await storeAnswers(
      account,
      clients.map(({ id }) => id),
      outcome.value.clients,
      today,
    );
  }
  return null;
}

/** A client who was asked for and is not in the answer shares nothing any more. */
function storeAnswers(account: Account, asked: readonly string[], answers: readonly DeskAnswer[], today: string): Promise<void> {
  const { drafts } = account.database;
  return writeDurably(account, [drafts], async () => {
    const gone = asked.filter((id) => !answers.some(({ relationship_id }) => relationship_id === id));
    await drafts.bulkDelete(gone.map(keyOf));
    for (const answer of answers) {
      const key = keyOf(answer.relationship_id);
      const known = (await drafts.get(key))?.value as KeptFacts | undefined;
      const facts = answer.facts ?? (known?.stamp === answer.stamp ? known.facts : null);
      if (facts !== null)
        await drafts.put({ key, value: { ...answer, facts, read_on: today, read_at: account.now() } satisfies KeptFacts });
    }
  });
}

/** All clients of this coach as this device knows them, in no order, without signal too; facts only within their lease (READ-2). */
export async function readDesk(account: Account): Promise<DeskRow[]> {
  const [threads, kept, drafts, at] = await Promise.all([
    readThreads(account),
    readDrafts<KeptFacts>(account, DESK_PREFIX),
    readMessageDrafts(account),
    latestTime(account),
  ]);
  return threads
    .filter(({ relationship: { side } }) => side === 'coach')
    .map((thread) => {
      const { id } = thread.relationship;
      return rowOf(thread, kept.get(keyOf(id)), drafts.get(id)?.text, at);
    });
}

/** One of them; null when this device knows of no such client. */
export async function readDeskClient(account: Account, relationship_id: string): Promise<DeskRow | null> {
  const [thread, kept, draft, at] = await Promise.all([
    readThread(account, relationship_id),
    readDraft<KeptFacts>(account, keyOf(relationship_id)),
    readDraft<MessageDraft>(account, messageDraftKey(relationship_id)),
    latestTime(account),
  ]);
  return thread?.relationship.side === 'coach' ? rowOf(thread, kept, draft?.text, at) : null;
}

function rowOf({ relationship, messages, unread }: Thread, kept: KeptFacts | undefined, draft: string | undefined, at: number): DeskRow {
  const { id, state, contact, consent } = relationship;
  const isShared = consent?.state === 'on';
  const isKept = isShared && kept !== undefined && kept.version === consent.version && at < Date.parse(kept.lease_until);
  // A message that was refused has answered nothing.
  const answered = messages.findLastIndex(({ isOwn, state: sent }) => isOwn && sent !== 'refused');
  const waiting = messages.slice(answered + 1).filter(({ isOwn }) => !isOwn);
  const [oldest, newest] = [waiting[0], waiting.at(-1)];
  return {
    id,
    name: relationship.with ?? COACHING_MESSAGES.formerClient,
    state,
    contact:
      contact === null || (contact.state !== 'waiting' && contact.state !== 'missed')
        ? null
        : { due_at: Date.parse(contact.due_at), is_over: contact.state === 'missed' },
    unanswered: oldest === undefined || newest === undefined ? null : { since: oldest.at, text: newest.text },
    unread,
    history_from: isShared ? consent.history_from : null,
    facts: isKept ? kept.facts : null,
    relationship,
    draft: draft === undefined || draft.trim() === '' ? null : draft,
    waiting: messages.filter(({ isOwn, state: sent }) => isOwn && sent === 'phone').length,
    read_at: isKept ? kept.read_at : null,
  };
}
