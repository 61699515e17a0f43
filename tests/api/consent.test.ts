import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  blockRelationship,
  confirmConsent,
  createInvitation,
  exportAccount,
  joinByCode,
  leaveRelationship,
  listAccessLog,
  listRelationships,
  putConsent,
  readClientLog,
} from '#contract/index.ts';
import { GRANT_FIELDS, type GrantField } from '#domain/coaching/grant.ts';
import { ACCOUNT_MAX_BYTES, ACCOUNT_MAX_OPERATIONS } from '#domain/limits.ts';
import { renewServerEpoch } from '#server/commands/sync/epoch.ts';
import { DRIVERS } from '#tests/support/test-server.ts';
import { CANARIES, type Pair, SHARING_NOW, type Sharer, type SharingWorld, startSharingWorld } from './support/sharing-world.ts';

const DAY_MS = 86_400_000;
const RANGE = { from: '2026-10-30', to: '2026-11-27' };

describe.each(DRIVERS)('what a trainee shares of a log, on %s', (driver) => {
  let world: SharingWorld;
  beforeAll(async () => {
    world = await startSharingWorld(driver);
  });
  afterAll(() => world.close());

  const read = async ({ coach, id }: Pick<Pair, 'coach' | 'id'>, query = RANGE) => {
    const answer = await coach.call(readClientLog, { params: { id }, query });
    if (answer.ok) return answer.value;
    return answer.failure.kind === 'refused' ? answer.failure.body.code : answer.failure.kind;
  };
  const reads = async (pair: Pair) => {
    const answer = await pair.trainee.call(listAccessLog, { params: { id: pair.id } });
    if (!answer.ok) throw new Error('No access log.');
    return answer.value;
  };
  const codeOf = (answer: { ok: boolean; failure?: unknown }) =>
    answer.ok ? 'ok' : ((answer.failure as { body?: { code?: string } }).body?.code ?? 'unreachable');

  test('nothing before the first choice, and what is not in force is refused without a word of it (GRANT-1)', async () => {
    const pair = await world.pair();
    expect(await world.consentOf(pair.trainee, pair.id)).toEqual({ version: 0, state: 'off', fields: [], history_from: null, until: null });
    expect(await read(pair)).toBe('not_shared');
    expect(await reads(pair)).toEqual({ versions: [], reads: [] });
  });

  test('the coach reads exactly what is shared, from the first day on, and each reading is in the trainee’s list (GRANT-1, GRANT-2, GRANT-8)', async () => {
    const pair = await world.pair();
    expect(await world.share(pair, ['plan', 'sets'])).toMatchObject({
      ok: true,
      value: { consent: { version: 1, state: 'on', fields: ['plan', 'sets'], history_from: '2026-11-02' } },
    });
    expect(await world.consentOf(pair.coach, pair.id)).toMatchObject({ version: 1, state: 'on', fields: ['plan', 'sets'] });
    expect(await read(pair)).toEqual({
      relationship_id: pair.id,
      version: 1,
      fields: ['plan', 'sets'],
      history_from: '2026-11-02',
      until: new Date(SHARING_NOW + 90 * DAY_MS).toISOString(),
      lease_until: new Date(SHARING_NOW + 7 * DAY_MS).toISOString(),
      plan: {
        weeks: Array.from({ length: 4 }, () => [{ title: 'Lower', exercises: [{ exercise: CANARIES.plan, sets: 3, reps: '5', rpe: 8 }] }]),
      },
      days: [
        {
          day: '2026-11-20',
          sessions: [
            {
              label: 'Lower',
              is_finished: true,
              sets: [
                {
                  exercise: CANARIES.sets,
                  exercise_n: 1,
                  set_n: 1,
                  reps: 5,
                  weight: '102.5',
                  unit: 'kg',
                  rpe: 8,
                  prescribed: CANARIES.prescribed,
                },
              ],
            },
          ],
          notes: [],
          body: [],
        },
      ],
    });
    await read(pair);
    const hour = '2026-11-27T14:00:00.000Z';
    expect((await reads(pair)).reads).toEqual([
      { version: 1, hour, field: 'plan', first_day: null, last_day: null, row_count: 2, reads: 2 },
      { version: 1, hour, field: 'sets', first_day: '2026-11-02', last_day: '2026-11-27', row_count: 2, reads: 2 },
    ]);
  });

  test('a workout counts for the day it was moved to, in both directions (SYNC-28)', async () => {
    const pair = await world.pair();
    await world.push(pair.trainee, [
      ...world.workout('2026-10-31', 'moved in', { moved_to: '2026-11-10' }),
      ...world.workout('2026-11-12', 'moved out', { moved_to: '2026-11-01' }),
    ]);
    await world.share(pair, ['sets']);
    const answer = JSON.stringify(await read(pair));
    expect(answer).toContain('moved in');
    expect(answer).not.toContain('moved out');
  });

  const SEES: Record<GrantField, readonly (keyof typeof CANARIES)[]> = {
    plan: ['plan'],
    sets: ['sets'],
    notes: ['setNote', 'sessionNote'],
    body: ['weight'],
  };
  const CHOICES: readonly (readonly GrantField[])[] = Array.from({ length: 15 }, (_, choice) =>
    GRANT_FIELDS.filter((__, index) => ((choice + 1) >> index) % 2 === 1),
  );

  test.each(CHOICES.map((fields) => ({ fields, name: fields.join(', ') })))(
    'with $name shared, no answer, mail or log line holds a word of the rest (GRANT-1, GRANT-10, PRIV-1, PRIV-3)',
    async ({ fields }) => {
      const pair = await world.pair();
      await world.share(pair, fields);
      const answer = JSON.stringify(await read(pair));
      const seen = new Set<string>(fields.flatMap((field) => SEES[field]));
      if (fields.includes('plan') && fields.includes('sets')) seen.add('prescribed');
      for (const [part, canary] of Object.entries(CANARIES)) expect([part, answer.includes(canary)]).toEqual([part, seen.has(part)]);
      expect(answer).not.toContain('future');
      const others = JSON.stringify([
        await pair.coach.call(listRelationships, {}),
        await pair.trainee.call(listAccessLog, { params: { id: pair.id } }),
        await pair.coach.call(exportAccount, {}),
        await world.server.mails(),
        world.lines,
      ]);
      expect(others).not.toContain('canary');
      expect(others).not.toContain('1.4375');
    },
  );

  test('a stranger, another coach and the trainee are told nothing; only the trainee has the list (GRANT-8, PRIV-3)', async () => {
    const [pair, other] = [await world.pair(), await world.pair()];
    await world.share(pair, GRANT_FIELDS);
    expect(await read({ coach: other.coach, id: pair.id })).toBe('not_found');
    expect(await read({ coach: pair.trainee, id: pair.id })).toBe('coaches_only');
    expect(await read({ coach: pair.coach, id: 'x' })).toBe('not_found');
    const terms = {
      expected_version: 1,
      fields: [...GRANT_FIELDS],
      history_from: '2020-01-01',
      until: '2027-11-01T00:00:00Z',
      text_version: 1,
    };
    expect(codeOf(await pair.coach.call(putConsent, { params: { id: pair.id }, body: terms }))).toBe('trainee_only');
    expect(codeOf(await other.coach.call(putConsent, { params: { id: pair.id }, body: terms }))).toBe('not_found');
    expect(codeOf(await pair.coach.call(confirmConsent, { params: { id: pair.id }, body: { expected_version: 1 } }))).toBe('trainee_only');
    expect(codeOf(await pair.coach.call(listAccessLog, { params: { id: pair.id } }))).toBe('not_found');
    expect((await reads(pair)).reads).toEqual([]);
  });

  test.each([
    ['days that are none', { from: '2026-11-31', to: '2026-12-02' }],
    ['words', { from: 'today', to: 'tomorrow' }],
    ['a year that no log has', { from: '0001-01-01', to: '0001-01-02' }],
    ['32 days', { from: '2026-11-01', to: '2026-12-02' }],
    ['days the wrong way round', { from: '2026-11-20', to: '2026-11-19' }],
  ])('%s are refused, and nothing is read', async (_, query) => {
    const pair = await world.pair();
    await world.share(pair, ['sets']);
    expect(await read(pair, query)).toBe('range_not_valid');
    expect((await reads(pair)).reads).toEqual([]);
  });

  test('days before the first one are empty, and not in the list', async () => {
    const pair = await world.pair();
    await world.share(pair, ['sets']);
    expect(await read(pair, { from: '2026-10-20', to: '2026-11-01' })).toMatchObject({ days: [], plan: null });
    expect((await reads(pair)).reads).toEqual([]);
  });

  test('a choice made on an older screen is refused and changes nothing (GRANT-3)', async () => {
    const pair = await world.pair();
    await world.share(pair, ['sets']);
    expect(codeOf(await world.share(pair, GRANT_FIELDS, 0))).toBe('consent_changed');
    expect(codeOf(await world.share(pair, [], 1))).toBe('nothing_chosen');
    expect(await world.consentOf(pair.trainee, pair.id)).toMatchObject({ version: 1, fields: ['sets'] });
    expect(codeOf(await world.share(pair, ['sets', 'notes'], 1))).toBe('ok');
    expect((await reads(pair)).versions.map(({ version, made_by, fields }) => [version, made_by, fields])).toEqual([
      [2, 'granted', ['sets', 'notes']],
      [1, 'granted', ['sets']],
    ]);
  });

  test('sharing less works by a push, with whatever was logged after it, once, and whatever its clock says (GRANT-4, GRANT-5)', async () => {
    const pair = await world.pair();
    await world.share(pair, ['sets', 'notes', 'body']);
    const narrow = { ...world.revoke(pair.id, ['notes', 'something newer']), hlc: '0000000000001:0000:d' };
    expect(await world.push(pair.trainee, [narrow])).toEqual(['applied']);
    expect(await world.push(pair.trainee, [narrow, narrow])).toEqual(['duplicate', 'duplicate']);
    expect(await world.consentOf(pair.coach, pair.id)).toMatchObject({ version: 2, state: 'on', fields: ['sets', 'body'] });
    expect(JSON.stringify(await read(pair))).not.toContain(CANARIES.sessionNote);
    expect(await world.push(pair.trainee, [world.revoke(pair.id), ...world.workout('2026-11-26', CANARIES.after)])).toEqual([
      'applied',
      'applied',
      'applied',
      'applied',
    ]);
    expect(await read(pair)).toBe('not_shared');
    expect(await world.consentOf(pair.coach, pair.id)).toEqual({ version: 3, state: 'off', fields: [], history_from: null, until: null });
    expect((await reads(pair)).versions.map(({ version, made_by }) => [version, made_by])).toEqual([
      [3, 'revoked'],
      [2, 'revoked'],
      [1, 'granted'],
    ]);
  });

  test('a revocation that names somebody else’s, or nobody’s, is taken and has no effect (GRANT-4)', async () => {
    const [pair, other] = [await world.pair(), await world.pair()];
    await world.share(pair, ['sets']);
    expect(await world.push(other.trainee, [world.revoke(pair.id), world.revoke('nobody')])).toEqual(['applied', 'applied']);
    expect(await world.push(pair.coach, [world.revoke(pair.id)])).toEqual(['applied']);
    expect(await world.consentOf(pair.trainee, pair.id)).toMatchObject({ version: 1, state: 'on' });
  });

  test('an account without room for another set can still stop sharing (GRANT-4)', async () => {
    const pair = await world.pair();
    await world.share(pair, ['sets']);
    await world.server.database.execute(
      sql`update sync_owners set bytes = 1e12::bigint, operations = 1000000 where owner = ${pair.trainee.id}`,
    );
    expect(await world.push(pair.trainee, [world.revoke(pair.id)])).toEqual(['account_full']);
    await world.server.database.execute(sql`
      update sync_owners set bytes = ${ACCOUNT_MAX_BYTES - 10}, operations = ${ACCOUNT_MAX_OPERATIONS} where owner = ${pair.trainee.id}
    `);
    expect(await world.push(pair.trainee, world.workout('2026-11-25', 'no room'))).toEqual([
      'account_full',
      'account_full',
      'account_full',
    ]);
    expect(await world.push(pair.trainee, [world.revoke(pair.id)])).toEqual(['applied']);
    expect(await read(pair)).toBe('not_shared');
  });

  test('it ends on its date, and at the coach’s device at the latest then (GRANT-9, READ-2)', async () => {
    const pair = await world.pair();
    await world.share(pair, ['sets']);
    await world.server.database.execute(sql`
      update consent_versions set until = ${new Date(world.now() + DAY_MS).toISOString()} where relationship_id = ${pair.id}
    `);
    expect(await read(pair)).toMatchObject({ lease_until: new Date(world.now() + DAY_MS).toISOString() });
    await world.server.database.execute(
      sql`update consent_versions set until = ${new Date(world.now()).toISOString()} where relationship_id = ${pair.id}`,
    );
    expect(await read(pair)).toBe('not_shared');
    expect(await world.consentOf(pair.trainee, pair.id)).toMatchObject({ state: 'off', fields: [] });
    expect(codeOf(await world.share(pair, ['sets'], 1))).toBe('ok');
  });

  test.each(['leave', 'block', 'coach leaves'] as const)(
    'who leaves stops sharing for good: coming back shares nothing (%s, GRANT-9)',
    async (how) => {
      const pair = await world.pair();
      await world.share(pair, ['sets']);
      const who: Sharer = how === 'coach leaves' ? pair.coach : pair.trainee;
      const params = { id: pair.id };
      if (how === 'block') await who.call(blockRelationship, { params });
      else await who.call(leaveRelationship, { params, body: { leave: true } });
      expect(await read(pair)).toBe('not_shared');
      expect(codeOf(await world.share(pair, ['sets'], 2))).toBe('not_active');
      await who.call(leaveRelationship, { params, body: { leave: false } });
      expect(await world.consentOf(pair.trainee, pair.id)).toMatchObject({ version: 2, state: 'off' });
      expect(await read(pair)).toBe('not_shared');
      expect((await reads(pair)).versions[0]).toMatchObject({ version: 2, made_by: 'ended', fields: [] });
      expect(codeOf(await world.share(pair, ['sets'], 2))).toBe('ok');
    },
  );

  test('what begins again with another code shares nothing, also where nothing noted the end (GRANT-9)', async () => {
    const pair = await world.pair();
    await world.share(pair, ['sets']);
    await world.server.database.execute(sql`
      update coaching_relationships set ended_at = ${new Date(world.now() + 1_000).toISOString()}, ended_by = 'trainee' where id = ${pair.id}
    `);
    await world.wait(5_000);
    expect(await read(pair)).toBe('not_shared');
    const code = await pair.coach.call(createInvitation, { body: { id: crypto.randomUUID(), label: '' } });
    expect(codeOf(await pair.trainee.call(joinByCode, { body: { code: code.ok ? code.value.code : '' } }))).toBe('ok');
    expect(await world.consentOf(pair.trainee, pair.id)).toMatchObject({ version: 1, state: 'off' });
    expect(await read(pair)).toBe('not_shared');
  });

  test('after a restore nothing is shared until the trainee confirms, which a phone’s own revocation outlives (GRANT-6)', async () => {
    const pair = await world.pair();
    await world.share(pair, ['sets', 'notes']);
    const before = await world.server.database.execute(sql`select * from consent_versions where relationship_id = ${pair.id}`);
    const revocation = world.revoke(pair.id, ['notes']);
    await world.push(pair.trainee, [revocation]);
    // The backup is from before the revocation.
    await world.server.database.execute(sql`delete from consent_versions where relationship_id = ${pair.id} and version > 1`);
    await world.server.database.execute(sql`delete from sync_registers where owner = ${pair.trainee.id} and slot = ${revocation.slot}`);
    await world.server.database.execute(sql`delete from sync_operations where owner = ${pair.trainee.id} and slot = ${revocation.slot}`);
    await renewServerEpoch(world.server.database);
    expect(before.rows).toHaveLength(1);
    expect(await read(pair)).toBe('not_shared');
    expect(await world.consentOf(pair.coach, pair.id)).toMatchObject({ state: 'unconfirmed', fields: [] });
    expect(await world.consentOf(pair.trainee, pair.id)).toMatchObject({ version: 1, state: 'unconfirmed', fields: ['sets', 'notes'] });
    expect(await world.push(pair.trainee, [revocation])).toEqual(['applied']);
    const params = { id: pair.id };
    expect(codeOf(await pair.trainee.call(confirmConsent, { params, body: { expected_version: 1 } }))).toBe('consent_changed');
    expect(codeOf(await pair.trainee.call(confirmConsent, { params, body: { expected_version: 2 } }))).toBe('ok');
    expect(await world.consentOf(pair.coach, pair.id)).toMatchObject({ version: 3, state: 'on', fields: ['sets'] });
    expect((await reads(pair)).versions[0]).toMatchObject({ version: 3, made_by: 'confirmed' });
  });

  test('a silent restore, which a phone finds by its cursor, stops it too (GRANT-6)', async () => {
    const pair = await world.pair();
    await world.share(pair, ['sets']);
    await world.server.database.execute(sql`update sync_owners set generation = generation + 1 where owner = ${pair.trainee.id}`);
    expect(await read(pair)).toBe('not_shared');
  });

  test('the export holds what was shared and read, the coach’s nothing of it; a deleted account leaves nothing (PRIV-4)', async () => {
    const pair = await world.pair();
    await world.share(pair, ['sets']);
    await read(pair);
    const [own, coachs] = [await pair.trainee.call(exportAccount, {}), await pair.coach.call(exportAccount, {})];
    expect(own).toMatchObject({
      value: { consent_versions: [{ version: 1, fields: ['sets'] }], consent_reads: [{ field: 'sets', reads: 1 }] },
    });
    expect(coachs).toMatchObject({ value: { consent_versions: [], consent_reads: [] } });
    await world.server.database.execute(sql`delete from users where id = ${pair.trainee.id}`);
    for (const table of ['consent_versions', 'consent_reads'])
      expect(
        (await world.server.database.execute(sql`select 1 from ${sql.identifier(table)} where relationship_id = ${pair.id}`)).rows,
      ).toEqual([]);
  });
});
