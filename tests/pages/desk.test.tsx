import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ClientPage } from '#client/features/desk/client-page.tsx';
import { DeskPage } from '#client/features/desk/desk-page.tsx';
import { ThreadPage } from '#client/features/thread/thread-page.tsx';
import { PageParamsContext } from '#client/routing/page-params.ts';
import { createInvitation, joinByCode, listRelationships, putConsent, syncPush } from '#contract/index.ts';
import { messageSlot } from '#domain/coaching/scope-rules.ts';
import { formatHlc } from '#domain/sync/hlc.ts';
import { operationIdAt } from '#domain/sync/operation-id.ts';
import { sessionFinishSlot, sessionId, sessionSlot, setSlot } from '#domain/sync/slots.ts';
import { localDate, shiftDay } from '#domain/training/week.ts';
import { fetchDesk } from '#offline/coaching/desk.ts';
import { readThread } from '#offline/coaching/thread.ts';
import { createTestCall } from '#tests/support/test-call.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openWorld, type World } from './coach-chat-world.tsx';

const HOUR_MS = 3_600_000;

let server: TestServer;
let world: World;
let coach: ReturnType<typeof createTestCall>;
const today = localDate(new Date());

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  world = await openWorld(server);
  const { owner } = world.account;
  await server.database.execute(sql`update users set role = 'coach' where id = ${owner}`);
  await server.database.execute(sql`insert into coaches (user_id, username, created_at) values (${owner}, ${owner}, now())`);
  const { rows } = await server.database.execute<{ email: string }>(sql`select email from users where id = ${owner}`);
  coach = createTestCall(world.network.fetch, (await server.signIn(rows[0]!.email)).access);
});
afterEach(() => world.close());

let made = 0;
function operation(kind: string, slot: string, value: object, wall = Date.now()) {
  made += 1;
  const time = { wall, counter: made, device: 'd' };
  return { op_id: operationIdAt(time, String(made).padStart(14, '0')), n: made, kind, slot, hlc: formatHlc(time), v: 1, value };
}

/** Somebody who joined with a code of this coach. */
async function client(first_name: string) {
  const { id: owner, email } = await server.createUser({ first_name, last_name: 'Santos' });
  const call = server.call((await server.signIn(email)).access);
  const code = await coach(createInvitation, { body: { id: crypto.randomUUID(), label: '' } });
  const joined = await call(joinByCode, { body: { code: code.ok ? code.value.code : '' } });
  const id = joined.ok ? joined.value.id : '';
  const push = async (ops: object[], scope_id?: string) => {
    const body = { owner, device: 'd', ops, ...(scope_id === undefined ? {} : { scope_id }) };
    const answer = await call(syncPush, { body: body as never });
    expect(answer.ok && answer.value.results.every(({ status }) => status === 'applied')).toBe(true);
  };
  return {
    id,
    share: async () => {
      const until = new Date(Date.now() + 30 * 24 * HOUR_MS).toISOString();
      const terms = { fields: ['sets' as const], history_from: shiftDay(today, -60), until, text_version: 1 };
      expect((await call(putConsent, { params: { id }, body: { expected_version: 0, ...terms } })).ok).toBe(true);
    },
    train: (daysAgo: number) => {
      const performed_on = shiftDay(today, -daysAgo);
      const session_id = sessionId({ performed_on, plan_id: 'p', week: 0, day: 0, n: 1 });
      const place = { session_id, exercise: 'Bench press', exercise_n: 1, set_n: 1 };
      const at = `${performed_on}T10:00:00.000Z`;
      const load = { reps: 5, weight: '100', unit: 'kg', rpe: 8, prescribed: null };
      return push([
        operation('session.put', sessionSlot(session_id), { performed_on, plan_id: 'p', week: 0, day: 0, label: 'A', started_at: at }),
        operation('set.put', setSlot(place), { ...place, ...load, logged_at: at }),
        operation('session.finish', sessionFinishSlot(session_id), { session_id, finished_at: at }),
      ]);
    },
    write: (text: string, hoursAgo: number) =>
      push([operation('message.put', messageSlot('t', crypto.randomUUID()), { text }, Date.now() - hoursAgo * HOUR_MS)], id),
  };
}

async function settle(): Promise<void> {
  await world.sync.syncNow();
  expect(await fetchDesk(world.account, coach, today)).toBeNull();
  world.setSignal(false);
}

function showThread(id: string): void {
  world.redraw(
    <PageParamsContext value={{ id }}>
      <ThreadPage />
    </PageParamsContext>,
  );
}

test('the desk without signal: who needs the coach and why, and who shares nothing says so (DESK-1, DESK-2, DESK-7)', async () => {
  const [riley, jonas] = [await client('Riley'), await client('Jonas')];
  await client('Ann');
  await riley.share();
  for (const daysAgo of [22, 19, 16, 13]) await riley.train(daysAgo);
  await jonas.write('Can I bench on Friday instead?', 26);
  await settle();
  world.show(<DeskPage />);
  const needs = within(await screen.findByRole('region', { name: 'Needs you' }));
  const [first, second] = needs.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Jonas S\..*Unanswered\. 26 hours: “Can I bench on Friday instead\?”/);
  expect(within(first!).getByRole('link', { name: /^Reply/ }).className).toMatch(/now/);
  expect(second?.textContent).toMatch(/Riley S\..*Quiet\. Nothing for 13 days; usually every 3\./);
  expect(within(second!).getByRole('link', { name: /^Ask why/ }).className).not.toMatch(/now/);
  expect(within(second!).getByRole('img', { name: /^\d workouts?, last four weeks$/ })).toBeDefined();
  const track = within(screen.getByRole('region', { name: 'On track' }));
  expect(track.getAllByRole('listitem').map((row) => row.textContent)).toEqual([expect.stringMatching(/Ann S\.Shares nothing of the log/)]);
  expect(await screen.findByText(/^Logs as of .*they wait on this device and are sent once/)).toBeDefined();
});

test('a start for a reply is put into the box, kept over a reload for each client, and sent by nobody but the coach (DESK-8)', async () => {
  const [riley, jonas] = [await client('Riley'), await client('Jonas')];
  await riley.share();
  for (const daysAgo of [22, 19, 16, 13]) await riley.train(daysAgo);
  await settle();
  showThread(riley.id);
  fireEvent.click(await screen.findByRole('button', { name: 'Begin with this' }));
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Write to/ });
  expect(box().value).toMatch(/^Hi Riley, I have seen no workout for 13 days\./);
  expect(screen.queryByRole('button', { name: 'Begin with this' })).toBeNull();
  fireEvent.change(box(), { target: { value: 'Hi Riley, all well?' } });
  showThread(jonas.id);
  await screen.findByRole('textbox', { name: 'Write to Jonas' });
  expect(box().value).toBe('');
  fireEvent.change(box(), { target: { value: 'Welcome' } });
  showThread(riley.id);
  await waitFor(() => expect(box().value).toBe('Hi Riley, all well?'));
  expect((await readThread(world.account, riley.id))?.messages).toEqual([]);
  cleanup();
  world.show(<DeskPage />);
  expect((await screen.findAllByText(/Draft/)).length).toBe(2);
  showThread(riley.id);
  await waitFor(() => expect(box().value).toBe('Hi Riley, all well?'));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Waiting for signal')).toBeDefined();
  await waitFor(() => expect(box().value).toBe(''));
  cleanup();
  world.show(<DeskPage />);
  expect(await screen.findByText(/Reply waits for signal/)).toBeDefined();
  expect((await coach(listRelationships, {})).ok).toBe(false);
});

test('a client’s page without signal: why, four weeks, lifts and messages of who shares, and nothing of a log of who does not (DESK-1, DESK-2)', async () => {
  const [riley, jonas] = [await client('Riley'), await client('Jonas')];
  await riley.share();
  for (const daysAgo of [22, 19, 16, 13]) await riley.train(daysAgo);
  await riley.write('Back on Monday', 2);
  await settle();
  const show = (id: string) =>
    world.redraw(
      <PageParamsContext value={{ id }}>
        <ClientPage />
      </PageParamsContext>,
    );
  show(riley.id);
  expect(await screen.findByText(/Nothing for 13 days; usually every 3\./)).toBeDefined();
  const trends = within(screen.getByRole('region', { name: 'Trends' }));
  expect(trends.getByText('Bench press, estimated max')).toBeDefined();
  expect(trends.getByText(/^(\d+) to \1 in 1 week, 4 workouts$/)).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Messages' })).getByText('Back on Monday')).toBeDefined();
  expect(screen.getByRole('region', { name: 'What is shared' }).textContent).toContain('Not shared: plan, notes, and body weight.');
  show(jonas.id);
  expect(await screen.findByText('Jonas shares nothing of the log with you now.')).toBeDefined();
  expect(await screen.findByText('Shares nothing of the log')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Trends' })).toBeNull();
  expect(screen.queryByRole('img', { name: /last four weeks/ })).toBeNull();
});

test('a name is found among many, and the rest of a long list is a tap away', async () => {
  for (let index = 0; index < 5; index += 1) await client(`Client${String(index)}`);
  await world.sync.syncNow();
  const { scopes } = world.account.database;
  const [known] = await scopes.toArray();
  // 40 more, as a server would list them.
  await scopes.bulkPut(
    Array.from({ length: 40 }, (_, index) => {
      const id = crypto.randomUUID();
      return { ...known!, scope_id: id, relationship: { ...known!.relationship, id, with: `Person ${String(index)}` } };
    }),
  );
  world.setSignal(false);
  world.show(<DeskPage />);
  const track = await screen.findByRole('region', { name: 'On track' });
  expect(within(track).getAllByRole('listitem')).toHaveLength(30);
  fireEvent.click(screen.getByRole('button', { name: '15 more on track' }));
  expect(within(track).getAllByRole('listitem')).toHaveLength(45);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a client' }), { target: { value: 'person 17' } });
  expect(within(track).getAllByRole('listitem')).toHaveLength(1);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a client' }), { target: { value: 'nobody' } });
  expect(screen.getByText('Nobody here has this name.')).toBeDefined();
});
