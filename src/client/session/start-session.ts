import { sessionState } from '#domain/auth/session-state.ts';
import type { Device } from '#offline/store/device.ts';
import { whenGone, whenRefused } from '../api/browser-tokens.ts';
import { ACCESS_KEY, REFRESH_KEY } from '../api/token-keys.ts';
import { readTokens } from '../api/token-storage.ts';
import { whenIdle } from '../pwa/when-idle.ts';
import { clearLocalStorage, rescueLegacyKeys } from './clear-local-storage.ts';
import { localDeviceOrNull } from './local-device.ts';
import { readRuntime } from './runtime.ts';
import { SIGNED_OUT, useSession } from './session-store.ts';

let confirming: Promise<void> | null = null;
let recalling: Promise<void> | null = null;
let isProfileLoaded = false;

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  whenRefused(() => void endSession());
  whenGone(() => void forgetAccount());
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === ACCESS_KEY || event.key === REFRESH_KEY) recheckSession();
  });
  const askAgain = () => {
    if (!isProfileLoaded && useSession.getState().status === 'in') void askServer();
  };
  window.addEventListener('online', askAgain);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') askAgain();
  });
}

/** Resolves when the phone's database has confirmed the stored tokens; account pages wait for it. */
export function sessionConfirmed(): Promise<void> {
  return confirming ?? Promise.resolve();
}

/** Resolves when what this phone remembers of the confirmed account is known, above all whether it has the AI Coach. */
export function profileRecalled(): Promise<void> {
  return recalling ?? Promise.resolve();
}

/** Reads the session from storage and keeps it current. An expired token is no logout: only the server's rejection ends the session. */
export function readSession(): void {
  listen();
  const tokens = readTokens();
  const state = sessionState({ access: tokens.access === null ? null : tokens, has_refresh: tokens.refresh !== null }, Date.now());
  if (state === 'out') {
    useSession.setState(SIGNED_OUT);
    return;
  }
  useSession.setState({ ...SIGNED_OUT, status: 'in', owner: tokens.owner });
  isProfileLoaded = false;
  confirming = confirm(tokens.generation);
}

/** Another tab may have signed out, in, or in as somebody else (AUTH-6). */
export function recheckSession(): void {
  const tokens = readTokens();
  const state = sessionState({ access: tokens.access === null ? null : tokens, has_refresh: tokens.refresh !== null }, Date.now());
  const { status, owner } = useSession.getState();
  if (state === 'out') void leaveSession();
  else if (status === 'out') readSession();
  else if (tokens.owner !== null && owner !== null && tokens.owner !== owner) window.location.reload();
}

/** The server rejected the session: deletes the tokens; local data stays until the next sign-in. */
export async function endSession(): Promise<void> {
  if (useSession.getState().status === 'out') return;
  const clearing = clearLocalStorage();
  await leaveSession();
  await clearing;
  const device = await localDeviceOrNull();
  if (device !== null) await (await import('#offline/store/device.ts')).bumpGeneration(device).catch(() => 0);
}

let forgetting: Promise<void> | null = null;

/** The account was deleted: deletes all local data, unsent work included. */
async function forgetAccount(): Promise<void> {
  forgetting ??= import('./forget-account.ts').then(({ forgetDeletedAccount }) => forgetDeletedAccount());
  await forgetting.catch(() => undefined);
  forgetting = null;
}

/** Clears the session state and closes the account. */
async function leaveSession(): Promise<void> {
  const runtime = readRuntime();
  useSession.setState(SIGNED_OUT);
  isProfileLoaded = false;
  if (runtime !== null) await (await import('./account-runtime.ts')).closeRuntime();
}

async function confirm(generation: number): Promise<void> {
  const device = await localDeviceOrNull();
  if (device !== null) {
    const { readActiveOwner, readGeneration } = await import('#offline/store/device.ts');
    // A crash can restore older localStorage content. Tokens from an older session generation belong to a session that has ended.
    if ((await readGeneration(device)) !== generation) return endSession();
    if (useSession.getState().owner === null) useSession.setState({ owner: await readActiveOwner(device) });
    await rescueLegacyKeys();
  }
  recalling = recallThenAsk(device);
}

/** Beside the opening of the account, which does not wait for it. */
async function recallThenAsk(device: Device | null): Promise<void> {
  const { owner } = useSession.getState();
  if (device !== null && owner !== null) await recall(device, owner);
  void askServer();
  whenIdle(() => void openInBackground());
}

/** What waits is sent whichever page is opened (SYNC-22). On the AI Coach's pages the account is open long before this. */
async function openInBackground(): Promise<void> {
  const { status, owner } = useSession.getState();
  if (status !== 'in' || owner === null) return;
  try {
    await (await import('./account-runtime.ts')).openRuntime(owner);
  } catch {
    // Account pages open it again and report errors.
  }
}

/** Visitors do not load profile code. A failed import counts as offline and changes nothing. */
async function recall(device: Device, owner: string): Promise<void> {
  const code = await import('./load-profile.ts').catch(() => null);
  await code?.recallProfile(device, owner);
}

async function askServer(): Promise<void> {
  const code = await import('./load-profile.ts').catch(() => null);
  const result = (await code?.loadProfile()) ?? 'unknown';
  if (result === 'refused') await endSession();
  isProfileLoaded = result === 'loaded';
}
