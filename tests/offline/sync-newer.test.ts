import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listSessions } from '#offline/log/sessions.ts';
import { listSets } from '#offline/log/set-logs.ts';
import { readCursor } from '#offline/sync/cursor.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const HLC = '1763661600000:0000:newer-phone';
const SESSION_ID = '2026-11-20|plan-1|0|0|1';
const SET = {
  session_id: SESSION_ID,
  exercise: 'Row',
  exercise_n: 1,
  reps: 8,
  weight: '40',
  unit: 'kg',
  rpe: null,
  logged_at: '2026-11-20T18:00:00.000Z',
};

/** What a server of a later version might answer among what this app knows. */
const CHANGES = [
  { slot: 'readiness|2026-11-20', kind: 'readiness.put', op_id: 'new-1', hlc: HLC, v: 1, value: { slept: 7 }, rev: 1 },
  { slot: `set|${SESSION_ID}|row#1|1`, kind: 'set.put', op_id: 'new-2', hlc: HLC, v: 2, value: { reps: { left: 8, right: 7 } }, rev: 2 },
  { slot: `set|${SESSION_ID}|row#1|2`, kind: 'set.put', op_id: 'new-3', hlc: HLC, v: 1, value: { ...SET, set_n: 2 }, rev: 3 },
  { slot: 'session|what a session is called next year', kind: 'session.put', op_id: 'new-4', hlc: HLC, v: 1, value: {}, rev: 4 },
];

test('SYNC-16 kinds and versions of a newer server are kept, not shown, and do not stop what this app knows', async () => {
  const phone = await backend.phone('a');
  let epoch = '';
  phone.network.plan = ({ path }) => {
    if (!path.includes('pull')) return 'deliver';
    epoch = new URL(path, 'http://x').searchParams.get('epoch') ?? '';
    return { status: 200, body: { epoch, cursor: 4, more: false, changes: CHANGES } };
  };
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect(await readCursor(phone.account.database)).toMatchObject({ epoch, cursor: 4 });
  expect(await listSets(phone.account, SESSION_ID)).toMatchObject([{ set_n: 2, state: 'sent' }]);
  expect(await listSessions(phone.account, { from: '2026-11-01', to: '2026-11-30' })).toMatchObject([{ session_id: SESSION_ID }]);
  expect(await phone.account.database.registers.get('readiness|2026-11-20')).toMatchObject({
    kind: 'readiness.put',
    value: { slept: 7 },
    state: 'sent',
  });
});

test('SYNC-16 what this app does not know is sent again as it came when the server has to be healed', async () => {
  const phone = await backend.phone('a');
  let epoch = 'epoch-1';
  const pushed: unknown[] = [];
  phone.network.plan = ({ path, body }) => {
    if (path.includes('hello'))
      return { status: 200, body: { protocol: 1, epoch, server_time: backend.world.now, max_ops: 500, features: [] } };
    if (path.includes('pull')) return { status: 200, body: { epoch, cursor: 4, more: false, changes: epoch === 'epoch-1' ? CHANGES : [] } };
    const { ops } = body as { ops: { op_id: string }[] };
    pushed.push(...ops);
    return {
      status: 200,
      body: { epoch, server_time: backend.world.now, results: ops.map(({ op_id }) => ({ op_id, status: 'applied', rev: 1, hlc: HLC })) },
    };
  };
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  epoch = 'epoch-2';
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect(pushed).toHaveLength(4);
  for (const { rev: _, ...change } of CHANGES) expect(pushed).toContainEqual({ ...change, n: expect.any(Number) });
});

test('SYNC-16 a chat message another device keeps with the server joins the chat; one this phone has keeps its state', async () => {
  const phone = await backend.phone('a');
  const mine = {
    message_id: 'm1',
    role: 'user' as const,
    content: 'Hello',
    created_at: '2026-11-20T17:00:00.000Z',
    state: 'failed' as const,
    on_phone: false,
    plan_id: null,
    answers: null,
    quick_replies: [],
  };
  await phone.account.database.chat_messages.put(mine);
  const chat = (message_id: string, role: 'user' | 'assistant', rev: number) => ({
    slot: `chat|${message_id}`,
    kind: 'chat.put',
    op_id: `chat-${rev}`,
    hlc: HLC,
    v: 1,
    rev,
    value: {
      message_id,
      role,
      content: 'From elsewhere',
      created_at: '2026-11-20T17:30:00.000Z',
      answers: role === 'assistant' ? 'm1' : null,
    },
  });
  phone.network.plan = ({ path }) =>
    path.includes('pull')
      ? {
          status: 200,
          body: {
            epoch: new URL(path, 'http://x').searchParams.get('epoch'),
            cursor: 3,
            more: false,
            changes: [chat('m1', 'user', 1), chat('m2', 'user', 2), chat('m3', 'assistant', 3)],
          },
        }
      : 'deliver';
  await phone.syncNow();
  expect(await phone.account.database.chat_messages.orderBy('message_id').toArray()).toMatchObject([
    mine,
    { message_id: 'm2', state: 'answered', content: 'From elsewhere' },
    { message_id: 'm3', state: null, answers: 'm1', on_phone: false },
  ]);
});
