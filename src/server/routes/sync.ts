import { syncHello, syncPull, syncPush } from '#contract/index.ts';
import {
  SYNC_MAX_OPS,
  SYNC_PROTOCOL,
  SYNC_PULL_LIMIT,
  SYNC_PULL_MAX_BYTES,
  SYNC_PULLS_AT_ONCE,
  SYNC_PULLS_WAITING_MAX,
  SYNC_PUSH_MAX_BYTES,
} from '#domain/limits.ts';
import { SERVER_MESSAGES, SYNC_MESSAGES } from '#domain/messages/server.ts';
import { roomOf } from '#domain/sync/account-room.ts';
import { parseHlc } from '#domain/sync/hlc.ts';
import { pushToAccount } from '../commands/relationships/consents.ts';
import { countRelationships, type FoundRelationship, findOwnRelationship } from '../commands/relationships/list.ts';
import { pushToScope } from '../commands/relationships/push-to-scope.ts';
import { isDeviceName, type PushEntry } from '../commands/sync/decide.ts';
import { readOwnerState } from '../commands/sync/epoch.ts';
import { pullChanges } from '../commands/sync/pull.ts';
import { createKeyedMutex, LockTimeoutError } from '../concurrency/keyed-mutex.ts';
import { createSemaphore, QueueFullError } from '../concurrency/semaphore.ts';
import { isUuid } from '../db/uuid.ts';
import type { Api } from '../http/api.ts';
import { refuse, serve } from '../http/serve.ts';

/** Work that waited too long for its turn, or found too many waiting, is to be tried again. */
async function orTryAgain<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof LockTimeoutError || error instanceof QueueFullError)
      refuse(503, { detail: SERVER_MESSAGES.busy, code: 'try_again' }, 1);
    throw error;
  }
}

/** Sync with a person's phones. The token alone determines the owner. */
export function serveSyncRoutes(api: Api): void {
  const { database, clock, metrics } = api;
  // Pushes of one account run one after the other, before any of them takes a connection of the pool: a push that hangs holds one
  // connection instead of all. The database would serialize them anyway.
  const pushes = createKeyedMutex();
  const pulls = createSemaphore({ permits: SYNC_PULLS_AT_ONCE, maxWaiting: SYNC_PULLS_WAITING_MAX });

  serve(
    api,
    syncHello,
    async ({ account }) => {
      return { protocol: SYNC_PROTOCOL, server_time: clock(), max_ops: SYNC_MAX_OPS, features: [], ...(await greet(api, account.id)) };
    },
    { limit: 'sync' },
  );

  serve(
    api,
    syncPush,
    async ({ account, body }) => {
      if (body.owner !== account.id) refuse(409, { detail: SYNC_MESSAGES.otherOwner, code: 'owner_mismatch' });
      if (!isDeviceName(body.device)) refuse(400, { detail: SYNC_MESSAGES.deviceName, code: 'device_not_valid' });
      const server_time = clock();
      const scope = body.scope_id === undefined ? null : await openScope(api, body.scope_id, account.id);
      const push = () =>
        scope === null
          ? pushToAccount(database, { owner: account.id, ops: body.ops, now: server_time, read: body.read })
          : pushToScope(database, scope, { user_id: account.id, ops: body.ops, now: server_time });
      const { epoch, results } = await orTryAgain(pushes.run(scope?.id ?? account.id, push));
      metrics.pushDone({ results, waited_ms: waitedMs(body.ops, server_time) });
      return { epoch, server_time, results };
    },
    { limit: 'sync', maxBytes: SYNC_PUSH_MAX_BYTES },
  );

  serve(
    api,
    syncPull,
    async ({ account, query }) => {
      const limit = query.limit === undefined ? SYNC_PULL_LIMIT : Math.min(Math.max(wholeNumber(query.limit), 1), SYNC_PULL_LIMIT);
      const scope = query.scope_id === undefined ? null : await openScope(api, query.scope_id, account.id);
      const cursor = {
        owner: scope?.id ?? account.id,
        epoch: query.epoch,
        after: wholeNumber(query.after),
        limit,
        maxBytes: SYNC_PULL_MAX_BYTES,
      };
      return { ...(await orTryAgain(pulls.run(() => pullChanges(database, cursor)))), owner: account.id };
    },
    { limit: 'sync' },
  );
}

/** How long the oldest operation had waited on its phone; null without one. A clock that is ahead counts as no time. */
function waitedMs(ops: readonly PushEntry[], now: number): number | null {
  const times = ops.flatMap((operation) => ('hlc' in operation ? [parseHlc(operation.hlc).wall] : []));
  return times.length === 0 ? null : Math.max(0, now - Math.min(...times));
}

/** What hello says of the account. */
async function greet({ database }: Api, owner: string) {
  const [{ epoch, bytes, operations }, relationships] = await Promise.all([
    readOwnerState(database, owner),
    countRelationships(database, owner),
  ]);
  return { epoch, relationships, owner, room: roomOf({ bytes, operations }) };
}

/** A relationship's log, for either side; for anybody else there is none (SCOPE-1). */
async function openScope({ database }: Api, id: string, user_id: string): Promise<FoundRelationship> {
  const found = isUuid(id) ? await findOwnRelationship(database, { id, user_id }) : undefined;
  return found ?? refuse(404, { detail: SERVER_MESSAGES.notFound, code: 'not_found' });
}

/** Parses a count; fifteen digits are always exact. */
function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) refuse(400, { detail: SYNC_MESSAGES.cursor, code: 'cursor_not_valid' });
  return Number(text);
}
