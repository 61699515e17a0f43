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

/** Mails people about messages that are still unread (PRIV-1). Taking a notice and queueing its mail are one transaction, so that several servers send it once. */
export async function sendDueNotices(tools: NoticeTools): Promise<void> {
  const now = new Date(tools.clock());
  const due = await tools.database.select().from(notices).where(lte(notices.due_at, now));
  for (const notice of due) await sendNotice(tools, notice, now);
}

async function sendNotice(
  { database, mail, publicOrigin }: NoticeTools,
  { user_id, relationship_id, kind }: NoticeRow,
  now: Date,
): Promise<void> {
  const found = await findOwnRelationship(database, { id: relationship_id, user_id });
  const side: Side = found?.trainee_id === user_id ? 't' : 'c';
  await database.transaction(async (transaction) => {
    const isUnread = found !== undefined && (await hasUnread(transaction, relationship_id, side));
    const taken = await transaction
      .update(notices)
      .set({ due_at: null, ...(isUnread ? { sent_at: now } : {}) })
      .where(
        and(eq(notices.user_id, user_id), eq(notices.relationship_id, relationship_id), eq(notices.kind, kind), lte(notices.due_at, now)),
      )
      .returning({ kind: notices.kind });
    const people = isUnread ? peopleOf(found, side) : null;
    if (taken.length === 0 || people === null) return;
    const thread_url = `${publicOrigin}${PAGES.thread.path.replace(':id', relationship_id)}`;
    await mail.queue(transaction, {
      kind,
      to: people.to,
      data: { first_name: people.first_name, from_first_name: people.from, thread_url },
    });
  });
}

function peopleOf({ trainee, coach }: FoundRelationship, side: Side) {
  if (coach === null) return null;
  const [to, from] = side === 't' ? [trainee, coach] : [coach, { ...trainee, username: '' }];
  return { to: to.email, first_name: to.first_name, from: capitalised(from.first_name) || fullName(from) };
}

/** Whether the other side wrote something above what this side has read. */
async function hasUnread(transaction: Database, owner: string, side: Side): Promise<boolean> {
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
