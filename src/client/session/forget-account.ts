import { purgeAccount } from '#offline/accounts/logout.ts';
import { leaveRuntime } from './account-runtime.ts';
import { localDevice } from './local-device.ts';
import { useSession } from './session-store.ts';
import { endSession } from './start-session.ts';
import { forgetWantedPage } from './wanted-page.ts';

/**
 * Deletes all local data of an account deleted on the server. If storage fails the person is at least signed out, and the next start
 * retries.
 */
export async function forgetDeletedAccount(): Promise<void> {
  const { owner, status } = useSession.getState();
  if (status !== 'in') return;
  forgetWantedPage();
  try {
    await leaveRuntime(owner, async (account) => purgeAccount(await localDevice(), account));
  } catch {
    await endSession();
  }
}
