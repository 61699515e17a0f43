import { createContext, use } from 'react';
import type { Account } from '#offline/store/account.ts';

export const AccountContext = createContext<Account | null>(null);

/** The signed-in account's data on this phone. Only below the login guard of the AI Coach, which opens it before it draws a page. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (account === null) throw new Error('useAccount is called outside the AI Coach.');
  return account;
}
