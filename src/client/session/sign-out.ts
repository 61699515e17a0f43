import { call } from '#client/api/http.ts';
import { revokeToken } from '#contract/index.ts';
import { LOGOUT_SEND_WAIT_MS } from '#domain/limits.ts';
import { finishLogout, type LogoutPreparation, prepareLogout } from '#offline/accounts/logout.ts';
import { readTokens } from '../api/token-storage.ts';
import { leaveRuntime, openRuntime } from './account-runtime.ts';
import { localDevice } from './local-device.ts';
import { useSession } from './session-store.ts';
import { forgetWantedPage } from './wanted-page.ts';

/** Tries for a few seconds to send what waits, and answers with what is left. Nothing changes. Throws StorageFailure. */
export async function prepareSignOut(): Promise<LogoutPreparation> {
  const { owner } = useSession.getState();
  if (owner === null) return { pending: 0, operations: 0, refused: 0, messages: 0 };
  const { account, sync } = await openRuntime(owner);
  return prepareLogout({ account, sync });
}

/**
 * Signs out. What was not sent stays locked on this phone when `keep_pending`, until the same account signs in again; nothing else of
 * the account stays. Throws StorageFailure when the phone could not note the logout: the person is then still signed in.
 */
export async function signOut({ keep_pending }: { keep_pending: boolean }): Promise<void> {
  const { owner } = useSession.getState();
  const { refresh } = readTokens();
  try {
    await leaveRuntime(owner, async (account) => finishLogout({ device: await localDevice(), account, keep_pending }));
  } catch (error) {
    // Still signed in: sending goes on.
    if (owner !== null) await openRuntime(owner).catch(() => undefined);
    throw error;
  }
  forgetWantedPage();
  // The server hears of it when it can be reached; the phone does not wait for that.
  if (refresh !== null) void call(revokeToken, { body: { refresh } }, { timeout_ms: LOGOUT_SEND_WAIT_MS });
}
