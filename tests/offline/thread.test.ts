import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportEverything } from '#offline/accounts/export.ts';
import { deleteRejected, keepOnlyPending, listRejected } from '#offline/accounts/outbox.ts';
import { readRelationships } from '#offline/coaching/relationships.ts';
import { markRead, readThread, sendMessage } from '#offline/coaching/thread.ts';
import { listPending } from '#offline/store/this-phone.ts';
import { relateClients } from '#server/commands/coaching/relate-clients.ts';
import { addCoach } from '#tests/support/test-coach.ts';
import { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
let trainee: Phone;
let coach: Phone;
let coachIs: { owner: string; access: string };
let relationship_id: string;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.reset();
  const { database } = backend.server;
  const { id, user_id, email } = await addCoach(database);
  const { email: known } = await backend.server.createUser();
  await database.execute(
    sql`update users set password_hash = (select password_hash from users where email = ${known}) where id = ${user_id}`,
  );
  coachIs = await backend.server.signIn(email);
  await database.execute(sql`delete from coaching_relationships`);
  await database.execute(sql`delete from subscriptions`);
  await database.execute(sql`
    insert into subscriptions (id, user_id, type, status, price_cents, first_month_cents, created_at, coach_id)
    values (gen_random_uuid(), ${backend.owner}, 'basic', 'active', 100, 100, now(), ${id})
  `);
  await relateClients(database, backend.owner);
  trainee = await phoneOf({ owner: backend.owner, access: await backend.signInAgain() }, 'trainee-1');
  coach = await phoneOf(coachIs, 'coach-1');
  await settle();
  const [known1] = await readRelationships(trainee.account, 'trainee');
  relationship_id = known1?.relationship.id ?? '';
});

function phoneOf({ owner, access }: { owner: string; access: string }, device: string): Promise<Phone> {
  return Phone.create({ world: backend.world, owner, access, deliver: backend.server.fetch, device });
}

/** Both exchange what they have, until neither has anything new. */
async function settle(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    for (const phone of [trainee, coach]) {
      phone.sync.start();
      await phone.sync.syncNow();
    }
  }
}

let made = 0;
function newMessageId(): string {
  made += 1;
  return `018f3f2a-7a2b-7c3d-8e4f-${String(made).padStart(12, '0')}`;
}

async function write(phone: Phone, text: string, message_id = newMessageId()): Promise<string> {
  const thread = await readThread(phone.account, relationship_id);
  await sendMessage(phone.account, thread!.relationship, { message_id, text });
  return message_id;
}

async function seenBy(phone: Phone): Promise<string[]> {
  return ((await readThread(phone.account, relationship_id))?.messages ?? []).map(({ text, state }) => `${text}: ${state}`);
}

test('written without signal on both sides, each message waits, is sent once, and both see one order (SCOPE-6)', async () => {
  for (const phone of [trainee, coach]) phone.network.plan = () => 'drop-request';
  await write(trainee, 'one');
  backend.world.advance(1_000);
  await write(coach, 'two');
  backend.world.advance(1_000);
  await write(trainee, 'three');
  await settle();
  expect(await seenBy(trainee)).toEqual(['one: phone', 'three: phone']);
  expect(await seenBy(coach)).toEqual(['two: phone']);
  for (const phone of [trainee, coach]) phone.network.plan = () => 'deliver';
  await settle();
  expect(await seenBy(trainee)).toEqual(['one: sent', 'two: received', 'three: sent']);
  expect(await seenBy(coach)).toEqual(['one: received', 'two: sent', 'three: received']);
});

test('an answer that is lost, a second tap and a crash make no second message (SCOPE-6)', async () => {
  const id = await write(trainee, 'once');
  await write(trainee, 'once', id);
  let lost = 0;
  trainee.network.plan = () => {
    lost += 1;
    return lost % 2 === 0 ? 'drop-response' : 'deliver';
  };
  for (let tries = 0; tries < 6; tries += 1) await settle();
  trainee.network.plan = () => 'deliver';
  await trainee.crash();
  await settle();
  expect(await seenBy(coach)).toEqual(['once: received']);
  expect(await seenBy(trainee)).toEqual(['once: sent']);
});

test('what was read is told to the other side, and what comes late is unread although it stands further up (SCOPE-6)', async () => {
  trainee.network.plan = () => 'drop-request';
  await write(trainee, 'early, sent late');
  backend.world.advance(1_000);
  await write(coach, 'hello');
  await settle();
  trainee.network.plan = () => 'deliver';
  await settle();
  const onCoach = await readThread(coach.account, relationship_id);
  expect(onCoach?.messages.map(({ text }) => text)).toEqual(['early, sent late', 'hello']);
  expect((await readRelationships(coach.account, 'coach'))[0]?.unread).toBe(1);
  await markRead(coach.account, onCoach!.relationship, onCoach!.unreadRev!);
  await settle();
  expect((await readRelationships(coach.account, 'coach'))[0]?.unread).toBe(0);
  expect(await seenBy(trainee)).toEqual(['early, sent late: seen', 'hello: received']);
});

test('a message that arrives after the end is refused, kept with its text, and can be deleted (SCOPE-5)', async () => {
  trainee.network.plan = () => 'drop-request';
  await write(trainee, 'too late');
  await backend.server.database.execute(sql`update subscriptions set status = 'cancelled', ended_at = '2020-01-01'`);
  trainee.network.plan = () => 'deliver';
  await settle();
  expect(await seenBy(trainee)).toEqual(['too late: refused']);
  const [refused] = await listRejected(trainee.account);
  expect(refused).toMatchObject({ code: 'scope_closed', value: { text: 'too late' } });
  await deleteRejected(trainee.account, refused!.op_id);
  expect([await seenBy(trainee), await listRejected(trainee.account)]).toEqual([[], []]);
});

test('a logout keeps only what was not sent, and it is there and sent when the account returns (SCOPE-4, SCOPE-10)', async () => {
  await write(trainee, 'sent');
  await settle();
  trainee.network.plan = () => 'drop-request';
  await write(trainee, 'waits');
  await trainee.sync.stop();
  await keepOnlyPending(trainee.account);
  expect((await listPending(trainee.account)).map(({ value }) => value)).toEqual([{ text: 'waits' }]);
  expect(await trainee.account.database.scope_registers.count()).toBe(0);
  expect(await trainee.account.database.scopes.count()).toBe(0);
  trainee.network.plan = () => 'deliver';
  await trainee.crash();
  await settle();
  expect(await seenBy(trainee)).toEqual(['sent: sent', 'waits: sent']);
  expect(await seenBy(coach)).toEqual(['sent: received', 'waits: received']);
});

test('a restored server gets from each side what that side wrote, once (SCOPE-7)', async () => {
  await write(trainee, 'from the trainee');
  backend.world.advance(1_000);
  await write(coach, 'from the coach');
  await settle();
  const { database } = backend.server;
  await database.execute(sql`delete from sync_registers`);
  await database.execute(sql`delete from sync_operations`);
  await database.execute(sql`update sync_owners set rev = 0, bytes = 0, operations = 0`);
  await database.execute(sql`update sync_meta set epoch = gen_random_uuid()`);
  await settle();
  await settle();
  for (const phone of [trainee, coach]) {
    const words = (await readThread(phone.account, relationship_id))?.messages.map(({ text }) => text);
    expect(words).toEqual(['from the trainee', 'from the coach']);
    expect(await listRejected(phone.account)).toEqual([]);
  }
  const { rows } = await database.execute(sql`select 1 from sync_operations where owner = ${relationship_id} and kind = 'message.put'`);
  expect(rows).toHaveLength(2);
});

test('a relationship that is gone leaves the phone, and what was not sent stays (SCOPE-10)', async () => {
  await write(trainee, 'sent');
  await settle();
  trainee.network.plan = () => 'drop-request';
  await write(trainee, 'waits');
  await backend.server.database.execute(sql`delete from coaching_relationships`);
  trainee.network.plan = () => 'deliver';
  await settle();
  expect(await readThread(trainee.account, relationship_id)).toBeNull();
  expect((await listPending(trainee.account)).map(({ value }) => value)).toEqual([{ text: 'waits' }]);
});

test('the copy of everything on this phone has the conversations', async () => {
  await write(trainee, 'hello');
  expect((await exportEverything(trainee.account)).conversations.map(({ messages }) => messages.map(({ text }) => text))).toEqual([
    ['hello'],
  ]);
});

test('two phones of one person and one of the other agree under 25 random losses, with every message once (SCOPE-6)', async () => {
  const second = await phoneOf({ owner: backend.owner, access: await backend.signInAgain() }, 'trainee-2');
  second.sync.start();
  await second.sync.syncNow();
  const phones = [trainee, second, coach];
  let seed = 7;
  const random = (n: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % n;
  };
  const fates = ['deliver', 'deliver', 'drop-request', 'drop-response'] as const;
  for (const phone of phones) phone.network.plan = () => fates[random(4)] ?? 'deliver';
  const texts: string[] = [];
  for (let n = 0; n < 25; n += 1) {
    const phone = phones[random(3)] ?? trainee;
    texts.push(`m${String(n)}`);
    await write(phone, `m${String(n)}`);
    backend.world.advance(50);
    await (phones[random(3)] ?? coach).sync.syncNow();
  }
  for (const phone of phones) phone.network.plan = () => 'deliver';
  for (let round = 0; round < 3; round += 1) for (const phone of phones) await phone.sync.syncNow();
  for (const phone of phones) {
    expect((await readThread(phone.account, relationship_id))?.messages.map(({ text }) => text)).toEqual(texts);
  }
});
