import type { Call } from '#contract/index.ts';
import { syncHello } from '#contract/index.ts';
import { SYNC_MAX_OPS } from '#domain/limits.ts';
import type { Account } from '../store/account.ts';
import { pendingOf } from '../store/pending.ts';
import { learnOffset } from './clock.ts';
import { readCursor } from './cursor.ts';
import type { Exchange } from './exchange.ts';
import { adoptEpoch } from './heal.ts';
import { pullChanges } from './pull.ts';
import { pushPending } from './push.ts';
import { learnRoom } from './room.ts';
import { exchangeScopes } from './scopes.ts';
import { greetingTroubleOf, RETRY, type Trouble, WRONG_OWNER } from './trouble.ts';

/** Restarts per round; contradicting servers must not keep the phone busy. */
const STARTS_MAX = 4;

/** One full exchange: hello, push, pull, until nothing is left. Null on success. */
export async function runRound(account: Account, call: Call): Promise<Trouble | null> {
  for (let start = 0; start < STARTS_MAX; start += 1) {
    const exchange = await greet(account, call);
    if ('kind' in exchange) return exchange;
    const end = await exchangeAll(exchange);
    // Sets go before messages.
    if (end === 'done') return exchangeScopes(exchange);
    if (end !== 'new-epoch') return end;
  }
  return RETRY;
}

async function greet(account: Account, call: Call): Promise<Exchange | Trouble> {
  const asked = account.now();
  const outcome = await call(syncHello, {});
  if (!outcome.ok) return greetingTroubleOf(outcome.failure);
  const { epoch, max_ops, owner, server_time, room, relationships = 0 } = outcome.value;
  if (owner !== undefined && owner !== account.owner) return WRONG_OWNER;
  await learnOffset(account, server_time, asked, account.now());
  if (room !== undefined) await learnRoom(account, room);
  await adoptEpoch(account, epoch);
  return { account, call, max_ops: Math.max(1, Math.min(SYNC_MAX_OPS, Math.floor(max_ops))), relationships };
}

async function exchangeAll(exchange: Exchange): Promise<'done' | 'new-epoch' | Trouble> {
  const { database } = exchange.account;
  // A silently restored server shows only by a cursor ahead of it, and what another phone wrote meanwhile only while one's own waits
  // (SYNC-27), so pull before pushing.
  if ((await readCursor(database)).cursor > 0) {
    const pulled = await pullChanges(exchange);
    if (pulled !== 'up-to-date') return pulled;
  }
  for (;;) {
    const pushed = await pushPending(exchange);
    if (pushed !== 'sent' && pushed !== 'unread') return pushed;
    const { cursor } = await readCursor(database);
    const pulled = await pullChanges(exchange);
    if (pulled !== 'up-to-date') return pulled;
    // A server that has nothing more to read must not ask for it for ever.
    if (pushed === 'unread' && (await readCursor(database)).cursor === cursor) return RETRY;
    if ((await pendingOf(database).count()) === 0) return finish(exchange);
  }
}

async function finish({ account }: Exchange): Promise<'done'> {
  const { database } = account;
  await database.transaction('rw', database.meta, async () => {
    await database.meta.put({ ...(await readCursor(database)), last_sync: new Date(account.now()).toISOString() });
  });
  return 'done';
}
