import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { relationshipIdOf } from './relationship-id.ts';

/**
 * Makes the relationships of a trainee with every coach they have paid, in the transaction that stores the purchase (REL-2). One that is
 * there stays as it is, and the thread goes on. PostgreSQL makes the id from the two accounts, as the migration did for earlier purchases.
 */
export async function relateClients(transaction: Database, trainee_id: string): Promise<void> {
  await transaction.execute(sql`
    with made as (
      insert into coaching_relationships (id, trainee_id, coach_id, created_at)
      select ${relationshipIdOf(sql`c.user_id`, sql`s.user_id`)}, s.user_id, c.id, min(s.created_at)
      from subscriptions s join coaches c on c.id = s.coach_id
      where s.user_id = ${trainee_id} and s.user_id <> c.user_id and s.status not in ('incomplete', 'duplicate')
      group by c.user_id, s.user_id, c.id
      on conflict do nothing
      returning id
    )
    insert into sync_owners (owner, relationship_id) select id, id from made
  `);
}
