import { liveQuery } from 'dexie';
import type { Call } from '#contract/index.ts';
import { SYNC_DEBOUNCE_MS } from '#domain/limits.ts';
import { retryDelay } from '#domain/sync/retry-delay.ts';
import type { Account, SetTimer } from '../store/account.ts';
import { readCursor } from './cursor.ts';
import { untilStopped } from './exchange.ts';
import { runRound } from './round.ts';
import { RETRY, type Trouble } from './trouble.ts';
import { type TurnLocks, takeTurn } from './turn.ts';

export interface SyncStatus {
  readonly phase: 'idle' | 'syncing' | 'unreachable' | 'this-phone-only' | 'sign-in-needed';
  /** Operations that wait to be sent. */
  readonly pending: number;
  /** Operations the server refused. */
  readonly rejected: number;
  /** Instant at which phone and server last agreed. */
  readonly last_sync: string | null;
  /** Milliseconds since 1970 of the next try by itself; null when none is due. */
  readonly next_try_at: number | null;
}

export interface Sync {
  /** Begins: one round now, then after every local write and failure by itself. */
  start(): void;
  /** Ends; nothing is stored once it has resolved. The account may then be closed. */
  stop(): Promise<void>;
  /** A round now, whatever pause was under way: for the button. Resolves with how it ended. */
  syncNow(): Promise<SyncStatus>;
  /** A round now, unless the server asked to be left alone for longer: for `online`, and coming back to the page. */
  resume(): void;
  /** After a local write; several close together make one round. A pause after a failure is only cut to what a person may wait. */
  wake(): void;
  /** The same object until something changes. */
  getStatus(): SyncStatus;
  subscribe(listener: () => void): () => void;
}

export interface CreateSyncInput {
  readonly account: Account;
  readonly call: Call;
  /** Whether the person can see the page; without one nobody does. */
  readonly isVisible?: () => boolean;
  /** 0 to 1; spreads the phones' retries. */
  readonly random?: () => number;
  readonly setTimer?: SetTimer;
  /** `navigator.locks` where there is one. */
  readonly locks?: TurnLocks;
}

/** Keeps an account's phone and server in agreement (`docs/log-and-sync.md`). It does nothing until started. */
export function createSync(input: CreateSyncInput): Sync {
  return new SyncLoop(input);
}

class SyncLoop implements Sync {
  readonly #input: CreateSyncInput;
  readonly #setTimer: SetTimer;
  readonly #listeners = new Set<() => void>();
  #status: SyncStatus = { phase: 'idle', pending: 0, rejected: 0, last_sync: null, next_try_at: null };
  /** Present between start and stop. */
  #stopping: AbortController | null = null;
  #running: Promise<SyncStatus> | null = null;
  #again = false;
  #failures = 0;
  /** Milliseconds since 1970: the server asked to be left alone until then. */
  #notBefore = 0;
  #cancelTimer: (() => void) | null = null;
  #counting: { unsubscribe: () => void } | null = null;

  constructor(input: CreateSyncInput) {
    this.#input = input;
    this.#setTimer = input.setTimer ?? input.account.setTimer;
  }

  readonly getStatus = (): SyncStatus => this.#status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly start = (): void => {
    if (this.#stopping !== null) return;
    this.#stopping = new AbortController();
    this.#count();
    void this.syncNow();
  };

  readonly stop = async (): Promise<void> => {
    this.#stopping?.abort();
    this.#stopping = null;
    this.#pause(null);
    this.#counting?.unsubscribe();
    this.#counting = null;
    this.#again = false;
    await this.#running;
    this.#pause(null);
  };

  readonly syncNow = (): Promise<SyncStatus> => {
    if (this.#stopping === null) return Promise.resolve(this.#status);
    this.#pause(null);
    this.#again = true;
    this.#running ??= this.#run();
    return this.#running;
  };

  readonly resume = (): void => {
    if (this.#input.account.now() >= this.#notBefore) void this.syncNow();
  };

  readonly wake = (): void => {
    const { phase, next_try_at } = this.#status;
    if (this.#stopping === null) return;
    if (next_try_at !== null) this.#retrySooner(next_try_at);
    else if (phase !== 'sign-in-needed' && phase !== 'this-phone-only' && this.#cancelTimer === null) this.#pause(SYNC_DEBOUNCE_MS);
  };

  async #run(): Promise<SyncStatus> {
    while (this.#again) {
      this.#again = false;
      this.#set({ phase: 'syncing', next_try_at: null });
      if (this.#stopping !== null) this.#conclude(await this.#round(this.#stopping.signal));
    }
    this.#running = null;
    return this.#status;
  }

  /** Cannot reject: storage that fails under a round is met by whoever writes next, and by the next try. */
  async #round(stopping: AbortSignal): Promise<Trouble | null> {
    const { account, call, locks } = this.#input;
    const turn = { locks, name: `sync-${account.database.name}`, setTimer: this.#setTimer, stopping };
    try {
      const trouble = await takeTurn(turn, () => runRound(account, untilStopped(call, stopping)));
      this.#set({ last_sync: (await readCursor(account.database)).last_sync });
      return trouble;
    } catch {
      return RETRY;
    }
  }

  #conclude(trouble: Trouble | null): void {
    // Some page in between may have said that the backend keeps no logs: asked again like after any other trouble.
    const isPassing = trouble?.kind === 'retry' || (trouble?.kind === 'this-phone-only' && !trouble.certain);
    const now = this.#input.account.now();
    this.#failures = isPassing ? this.#failures + 1 : 0;
    this.#notBefore = now + (trouble?.kind === 'retry' ? (trouble.retry_after ?? 0) * 1000 : 0);
    const phase = trouble === null ? 'idle' : trouble.kind === 'retry' ? 'unreachable' : trouble.kind;
    const delay = isPassing && this.#stopping !== null && !this.#again ? this.#retryDelay(now) : null;
    if (delay !== null) this.#pause(delay);
    this.#set({ phase, next_try_at: delay === null ? null : now + delay });
  }

  #retryDelay(now: number): number {
    const { random = Math.random, isVisible } = this.#input;
    const isWaitedFor = this.#status.pending > 0 && isVisible?.() === true;
    return retryDelay({ failures: this.#failures, isWaitedFor, random, retry_after: (this.#notBefore - now) / 1000 });
  }

  /** The pause under way may have been chosen while nothing waited. */
  #retrySooner(planned: number): void {
    const now = this.#input.account.now();
    const delay = this.#retryDelay(now);
    if (now + delay >= planned) return;
    this.#pause(delay);
    this.#set({ next_try_at: now + delay });
  }

  /** Replaces the timer under way; null only ends it. */
  #pause(ms: number | null): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    if (ms === null) return;
    this.#cancelTimer = this.#setTimer(() => {
      this.#cancelTimer = null;
      void this.syncNow();
    }, ms);
  }

  #count(): void {
    const { outbox, rejected } = this.#input.account.database;
    let known: number | null = null;
    this.#counting = liveQuery(async () => ({ pending: await outbox.count(), rejected: await rejected.count() })).subscribe({
      next: (counts) => {
        this.#set(counts);
        // Whoever wrote, in whichever tab, need not remember to wake.
        if (known !== null && counts.pending > known) this.wake();
        known = counts.pending;
      },
      // The database is gone (closed, deleted, taken over by a newer app); the counts stay as they were last known.
      error: () => {},
    });
  }

  #set(change: Partial<SyncStatus>): void {
    const next = { ...this.#status, ...change };
    const isSame = (Object.keys(change) as (keyof SyncStatus)[]).every((key) => this.#status[key] === next[key]);
    if (isSame) return;
    this.#status = next;
    for (const listener of this.#listeners) listener();
  }
}
