import { array, nullable, number, object, string, enum as zodEnum } from 'zod/mini';
import { type Call, type Failure, listInvitations, type ResponseOf } from '#contract/index.ts';
import { type Account, writeDurably } from '../store/account.ts';

const KEY = 'invitations';

export type Invitations = ResponseOf<typeof listInvitations>;

const keptSchema = object({
  invited: number(),
  invitations: array(
    object({
      id: string(),
      label: string(),
      created_at: string(),
      expires_at: string(),
      state: zodEnum(['open', 'used', 'expired', 'cancelled']),
      used_at: nullable(string()),
      client: nullable(string()),
    }),
  ),
});

/** Fetches the coach's codes for reading without signal, never the codes themselves (REL-3); the failure when that did not work. */
export async function fetchInvitations(account: Account, call: Call): Promise<Failure | null> {
  const outcome = await call(listInvitations, {});
  if (!outcome.ok) return outcome.failure;
  const { drafts } = account.database;
  await writeDurably(account, [drafts], () => drafts.put({ key: KEY, value: outcome.value })).catch(() => undefined);
  return null;
}

/** As last fetched; null before. */
export async function readInvitations({ database }: Account): Promise<Invitations | null> {
  const kept = keptSchema.safeParse((await database.drafts.get(KEY))?.value);
  return kept.success ? kept.data : null;
}
