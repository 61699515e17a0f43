import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportEverything } from '#offline/accounts/export.ts';
import { listChat, queueMessage } from '#offline/chat/chat.ts';
import type { Account } from '#offline/store/account.ts';
import { countStored } from '#offline/store/this-phone.ts';
import { createSync } from '#offline/sync/sync.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Phone } from './accounts-phone.ts';
import { CoachNetwork, send, startSender } from './chat-network.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('lines that were typed on another phone are counted and exported on this one', async () => {
  const user = await server.createUser({ subscribed: true });
  const session = await server.signIn(user.email);
  const call = server.call(session.access);
  const sync = async (account: Account) => {
    const running = createSync({ account, call });
    running.start();
    expect(await running.syncNow()).toMatchObject({ phase: 'idle', pending: 0, rejected: 0 });
    await running.stop();
  };
  const a = await new Phone('phone-a').account(session.owner);
  const sender = startSender(a, new CoachNetwork(call), {});
  await queueMessage(a, 'Build muscle');
  await send(sender);
  const lines = (await listChat(a)).length;
  expect(lines).toBeGreaterThanOrEqual(2);
  expect((await countStored(a)).messages).toBe(lines);
  await sync(a);

  const b = await new Phone('phone-b').account(session.owner);
  await sync(b);
  await queueMessage(b, 'Three days');
  expect((await countStored(b)).messages).toBe(lines + 1);
  expect((await exportEverything(b)).chat_messages.map((line) => line.content)).toEqual((await listChat(b)).map((line) => line.content));
  expect((await exportEverything(b)).chat_messages).toHaveLength(lines + 1);
});
