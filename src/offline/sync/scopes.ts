import { listRelationships, type Relationship, syncPull, syncPush } from '#contract/index.ts';
import { SYNC_PULL_LIMIT } from '#domain/limits.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { dropClientLogs } from '../store/client-logs.ts';
import { pendingOf } from '../store/pending.ts';
import type { Exchange } from './exchange.ts';
import { toWire } from './push.ts';
import { adoptScopeEpoch, storeScopePage, storeScopeResults } from './scope-store.ts';
import { RETRY, type Trouble, troubleOf, WRONG_OWNER } from './trouble.ts';

/** Pushes and pulls per relationship and round; a server that answers neither must not keep the phone busy. */
const STEPS_MAX = 200;

/** The account's relationships, after its own log (SCOPE-3). Asks nothing where there are none. */
export async function exchangeScopes(exchange: Exchange): Promise<Trouble | null> {
  const { account, call, relationships } = exchange;
  if (relationships === 0 && (await account.database.scopes.count()) === 0) return null;
  const listed = await call(listRelationships, {});
  if (!listed.ok) return troubleOf(listed.failure);
  await storeList(account, listed.value);
  await dropClientLogs(account);
  for (const relationship of listed.value) {
    const trouble = await exchangeScope(exchange, relationship);
    if (trouble !== null) return trouble;
  }
  return null;
}

/** What left the list leaves the phone, but for what was not sent (SCOPE-10). */
async function storeList(account: Account, listed: readonly Relationship[]): Promise<void> {
  const { scopes, scope_registers } = account.database;
  await writeDurably(account, [scopes, scope_registers], async () => {
    const ids = listed.map(({ id }) => id);
    const gone = (await scopes.toCollection().primaryKeys()).filter((id) => !ids.includes(id));
    await scopes.bulkDelete(gone);
    for (const id of gone) {
      const rows = await scope_registers.filter(({ scope_id, state }) => scope_id === id && state === 'sent').primaryKeys();
      await scope_registers.bulkDelete(rows);
    }
    const known = await scopes.bulkGet(ids);
    await scopes.bulkPut(
      listed.map((relationship, index) => ({
        scope_id: relationship.id,
        relationship,
        epoch: known[index]?.epoch ?? null,
        cursor: known[index]?.cursor ?? 0,
      })),
    );
  });
}

async function exchangeScope(exchange: Exchange, { id, epoch, rev }: Relationship): Promise<Trouble | null> {
  const { account } = exchange;
  await adoptScopeEpoch(account, id, epoch);
  let isBehind = ((await account.database.scopes.get(id))?.cursor ?? 0) !== rev;
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const pushed = await pushScope(exchange, id);
    if (pushed === 'sent') isBehind = true;
    else if (pushed !== 'nothing') return pushed;
    else if (!isBehind) return null;
    else {
      const pulled = await pullScope(exchange, id);
      if (typeof pulled !== 'boolean') return pulled;
      isBehind = pulled;
    }
  }
  return RETRY;
}

/** Sends what waits for one relationship, under the side the server derives (SCOPE-2). */
async function pushScope({ account, call, max_ops }: Exchange, scope_id: string): Promise<'sent' | 'nothing' | Trouble> {
  const batch = await pendingOf(account.database, scope_id).limit(max_ops).toArray();
  if (batch.length === 0) return 'nothing';
  const outcome = await call(syncPush, { body: { owner: account.owner, device: account.device, scope_id, ops: batch.map(toWire) } });
  if (!outcome.ok) return troubleOf(outcome.failure);
  const { epoch, results } = outcome.value;
  const settled = await storeScopeResults(account, { scope_id, batch, results });
  await adoptScopeEpoch(account, scope_id, epoch);
  return settled > 0 ? 'sent' : RETRY;
}

/** One page; true when there is more. */
async function pullScope({ account, call }: Exchange, scope_id: string): Promise<boolean | Trouble> {
  const row = await account.database.scopes.get(scope_id);
  if (row === undefined) return false;
  const query = { epoch: row.epoch ?? '', after: String(row.cursor), limit: String(SYNC_PULL_LIMIT), scope_id };
  const outcome = await call(syncPull, { query });
  if (!outcome.ok) return troubleOf(outcome.failure);
  const page = outcome.value;
  if (page.owner !== undefined && page.owner !== account.owner) return WRONG_OWNER;
  if ('reset' in page) {
    await adoptScopeEpoch(account, scope_id, page.epoch);
    return true;
  }
  await storeScopePage(account, row, page);
  return page.more;
}
