import { call } from '#client/api/http.ts';
import { createToken, type Outcome } from '#contract/index.ts';
import { ownerOfToken, writeTokens } from '../api/token-storage.ts';
import { clearLocalStorage } from './clear-local-storage.ts';
import { localDeviceOrNull } from './local-device.ts';
import { readRuntime } from './runtime.ts';
import { readSession } from './start-session.ts';

/**
 * Signs in. Local storage is cleared (AUTH-3), another account that was on this phone is left first, and then the page is loaded
 * anew: `reloading` says that it is on its way to `to` already.
 */
export async function signIn(
  credentials: { email: string; password: string },
  { to = '/' }: { to?: string } = {},
): Promise<Outcome<{ reloading: boolean }>> {
  const outcome = await call(createToken, { body: credentials });
  if (!outcome.ok) return outcome;
  // Backends without ids in tokens have one account per address.
  const owner = ownerOfToken(outcome.value.access) ?? `email:${credentials.email.toLowerCase()}`;
  if (readRuntime() !== null && readRuntime()?.account.owner !== owner) await (await import('./account-runtime.ts')).closeRuntime();
  await clearLocalStorage();
  const { generation, left } = await enter(owner);
  writeTokens(outcome.value, generation, Date.now());
  if (left) window.location.assign(to);
  else readSession();
  return { ok: true, value: { reloading: left } };
}

/** Without storage there is no other account to leave; signing in still works. */
async function enter(owner: string): Promise<{ generation: number; left: boolean }> {
  const device = await localDeviceOrNull();
  if (device === null) return { generation: 0, left: false };
  try {
    const [{ enterAccount }, { backendOrigin }] = await Promise.all([
      import('#offline/accounts/accounts.ts'),
      import('./account-runtime.ts'),
    ]);
    return await enterAccount({ device, origin: backendOrigin(), owner });
  } catch {
    return { generation: 0, left: false };
  }
}
