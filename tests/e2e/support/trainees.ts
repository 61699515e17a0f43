import { sql } from 'drizzle-orm';
import { grantAiCoach } from '#server/commands/subscriptions/grant.ts';
import { openDatabase } from '#server/db/database.ts';
import { TRAINEE } from './person.ts';
import { createProduct, type Product } from './product.ts';

/** How many trainees a product is given; a worker that needs more starts a fresh product. */
const TRAINEES = 40;
/** Where the training and the conversation of a person are kept. */
const TABLES = ['sync_owners', 'sync_operations', 'sync_registers'];

/** A running product for all tests of a worker that change nothing but what belongs to their own account. */
export interface StandingProduct {
  /** The product, and the address of a trainee whom no test has used. */
  take(): Promise<{ product: Product; email: string }>;
  remove(): Promise<void>;
}

/** Starts it on a copy of a folder with trainees. */
export async function openStandingProduct(folder: string): Promise<StandingProduct> {
  let product = await startShared(folder);
  let used = 0;
  return {
    async take() {
      if (used === TRAINEES) {
        await product.remove();
        product = await startShared(folder);
        used = 0;
      }
      used += 1;
      return { product, email: emailOf(used) };
    },
    remove: () => product.remove(),
  };
}

async function startShared(folder: string): Promise<Product> {
  const product = await createProduct(folder);
  // All tests come from one network.
  await product.start({ RATE_LIMIT_FACTOR: '1000' });
  return product;
}

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

function emailOf(n: number): string {
  return TRAINEE.replace('@', `-${n}@`);
}
