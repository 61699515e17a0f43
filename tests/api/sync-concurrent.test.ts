import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, syncHello, syncPull, syncPush } from '#contract/index.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createWriter, NOON } from './support/operations.ts';

const WRITERS = 8;
const BATCHES = 12;
const BATCH = 9;

// One embedded connection cannot race with itself, so this runs where transactions really overlap.
describe('eight phones of one person pushing at once while another follows, on postgres', () => {
  let server: TestServer;
  let call: Call;
  let owner: string;

  beforeAll(async () => {
    server = await startTestServer({ driver: 'postgres', clock: () => NOON });
    const user = await server.createUser();
    const { access } = await server.signIn(user.email);
    call = server.call(access);
    owner = user.id;
  });
  afterAll(() => server.close());

  const push = async (device: string, ops: Operation[]) => {
    const answer = await call(syncPush, { body: { owner, device, ops } });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value.results;
  };

  test('the one who follows the cursor misses nothing, sees nothing twice, and revisions have no holes', async () => {
    const hello = await call(syncHello, {});
    if (!hello.ok) throw new Error('hello');
    const { epoch } = hello.value;
    const written: Operation[] = [];
    let writing = true;

    const write = async (place: number) => {
      const device = String(place);
      const writer = createWriter(device);
      for (let batch = 0; batch < BATCHES; batch += 1) {
        // Own slots, and one that all eight fight over.
        const ops = Array.from({ length: BATCH }, (_, index) => writer.set(`Lift ${device}`, batch * BATCH + index + 1, 5));
        ops.push(writer.set('Squat', 1, place + 1));
        written.push(...ops);
        const results = await push(device, ops);
        expect(results.filter(({ status }) => status !== 'applied' && status !== 'superseded')).toEqual([]);
      }
    };

    const seen = new Map<number, string>();
    let cursor = 0;
    const follow = async () => {
      for (let done = false; !done; ) {
        const last = !writing;
        const answer = await call(syncPull, { query: { epoch, after: String(cursor), limit: '7' } });
        if (!answer.ok || 'reset' in answer.value) throw new Error('pull');
        for (const { rev, op_id } of answer.value.changes) {
          expect([rev > cursor, seen.has(rev)]).toEqual([true, false]);
          seen.set(rev, op_id);
        }
        cursor = answer.value.cursor;
        done = last && !answer.value.more;
      }
    };

    const following = follow();
    await Promise.all(Array.from({ length: WRITERS }, (_, place) => write(place)));
    writing = false;
    await following;

    const own = written.filter(({ slot }) => slot.includes('lift'));
    const got = new Set(seen.values());
    expect(own.filter(({ op_id }) => !got.has(op_id))).toEqual([]);
    const winner = written.filter(({ slot }) => !slot.includes('lift')).reduce((a, b) => (a.hlc > b.hlc ? a : b));
    expect(got.has(winner.op_id)).toBe(true);
  });

  test('one batch sent eight times at once is taken once, and all eight get the same answer', async () => {
    const writer = createWriter('z');
    const ops = Array.from({ length: 40 }, (_, index) => writer.set('Deadlift', index + 1, 3));
    const answers = await Promise.all(Array.from({ length: WRITERS }, () => push('z', ops)));
    const revisions = answers.map((results) => results.map(({ rev }) => rev));
    expect(new Set(revisions.map((each) => each.join())).size).toBe(1);
    const statuses = answers.map((results) => [...new Set(results.map(({ status }) => status))].join());
    expect(statuses.filter((status) => status === 'applied')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'duplicate')).toHaveLength(WRITERS - 1);
  });
});
