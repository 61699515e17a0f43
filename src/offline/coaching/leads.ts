import { array, object, string } from 'zod/mini';
import { type Call, listLeads, type ResponseOf } from '#contract/index.ts';
import { type Account, writeDurably } from '../store/account.ts';

const KEY = 'leads';

type Leads = ResponseOf<typeof listLeads>;

const keptSchema = array(object({ id: string(), name: string(), email: string(), asked_at: string() }));

/** Fetches who asked for a free call, for reading without signal; false when that failed. */
export async function fetchLeads(account: Account, call: Call): Promise<boolean> {
  const outcome = await call(listLeads, {});
  if (!outcome.ok) return false;
  const { drafts } = account.database;
  try {
    await writeDurably(account, [drafts], () => drafts.put({ key: KEY, value: outcome.value }));
    return true;
  } catch {
    return false;
  }
}

/** As last fetched; null before. */
export async function readLeads({ database }: Account): Promise<Leads | null> {
  const kept = keptSchema.safeParse((await database.drafts.get(KEY))?.value);
  return kept.success ? kept.data : null;
}
