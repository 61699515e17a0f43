import { type Call, type Failure, listInvitations, type ResponseOf } from '#contract/index.ts';
import type { Account } from '../store/account.ts';
import { keepAnswer, readKeptAnswer } from './kept-answer.ts';

const KEY = 'invitations';

export type Invitations = ResponseOf<typeof listInvitations>;

/** Fetches the coach's codes for reading without signal, never the codes themselves (REL-3); the failure when that did not work. */
export async function fetchInvitations(account: Account, call: Call): Promise<Failure | null> {
  const outcome = await call(listInvitations, {});
  if (!outcome.ok) return outcome.failure;
  await keepAnswer(account, KEY, outcome.value).catch(() => undefined);
  return null;
}

/** As last fetched; null before. */
export function readInvitations(account: Account): Promise<Invitations | null> {
  return readKeptAnswer(account, KEY, listInvitations.response);
}
