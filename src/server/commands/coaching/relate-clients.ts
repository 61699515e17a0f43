import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/**
 * Makes the relationships of a trainee with every coach they have paid, in the transaction that stores the purchase (REL-2). One that is there
 * stays as it is, and the thread goes on. PostgreSQL makes the id from the two accounts, as the migration did for earlier purchases.
 */
export async function relateClients(transaction: Database, trainee_id: string): Promise<void> {
  await transaction.execute(sql`
    with made as (
      insert into coaching_relationships (id, trainee_id, coach_id, created_at)
      select (substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-8' || substr(h, 14, 3) || '-a' || substr(h, 18, 3) || '-' || substr(h, 21, 12))::uuid,
        trainee_id, coach_id, began
      from (
        select encode(sha256(convert_to(c.user_id::text || s.user_id::text, 'UTF8')), 'hex') as h,
          s.user_id as trainee_id, c.id as coach_id, min(s.created_at) as began
        from subscriptions s join coaches c on c.id = s.coach_id
        where s.user_id = ${trainee_id} and s.user_id <> c.user_id and s.status not in ('incomplete', 'duplicate')
        group by c.user_id, s.user_id, c.id
      ) as paid
      on conflict do nothing
      returning id
    )
    insert into sync_owners (owner, relationship_id) select id, id from made
  `);
}
