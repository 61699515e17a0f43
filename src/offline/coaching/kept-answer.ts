import type { ZodMiniType } from 'zod/mini';
import { type Account, writeDurably } from '../store/account.ts';

/** Keeps an answer of the server for reading without signal. Rejects when the phone cannot store it. */
export function keepAnswer(account: Account, key: string, value: unknown): Promise<unknown> {
  const { drafts } = account.database;
  return writeDurably(account, [drafts], () => drafts.put({ key, value }));
}

/** As last kept; null before, and where another version of the app kept another shape. */
export async function readKeptAnswer<T>({ database }: Account, key: string, schema: ZodMiniType<T>): Promise<T | null> {
  const kept = schema.safeParse((await database.drafts.get(key))?.value);
  return kept.success ? kept.data : null;
}
