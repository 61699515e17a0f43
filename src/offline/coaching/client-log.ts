import { type Call, type ClientLog, type Failure, readClientLog } from '#contract/index.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { clientLogKey, latestTime } from '../store/client-logs.ts';
import { keepAnswer, readKeptAnswer } from './kept-answer.ts';

export interface Days {
  /** Both count; yyyy-mm-dd. */
  readonly from: string;
  readonly to: string;
}

/** Reads what a client shares of these days; the client sees that in their list (GRANT-2). */
export async function fetchClientDays(call: Call, relationship_id: string, { from, to }: Days): Promise<ClientLog | Failure> {
  const outcome = await call(readClientLog, { params: { id: relationship_id }, query: { from, to } });
  return outcome.ok ? outcome.value : outcome.failure;
}

/** Reads the latest days and keeps them on this device until their lease is over (READ-2); the failure when that did not work. */
export async function fetchClientLog(account: Account, call: Call, relationship_id: string, days: Days): Promise<Failure | null> {
  const answer = await fetchClientDays(call, relationship_id, days);
  const { drafts } = account.database;
  const key = clientLogKey(relationship_id);
  if ('kind' in answer) {
    // The server said that nothing is shared: what was kept goes, whatever this device knew.
    if (answer.kind === 'refused' && (answer.status === 403 || answer.status === 404))
      await writeDurably(account, [drafts], () => drafts.delete(key));
    return answer;
  }
  await keepAnswer(account, key, answer);
  return null;
}

/** What was read last and may still be shown; null otherwise. */
export async function readKeptLog(account: Account, relationship_id: string): Promise<ClientLog | null> {
  const kept = await readKeptAnswer(account, clientLogKey(relationship_id), readClientLog.response);
  if (kept === null) return null;
  const isOver = (await latestTime(account)) >= Date.parse(kept.lease_until);
  return isOver ? null : kept;
}
