import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ThisPhonePage } from '#client/features/this-phone/this-phone-page.tsx';
import { ACCOUNT_MAX_BYTES } from '#domain/limits.ts';
import { listRejected } from '#offline/accounts/outbox.ts';
import { queueMessage } from '#offline/chat/chat.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openWorld, type World } from './coach-chat-world.tsx';
import { logSets } from './this-phone-sets.ts';

let server: TestServer;
let world: World;
const user = userEvent.setup();

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  world = await openWorld(server);
});
afterEach(() => world.close());

const card = (name: string) => screen.getByRole('region', { name });
const toSend = () => card('To send');
const lines = () =>
  within(toSend())
    .queryAllByRole('listitem')
    .map((line) => line.textContent);

describe('To send', () => {
  test('says that all is with the server', async () => {
    world.show(<ThisPhonePage />);
    expect(await within(toSend()).findByText('to send: everything is with the server')).toBeTruthy();
    await waitFor(() => expect(within(toSend()).getByText(/^Last sent today \d{1,2}:\d\d [AP]M\.$/)).toBeTruthy());
    expect(lines()).toEqual([]);
  });

  test('lists what waits, by kind and in words, and says that it waits for signal', async () => {
    world.setSignal(false);
    await logSets(world.account, 'Paused Bench Press', 2);
    await queueMessage(world.account, 'What about my shoulder?');
    world.show(<ThisPhonePage />);
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(lines()[0]).toMatch(/^2 sets, Paused Bench Presstoday \d{1,2}:\d\d [AP]M.*On this phone$/);
    expect(lines()[1]).toMatch(/^Workout of November 20.*On this phone$/);
    expect(lines()[2]).toMatch(/^1 message to the AI Coachtoday \d{1,2}:\d\d [AP]MWaiting$/);
    expect(within(toSend()).getByText('4')).toBeTruthy();
    expect(within(toSend()).getByText('kept here until there is signal')).toBeTruthy();
    expect(toSend().textContent).toContain('No signal.');
    expect(await screen.findByText('Clearing this site’s data in the browser deletes 4 unsent entries for good.')).toBeTruthy();
  });

  test('Send now without signal keeps everything and says so; with signal it sends everything', async () => {
    world.setSignal(false);
    await logSets(world.account, 'Squat', 1);
    world.show(<ThisPhonePage />);
    await waitFor(() => expect(lines()).toHaveLength(2));
    await user.click(within(toSend()).getByRole('button', { name: /^Send now/ }));
    expect(await within(toSend()).findByText(/^The server could not be reached\./)).toBeTruthy();
    expect(lines()).toHaveLength(2);
    world.setSignal(true);
    await user.click(within(toSend()).getByRole('button', { name: /^Send now/ }));
    expect(await within(toSend()).findByText('Sent. Phone and server agree.')).toBeTruthy();
    await waitFor(() => expect(lines()).toEqual([]));
  });

  test('says when the phone cannot read its own storage, and reads again', async () => {
    world.account.database.close({ disableAutoOpen: true });
    world.show(<ThisPhonePage />);
    const note = await within(toSend()).findByRole('alert');
    expect(note.textContent).toContain('This phone could not read its own storage.');
    await world.account.database.open();
    await user.click(within(note).getByRole('button', { name: 'Try again' }));
    expect(await within(toSend()).findByText(/to send/)).toBeTruthy();
  });
});

describe('What the server refused', () => {
  /** A set whose value no server takes, as a bug of an earlier version could have stored it. */
  async function refusedSet(count = 1): Promise<void> {
    world.setSignal(false);
    await logSets(world.account, 'Squat', count);
    await world.account.database.outbox
      .filter(({ kind }) => kind === 'set.put')
      .modify((row) => {
        Object.assign(row, { value: { ...row.value, weight: 'a lot' } });
      });
    world.setSignal(true);
    await world.sync.syncNow();
    expect(await listRejected(world.account)).toHaveLength(count);
    world.show(<ThisPhonePage />);
    await user.click(await within(toSend()).findByRole('button', { name: 'Show refused' }));
  }

  const refused = () => within(toSend()).getByRole('list', { name: 'Refused' });

  test('is shown with what was entered and the reason in words', async () => {
    await refusedSet();
    const [entry] = within(refused()).getAllByRole('listitem');
    expect(entry!.textContent).toContain('Set 1, Squat');
    expect(entry!.textContent).toContain('a lot lbs × 5, November 20');
    expect(entry!.textContent).toContain('The server cannot read it.');
    expect(lines()[0]).toBe('1 change the server did not takeRefused');
  });

  test('Retry puts it back among what waits', async () => {
    await refusedSet();
    world.setSignal(false);
    await user.click(within(refused()).getByRole('button', { name: 'Retry: Set 1, Squat' }));
    await waitFor(() => expect(lines()).toEqual([expect.stringMatching(/^1 set, Squat/)]));
    expect(await listRejected(world.account)).toEqual([]);
  });

  test('in large numbers is shown in parts and can be retried at once', async () => {
    await refusedSet(22);
    expect(within(refused()).getAllByRole('listitem')).toHaveLength(20);
    await user.click(within(toSend()).getByRole('button', { name: 'Show more' }));
    expect(within(refused()).getAllByRole('listitem')).toHaveLength(22);
    world.setSignal(false);
    await user.click(within(toSend()).getByRole('button', { name: 'Retry all' }));
    await waitFor(() => expect(lines()).toEqual([expect.stringMatching(/^22 sets, Squat/)]));
    expect(await listRejected(world.account)).toEqual([]);
  });

  test('Delete asks first, then gives it up for good', async () => {
    await refusedSet();
    await user.click(within(refused()).getByRole('button', { name: 'Delete: Set 1, Squat' }));
    const question = screen.getByRole('dialog', { name: 'Delete this change?' });
    await user.click(within(question).getByRole('button', { name: 'Keep it' }));
    expect(await listRejected(world.account)).toHaveLength(1);
    await user.click(within(refused()).getByRole('button', { name: 'Delete: Set 1, Squat' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(lines()).toEqual([]));
    expect(await listRejected(world.account)).toEqual([]);
  });
});

test('SYNC-26 Storage says how full the account is on the server, and from 80% on what to do about it', async () => {
  const { owner } = world.account;
  await server.database.execute(sql`
    insert into sync_owners (owner, user_id, bytes) values (${owner}, ${owner}, ${Math.floor(ACCOUNT_MAX_BYTES * 0.8)})
    on conflict (owner) do update set bytes = excluded.bytes
  `);
  world.show(<ThisPhonePage />);
  await screen.findByText('80% of your account’s room on the server is used. Export a copy before it is full.');
});
