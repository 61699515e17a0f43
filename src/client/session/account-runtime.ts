import { API_ORIGIN, call } from '#client/api/http.ts';
import { BACKGROUND } from '#contract/background.ts';
import { unlockAccount } from '#offline/accounts/accounts.ts';
import { resumeLogouts } from '#offline/accounts/logout.ts';
import { ReaderNotHereError } from '#offline/chat/beside.ts';
import { readCoachFacts } from '#offline/chat/coach-facts.ts';
import { createChatSender } from '#offline/chat/sender.ts';
import { migrateLegacy } from '#offline/legacy/migrate.ts';
import { replayParked } from '#offline/log/rescue.ts';
import { type Account, closeAccount, openAccount } from '#offline/store/account.ts';
import type { Device } from '#offline/store/device.ts';
import { onLogWrites } from '#offline/store/on-log-writes.ts';
import { StorageFailure } from '#offline/store/storage-failure.ts';
import { readCursor } from '#offline/sync/cursor.ts';
import { firstRound } from '#offline/sync/first-round.ts';
import { createSync } from '#offline/sync/sync.ts';
import { tabLocks } from '../api/tab-locks.ts';
import { useArrivingAnswer } from './arriving-answer-store.ts';
import { clearLocalStorage } from './clear-local-storage.ts';
import { localDevice } from './local-device.ts';
import { followOwnExercises } from './own-exercises-store.ts';
import { type AccountRuntime, readRuntime, setRuntime } from './runtime.ts';
import { SIGNED_OUT, useSession } from './session-store.ts';
import { reportStorageFailure, useStorageTrouble } from './storage-trouble-store.ts';
import { deleteSnapshot, revokeSnapshot } from './today-snapshot.ts';

let opening: { owner: string; runtime: Promise<AccountRuntime> } | null = null;
let stopTriggers: (() => void) | null = null;

/** The account's backend. */
export function backendOrigin(): string {
  return API_ORIGIN === '' ? window.location.origin : API_ORIGIN;
}

/** Opens the account's local data and starts sync; shared until closed. Rejects with a StorageFailure, or when `owner` is not signed in. */
export function openRuntime(owner: string): Promise<AccountRuntime> {
  if (opening?.owner === owner) return opening.runtime;
  if (useSession.getState().owner !== owner) return Promise.reject(new Error('This account is not signed in.'));
  const runtime = (opening === null ? Promise.resolve() : closeRuntime()).then(() => open(owner));
  opening = { owner, runtime };
  runtime.catch(() => {
    if (opening?.runtime === runtime) opening = null;
  });
  return runtime;
}

/** Stops sync and closes the database. Nothing is written after it resolves. */
export async function closeRuntime(): Promise<void> {
  const closing = (await opening?.runtime.catch(() => null)) ?? readRuntime();
  opening = null;
  if (closing === null) return;
  await halt(closing);
  closeAccount(closing.account);
}

/**
 * Passes the open, stopped account to `leave`, which removes it from this phone. Concurrent opens wait and are rejected, because reopening
 * would leave data behind. Rejects like `leave`; the person is then signed in and the account closed.
 */
export async function leaveRuntime(owner: string | null, leave: (account: Account) => Promise<unknown>): Promise<void> {
  const runtime = owner === null ? null : await openRuntime(owner);
  const leaving = Promise.resolve().then(() => signOutAfter(leave, runtime));
  const refused = leaving.then(() => Promise.reject(new Error('This account has left this phone.')));
  refused.catch(() => undefined);
  if (owner !== null) opening = { owner, runtime: refused };
  try {
    await leaving;
  } finally {
    opening = null;
  }
}

async function signOutAfter(leave: (account: Account) => Promise<unknown>, runtime: AccountRuntime | null): Promise<void> {
  // First: a kill from here on leaves nothing to be seen of the account.
  await deleteSnapshot();
  if (runtime !== null) {
    await halt(runtime);
    await leave(runtime.account);
  }
  await clearLocalStorage();
  useSession.setState(SIGNED_OUT);
}

async function halt({ sync, chat }: AccountRuntime): Promise<void> {
  stopTriggers?.();
  stopTriggers = null;
  setRuntime(null);
  await Promise.all([sync.stop(), chat.stop()]);
}

async function open(owner: string): Promise<AccountRuntime> {
  const device = await localDevice();
  await resumeLogouts(device);
  const account = await openAccount({
    origin: backendOrigin(),
    owner,
    device: device.install_id,
    language: navigator.language,
    onReplaced: () => useStorageTrouble.setState({ reason: 'newer-schema' }),
    onLost: () => reportStorageFailure(new StorageFailure('lost', 'closed by the engine')),
  });
  const forgetWrites = onLogWrites(account, revokeSnapshot);
  useStorageTrouble.setState({ reason: null });
  const [{ last_sync }, forgetOwn] = await Promise.all([
    readCursor(account.database),
    followOwnExercises(account),
    takeOver(device, account),
  ]);
  const locks = tabLocks();
  const isVisible = () => document.visibilityState === 'visible';
  const sync = createSync({ account, call, last_sync, isVisible, locks });
  sync.start();
  const fetched = firstRound(account, sync);
  const chat = createChatSender({
    account,
    call,
    // The engine is large, only needed offline, and follows the app onto the phone.
    answerOnPhone: async (asked) => (await import('#domain/ai-coach/answer.ts').catch(() => null))?.answer(asked) ?? null,
    facts: () => readCoachFacts(account),
    // Not needed before the first message.
    log: async (entries) => (await import('#offline/chat/log-digest.ts').catch(notHere))?.readLogDigest(account, entries) ?? null,
    ready: () => fetched,
    onArriving: (arriving) => useArrivingAnswer.setState({ arriving }),
    isVisible,
    locks,
  });
  const runtime: AccountRuntime = { account, sync, chat };
  chat.start();
  const stopListening = listenForTriggers(runtime);
  stopTriggers = () => {
    stopListening();
    forgetOwn();
    forgetWrites();
  };
  setRuntime(runtime);
  return runtime;
}

/** With signal a message goes without the digest rather than wait for a file that the server may have replaced. */
function notHere(): null {
  if (!navigator.onLine) throw new ReaderNotHereError();
  return null;
}

/** Data of earlier versions, sign-ins or reloads. Failures do not block the account. */
async function takeOver(device: Device, account: Account): Promise<void> {
  const locks = tabLocks();
  await Promise.allSettled([
    unlockAccount(device, account),
    migrateLegacy(device, account, { storage: localStorage, locks }),
    replayParked(account, sessionStorage),
  ]);
}

/** SYNC-22 */
function listenForTriggers({ sync, chat }: AccountRuntime): () => void {
  const listening = new AbortController();
  const go = () => {
    sync.resume();
    chat.resume();
  };
  const { signal } = listening;
  window.addEventListener('online', go, { signal });
  // Where the browser works in the background, it may notice signal before the page does.
  navigator.serviceWorker?.addEventListener('message', ({ data }) => data?.type === BACKGROUND.sendMessage && go(), { signal });
  window.addEventListener('pageshow', (event) => event.persisted && go(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && go(), { signal });
  return () => listening.abort();
}
