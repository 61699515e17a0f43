import { addMinutes } from 'date-fns';
import { and, eq, gte, sql } from 'drizzle-orm';
import { refusalInScope, type Side } from '#domain/coaching/scope-rules.ts';
import { NOTICE_DELAY_MINUTES, NOTICE_PAUSE_HOURS } from '#domain/limits.ts';
import { answerContactPromise, contactState } from '#domain/payments/contact-promise.ts';
import type { OperationKind } from '#domain/sync/operation.ts';
import type { Database } from '#server/db/database.ts';
import { notices, purchases, syncOperations } from '#server/db/schema.ts';
import { contactFactsOf, findPurchases } from '../purchases/view.ts';
import type { PushEntry } from '../sync/decide.ts';
import { type PushOutcome, pushOperations } from '../sync/push.ts';
import { type FoundRelationship, stateOf } from './list.ts';

type Notice = (typeof notices.$inferSelect)['kind'];

interface ScopeBatch {
  /** Whose token it is; the side follows from it and from nothing in the batch (SCOPE-2). */
  readonly user_id: string;
  readonly ops: readonly PushEntry[];
  readonly now: number;
}

/** Takes operations of one side into the relationship's log, with what follows from a message, in one transaction (SCOPE-11). */
export function pushToScope(database: Database, found: FoundRelationship, { user_id, ops, now }: ScopeBatch): Promise<PushOutcome> {
  const author: Side = found.trainee_id === user_id ? 't' : 'c';
  const state = stateOf(found, now);
  return database.transaction(async (transaction) => {
    const outcome = await pushOperations(transaction, {
      owner: found.id,
      ops,
      now,
      scope: { author, refuse: (operation) => refusalInScope(operation, author, state) },
    });
    const applied = new Set(outcome.results.flatMap(({ op_id, status }) => (status === 'applied' ? [op_id] : [])));
    const isNew = (kind: OperationKind) => ops.some((entry) => 'kind' in entry && entry.kind === kind && applied.has(entry.op_id));
    if (isNew('message.put')) await answerPromise(transaction, found, author, now);
    for (const [kind, notice] of NOTICES) if (isNew(kind)) await planNotice(transaction, found, { author, notice, now });
    return outcome;
  });
}

/** The coach's message is the coach's word, the trainee's answer to one their agreement; both count when they arrive here (REL-5). */
async function answerPromise(transaction: Database, found: FoundRelationship, author: Side, now: number): Promise<void> {
  const bought = await findPurchases(transaction, { user_id: found.trainee_id });
  for (const purchase of bought) {
    if (purchase.row.coach_id !== found.coach_id || purchase.row.user_id !== found.trainee_id) continue;
    const facts = contactFactsOf(purchase);
    const isAnswer =
      author === 't' && contactState(facts, now) === 'claimed' && (await hasCoachWritten(transaction, found.id, facts.bought_at));
    if (author === 't' && !isAnswer) continue;
    const change = answerContactPromise(facts, { side: author === 'c' ? 'coach' : 'buyer', answer: 'happened', now });
    if (change === null) continue;
    const dates = Object.fromEntries(Object.entries(change).map(([name, at]) => [name, at === null ? null : new Date(at)]));
    await transaction.update(purchases).set(dates).where(eq(purchases.id, purchase.row.id));
  }
}

/** A coach who only pressed a button has not been answered. */
async function hasCoachWritten(transaction: Database, owner: string, since: number): Promise<boolean> {
  const [written] = await transaction
    .select({ op_id: syncOperations.op_id })
    .from(syncOperations)
    .where(
      and(
        eq(syncOperations.owner, owner),
        eq(syncOperations.author, 'c'),
        eq(syncOperations.kind, 'message.put'),
        gte(syncOperations.received_at, new Date(since)),
      ),
    )
    .limit(1);
  return written !== undefined;
}

/** What the other side is mailed about. */
const NOTICES: readonly (readonly [OperationKind, Notice])[] = [
  ['message.put', 'coaching_message'],
  ['proposal.put', 'coaching_plan'],
  ['decision.put', 'coaching_answer'],
];

/** A mail to the other side in ten minutes, if it is news then, and about messages not within twelve hours of the last (PRIV-1). */
async function planNotice(
  transaction: Database,
  found: FoundRelationship,
  { author, notice, now }: { readonly author: Side; readonly notice: Notice; readonly now: number },
): Promise<void> {
  const user_id = author === 't' ? found.coach_user_id : found.trainee_id;
  if (user_id === null) return;
  const due_at = addMinutes(now, NOTICE_DELAY_MINUTES);
  await transaction
    .insert(notices)
    .values({ user_id, relationship_id: found.id, kind: notice, due_at })
    .onConflictDoUpdate({
      target: [notices.user_id, notices.relationship_id, notices.kind],
      set: {
        due_at: sql`coalesce(${notices.due_at}, greatest(excluded.due_at, ${notices.sent_at} + make_interval(hours => ${notice === 'coaching_message' ? NOTICE_PAUSE_HOURS : 0})))`,
      },
    });
}
