import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyProgram, listPurchases, listRelationships, syncPull, syncPush } from '#contract/index.ts';
import { messageSlot, readSlot, type Side } from '#domain/coaching/scope-rules.ts';
import { sendDueNotices } from '#server/commands/relationships/send-notices.ts';
import { addressOf, type MoneyWorld, type Person, startMoneyWorld } from '#tests/support/money-world.ts';
import { DRIVERS } from '#tests/support/test-server.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

describe.each(DRIVERS)('what coach and trainee write to each other, on %s', (driver) => {
  let world: MoneyWorld;
  let made = 0;
  beforeAll(async () => {
    world = await startMoneyWorld('sandbox', driver);
  });
  afterAll(() => world.close());

  const pair = async () => {
    const coach = await world.coach();
    const trainee = await world.member();
    await world.till.pay(addressOf(await trainee.call(buyProgram, { params: { id: coach.program_id } })));
    const listed = await trainee.call(listRelationships, {});
    if (!listed.ok) throw new Error('No relationship.');
    return { coach, trainee, scope_id: listed.value[0]?.id ?? '' };
  };
  const uuid = () => {
    made += 1;
    return `018f3f2a-7a2b-7c3d-8e4f-${String(made).padStart(12, '0')}`;
  };
  const operation = (kind: string, slot: string, value: object) => {
    const op_id = uuid();
    return {
      op_id,
      n: made,
      kind,
      slot,
      hlc: `${String(world.now()).padStart(13, '0')}:${made.toString(16).padStart(4, '0')}:d`,
      v: 1,
      value,
    };
  };
  const message = (side: Side, text: string) => operation('message.put', messageSlot(side, uuid()), { text });
  const push = async (who: Person, scope_id: string | undefined, ops: object[]) => {
    const answer = await who.call(syncPush, { body: { owner: who.id, device: 'd', scope_id, ops } as never });
    return answer.ok
      ? answer.value.results.map(({ status, code }) => code ?? status)
      : [answer.failure.kind === 'refused' ? answer.failure.status : 0];
  };
  const pull = async (who: Person, scope_id: string) => {
    const listed = await who.call(listRelationships, {});
    const epoch = (listed.ok && listed.value.find(({ id }) => id === scope_id)?.epoch) || 'none';
    const answer = await who.call(syncPull, { query: { epoch, after: '0', scope_id } });
    return answer.ok ? ('changes' in answer.value ? answer.value.changes.map(({ value }) => value?.text ?? value?.rev) : 'reset') : 404;
  };
  const contact = async (who: Person) => {
    const answer = await who.call(listPurchases, {});
    return answer.ok ? answer.value[0]?.contact : null;
  };

  test('a message is there once for both, whatever is repeated, and for nobody else (SCOPE-1, SCOPE-6)', async () => {
    const { coach, trainee, scope_id } = await pair();
    const hello = message('t', 'Hello');
    expect(await push(trainee, scope_id, [hello])).toEqual(['applied']);
    expect(await Promise.all([push(trainee, scope_id, [hello]), push(trainee, scope_id, [hello])])).toEqual([['duplicate'], ['duplicate']]);
    expect(await push(trainee, scope_id, [{ ...message('t', 'Changed'), slot: hello.slot }])).toEqual(['already_written']);
    expect(await push(coach, scope_id, [message('c', 'Welcome')])).toEqual(['applied']);
    expect(await pull(trainee, scope_id)).toEqual(['Hello', 'Welcome']);
    expect(await pull(coach, scope_id)).toEqual(['Hello', 'Welcome']);
    const others = [await world.member(), await world.coach()];
    for (const other of others) {
      expect(await push(other, scope_id, [message('t', 'Psst')])).toEqual([404]);
      expect(await pull(other, scope_id)).toBe(404);
      expect(await pull(other, uuid())).toBe(404);
      expect(await pull(other, 'no id')).toBe(404);
    }
  });

  test('nobody writes for the other, and neither log takes what belongs to the other log (SCOPE-2)', async () => {
    const { coach, trainee, scope_id } = await pair();
    expect(await push(trainee, scope_id, [message('c', 'I promise you a refund')])).toEqual(['not_author']);
    expect(await push(coach, scope_id, [operation('read.put', readSlot('t'), { rev: 9 })])).toEqual(['not_author']);
    expect(await push(coach, scope_id, [operation('unit.put', 'unit', { unit: 'kg', made_at: '2026-11-21T12:00:00.000Z' })])).toEqual([
      'wrong_scope',
    ]);
    expect(await push(coach, undefined, [message('c', 'Hello')])).toEqual(['wrong_scope']);
    expect(await pull(trainee, scope_id)).toEqual([]);
  });

  test('after the end nothing more is written, and the trainee can still say what was read (SCOPE-5)', async () => {
    const { coach, trainee, scope_id } = await pair();
    await world.server.database.execute(
      sql`update subscriptions set status = 'cancelled', ended_at = ${new Date(world.now() - 20 * 24 * HOUR_MS).toISOString()} where user_id = ${trainee.id}`,
    );
    expect(await push(trainee, scope_id, [message('t', 'Bye'), operation('read.put', readSlot('t'), { rev: 1 })])).toEqual(
      expect.arrayContaining(['scope_closed', 'applied']),
    );
    expect(await push(coach, scope_id, [message('c', 'Bye'), operation('read.put', readSlot('c'), { rev: 1 })])).toEqual([
      'scope_closed',
      'scope_closed',
    ]);
  });

  test('the coach’s message is the coach’s word and the answer to it the agreement; a client who writes first stops nothing (REL-5, SCOPE-11)', async () => {
    const { coach, trainee, scope_id } = await pair();
    await push(trainee, scope_id, [message('t', 'Are you there?')]);
    expect(await contact(trainee)).toBe('waiting');
    await push(coach, scope_id, [operation('read.put', readSlot('c'), { rev: 1 })]);
    expect(await contact(trainee)).toBe('waiting');
    await push(coach, scope_id, [message('c', 'I am')]);
    expect(await contact(trainee)).toBe('claimed');
    await push(trainee, scope_id, [message('t', 'Good')]);
    expect(await contact(trainee)).toBe('confirmed');
  });

  test('a coach who only pressed a button is not agreed with by a message that complains (REL-5)', async () => {
    const { trainee, scope_id } = await pair();
    await world.server.database.execute(sql`update purchases set coach_said_at = bought_at where user_id = ${trainee.id}`);
    await push(trainee, scope_id, [message('t', 'You never wrote')]);
    expect(await contact(trainee)).toBe('claimed');
  });

  test('a message that arrives after the 72 hours is late (REL-5)', async () => {
    const { coach, trainee, scope_id } = await pair();
    world.wait(73 * HOUR_MS);
    await push(await world.again(coach), scope_id, [message('c', 'Sorry')]);
    expect(await contact(await world.again(trainee))).toBe('missed');
  });

  test('who has not read for ten minutes is mailed once in twelve hours that somebody wrote, and never what (PRIV-1)', async () => {
    const { coach, trainee, scope_id } = await pair();
    const { database, money } = world.server;
    const mailsAfter = async (ms: number) => {
      world.wait(ms);
      await sendDueNotices({ ...money, database });
      return (await world.server.mails()).filter(({ to, subject }) => to === trainee.email && subject.includes('wrote to you'));
    };
    await push(coach, scope_id, [message('c', 'canary-squat-100kg')]);
    expect(await mailsAfter(9 * MINUTE_MS)).toHaveLength(0);
    const [mail, ...rest] = await mailsAfter(2 * MINUTE_MS);
    expect([mail?.subject, rest]).toEqual(['Ana wrote to you', []]);
    expect(mail?.text).toContain(`/coaching/${scope_id}`);
    expect(JSON.stringify(await world.server.mails())).not.toContain('canary');
    const again = await world.again(coach);
    await push(again, scope_id, [message('c', 'And another')]);
    expect(await mailsAfter(11 * HOUR_MS)).toHaveLength(1);
    expect(await mailsAfter(HOUR_MS)).toHaveLength(2);
    await push(await world.again(coach), scope_id, [message('c', 'Read this')]);
    await push(await world.again(trainee), scope_id, [operation('read.put', readSlot('t'), { rev: 100 })]);
    expect(await mailsAfter(13 * HOUR_MS)).toHaveLength(2);
  });

  test('the trainee’s export has the whole conversation, the coach’s only the coach’s words; deletion takes it from both (PRIV-1)', async () => {
    const { coach, trainee, scope_id } = await pair();
    await push(trainee, scope_id, [message('t', 'from the trainee')]);
    await push(coach, scope_id, [message('c', 'from the coach')]);
    const { exportEverything } = await import('#server/commands/account/export.ts');
    const exportOf = async (who: Person) => {
      let text = '';
      for await (const part of exportEverything(world.server.database, who as never, world.now())) text += part;
      return (JSON.parse(text) as { messages: { text: string }[] }).messages.map(({ text: words }) => words);
    };
    expect(await exportOf(trainee)).toEqual(['from the trainee', 'from the coach']);
    expect(await exportOf(coach)).toEqual(['from the coach']);
    await world.server.database.execute(sql`delete from users where id = ${trainee.id}`);
    expect((await world.server.database.execute(sql`select 1 from sync_operations where owner = ${scope_id}`)).rows).toEqual([]);
    expect(await pull(coach, scope_id)).toBe(404);
  });
});
