import { type Failure, type PushResult, syncPush } from '#contract/index.ts';
import { SYNC_PUSH_MAX_LENGTH } from '#domain/limits.ts';
import type { OutboxRow } from '../store/database.ts';
import { pendingOf } from '../store/pending.ts';
import { readCursor } from './cursor.ts';
import type { Exchange } from './exchange.ts';
import { adoptEpoch } from './heal.ts';
import { storeResults } from './store-results.ts';
import { RETRY, type Trouble, troubleOf } from './trouble.ts';

/**
 * `sent`: nothing is left. `unread`: some is left that may go after reading on (SYNC-27). `new-epoch`: the server was restored and lost
 * data is queued again.
 */
export type PushEnd = 'sent' | 'unread' | 'new-epoch' | Trouble;

/** Statuses that refuse a whole batch because of its content. */
const WHOLE_REFUSALS: ReadonlySet<number> = new Set([400, 413, 422]);

/** Pushes pending operations, oldest first, until none is left. */
export async function pushPending(exchange: Exchange): Promise<PushEnd> {
  for (;;) {
    const batch = await nextBatch(exchange);
    if (batch.length === 0) return 'sent';
    const end = await pushBatch(exchange, batch);
    if (end !== 'sent') return end;
  }
}

async function nextBatch({ account, max_ops }: Exchange): Promise<OutboxRow[]> {
  const rows = await pendingOf(account.database).limit(max_ops).toArray();
  let length = 0;
  const fits = rows.findIndex((row) => {
    length += JSON.stringify(row).length;
    return length > SYNC_PUSH_MAX_LENGTH;
  });
  // At least one operation, however long.
  return fits === -1 ? rows : rows.slice(0, Math.max(1, fits));
}

async function pushBatch(exchange: Exchange, batch: readonly OutboxRow[]): Promise<PushEnd> {
  const { account, call } = exchange;
  const { cursor: read } = await readCursor(account.database);
  const outcome = await call(syncPush, { body: { owner: account.owner, device: account.device, read, ops: batch.map(toWire) } });
  if (!outcome.ok) return isWholeRefusal(outcome.failure) ? isolate(exchange, batch, outcome.failure) : troubleOf(outcome.failure);
  const { epoch, results } = outcome.value;
  const settled = await storeResults(account, batch, results);
  if (await adoptEpoch(account, epoch)) return 'new-epoch';
  if (results.some(({ status }) => status === 'unread')) return 'unread';
  // A server that settles nothing would be asked for ever.
  return settled > 0 ? 'sent' : RETRY;
}

/** Halves a refused batch until the faulty operation is alone; the others are sent. */
async function isolate(exchange: Exchange, batch: readonly OutboxRow[], failure: Failure & { status: number }): Promise<PushEnd> {
  if (batch.length > 1) {
    const middle = Math.ceil(batch.length / 2);
    const first = await pushBatch(exchange, batch.slice(0, middle));
    return first === 'sent' ? pushBatch(exchange, batch.slice(middle)) : first;
  }
  const { account, call } = exchange;
  // If an empty batch is refused as well, the server is at fault, not the operations.
  const empty = await call(syncPush, { body: { owner: account.owner, device: account.device, ops: [] } });
  if (!empty.ok) return troubleOf(empty.failure);
  const results = batch.map((row): PushResult => ({ op_id: row.op_id, status: 'rejected', code: codeOf(failure) }));
  await storeResults(account, batch, results);
  return 'sent';
}

function isWholeRefusal(failure: Failure): failure is Failure & { status: number } {
  if (failure.kind === 'unreachable') return false;
  // Proxies report "too large" in their own format.
  return failure.kind === 'refused' ? WHOLE_REFUSALS.has(failure.status) : failure.status === 413;
}

function codeOf(failure: Failure & { status: number }): string {
  if (failure.status === 413) return 'too_large';
  return (failure.kind === 'refused' ? failure.body.code : undefined) ?? `refused_${failure.status}`;
}

export function toWire({ op_id, n, kind, slot, hlc, v, value }: OutboxRow): Omit<OutboxRow, 'made_at' | 'scope_id'> {
  return { op_id, n, kind, slot, hlc, v, value };
}
