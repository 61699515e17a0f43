import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportAccount, listAccessLog, readDesk } from '#contract/index.ts';
import { GRANT_FIELDS, type GrantField } from '#domain/coaching/grant.ts';
import { DESK_CLIENTS_MAX } from '#domain/limits.ts';
import { renewServerEpoch } from '#server/commands/sync/epoch.ts';
import { DRIVERS } from '#tests/support/test-server.ts';
import { CANARIES, type Pair, type SharingWorld, startSharingWorld } from './support/sharing-world.ts';

const DAY_MS = 86_400_000;
const TODAY = '2026-11-27';

describe.each(DRIVERS)('the desk, on %s', (driver) => {
  let world: SharingWorld;
  beforeAll(async () => {
    world = await startSharingWorld(driver);
  });
  afterAll(() => world.close());

  const ask = async ({ coach }: Pick<Pair, 'coach'>, ids: readonly string[], stamp: string | null = null, today = TODAY) => {
    const answer = await coach.call(readDesk, { body: { today, clients: ids.map((id) => ({ id, stamp })) } });
    if (answer.ok) return answer.value.clients;
    throw new Error(answer.failure.kind === 'refused' ? String(answer.failure.body.code) : answer.failure.kind);
  };
  const one = async (pair: Pair, stamp: string | null = null) => (await ask(pair, [pair.id], stamp))[0];
  const reads = async (pair: Pair) => {
    const answer = await pair.trainee.call(listAccessLog, { params: { id: pair.id } });
    return answer.ok ? answer.value.reads : [];
  };

  test('members, a day that is none and too many clients are refused', async () => {
    const pair = await world.pair();
    await expect(ask({ coach: pair.trainee }, [pair.id])).rejects.toThrow('coaches_only');
    for (const day of ['2026-11-31', '0001-01-01', '0000-01-01', '9999-12-31', '20261127'])
      await expect(ask(pair, [pair.id], null, day), day).rejects.toThrow('day_not_valid');
    await expect(
      ask(
        pair,
        Array.from({ length: DESK_CLIENTS_MAX + 1 }, () => randomUUID()),
      ),
    ).rejects.toThrow();
    expect(await reads(pair)).toEqual([]);
  });

  test('who shares nothing, strangers and other coaches’ clients are missing, without a word of why (DESK-6, GRANT-1)', async () => {
    const [pair, other] = [await world.pair(), await world.pair()];
    await world.share(other, GRANT_FIELDS);
    expect(await ask(pair, [pair.id, other.id, randomUUID(), 'x'])).toEqual([]);
    expect(await reads(other)).toEqual([]);
  });

  test('a client who is named several times is read and noted once (GRANT-2)', async () => {
    const pair = await world.pair();
    await world.share(pair, ['sets']);
    expect(
      await ask(
        pair,
        Array.from({ length: DESK_CLIENTS_MAX }, () => pair.id),
      ),
    ).toHaveLength(1);
    expect(await reads(pair)).toHaveLength(1);
  });

  test('a client who shares is summed up, and that is in the list of who read what (DESK-6, GRANT-2, GRANT-7)', async () => {
    const pair = await world.pair();
    await world.share(pair, ['plan', 'sets']);
    expect(await one(pair)).toEqual({
      relationship_id: pair.id,
      version: 1,
      fields: ['plan', 'sets'],
      history_from: '2026-11-02',
      until: new Date(world.now() + 90 * DAY_MS).toISOString(),
      lease_until: new Date(world.now() + 7 * DAY_MS).toISOString(),
      stamp: expect.stringMatching(/^[0-9a-f]{32}$/),
      facts: {
        unit: 'kg',
        sessions: [{ day: '2026-11-20', label: 'Lower', planned: 1, is_finished: true, sets: 1, over: null, rated: 0 }],
        lifts: [],
        findings: [],
        note: null,
        body: null,
        plan: { days: ['Mon'], weeks: 4, week: 1, since: TODAY },
      },
    });
    const hour = '2026-11-27T14:00:00.000Z';
    expect(await reads(pair)).toEqual([
      { version: 1, hour, field: 'plan', first_day: null, last_day: null, row_count: 1, reads: 1 },
      { version: 1, hour, field: 'sets', first_day: '2026-11-02', last_day: '2026-11-28', row_count: 1, reads: 1 },
    ]);
  });

  const SEES: Record<GrantField, readonly (keyof typeof CANARIES)[]> = { plan: [], sets: [], notes: ['sessionNote'], body: ['weight'] };

  test.each(GRANT_FIELDS.map((field) => [field] as const))(
    '%s alone lets nothing of the rest through, nor into an export (GRANT-10, PRIV-4)',
    async (field) => {
      const pair = await world.pair();
      await world.share(pair, [field]);
      const answer = JSON.stringify(await one(pair));
      for (const [part, canary] of Object.entries(CANARIES))
        expect([part, answer.includes(canary)]).toEqual([part, SEES[field].includes(part as keyof typeof CANARIES)]);
      expect(JSON.stringify(await pair.coach.call(exportAccount, {}))).not.toContain('canary');
    },
  );

  test('what has not changed is not read again, but noted; whatever of a shared part changes is (GRANT-2)', async () => {
    const pair = await world.pair();
    await world.share(pair, ['sets']);
    const first = await one(pair);
    expect(await one(pair, first?.stamp)).toEqual({ ...first, facts: null });
    expect((await reads(pair)).map(({ row_count, reads: count }) => [row_count, count])).toEqual([[1, 2]]);
    // The chat is no part of it, and is not told by the stamp either.
    await world.push(pair.trainee, [
      world.operation('chat.put', 'chat|m2', { message_id: 'm2', role: 'user', content: 'x', created_at: '2026-11-20T08:00:00Z' }),
    ]);
    expect((await one(pair, first?.stamp))?.facts).toBeNull();
    await world.push(pair.trainee, world.workout('2026-11-25', 'Row'));
    const later = await one(pair, first?.stamp);
    expect(later?.facts?.sessions.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-25']);
    await world.share(pair, ['sets', 'body'], 1);
    expect((await one(pair, later?.stamp))?.facts).not.toBeNull();
  });

  test('a revocation, the end of the grant and a restore each leave nothing, also for a known stamp (GRANT-5, GRANT-6)', async () => {
    const [revoked, restored] = [await world.pair(), await world.pair()];
    for (const pair of [revoked, restored]) await world.share(pair, GRANT_FIELDS);
    const stamp = (await one(revoked))?.stamp ?? null;
    await world.push(revoked.trainee, [world.revoke(revoked.id)]);
    expect(await ask(revoked, [revoked.id], stamp)).toEqual([]);
    const known = (await one(restored))?.stamp ?? null;
    await renewServerEpoch(world.server.database);
    expect(await ask(restored, [restored.id], known)).toEqual([]);
  });

  test('twelve weeks are read, no earlier day', async () => {
    const pair = await world.pair();
    await world.push(pair.trainee, [...world.workout('2026-11-26', 'Row'), ...world.workout('2026-11-10', 'Row')]);
    await world.share(pair, ['sets']);
    const [answer] = await ask(pair, [pair.id], null, '2027-02-13');
    expect(answer?.facts?.sessions.map(({ day }) => day)).toEqual(['2026-11-26']);
  });
});
