import { useLiveQuery } from 'dexie-react-hooks';
import type { Account } from '#offline/store/account.ts';
import { readDraft } from '#offline/store/drafts.ts';
import { REST_KEY, type Rest } from './rest.ts';
import { useRestSignals } from './use-rest-signals.ts';

/** Tells the end of the running rest on whichever page is open (SET-5). Shows nothing. */
export function RestSignals({ account, isOpen }: { account: Account; isOpen: boolean }) {
  const rest = useLiveQuery(() => readDraft<Rest>(account, REST_KEY).catch(() => undefined), [account]) ?? null;
  useRestSignals(account, rest, isOpen);
  return null;
}
