import { type Call, listLeads, type ResponseOf } from '#contract/index.ts';
import type { Account } from '../store/account.ts';
import { keepAnswer, readKeptAnswer } from './kept-answer.ts';

const KEY = 'leads';

/** Fetches who asked for a free call, for reading without signal; false when that failed. */
export async function fetchLeads(account: Account, call: Call): Promise<boolean> {
  const outcome = await call(listLeads, {});
  if (!outcome.ok) return false;
  try {
    await keepAnswer(account, KEY, outcome.value);
    return true;
  } catch {
    return false;
  }
}

/** As last fetched; null before. */
export function readLeads(account: Account): Promise<ResponseOf<typeof listLeads> | null> {
  return readKeptAnswer(account, KEY, listLeads.response);
}
