import { type Failure, type PushResult, syncPush } from '#contract/index.ts';
import { SYNC_PUSH_MAX_LENGTH } from '#domain/limits.ts';
import type { OutboxRow } from '../store/database.ts';
import type { Exchange } from './exchange.ts';
import { takeEpoch } from './heal.ts';
import { storeResults } from './store-results.ts';
import { RETRY, type Trouble, troubleOf } from './trouble.ts';

/** `sent`: nothing is left. `new-epoch`: the server went back in time, and what it lost waits again. */
export type PushEnd = 'sent' | 'new-epoch' | Trouble;

/** Statuses that refuse a batch whole because of something in it. */
const WHOLE_REFUSALS: ReadonlySet<number> = new Set([400, 413, 422]);

/** Sends what waits, oldest first, until nothing does. */
export async function pushPending(exchange: Exchange): Promise<PushEnd> {
  for (;;) {
    const batch = await nextBatch(exchange);
    if (batch.length === 0) return 'sent';
    const end = await pushBatch(exchange, batch);
    if (end !== 'sent') return end;
  }
}

async function nextBatch({ account, max_ops }: Exchange): Promise<OutboxRow[]> {
  const rows = await account.database.outbox.orderBy('n').limit(max_ops).toArray();
  let length = 0;
  const fits = rows.findIndex((row) => {
    length += JSON.stringify(row).length;
    return length > SYNC_PUSH_MAX_LENGTH;
  });
  // One operation always goes, however long.
  return fits === -1 ? rows : rows.slice(0, Math.max(1, fits));
}

async function pushBatch(exchange: Exchange, batch: readonly OutboxRow[]): Promise<PushEnd> {
  const { account, call } = exchange;
  const outcome = await call(syncPush, { body: { owner: account.owner, device: account.device, ops: batch.map(toWire) } });
  if (!outcome.ok) return isWholeRefusal(outcome.failure) ? isolate(exchange, batch, outcome.failure) : troubleOf(outcome.failure);
  const { epoch, results } = outcome.value;
  const settled = await storeResults(account, batch, results);
  if (await takeEpoch(account, epoch)) return 'new-epoch';
  // A server that answers without settling anything would be asked the same for ever.
  return settled > 0 ? 'sent' : RETRY;
}

/** Halves a batch that was refused whole until the operation at fault stands alone; the others get through. */
async function isolate(exchange: Exchange, batch: readonly OutboxRow[], failure: Failure & { status: number }): Promise<PushEnd> {
  if (batch.length > 1) {
    const middle = Math.ceil(batch.length / 2);
    const first = await pushBatch(exchange, batch.slice(0, middle));
    return first === 'sent' ? pushBatch(exchange, batch.slice(middle)) : first;
  }
  const { account, call } = exchange;
  // Were an empty batch refused as well, the fault would be the server's, and every operation would be blamed in turn.
  const empty = await call(syncPush, { body: { owner: account.owner, device: account.device, ops: [] } });
  if (!empty.ok) return troubleOf(empty.failure);
  const results = batch.map((row): PushResult => ({ op_id: row.op_id, status: 'rejected', code: codeOf(failure) }));
  await storeResults(account, batch, results);
  return 'sent';
}

function isWholeRefusal(failure: Failure): failure is Failure & { status: number } {
  if (failure.kind === 'unreachable') return false;
  // A proxy in front of the server says "too large" in its own words.
  return failure.kind === 'refused' ? WHOLE_REFUSALS.has(failure.status) : failure.status === 413;
}

function codeOf(failure: Failure & { status: number }): string {
  if (failure.status === 413) return 'too_large';
  return (failure.kind === 'refused' ? failure.body.code : undefined) ?? `refused_${failure.status}`;
}

function toWire({ op_id, n, kind, slot, hlc, v, value }: OutboxRow): Omit<OutboxRow, 'made_at'> {
  return { op_id, n, kind, slot, hlc, v, value };
}
