import { useSession } from './session-store.ts';

/** Opening /register clears local storage, and with it the session (AUTH-3). What was logged stays in the phone's database. */
export async function openRegistration(): Promise<void> {
  if (useSession.getState().status === 'out') await (await import('./clear-local-storage.ts')).clearLocalStorage();
  else await (await import('./start-session.ts')).endSession();
}
