import { and, eq, lte, sql } from 'drizzle-orm';
import { fullName } from '#domain/coaches/coach-name.ts';
import { readSlot, type Side } from '#domain/coaching/scope-rules.ts';
import { PAGES } from '#domain/routes.ts';
import { capitalised } from '#domain/users/display-name.ts';
import type { Database } from '#server/db/database.ts';
import { notices } from '#server/db/schema.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import { type FoundRelationship, findOwnRelationship } from './list.ts';

export interface NoticeTools {
  readonly database: Database;
  readonly mail: MailQueue;
  readonly clock: () => number;
  readonly publicOrigin: string;
}

type NoticeRow = typeof notices.$inferSelect;

/**
 * Mails people about messages that are still unread, plans that are still open and answers that still stand (PRIV-1). Taking a notice and
 * queueing its mail are one transaction, so that several servers send it once.
 */
export async function sendDueNotices(tools: NoticeTools): Promise<void> {
  const now = new Date(tools.clock());
  const due = await tools.database.select().from(notices).where(lte(notices.due_at, now));
  for (const notice of due) await sendNotice(tools, notice, now);
}

async function sendNotice(
  { database, mail, publicOrigin }: NoticeTools,
  { user_id, relationship_id, kind, sent_at }: NoticeRow,
  now: Date,
): Promise<void> {
  const found = await findOwnRelationship(database, { id: relationship_id, user_id });
  const side: Side = found?.trainee_id === user_id ? 't' : 'c';
  await database.transaction(async (transaction) => {
    const since = sent_at?.toISOString() ?? '-infinity';
    const isNews = found !== undefined && (await NEWS[kind](transaction, { owner: relationship_id, side, since }));
    const taken = await transaction
      .update(notices)
      .set({ due_at: null, ...(isNews ? { sent_at: now } : {}) })
      .where(
        and(eq(notices.user_id, user_id), eq(notices.relationship_id, relationship_id), eq(notices.kind, kind), lte(notices.due_at, now)),
      )
      .returning({ kind: notices.kind });
    const people = isNews ? peopleOf(found, side) : null;
    if (taken.length === 0 || people === null) return;
    const urlOf = ({ path }: { readonly path: string }) => `${publicOrigin}${path.replace(':id', relationship_id)}`;
    const data = { first_name: people.first_name, from_first_name: people.from };
    await mail.queue(
      transaction,
      kind === 'coaching_message'
        ? { kind, to: people.to, data: { ...data, thread_url: urlOf(PAGES.thread) } }
        : { kind, to: people.to, data: { ...data, plans_url: urlOf(kind === 'coaching_plan' ? PAGES.coaching : PAGES.planEditor) } },
    );
  });
}

function peopleOf({ trainee, coach }: FoundRelationship, side: Side) {
  if (coach === null) return null;
  const [to, from] = side === 't' ? [trainee, coach] : [coach, { ...trainee, username: '' }];
  return { to: to.email, first_name: to.first_name, from: capitalised(from.first_name) || fullName(from) };
}

interface Asked {
  readonly owner: string;
  readonly side: Side;
  /** When the last mail of this kind was sent. */
  readonly since: string;
}

/** What makes a mail of each kind worth sending. */
const NEWS: { readonly [Kind in NoticeRow['kind']]: (transaction: Database, asked: Asked) => Promise<boolean> } = {
  coaching_message: hasUnread,
  coaching_plan: hasOpenPlan,
  coaching_answer: hasNewAnswer,
};

/** Whether a plan arrived since the last mail that was neither taken back nor answered. */
async function hasOpenPlan(transaction: Database, { owner, since }: Asked): Promise<boolean> {
  const { rows } = await transaction.execute<{ is_open: boolean }>(sql`
    select exists (
      select 1 from sync_registers r join sync_operations o on o.owner = r.owner and o.op_id = r.op_id
      where r.owner = ${owner} and o.kind = 'proposal.put' and o.received_at > ${since}::timestamptz and not exists (
        select 1 from sync_registers a
        where a.owner = r.owner and a.slot in (replace(r.slot, 'proposal|', 'withdraw|'), replace(r.slot, 'proposal|', 'decision|'))
      )
    ) as is_open
  `);
  return rows[0]?.is_open === true;
}

/** Whether a plan was answered since the last mail, for the first time; a change of that answer is no news. */
async function hasNewAnswer(transaction: Database, { owner, since }: Asked): Promise<boolean> {
  const { rows } = await transaction.execute<{ is_new: boolean }>(sql`
    select exists (
      select 1 from sync_registers r join sync_operations o on o.owner = r.owner and o.op_id = r.op_id
      where r.owner = ${owner} and o.kind = 'decision.put' and o.value ->> 'outcome' <> 'undone' and o.received_at > ${since}::timestamptz
        and not exists (
          select 1 from sync_operations e
          where e.owner = r.owner and e.slot = r.slot and e.value ->> 'outcome' <> 'undone' and e.received_at <= ${since}::timestamptz
        )
    ) as is_new
  `);
  return rows[0]?.is_new === true;
}

/** Whether the other side wrote something above what this side has read. */
async function hasUnread(transaction: Database, { owner, side }: Asked): Promise<boolean> {
  const { rows } = await transaction.execute<{ is_unread: boolean }>(sql`
    select exists (
      select 1 from sync_registers r join sync_operations o on o.owner = r.owner and o.op_id = r.op_id
      where r.owner = ${owner} and o.kind = 'message.put' and o.author <> ${side} and r.rev > coalesce((
        select (m.value ->> 'rev')::bigint from sync_registers k join sync_operations m on m.owner = k.owner and m.op_id = k.op_id
        where k.owner = ${owner} and k.slot = ${readSlot(side)}
      ), 0)
    ) as is_unread
  `);
  return rows[0]?.is_unread === true;
}
