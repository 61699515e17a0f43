import { sql } from 'drizzle-orm';
import { grantAiCoach } from '#server/commands/subscriptions/grant.ts';
import { openDatabase } from '#server/db/database.ts';
import { TRAINEE } from './person.ts';
import { TRAINEES } from './trainees.ts';

/** Where the training and the conversation of a person are kept. */
const TABLES = ['sync_owners', 'sync_operations', 'sync_registers'];

/**
 * Gives the data folder of a product that is not running further trainees, each with the subscription, the twelve weeks of training,
 * the plan and the conversation of the demonstration's. The database copies the rows, because pushing each history again takes seconds.
 */
export async function addTrainees(dataDir: string): Promise<void> {
  const opened = await openDatabase({
    databaseUrl: null,
    dataDir,
    onTrouble: (error) => {
      throw error;
    },
  });
  const { database } = opened;
  await database.execute(sql`
    create temporary table copies as
    select n, gen_random_uuid() as id, users.id as like_id from users, generate_series(1, ${TRAINEES}::integer) as n where email = ${TRAINEE}
  `);
  await database.execute(sql`
    insert into users select (jsonb_populate_record(u, jsonb_build_object('id', c.id, 'email', replace(u.email, '@', '-' || n || '@')))).*
    from copies c join users u on u.id = c.like_id
  `);
  for (const table of TABLES) {
    await database.execute(sql`
      insert into ${sql.identifier(table)} select (jsonb_populate_record(r, jsonb_build_object('owner', c.id, 'user_id', c.id))).*
      from copies c join ${sql.identifier(table)} r on r.owner = c.like_id
    `);
  }
  const { rows } = await database.execute<{ id: string }>(sql`select id from copies`);
  for (const { id } of rows) await grantAiCoach(database, { user_id: id }, Date.now());
  await opened.close();
}
