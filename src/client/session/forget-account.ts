import { purgeAccount } from '#offline/accounts/logout.ts';
import { leaveRuntime } from './account-runtime.ts';
import { localDevice } from './local-device.ts';
import { useSession } from './session-store.ts';
import { endSession } from './start-session.ts';
import { forgetWantedPage } from './wanted-page.ts';

/**
 * Forgets the signed-in account, which the server no longer has: its log, its messages, what was not sent and what an older version
 * left. When this phone's storage does not obey, the person is signed out at least, and the next start asks the server again.
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
