import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { setRuntime } from '#client/session/runtime.ts';
import { AccountContext } from '#client/session/use-account.ts';
import { ChatSenderContext } from '#client/session/use-chat-sender.ts';
import { answer } from '#domain/ai-coach/answer.ts';
import { readCoachFacts } from '#offline/chat/coach-facts.ts';
import { type ChatSender, createChatSender } from '#offline/chat/sender.ts';
import { type Account, closeAccount, openAccount } from '#offline/store/account.ts';
import { createSync, type Sync } from '#offline/sync/sync.ts';
import { Network } from '#tests/offline/support/network.ts';
import { createTestCall } from '#tests/support/test-call.ts';
import type { TestServer } from '#tests/support/test-server.ts';

/** The real server hashes passwords and writes to a real database, on a machine that may be busy. */
configure({ asyncUtilTimeout: 8_000 });

/** A phone with an account open on it, whose network does what the test says, before the real server. */
export interface World {
  readonly account: Account;
  readonly network: Network;
  readonly sync: Sync;
  readonly sender: ChatSender;
  /** Draws a page below what the AI Coach's layout provides. */
  show(page: ReactNode): void;
  /** The page was left and is opened again. */
  redraw(page: ReactNode): void;
  /** From now on every write to the account's database fails for want of room, until `freeStorage`. */
  fillStorage(): void;
  freeStorage(): void;
  /** The browser's word on the network; the network itself follows it. */
  setSignal(has: boolean): void;
  close(): Promise<void>;
}

export interface WorldOptions {
  readonly subscribed?: boolean;
  readonly signal?: boolean;
}

export async function openWorld(server: TestServer, { subscribed = true, signal = true }: WorldOptions = {}): Promise<World> {
  const user = await server.createUser({ subscribed });
  const { access, owner } = await server.signIn(user.email);
  const network = new Network((path, init) => server.fetch(path, init));
  const call = createTestCall(network.fetch, access);
  const account = await openAccount({ origin: 'http://setwise.test', owner, device: crypto.randomUUID() });
  const sync = createSync({ account, call });
  const sender = createChatSender({
    account,
    call,
    answerOnPhone: answer,
    facts: () => readCoachFacts(account),
  });
  let has = signal;
  let full: { mockRestore(): void } | undefined;
  let fullToo: { mockRestore(): void } | undefined;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => has);
  const world: World = {
    account,
    network,
    sync,
    sender,
    show: (page) => {
      render(
        <MemoryRouter>
          <AccountContext value={account}>
            <ChatSenderContext value={sender}>{page}</ChatSenderContext>
          </AccountContext>
        </MemoryRouter>,
      );
    },
    redraw: (page) => {
      cleanup();
      world.show(page);
    },
    fillStorage: () => {
      full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuseForWantOfRoom);
      fullToo = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(refuseForWantOfRoom);
    },
    freeStorage: () => {
      full?.mockRestore();
      fullToo?.mockRestore();
    },
    setSignal: (next) => {
      has = next;
      network.plan = () => (has ? 'deliver' : 'drop-request');
      window.dispatchEvent(new Event(has ? 'online' : 'offline'));
    },
    close: async () => {
      setRuntime(null);
      await Promise.all([sync.stop(), sender.stop()]);
      closeAccount(account);
      await account.database.delete();
    },
  };
  world.setSignal(signal);
  setRuntime({ account, sync, chat: sender });
  sync.start();
  sender.start();
  return world;
}

function refuseForWantOfRoom(): never {
  throw new DOMException('The disk is full.', 'QuotaExceededError');
}
