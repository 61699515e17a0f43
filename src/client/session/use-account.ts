import { createContext, use } from 'react';
import type { Account } from '#offline/store/account.ts';

export const AccountContext = createContext<Account | null>(null);

/** The open account. Only below the AI Coach's guard, which opens it. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (account === null) throw new Error('useAccount is called outside the AI Coach.');
  return account;
}
