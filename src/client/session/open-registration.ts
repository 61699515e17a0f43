import { useSession } from './session-store.ts';

/** Section 2: opening /register first clears all local storage, and with it the session. What was logged stays in the phone's database. */
export async function openRegistration(): Promise<void> {
  if (useSession.getState().status === 'out') await (await import('./clear-local-storage.ts')).clearLocalStorage();
  else await (await import('./start-session.ts')).endSession();
}
