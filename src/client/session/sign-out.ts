import { call } from '#client/api/http.ts';
import { revokeToken } from '#contract/index.ts';
import { LOGOUT_SEND_WAIT_MS } from '#domain/limits.ts';
import { finishLogout, type LogoutPreparation, prepareLogout } from '#offline/accounts/logout.ts';
import { readTokens } from '../api/token-storage.ts';
import { leaveRuntime, openRuntime } from './account-runtime.ts';
import { localDevice } from './local-device.ts';
import { useSession } from './session-store.ts';
import { forgetWantedPage } from './wanted-page.ts';

/** Tries for a few seconds to send everything; returns what is left. Throws StorageFailure. */
export async function prepareSignOut(): Promise<LogoutPreparation> {
  const { owner } = useSession.getState();
  if (owner === null) return { pending: 0, operations: 0, refused: 0, messages: 0 };
  const { account, sync } = await openRuntime(owner);
  return prepareLogout({ account, sync });
}

/**
 * Signs out. With `keep_pending` unsent work stays locked until the account signs in again; everything else is deleted. Throws
 * StorageFailure when the logout could not be stored: still signed in.
 */
export async function signOut({ keep_pending }: { keep_pending: boolean }): Promise<void> {
  const { owner } = useSession.getState();
  const { refresh } = readTokens();
  try {
    await leaveRuntime(owner, async (account) => finishLogout({ device: await localDevice(), account, keep_pending }));
  } catch (error) {
    // Still signed in: resume sync.
    if (owner !== null) await openRuntime(owner).catch(() => undefined);
    throw error;
  }
  forgetWantedPage();
  // Revocation is best effort; logout does not wait for it.
  if (refresh !== null) void call(revokeToken, { body: { refresh } }, { timeout_ms: LOGOUT_SEND_WAIT_MS });
}
