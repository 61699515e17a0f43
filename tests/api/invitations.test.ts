import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  blockRelationship,
  buyProgram,
  type Call,
  cancelInvitation,
  createInvitation,
  joinByCode,
  leaveRelationship,
  listInvitations,
  listRelationships,
  readInvitation,
  syncPush,
} from '#contract/index.ts';
import { formatInvitationCode } from '#domain/coaching/invitation-code.ts';
import { messageSlot } from '#domain/coaching/scope-rules.ts';
import { INVITATIONS_OPEN_MAX, INVITED_CLIENTS_MAX } from '#domain/limits.ts';
import { formatHlc } from '#domain/sync/hlc.ts';
import { operationIdAt } from '#domain/sync/operation-id.ts';
import type { AccessTokens } from '#server/auth/access-tokens.ts';
import { exportEverything } from '#server/commands/account/export.ts';
import { deriveInvitationCode, hashInvitationCode } from '#server/commands/relationships/invitation-secrets.ts';
import { makeInvitation } from '#server/commands/relationships/invitations.ts';
import { coaches } from '#server/db/schema.ts';
import { writeBackup } from '#server/maintenance/backup.ts';
import { restoreBackup } from '#server/maintenance/restore.ts';
import { addressOf, type MoneyWorld, startMoneyWorld } from '#tests/support/money-world.ts';
import { addCoach, type TestCoachOptions } from '#tests/support/test-coach.ts';
import { DRIVERS, startTestServer, TEST_TOKEN_SECRET, type TestServer } from '#tests/support/test-server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WRONG = '00000-00000';

type Answer = { ok: true; value: unknown } | { ok: false; failure: { kind: string; status?: number; body?: { code?: unknown } } };

/** `ok`, or the code of the refusal. */
const codeOf = (answer: Answer) => (answer.ok ? 'ok' : answer.failure.body?.code);

describe.each(DRIVERS)('codes, on %s', (driver) => {
  let world: MoneyWorld;
  beforeAll(async () => {
    world = await startMoneyWorld('sandbox', driver);
  });
  afterAll(() => world.close());

  const make = async (call: Call, label = '') => {
    const answer = await call(createInvitation, { body: { id: randomUUID(), label } });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value;
  };
  const joinWith = (call: Call, code: string) => call(joinByCode, { body: { code } });
  const listOf = async (call: Call) => {
    const answer = await call(listRelationships, {});
    return answer.ok ? answer.value : [];
  };
  const codesOf = async (call: Call) => {
    const answer = await call(listInvitations, {});
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value;
  };

  test('a code is read, then used, and coaching begins for both; the coach sees first name and initial, and no address (REL-3, PRIV-3)', async () => {
    const coach = await world.coach();
    const trainee = await world.member();
    const { code, invitation } = await make(coach.call, '  Sam from the gym ');
    expect(invitation).toMatchObject({ label: 'Sam from the gym', state: 'open', client: null, used_at: null });
    expect(new Date(invitation.expires_at).getTime() - new Date(invitation.created_at).getTime()).toBe(14 * DAY_MS);
    for (const call of [trainee.call, world.server.call()])
      expect(await call(readInvitation, { body: { code } })).toMatchObject({
        ok: true,
        value: { name: 'Ana Lima', first_name: 'Ana', coach_id: null },
      });
    expect(await listOf(trainee.call)).toEqual([]);
    const joined = await joinWith(trainee.call, formatInvitationCode(code).toLowerCase());
    expect(joined).toMatchObject({
      ok: true,
      value: { side: 'trainee', state: 'active', with: 'Ana Lima', is_invited: true, contact: null },
    });
    const [theirs] = await listOf(coach.call);
    expect(theirs).toMatchObject({ side: 'coach', state: 'active', with: 'Sam R.', first_name: 'Sam', is_invited: true, contact: null });
    expect(JSON.stringify([await listOf(coach.call), await codesOf(coach.call)])).not.toMatch(new RegExp(`Rivera|${trainee.email}`));
    expect(await codesOf(coach.call)).toMatchObject({
      invited: 1,
      invitations: [{ id: invitation.id, state: 'used', client: 'Sam R.', label: 'Sam from the gym' }],
    });
  });

  test('both can write from then on', async () => {
    const coach = await world.coach();
    const trainee = await world.member();
    await joinWith(trainee.call, (await make(coach.call)).code);
    const [{ id } = { id: '' }] = await listOf(trainee.call);
    for (const [person, side] of [
      [trainee, 't'],
      [coach, 'c'],
    ] as const) {
      const op = {
        op_id: operationIdAt({ wall: world.now(), counter: 0, device: side }, (side === 't' ? '0' : '1').repeat(14)),
        n: 1,
        v: 1,
        kind: 'message.put' as const,
        slot: messageSlot(side, randomUUID()),
        hlc: formatHlc({ wall: world.now(), counter: 0, device: side }),
        value: { text: 'Hello' },
      };
      const answer = await person.call(syncPush, { body: { owner: person.id, device: side, scope_id: id, ops: [op] } });
      expect(answer.ok && answer.value.results).toMatchObject([{ status: 'applied' }]);
    }
  });

  test('wrong, used, cancelled and expired codes, and what can be none, get one and the same answer (REL-3)', async () => {
    const coach = await world.coach();
    const stranger = await world.member();
    const used = await make(coach.call);
    await joinWith((await world.member()).call, used.code);
    const cancelled = await make(coach.call);
    await coach.call(cancelInvitation, { params: { id: cancelled.invitation.id } });
    const expired = await make(coach.call);
    world.wait(14 * DAY_MS);
    const { call } = await world.again(stranger);
    const answers: Answer[] = [];
    for (const code of [WRONG, used.code, cancelled.code, expired.code, '', 'no code'])
      answers.push(await call(readInvitation, { body: { code } }), await joinWith(call, code));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ ok: false, failure: { status: 404, body: { code: 'code_not_valid' } } });
    expect(await listOf(call)).toEqual([]);
  });

  test('in its last moment a code works', async () => {
    const coach = await world.coach();
    const trainee = await world.member();
    const { code } = await make(coach.call);
    world.wait(14 * DAY_MS - 1);
    expect(codeOf(await joinWith((await world.again(trainee)).call, code))).toBe('ok');
  });

  test('of ten who use it at once one is in; who repeats it after a lost answer is in once (REL-3)', async () => {
    const coach = await world.coach();
    const { code } = await make(coach.call);
    const people = [];
    for (let n = 0; n < 10; n += 1) people.push(await world.member());
    const answers = await Promise.all(people.map(({ call }) => joinWith(call, code)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = people[answers.findIndex(({ ok }) => ok)]!;
    expect(await joinWith(winner.call, code)).toEqual(answers.find(({ ok }) => ok));
    expect(codeOf(await winner.call(readInvitation, { body: { code } }))).toBe('ok');
    expect(await listOf(coach.call)).toHaveLength(1);
  });

  test('a code is made once however often it is asked for, and nobody makes one under the id of another (REL-3)', async () => {
    const coach = await world.coach();
    const other = await world.coach();
    const id = randomUUID();
    const body = { id, label: 'Noor' };
    const answers = await Promise.all([1, 2, 3].map(() => coach.call(createInvitation, { body })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await codesOf(coach.call)).invitations).toHaveLength(1);
    expect(codeOf(await other.call(createInvitation, { body }))).toBe('not_found');
    expect(codeOf(await other.call(cancelInvitation, { params: { id } }))).toBe('not_found');
    expect(codeOf(await coach.call(createInvitation, { body: { id: 'no id', label: '' } }))).toBe('not_found');
    expect((await codesOf(other.call)).invitations).toEqual([]);
  });

  test('the coach uses none of their own; who is with the coach already, paying or not, uses none up (REL-3)', async () => {
    const coach = await world.coach();
    const trainee = await world.member();
    const buyer = await world.member();
    const { code, invitation } = await make(coach.call);
    expect(codeOf(await joinWith(coach.call, code))).toBe('own_code');
    await world.till.pay(addressOf(await buyer.call(buyProgram, { params: { id: coach.program_id } })));
    expect(codeOf(await joinWith(buyer.call, code))).toBe('already_joined');
    await world.server.database.execute(sql`update subscriptions set status = 'past_due' where user_id = ${buyer.id}`);
    expect(codeOf(await joinWith(buyer.call, code))).toBe('already_joined');
    await joinWith(trainee.call, (await make(coach.call)).code);
    expect(codeOf(await joinWith(trainee.call, code))).toBe('already_joined');
    expect((await codesOf(coach.call)).invitations.find(({ id }) => id === invitation.id)?.state).toBe('open');
  });

  test('a used code cannot be cancelled; cancelling twice is cancelling once (REL-3)', async () => {
    const coach = await world.coach();
    const { code, invitation } = await make(coach.call);
    await joinWith((await world.member()).call, code);
    expect(codeOf(await coach.call(cancelInvitation, { params: { id: invitation.id } }))).toBe('already_used');
    const { invitation: other } = await make(coach.call);
    const cancel = () => coach.call(cancelInvitation, { params: { id: other.id } });
    expect(await cancel()).toMatchObject({ ok: true, value: { state: 'cancelled' } });
    world.wait(HOUR_MS / 10);
    expect(await cancel()).toMatchObject({ ok: true, value: { state: 'cancelled' } });
  });

  test('a coach has twenty open codes at most, and five people by code, also when many join at once or come back (REL-3)', async () => {
    const coach = await world.coach();
    const codes: string[] = [];
    for (let n = 0; n < INVITATIONS_OPEN_MAX; n += 1) codes.push((await make(coach.call)).code);
    expect(codeOf(await coach.call(createInvitation, { body: { id: randomUUID(), label: '' } }))).toBe('too_many_open');
    const people = [];
    for (let n = 0; n < INVITED_CLIENTS_MAX + 3; n += 1) people.push(await world.member());
    const answers = await Promise.all(people.map(({ call }, n) => joinWith(call, codes[n] ?? '')));
    expect(answers.map((answer) => String(codeOf(answer))).toSorted((a, b) => a.localeCompare(b))).toEqual([
      ...Array.from({ length: INVITED_CLIENTS_MAX }, () => 'ok'),
      'places_taken',
      'places_taken',
      'places_taken',
    ]);
    expect((await codesOf(coach.call)).invited).toBe(INVITED_CLIENTS_MAX);
    expect(codeOf(await coach.call(createInvitation, { body: { id: randomUUID(), label: '' } }))).toBe('places_taken');

    const inside = people[answers.findIndex(({ ok }) => ok)]!;
    const waiting = people[answers.findIndex(({ ok }) => !ok)]!;
    const [{ id } = { id: '' }] = await listOf(inside.call);
    await inside.call(leaveRelationship, { params: { id }, body: { leave: true } });
    expect(codeOf(await joinWith(waiting.call, codes.at(-1) ?? ''))).toBe('ok');
    const back = await inside.call(leaveRelationship, { params: { id }, body: { leave: false } });
    expect(codeOf(back)).toBe('places_taken');
  });

  test('who leaves has two weeks, comes back by themselves or with a new code; a coach who left is come back to only by a code made after that (REL-3, REL-4)', async () => {
    const coach = await world.coach();
    const trainee = await world.member();
    const early = await make(coach.call);
    await joinWith(trainee.call, (await make(coach.call)).code);
    const [{ id } = { id: '' }] = await listOf(trainee.call);
    const leave = (call: Call, does: boolean) => call(leaveRelationship, { params: { id }, body: { leave: does } });
    expect(await leave(trainee.call, true)).toMatchObject({ ok: true, value: { state: 'closing', left_by: 'trainee' } });
    expect(await leave(trainee.call, false)).toMatchObject({ ok: true, value: { state: 'active', left_by: null } });
    world.wait(1_000);
    await leave(coach.call, true);
    world.wait(1_000);
    expect(codeOf(await joinWith(trainee.call, early.code))).toBe('code_not_valid');
    expect(await joinWith(trainee.call, (await make(coach.call)).code)).toMatchObject({
      ok: true,
      value: { id, state: 'active', left_by: null },
    });
    world.wait(1_000);
    await trainee.call(blockRelationship, { params: { id } });
    world.wait(1_000);
    expect(await joinWith(trainee.call, early.code)).toMatchObject({ ok: true, value: { id, state: 'active', is_blocked: false } });
  });

  test('from what is bought after a code the subscription decides, on the same relationship and with the full name (REL-3)', async () => {
    const coach = await world.coach();
    const trainee = await world.member();
    await joinWith(trainee.call, (await make(coach.call)).code);
    const [{ id } = { id: '' }] = await listOf(trainee.call);
    world.wait(1_000);
    await world.till.pay(addressOf(await trainee.call(buyProgram, { params: { id: coach.program_id } })));
    expect(await listOf(coach.call)).toMatchObject([{ id, state: 'active', with: 'Sam Rivera', is_invited: false }]);
    expect((await codesOf(coach.call)).invited).toBe(0);
    await world.server.database.execute(
      sql`update subscriptions set status = 'cancelled', ended_at = ${new Date(world.now()).toISOString()} where user_id = ${trainee.id}`,
    );
    expect(await listOf(trainee.call)).toMatchObject([{ id, state: 'closing' }]);
  });

  test('the code stands in no table and no export (PRIV-3)', async () => {
    const coach = await world.coach();
    const { code, invitation } = await make(coach.call);
    expect(code).toBe(deriveInvitationCode(TEST_TOKEN_SECRET, invitation.id));
    const folder = await mkdtemp(join(tmpdir(), 'setwise-codes-'));
    await writeBackup(world.server.database, join(folder, 'all.gz'), { now: world.now() });
    const everything = gunzipSync(await readFile(join(folder, 'all.gz'))).toString();
    await rm(folder, { recursive: true });
    expect(everything).toContain(hashInvitationCode(TEST_TOKEN_SECRET, code));
    expect(everything).not.toContain(code);
    let text = '';
    const account = {
      id: coach.id,
      role: 'coach',
      email: coach.email,
      first_name: 'Ana',
      last_name: 'Lima',
      profile_image_url: null,
      session_id: '',
    } as const;
    for await (const part of exportEverything(world.server.database, account, world.now())) text += part;
    expect(text).toContain(invitation.id);
    expect(text).not.toContain(hashInvitationCode(TEST_TOKEN_SECRET, code));
  });

  test('a restored server knows each code and who used one (REL-3)', async () => {
    const coach = await world.coach();
    const trainee = await world.member();
    const open = await make(coach.call);
    const used = await make(coach.call);
    await joinWith(trainee.call, used.code);
    const folder = await mkdtemp(join(tmpdir(), 'setwise-restore-'));
    await writeBackup(world.server.database, join(folder, 'all.gz'), { now: world.now() });
    const server = await startTestServer({ driver, clock: () => world.now() });
    await restoreBackup(server.database, join(folder, 'all.gz'), { replace: true });
    await rm(folder, { recursive: true });
    const callOf = async (email: string) => server.call((await server.signIn(email)).access);
    const friend = await server.createUser();
    expect(codeOf(await joinWith(await callOf(friend.email), used.code))).toBe('code_not_valid');
    expect(codeOf(await joinWith(await callOf(friend.email), open.code))).toBe('ok');
    expect(await listOf(await callOf(trainee.email))).toMatchObject([{ state: 'active', is_invited: true }]);
    await server.close();
  });

  test('an account that is deleted leaves the coach a used code without a name', async () => {
    const coach = await world.coach();
    const trainee = await world.member();
    await joinWith(trainee.call, (await make(coach.call)).code);
    await world.server.database.execute(sql`delete from users where id = ${trainee.id}`);
    expect(await codesOf(coach.call)).toMatchObject({ invited: 0, invitations: [{ state: 'used', client: null }] });
  });
});

/** A coach who signs in with the password of tests. */
async function aCoach(server: TestServer) {
  const user = await server.createUser({ role: 'coach' });
  await server.database.insert(coaches).values({ user_id: user.id, username: user.id, created_at: new Date() });
  return user;
}

test('the coach’s page is named where there is one: a coach who is not listed can have codes, and has none (REL-3)', async () => {
  const server = await startTestServer();
  const pageOf = async (options: TestCoachOptions) => {
    const coach = await addCoach(server.database, options);
    const id = randomUUID();
    const tokens = { secret: TEST_TOKEN_SECRET } as AccessTokens;
    const { code } = await makeInvitation({ database: server.database, tokens, clock: Date.now }, coach.user_id, { id, label: '' });
    const read = await server.call()(readInvitation, { body: { code } });
    return read.ok && (read.value.coach_id === coach.id ? 'its page' : read.value.coach_id);
  };
  expect(await pageOf({})).toBe('its page');
  expect(await pageOf({ status: 'paused' })).toBe(null);
  await server.close();
});

describe.each(DRIVERS)('guessing codes, on %s', (driver) => {
  test('an account has ten tries in an hour and a network fifty, right or wrong, and then not even a right code is answered (PRIV-5)', async () => {
    const lines: object[] = [];
    const server = await startTestServer({ driver, settings: { rateLimitFactor: 1 }, onLog: (line) => lines.push(line) });
    const callOf = async (user: { email: string }) => server.call((await server.signIn(user.email)).access);
    const coach = await callOf(await aCoach(server));
    const made = await coach(createInvitation, { body: { id: randomUUID(), label: '' } });
    const code = made.ok ? made.value.code : '';
    const guesser = await callOf(await server.createUser());
    const tries: unknown[] = [];
    for (let n = 0; n < 11; n += 1) tries.push(codeOf(await guesser(n % 2 === 0 ? readInvitation : joinByCode, { body: { code: WRONG } })));
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 'code_not_valid'), 'too_many_requests']);
    expect(codeOf(await guesser(joinByCode, { body: { code } }))).toBe('too_many_requests');
    const visitor = server.call();
    const byNetwork: unknown[] = [];
    for (let n = 0; n < 45; n += 1) byNetwork.push(codeOf(await visitor(readInvitation, { body: { code: WRONG } })));
    expect(byNetwork.filter((each) => each === 'too_many_requests').length).toBeGreaterThan(0);
    expect(codeOf(await visitor(readInvitation, { body: { code } }))).toBe('too_many_requests');
    expect(JSON.stringify(lines)).not.toContain(code);
    expect(JSON.stringify(lines)).not.toContain(WRONG);
    await server.close();
  });
});
