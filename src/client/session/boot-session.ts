import { ACCESS_KEY, REFRESH_KEY } from '../api/token-keys.ts';
import { SIGNED_OUT, useSession } from './session-store.ts';

/**
 * Runs before the first render. Visitors are recognised at once; session code loads for signed-in people, here or in another tab. Rejects
 * when that code fails to load: unknown.
 */
export async function bootSession(): Promise<void> {
  if (hasTokens()) return readSession();
  useSession.setState(SIGNED_OUT);
  const notice = () => {
    if (!hasTokens()) return;
    window.removeEventListener('storage', notice);
    // Offline this tab stays a visitor's until reload.
    readSession().catch(() => undefined);
  };
  window.addEventListener('storage', notice);
}

async function readSession(): Promise<void> {
  (await import('./start-session.ts')).readSession();
}

/** Whether tokens exist; they may be invalid. */
export function hasTokens(): boolean {
  try {
    return localStorage.getItem(ACCESS_KEY) !== null || localStorage.getItem(REFRESH_KEY) !== null;
  } catch {
    // Without storage nobody is signed in.
    return false;
  }
}
