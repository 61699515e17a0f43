import { createHash, randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { IDEMPOTENCY_RUN_MAX_MS } from '#domain/limits.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { refuse } from './refusal.ts';

interface KeyedRequest {
  readonly user_id: string;
  readonly key: string;
  /** The endpoint's method and path, so that a key cannot span calls. */
  readonly endpoint: string;
  /** The exact body; another body under the same key is refused. */
  readonly body: string;
}

export interface Idempotency {
  /**
   * Runs `answer` once per key and returns its text, stored before it is sent; later requests with the key get the same bytes. A concurrent
   * request waits, or gets 409 with `Retry-After` when another process runs it. When `answer` throws, the key is free again.
   */
  once(request: KeyedRequest, answer: () => Promise<string>): Promise<string>;
}

export function createIdempotency({ database, clock }: { database: Database; clock: () => number }): Idempotency {
  const ends = new Map<string, Promise<void>>();
  return {
    once: async (request, answer) => {
      const name = `${request.user_id} ${request.key}`;
      for (let ahead = ends.get(name); ahead !== undefined; ahead = ends.get(name)) await ahead;
      let end = () => {};
      ends.set(
        name,
        new Promise((done) => {
          end = done;
        }),
      );
      try {
        return await runOnce(database, clock, request, answer);
      } finally {
        ends.delete(name);
        end();
      }
    },
  };
}

async function runOnce(database: Database, clock: () => number, request: KeyedRequest, answer: () => Promise<string>): Promise<string> {
  const run_id = randomUUID();
  const stored = await takeKey(database, clock, request, run_id);
  if (stored !== null) return stored;
  const mine = and(isKey(request), eq(idempotencyKeys.run_id, run_id));
  let text: string;
  try {
    text = await answer();
  } catch (error) {
    await database.delete(idempotencyKeys).where(mine);
    throw error;
  }
  const [kept] = await database.update(idempotencyKeys).set({ answer: text }).where(mine).returning({ key: idempotencyKeys.key });
  // This run was presumed dead and another owns the key: return that one's answer.
  if (kept === undefined) return stillRunning();
  return text;
}

/** Claims the key, returns a stored answer, or refuses. */
async function takeKey(database: Database, clock: () => number, request: KeyedRequest, run_id: string): Promise<string | null> {
  const { user_id, key, endpoint } = request;
  const body_hash = createHash('sha256').update(request.body).digest('base64url');
  const started_at = new Date(clock());
  const claimed = await database
    .insert(idempotencyKeys)
    .values({ user_id, key, endpoint, body_hash, run_id, started_at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;

  const [row] = await database.select().from(idempotencyKeys).where(isKey(request));
  if (row === undefined) return stillRunning();
  if (row.endpoint !== endpoint || row.body_hash !== body_hash)
    refuse(409, { detail: SERVER_MESSAGES.keyReused, code: 'idempotency_key_reused' });
  if (row.answer !== null) return row.answer;

  const cutOffBefore = new Date(clock() - IDEMPOTENCY_RUN_MAX_MS);
  const takenOver = await database
    .update(idempotencyKeys)
    .set({ run_id, started_at })
    .where(and(isKey(request), isNull(idempotencyKeys.answer), lt(idempotencyKeys.started_at, cutOffBefore)))
    .returning({ key: idempotencyKeys.key });
  return takenOver.length > 0 ? null : stillRunning();
}

function isKey({ user_id, key }: KeyedRequest) {
  return and(eq(idempotencyKeys.user_id, user_id), eq(idempotencyKeys.key, key));
}

function stillRunning(): never {
  refuse(409, { detail: SERVER_MESSAGES.inProgress, code: 'in_progress' }, 1);
}
