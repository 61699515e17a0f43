import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Endpoint, syncPush } from '#contract/index.ts';
import { SYNC_MAX_OPS } from '#domain/limits.ts';
import { formatHlc } from '#domain/sync/hlc.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { operationIdAt } from '#domain/sync/operation-id.ts';
import { sessionId, setSlot } from '#domain/sync/slots.ts';
import { pushOperations } from '#server/commands/sync/push.ts';
import { type Database, openPostgres } from '#server/db/database.ts';
import { syncOperations, syncOwners, syncRegisters, users } from '#server/db/schema.ts';
import { parsePart } from '#server/http/serve.ts';
import startPostgres, { TEMPLATE } from '#tests/support/postgres.ts';
import { median, medianRatio, ms, report, times } from './table.ts';

/** Row 8: a phone that was away for months sends what it has, in the batches the contract allows, beside inserts of the same rows. */
const OPERATIONS = 10_000;
const TURNS = Number(process.env.BENCH_TURNS ?? 5);
const GOAL = { first: 1, again: 0.6 };
const NOW = Date.UTC(2026, 2, 2, 12);
const contract = bodyOf(syncPush);

let server = '';
const stop = await startPostgres({
  provide: (_, url) => {
    server = url;
  },
});
const client = new pg.Client({ connectionString: `${server}/postgres` });
await client.connect();
await client.query(`create database bench template ${TEMPLATE}`);
await client.end();
const opened = await openPostgres(`${server}/bench`, () => undefined);

const { database } = opened;

const first: { own: number; floor: number }[] = [];
const again: { own: number; floor: number }[] = [];
for (let turn = 0; turn <= TURNS; turn += 1) {
  const operations = someSets();
  const beside = await timed(async () => insertPlainly(database, await createOwner(database), operations));
  const owner = await createOwner(database);
  const bodies = inBatches(operations).map((ops) => JSON.stringify({ owner, device: 'a', ops }));
  const own = await timed(() => sendAll(database, owner, bodies, 'applied'));
  const resent = await timed(() => sendAll(database, owner, bodies, 'duplicate'));
  // As it is in production: what the planner knows of people is older than the next one.
  await database.execute(sql`analyze`);
  // The first turn warms both up.
  if (turn === 0) continue;
  first.push({ own, floor: beside });
  again.push({ own: resent, floor: beside });
}
await opened.close();
await stop();

const floor = `plain multi-row insert, PostgreSQL, ${ms(median(first.map((pair) => pair.floor)))}`;
const rows = [
  { what: '10,000 sets: parse, validate, store', goal: GOAL.first, pairs: first },
  { what: '10,000 sets sent again', goal: GOAL.again, pairs: again },
].map(({ what, goal, pairs }) => {
  const ratio = medianRatio(pairs);
  return { row: 8, what, goal: `≤ ${times(goal)}`, figure: times(ratio), met: ratio <= goal, floor };
});
report('sync-store', rows);
process.exit(0);

/** Sets of many sessions, as a phone has them. */
function someSets(): Operation[] {
  return Array.from({ length: OPERATIONS }, (_, index) => {
    const session_id = sessionId({ performed_on: '2026-02-01', plan_id: 'plan', week: 0, day: 0, n: 1 + Math.floor(index / 20) });
    const time = { wall: NOW - OPERATIONS + index, counter: 0, device: 'a' };
    const place = { session_id, exercise: `Exercise ${String(index % 5)}`, exercise_n: 1, set_n: 1 + (Math.floor(index / 5) % 4) };
    const value = { ...place, reps: 5, weight: '82.5', unit: 'lb', rpe: 8, prescribed: '3 x 5', logged_at: '2026-02-01T10:05:00.000Z' };
    const op_id = operationIdAt(time, randomUUID());
    return { op_id, n: index + 1, kind: 'set.put', slot: setSlot(place), hlc: formatHlc(time), v: 1, value };
  });
}

async function createOwner(on: Database): Promise<string> {
  const id = randomUUID();
  const person = { id, email: `${id}@example.com`, first_name: 'A', last_name: 'B', role: 'member' as const, password_hash: '' };
  await on.insert(users).values({ ...person, created_at: new Date(NOW) });
  return id;
}

function inBatches(operations: readonly Operation[]): Operation[][] {
  return Array.from({ length: Math.ceil(operations.length / SYNC_MAX_OPS) }, (_, batch) =>
    operations.slice(batch * SYNC_MAX_OPS, (batch + 1) * SYNC_MAX_OPS),
  );
}

/** The rows a push leaves, as anybody would insert them: all of a batch in one statement for each table. */
async function insertPlainly(on: Database, owner: string, operations: readonly Operation[]): Promise<void> {
  for (const batch of inBatches(operations)) {
    await on.transaction(async (transaction) => {
      await transaction
        .insert(syncOperations)
        .values(batch.map((operation) => ({ ...operation, owner, applied: true, rev: operation.n, received_at: new Date(NOW) })));
      await transaction.insert(syncRegisters).values(batch.map(({ slot, op_id, hlc, n }) => ({ owner, slot, op_id, hlc, rev: n })));
      const rev = batch.at(-1)?.n ?? 0;
      await transaction
        .insert(syncOwners)
        .values({ owner, user_id: owner, rev })
        .onConflictDoUpdate({ target: syncOwners.owner, set: { rev } });
    });
  }
}

/** What the endpoint does with a request: reads it, holds it against the contract, stores it. */
async function sendAll(on: Database, owner: string, bodies: readonly string[], expected: string): Promise<void> {
  for (const body of bodies) {
    const { ops } = parsePart('body', contract, JSON.parse(body)) as { ops: Operation[] };
    const { results } = await pushOperations(on, { owner, ops, now: NOW });
    const strange = results.find(({ status }) => status !== expected);
    if (strange !== undefined) throw new Error(`Expected ${expected}: ${JSON.stringify(strange)}`);
  }
}

function bodyOf({ body }: Endpoint): NonNullable<Endpoint['body']> {
  if (body === undefined) throw new Error('A push has a body.');
  return body;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
