import { ACCESS_KEY, REFRESH_KEY } from '../api/token-keys.ts';
import { SIGNED_OUT, useSession } from './session-store.ts';

/**
 * Before the first render. A visitor is known to be one at once; the code that knows more is fetched for who has signed in, here or,
 * later, in another tab. Rejects when that code could not be fetched: then nobody knows.
 */
export async function bootSession(): Promise<void> {
  if (hasTokens()) return readSession();
  useSession.setState(SIGNED_OUT);
  const notice = () => {
    if (!hasTokens()) return;
    window.removeEventListener('storage', notice);
    // Without signal this tab stays a visitor's until it is loaded again.
    readSession().catch(() => undefined);
  };
  window.addEventListener('storage', notice);
}

async function readSession(): Promise<void> {
  (await import('./start-session.ts')).readSession();
}

/** Has somebody signed in here? Whether they still are is another question. */
export function hasTokens(): boolean {
  try {
    return localStorage.getItem(ACCESS_KEY) !== null || localStorage.getItem(REFRESH_KEY) !== null;
  } catch {
    // A browser that forbids storage keeps nobody signed in.
    return false;
  }
}
