import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockRelationship, buyProgram, type Call, leaveRelationship, listRelationships, syncHello } from '#contract/index.ts';
import { claimPurchases } from '#server/commands/purchases/claim.ts';
import { addressOf, type MoneyWorld, PROVIDERS, startMoneyWorld } from '#tests/support/money-world.ts';
import { DRIVERS } from '#tests/support/test-server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PLACES = PROVIDERS.flatMap((provider) => DRIVERS.map((driver) => [provider, driver] as const));

describe.each(PLACES)('relationships, with the %s, on %s', (provider, driver) => {
  let world: MoneyWorld;
  beforeAll(async () => {
    world = await startMoneyWorld(provider, driver);
  });
  afterAll(() => world.close());

  const listOf = async (call: Call) => {
    const answer = await call(listRelationships, {});
    return answer.ok ? answer.value : [];
  };
  const buy = async (call: Call, program_id: number, email?: string) =>
    world.till.pay(addressOf(await call(buyProgram, { params: { id: program_id } })), email);

  test('whoever pays a coach is theirs, seen by both from their side, and by nobody else (REL-1, REL-2)', async () => {
    const coach = await world.coach();
    const buyer = await world.member();
    const stranger = await world.member();
    const otherCoach = await world.coach();
    expect(await listOf(buyer.call)).toEqual([]);
    await buy(buyer.call, coach.program_id);
    const [mine] = await listOf(buyer.call);
    expect(mine).toMatchObject({ side: 'trainee', state: 'active', with: 'Ana Lima', first_name: 'Ana', coach_id: coach.coach_id });
    const [theirs] = await listOf(coach.call);
    expect(theirs).toMatchObject({ id: mine?.id, side: 'coach', state: 'active', picture: null });
    expect(await listOf(stranger.call)).toEqual([]);
    expect(await listOf(otherCoach.call)).toEqual([]);
    expect(await buyer.call(syncHello, {})).toMatchObject({ ok: true, value: { relationships: 1 } });
    expect(await stranger.call(syncHello, {})).toMatchObject({ ok: true, value: { relationships: 0 } });
  });

  test('both see the same 72 hours, until they are over and nothing is owed any more (REL-5)', async () => {
    const coach = await world.coach();
    const buyer = await world.member();
    await buy(buyer.call, coach.program_id);
    const [mine] = await listOf(buyer.call);
    const [theirs] = await listOf(coach.call);
    expect(mine?.contact).toMatchObject({ state: 'waiting' });
    expect(theirs?.contact).toEqual(mine?.contact);
    expect(new Date(mine?.contact?.due_at ?? 0).getTime() - new Date(mine?.contact?.bought_at ?? 0).getTime()).toBe(72 * HOUR_MS);
    world.wait(73 * HOUR_MS);
    const late = await world.again(buyer);
    expect((await listOf(late.call))[0]?.contact).toMatchObject({ state: 'missed' });
  });

  test('an unpaid month pauses it, the end leaves fourteen days, and buying again is the same relationship (REL-1, REL-2)', async () => {
    const coach = await world.coach();
    const buyer = await world.member();
    await buy(buyer.call, coach.program_id);
    const [{ id } = { id: '' }] = await listOf(buyer.call);
    const state = async () => (await listOf((await world.again(buyer)).call)).map((each) => [each.id === id, each.state]);
    const set = (values: string) =>
      world.server.database.execute(sql`update subscriptions set ${sql.raw(values)} where user_id = ${buyer.id}`);
    await set(`status = 'past_due'`);
    expect(await state()).toEqual([[true, 'paused']]);
    await set(`status = 'cancelled', ended_at = '${new Date(world.now()).toISOString()}'`);
    expect(await state()).toEqual([[true, 'closing']]);
    world.wait(14 * DAY_MS);
    expect(await state()).toEqual([[true, 'ended']]);
    await buy((await world.again(buyer)).call, coach.program_id);
    expect(await state()).toEqual([[true, 'active']]);
  });

  test('a payment that went back in full leaves no days to say goodbye (REL-1)', async () => {
    const coach = await world.coach();
    const buyer = await world.member();
    await buy(buyer.call, coach.program_id);
    await world.server.database.execute(sql`update payments set refunded_cents = amount_cents where user_id = ${buyer.id}`);
    await world.server.database.execute(
      sql`update subscriptions set status = 'cancelled', ended_at = ${new Date(world.now()).toISOString()} where user_id = ${buyer.id}`,
    );
    expect(await listOf(buyer.call)).toMatchObject([{ state: 'ended' }]);
  });

  test('what was bought without an account is a relationship once the address has one, and only once (REL-2)', async () => {
    const coach = await world.coach();
    const email = `late-${driver}-${provider}@example.com`;
    await buy(world.server.call(), coach.program_id, email);
    expect(await listOf(coach.call)).toEqual([]);
    const person = await world.server.createUser();
    const claim = () => world.server.database.transaction((transaction) => claimPurchases(transaction, { user_id: person.id, email }));
    await claim();
    await claim();
    expect(await listOf(coach.call)).toMatchObject([{ side: 'coach', state: 'active' }]);
  });

  describe('leaving and blocking (REL-4)', () => {
    const pair = async () => {
      const coach = await world.coach();
      const buyer = await world.member();
      await buy(buyer.call, coach.program_id);
      const [{ id } = { id: '' }] = await listOf(buyer.call);
      const answerOf = (answer: Awaited<ReturnType<typeof leave>>) =>
        answer.ok
          ? [answer.value.state, answer.value.left_by, answer.value.is_blocked]
          : answer.failure.kind === 'refused' && answer.failure.body.code;
      const leave = (call: Call, does = true) => call(leaveRelationship, { params: { id }, body: { leave: does } });
      const block = (call: Call) => call(blockRelationship, { params: { id } });
      return { coach, buyer, id, answerOf, leave, block };
    };

    test('either side leaves a running subscription, and only that side takes it back', async () => {
      const { coach, buyer, answerOf, leave } = await pair();
      expect(answerOf(await leave(buyer.call))).toEqual(['closing', 'trainee', false]);
      expect(answerOf(await leave(buyer.call))).toEqual(['closing', 'trainee', false]);
      expect(answerOf(await leave(coach.call))).toBe('already_ended');
      expect(answerOf(await leave(coach.call, false))).toBe('not_yours');
      expect(await listOf(coach.call)).toMatchObject([{ state: 'closing', left_by: 'trainee' }]);
      expect(answerOf(await leave(buyer.call, false))).toEqual(['active', null, false]);
      expect(answerOf(await leave(coach.call))).toEqual(['closing', 'coach', false]);
      world.wait(15 * DAY_MS);
      expect(await listOf((await world.again(buyer)).call)).toMatchObject([{ state: 'ended', left_by: 'coach' }]);
      const back = await world.again(coach);
      expect(answerOf(await leave(back.call, false))).toEqual(['active', null, false]);
    });

    test('a block ends it at once, the coach is not told that it is one, and the trainee lifts it', async () => {
      const { coach, buyer, answerOf, leave, block } = await pair();
      expect(answerOf(await block(coach.call))).toBe('trainee_only');
      const [first, second] = await Promise.all([block(buyer.call), block(buyer.call)]);
      expect([first, second].map(answerOf)).toEqual([
        ['ended', 'trainee', true],
        ['ended', 'trainee', true],
      ]);
      expect(await listOf(coach.call)).toMatchObject([{ state: 'ended', left_by: 'trainee', is_blocked: false }]);
      expect(answerOf(await leave(buyer.call, false))).toEqual(['active', null, false]);
    });

    test('buying again outlives having left', async () => {
      const { coach, buyer, id, leave } = await pair();
      await leave(buyer.call);
      world.wait(HOUR_MS);
      await world.server.database.execute(sql`update subscriptions set status = 'cancelled', ended_at = now() where user_id = ${buyer.id}`);
      const again = await world.again(buyer);
      await buy(again.call, coach.program_id);
      expect(await listOf(again.call)).toMatchObject([{ id, state: 'active', left_by: null }]);
    });

    test('whoever is on neither side is answered as for one that never was', async () => {
      const { id } = await pair();
      const stranger = await world.member();
      for (const each of [id, '018f3f2a-7a2b-8c3d-ae4f-000000000001', 'no id'])
        for (const answer of [
          await stranger.call(leaveRelationship, { params: { id: each }, body: { leave: true } }),
          await stranger.call(blockRelationship, { params: { id: each } }),
        ])
          expect(answer).toMatchObject({ ok: false, failure: { status: 404, body: { code: 'not_found' } } });
    });
  });

  test('nobody coaches themselves (REL-2)', async () => {
    const coach = await world.coach();
    await world.server.database.execute(sql`
      insert into subscriptions (id, user_id, type, status, price_cents, first_month_cents, created_at, coach_id)
      values (gen_random_uuid(), ${coach.id}, 'basic', 'active', 100, 100, now(), ${coach.coach_id})
    `);
    await world.server.database.transaction((transaction) => claimPurchases(transaction, { user_id: coach.id, email: coach.email }));
    expect(await listOf(coach.call)).toEqual([]);
  });
});
