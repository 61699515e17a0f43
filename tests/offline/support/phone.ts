import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { setSlot } from '#domain/sync/slots.ts';
import { openSession, type TrainingSession } from '#offline/log/sessions.ts';
import { type LoggedSet, listSets, saveSet } from '#offline/log/set-logs.ts';
import { type Account, closeAccount, openAccount, type SetTimer } from '#offline/store/account.ts';
import { createSync, type Sync, type SyncStatus } from '#offline/sync/sync.ts';
import type { TurnLocks } from '#offline/sync/turn.ts';
import { createTestCall } from '#tests/support/test-call.ts';
import { TEST_ORIGIN } from '#tests/support/test-server.ts';
import { Network } from './network.ts';

// Dexie runs live queries only where it finds a browser's storage; each phone still has its own.
Dexie.dependencies.indexedDB = new IDBFactory();

/** The true time, and timers that run when it is moved on. */
export class World {
  now = Date.parse('2026-11-20T18:00:00Z');
  #timers: { at: number; run: () => void }[] = [];

  readonly setTimer: SetTimer = (run, ms) => {
    const timer = { at: this.now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** Moves the time on, running what falls due in its order. */
  advance(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const next = this.#timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.now = Math.max(this.now, next.at);
      this.#timers = this.#timers.filter((timer) => timer !== next);
      next.run();
    }
    this.now = until;
  }
}

export interface PhoneInput {
  readonly world: World;
  readonly owner: string;
  readonly access: string;
  readonly deliver: (path: string, init: RequestInit) => Promise<Response>;
  readonly device: string;
  readonly locks?: TurnLocks;
  /** Another tab of the same phone shares its storage. */
  readonly indexedDB?: IDBFactory;
  /** Milliseconds its clock is wrong. */
  readonly skew?: number;
}

/** A phone with its own storage, clock and network; `account` and `sync` are replaced when it crashes. */
export class Phone {
  readonly network: Network;
  readonly indexedDB: IDBFactory;
  skew: number;
  access: string;
  /** Whether somebody looks at the app. */
  isVisible = false;
  account!: Account;
  sync!: Sync;
  readonly #input: PhoneInput;
  #ids = 0;
  #isStarted = false;

  private constructor(input: PhoneInput) {
    this.#input = input;
    this.network = new Network(input.deliver);
    this.indexedDB = input.indexedDB ?? new IDBFactory();
    this.skew = input.skew ?? 0;
    this.access = input.access;
  }

  static async create(input: PhoneInput): Promise<Phone> {
    const phone = new Phone(input);
    await phone.open();
    return phone;
  }

  async open(): Promise<void> {
    const { world, owner, device, locks } = this.#input;
    this.#isStarted = false;
    this.account = await openAccount({
      origin: TEST_ORIGIN,
      owner,
      device,
      indexedDB: this.indexedDB,
      IDBKeyRange,
      now: () => world.now + this.skew,
      newId: () => this.newId(),
      setTimer: world.setTimer,
    });
    this.sync = createSync({
      account: this.account,
      call: (endpoint, input, options) => createTestCall(this.network.fetch, this.access)(endpoint, input, options),
      isVisible: () => this.isVisible,
      random: () => 0.5,
      setTimer: world.setTimer,
      locks,
    });
  }

  /** The app is killed, whatever it was doing, and started again; sync stays off until used. */
  async crash(): Promise<void> {
    closeAccount(this.account);
    void this.sync.stop();
    await this.open();
  }

  async close(): Promise<void> {
    this.network.release();
    await this.sync.stop();
    closeAccount(this.account);
  }

  /** One round, the first one when sync was not started; resolves with how it ended. */
  syncNow(): Promise<SyncStatus> {
    if (this.#isStarted) return this.sync.syncNow();
    this.#isStarted = true;
    this.sync.start();
    return new Promise((resolve) => {
      const stopListening = this.sync.subscribe(() => {
        const status = this.sync.getStatus();
        if (status.phase === 'syncing') return;
        stopListening();
        resolve(status);
      });
    });
  }

  /** Deterministic UUIDv7s, different on every phone. */
  newId(): string {
    this.#ids += 1;
    const { world, device } = this.#input;
    const ms = Math.max(0, world.now + this.skew)
      .toString(16)
      .padStart(12, '0');
    const tail = Array.from(device, (letter) => (letter.codePointAt(0) ?? 0).toString(16))
      .join('')
      .slice(-4)
      .padStart(4, '0');
    return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-${tail}${this.#ids.toString(16).padStart(8, '0')}`;
  }

  /** The session every test trains in: week 1, day 1 of a plan that both phones have. */
  openSession(performed_on = '2026-11-20', plan_id = 'plan-1'): Promise<TrainingSession> {
    return openSession(this.account, { performed_on, plan_id, week: 0, day: 0, label: 'Day A' });
  }

  /** Logs a set of squats with sensible values. */
  async logSet(session_id: string, set_n: number, reps = 5, exercise = 'Back squat'): Promise<LoggedSet> {
    const entry = { session_id, exercise, exercise_n: 1, set_n, reps, weight: '100', unit: 'kg' as const, rpe: 8 };
    await saveSet(this.account, entry);
    const logged = (await listSets(this.account, session_id)).find(({ slot }) => slot === setSlot(entry));
    if (logged === undefined) throw new Error('The set was not logged.');
    return logged;
  }
}
