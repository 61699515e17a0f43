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
  /** Number of unsent operations. */
  readonly pending: number;
  /** Number of refused operations. */
  readonly rejected: number;
  /** End of the last complete round. */
  readonly last_sync: string | null;
  /** Time of the next automatic try in ms since 1970; null when none is scheduled. */
  readonly next_try_at: number | null;
}

export interface Sync {
  /** Starts: a round now, then after local writes and failures. */
  start(): void;
  /** Stops; nothing is stored after it resolves. The account may then be closed. */
  stop(): Promise<void>;
  /** A round now, ending any pause: for the button. Resolves with the resulting status. */
  syncNow(): Promise<SyncStatus>;
  /** A round now, but respects `Retry-After`: for `online` and a page that becomes visible. */
  resume(): void;
  /** Call after a local write; several writes share a round. A pause after a failure is only shortened to the limit for visible waiting. */
  wake(): void;
  /** The same object until something changes. */
  getStatus(): SyncStatus;
  subscribe(listener: () => void): () => void;
}

export interface CreateSyncInput {
  readonly account: Account;
  readonly call: Call;
  /** When a round last ended, as stored; null or left out: never on this phone. */
  readonly last_sync?: string | null;
  /** Page visibility; default: hidden. */
  readonly isVisible?: () => boolean;
  /** 0 to 1; jitter for retries. */
  readonly random?: () => number;
  readonly setTimer?: SetTimer;
  /** `navigator.locks` where supported. */
  readonly locks?: TurnLocks;
}

/** Synchronises an account's phone and server (`docs/log-and-sync.md`). Idle until started. */
export function createSync(input: CreateSyncInput): Sync {
  return new SyncLoop(input);
}

class SyncLoop implements Sync {
  readonly #input: CreateSyncInput;
  readonly #setTimer: SetTimer;
  readonly #listeners = new Set<() => void>();
  #status: SyncStatus;
  /** Set between start and stop. */
  #stopping: AbortController | null = null;
  #running: Promise<SyncStatus> | null = null;
  #again = false;
  #failures = 0;
  /** `Retry-After` as ms since 1970. */
  #notBefore = 0;
  #cancelTimer: (() => void) | null = null;
  #counting: { unsubscribe: () => void } | null = null;

  constructor(input: CreateSyncInput) {
    this.#input = input;
    this.#status = { phase: 'idle', pending: 0, rejected: 0, last_sync: input.last_sync ?? null, next_try_at: null };
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

  /** Never rejects: a storage failure shows at the next write or try. */
  async #round(stopping: AbortSignal): Promise<Trouble | null> {
    const { account, call, locks } = this.#input;
    const turn = { locks, name: `sync-${account.database.name}`, setTimer: this.#setTimer, stopping };
    try {
      const trouble = await takeTurn(turn, () => runRound(account, untilStopped(call, stopping)));
      // A failed round moves nothing; only the first has to tell what was known before.
      if (trouble === null || this.#status.last_sync === null) this.#set({ last_sync: (await readCursor(account.database)).last_sync });
      return trouble;
    } catch {
      return RETRY;
    }
  }

  #conclude(trouble: Trouble | null): void {
    // A page in between may have claimed that the backend does not sync: retry like after other failures.
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

  /** The current pause may have been chosen while nothing was pending. */
  #retrySooner(planned: number): void {
    const now = this.#input.account.now();
    const delay = this.#retryDelay(now);
    if (now + delay >= planned) return;
    this.#pause(delay);
    this.#set({ next_try_at: now + delay });
  }

  /** Replaces the running timer; null only cancels it. */
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
    const { database } = this.#input.account;
    const { outbox, rejected } = database;
    let known: number | null = null;
    const read = () =>
      database.transaction('r', [outbox, rejected], async () => {
        const [pending, refused] = await Promise.all([outbox.count(), rejected.count()]);
        return { pending, rejected: refused };
      });
    this.#counting = liveQuery(read).subscribe({
      next: (counts) => {
        this.#set(counts);
        // Detects writes of any tab, so that writers need not call `wake`.
        if (known !== null && counts.pending > known) this.wake();
        known = counts.pending;
      },
      // The database is gone (closed, deleted, migrated by a newer app); the last known counts stay.
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
