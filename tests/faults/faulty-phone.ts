import { IDBKeyRange } from 'fake-indexeddb';
import type { Call } from '#contract/index.ts';
import { enterAccount, unlockAccount } from '#offline/accounts/accounts.ts';
import { finishLogout, resumeLogouts } from '#offline/accounts/logout.ts';
import { createChatSender } from '#offline/chat/sender.ts';
import { parkOperation, replayParked } from '#offline/log/rescue.ts';
import { type Account, openAccount } from '#offline/store/account.ts';
import { type Device, openDevice, readActiveOwner, setActiveOwner } from '#offline/store/device.ts';
import { firstRound } from '#offline/sync/first-round.ts';
import { runRound } from '#offline/sync/round.ts';
import type { Trouble } from '#offline/sync/trouble.ts';
import { MemoryStorage } from '#tests/offline/accounts-phone.ts';
import { Network } from '#tests/offline/support/network.ts';
import type { World } from '#tests/offline/support/phone.ts';
import { createTestCall } from '#tests/support/test-call.ts';
import { TEST_ORIGIN } from '#tests/support/test-server.ts';
import { phoneAnswer } from './coach.ts';
import type { FaultyServer } from './faulty-server.ts';
import { FaultyStorage, type StoragePlan, type StorageProcess } from './faulty-storage.ts';

/** How something a person did ended: `saved` is what the screen may say. */
export type Ending = 'saved' | 'failed' | 'unknown';

/** A phone that can be killed at any transaction, with a network of its own. It is signed in as one of two people. */
export class FaultyPhone {
  readonly name: string;
  readonly network: Network;
  readonly session = new MemoryStorage();
  skew = 0;
  /** Index of the person whose account is open. */
  who = 0;
  account!: Account;
  process!: StorageProcess;
  /** Present once somebody signed in or out here. */
  device: Device | null = null;
  /** A token of somebody else is in the pocket: another tab signed in. */
  hasWrongToken = false;
  readonly #storage = new FaultyStorage();
  readonly #server: FaultyServer;
  readonly #world: World;
  #ids = 0;

  private constructor(name: string, server: FaultyServer, world: World) {
    this.name = name;
    this.#server = server;
    this.#world = world;
    this.network = new Network(server.deliver);
  }

  static async start(name: string, server: FaultyServer, world: World): Promise<FaultyPhone> {
    const phone = new FaultyPhone(name, server, world);
    await phone.boot();
    return phone;
  }

  /** A start of the app: finishes what was interrupted, opens the account, stores what was parked. */
  async boot(): Promise<void> {
    this.process = this.#storage.boot();
    if (this.device !== null) {
      this.device = await this.#openDevice();
      await resumeLogouts(this.device, this.#engine());
      const owner = await readActiveOwner(this.device);
      if (owner !== null) this.who = this.#server.persons.findIndex((person) => person.owner === owner);
      await enterAccount({ device: this.device, origin: TEST_ORIGIN, owner: this.#ownerId(), engine: this.#engine() });
    }
    this.account = await this.#open(this.who);
    if (this.device !== null) await unlockAccount(this.device, this.account);
    await replayParked(this.account, this.session);
  }

  #ownerId(): string {
    return this.#server.persons[this.who]!.owner;
  }

  /** The app is gone, whatever it was doing, and started again. */
  async crash(): Promise<void> {
    this.process.kill();
    this.network.release();
    await this.boot();
  }

  /** Runs what a person does under a storage fault; when that ends the run of the app, starts it again. */
  async attempt(act: () => Promise<unknown>, plan: StoragePlan | null, onLost: () => void = () => undefined): Promise<Ending> {
    const { process } = this;
    process.arm(plan);
    const acting = act().then(
      () => 'saved' as const,
      (error: unknown) => {
        if (!isExpected(error)) this.#server.failures.push(`an unexpected error: ${describe(error)}`);
        return reasonOf(error) === 'lost' ? ('lost' as const) : ('failed' as const);
      },
    );
    const raced = await Promise.race([acting, process.ended]);
    process.arm(null);
    const ending = process.isLost ? 'lost' : raced;
    if (ending === 'saved' || ending === 'failed') return ending;
    if (ending === 'lost' || ending === 'stalled') onLost();
    await this.crash();
    return 'unknown';
  }

  /** The storage does not answer: the write is parked over the reload and stored at the next start. */
  park(operation: Parameters<typeof parkOperation>[1]): boolean {
    return parkOperation(this.session, operation);
  }

  /** One round with the server; null when it got everywhere. */
  sync(): Promise<Trouble | null> {
    return runRound(this.account, this.#call());
  }

  /** What the app does before it sends anything of the chat. */
  firstRound(): Promise<void> {
    return firstRound(this.account, { syncNow: () => this.sync() });
  }

  /** Sends what waits in the chat, as far as that goes now. */
  async chat(): Promise<void> {
    const { account } = this;
    const sender = createChatSender({
      account,
      call: this.#call(),
      answerOnPhone: ({ messages }) => phoneAnswer(messages),
      facts: () => Promise.resolve([]),
      random: () => 0,
      setTimer: this.#world.setTimer,
    });
    sender.start();
    await sender.settled();
    await sender.stop();
  }

  /** Somebody signs in: as the same person nothing happens, as another the first one is left. */
  async signIn(who: number): Promise<void> {
    const device = await this.#openedDevice();
    const { owner } = this.#server.persons[who]!;
    this.account.database.close({ disableAutoOpen: true });
    await enterAccount({ device, origin: TEST_ORIGIN, owner, engine: this.#engine() });
    // As the app does before it opens any account: a logout that could not be finished would take what is written from now on.
    await resumeLogouts(device, this.#engine());
    this.who = who;
    this.account = await this.#open(who);
    await unlockAccount(device, this.account);
  }

  /** The person signs out and in again; what was not sent stays here for them, or goes. */
  async signOut(keep_pending: boolean): Promise<void> {
    const device = await this.#openedDevice();
    await finishLogout({ device, account: this.account, keep_pending });
    await this.signIn(this.who);
  }

  newId(): string {
    this.#ids += 1;
    const ms = Math.max(0, this.#world.now + this.skew)
      .toString(16)
      .padStart(12, '0');
    return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-${this.name.charCodeAt(0).toString(16).padStart(4, '0')}${this.#ids.toString(16).padStart(8, '0')}`;
  }

  #call(): Call {
    const { process } = this;
    return async (endpoint, input, options) => {
      const token = await this.#server.token(this.hasWrongToken ? 1 - this.who : this.who);
      const call = createTestCall(this.network.fetch, token);
      const outcome = await call(endpoint, input, options);
      // Nobody is left to hear it.
      return process.isDead ? new Promise<never>(() => undefined) : outcome;
    };
  }

  async #openedDevice(): Promise<Device> {
    if (this.device !== null) return this.device;
    this.device = await this.#openDevice();
    await setActiveOwner(this.device, this.#ownerId());
    return this.device;
  }

  #openDevice(): Promise<Device> {
    return openDevice({ ...this.#engine(), now: () => this.#now(), newId: () => this.name });
  }

  #open(who: number): Promise<Account> {
    return openAccount({
      origin: TEST_ORIGIN,
      owner: this.#server.persons[who]!.owner,
      device: this.name,
      now: () => this.#now(),
      newId: () => this.newId(),
      setTimer: this.#world.setTimer,
      ...this.#engine(),
    });
  }

  #engine() {
    return { indexedDB: this.process.indexedDB, IDBKeyRange };
  }

  #now(): number {
    return this.#world.now + this.skew;
  }
}

function reasonOf(error: unknown): unknown {
  return (error as { reason?: unknown } | null)?.reason;
}

/** Storage may fail under anything a person does; nothing else may. */
function isExpected(error: unknown): boolean {
  return typeof reasonOf(error) === 'string' || (error instanceof Error && error.name.endsWith('Error') && 'inner' in error);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
