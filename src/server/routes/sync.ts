import { syncHello, syncPull, syncPush } from '#contract/index.ts';
import { SYNC_MAX_OPS, SYNC_PROTOCOL, SYNC_PULL_LIMIT, SYNC_PUSH_MAX_BYTES } from '#domain/limits.ts';
import { SERVER_MESSAGES, SYNC_MESSAGES } from '#domain/messages/server.ts';
import { isDeviceName } from '../commands/sync/decide.ts';
import { readOwnerState } from '../commands/sync/epoch.ts';
import { pullChanges } from '../commands/sync/pull.ts';
import { pushOperations } from '../commands/sync/push.ts';
import { createKeyedMutex, LockTimeoutError } from '../concurrency/keyed-mutex.ts';
import type { Api } from '../http/api.ts';
import { refuse, serve } from '../http/serve.ts';

/**
 * Pushes of one account run one after the other, before any of them takes a connection of the pool: a push that hangs holds one
 * connection instead of all. The database would serialize them anyway.
 */
async function orTryAgain<T>(push: Promise<T>): Promise<T> {
  try {
    return await push;
  } catch (error) {
    if (error instanceof LockTimeoutError) refuse(503, { detail: SERVER_MESSAGES.busy, code: 'try_again' }, 1);
    throw error;
  }
}

/** Sync with a person's phones. The token alone determines the owner. */
export function serveSyncRoutes(api: Api): void {
  const { database, clock } = api;
  const pushes = createKeyedMutex();

  serve(
    api,
    syncHello,
    async ({ account }) => ({
      protocol: SYNC_PROTOCOL,
      epoch: (await readOwnerState(database, account.id)).epoch,
      server_time: clock(),
      max_ops: SYNC_MAX_OPS,
      features: [],
      owner: account.id,
    }),
    { limit: 'sync' },
  );

  serve(
    api,
    syncPush,
    async ({ account, body }) => {
      if (body.owner !== account.id) refuse(409, { detail: SYNC_MESSAGES.otherOwner, code: 'owner_mismatch' });
      if (!isDeviceName(body.device)) refuse(400, { detail: SYNC_MESSAGES.deviceName, code: 'device_not_valid' });
      const server_time = clock();
      const batch = { owner: account.id, ops: body.ops, now: server_time };
      const { epoch, results } = await orTryAgain(pushes.run(account.id, () => pushOperations(database, batch)));
      return { epoch, server_time, results };
    },
    { limit: 'sync', maxBytes: SYNC_PUSH_MAX_BYTES },
  );

  serve(
    api,
    syncPull,
    async ({ account, query }) => {
      const page = await pullChanges(database, {
        owner: account.id,
        epoch: query.epoch,
        after: wholeNumber(query.after),
        limit: query.limit === undefined ? SYNC_PULL_LIMIT : Math.min(Math.max(wholeNumber(query.limit), 1), SYNC_PULL_LIMIT),
      });
      return { ...page, owner: account.id };
    },
    { limit: 'sync' },
  );
}

/** Parses a count; fifteen digits are always exact. */
function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) refuse(400, { detail: SYNC_MESSAGES.cursor, code: 'cursor_not_valid' });
  return Number(text);
}
