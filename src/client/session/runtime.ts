import type { ChatSender } from '#offline/chat/sender.ts';
import type { Account } from '#offline/store/account.ts';
import type { Sync } from '#offline/sync/sync.ts';

/** Services of an open account. */
export interface AccountRuntime {
  readonly account: Account;
  readonly sync: Sync;
  readonly chat: ChatSender;
}

let current: AccountRuntime | null = null;
const listeners = new Set<() => void>();

/** The open account's runtime, or null. This module does not import the database, so any page may use it. */
export function readRuntime(): AccountRuntime | null {
  return current;
}

export function setRuntime(runtime: AccountRuntime | null): void {
  current = runtime;
  for (const listener of listeners) listener();
}

export function subscribeRuntime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
