import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readClientLog } from '#contract/index.ts';
import type { GrantField } from '#domain/coaching/grant.ts';
import { keepOnlyPending, listRejected } from '#offline/accounts/outbox.ts';
import { fetchAccessLog, readAccessLog, readSharing, shareAgain, startSharing, stopSharing } from '#offline/coaching/consent.ts';
import { readRelationships } from '#offline/coaching/relationships.ts';
import { openSession } from '#offline/log/sessions.ts';
import { saveSet } from '#offline/log/set-logs.ts';
import { relateClients } from '#server/commands/coaching/relate-clients.ts';
import { renewServerEpoch } from '#server/commands/sync/epoch.ts';
import { createTestCall } from '#tests/support/test-call.ts';
import { addCoach } from '#tests/support/test-coach.ts';
import { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

const DAY_MS = 86_400_000;

let backend: Backend;
let trainee: Phone;
let coachs: ReturnType<typeof createTestCall>;
let id: string;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.reset();
  const { database } = backend.server;
  const { id: coach_id, user_id, email } = await addCoach(database);
  const { email: known } = await backend.server.createUser();
  await database.execute(
    sql`update users set password_hash = (select password_hash from users where email = ${known}) where id = ${user_id}`,
  );
  coachs = backend.server.call((await backend.server.signIn(email)).access);
  await database.execute(sql`delete from coaching_relationships`);
  await database.execute(sql`delete from subscriptions`);
  await database.execute(sql`
    insert into subscriptions (id, user_id, type, status, price_cents, first_month_cents, created_at, coach_id)
    values (gen_random_uuid(), ${backend.owner}, 'basic', 'active', 100, 100, ${new Date(backend.world.now).toISOString()}, ${coach_id})
  `);
  await relateClients(database, backend.owner);
  trainee = await phoneOf('trainee-1');
  await trainee.syncNow();
  id = (await relationshipOf(trainee)).id;
});

async function phoneOf(device: string): Promise<Phone> {
  const access = await backend.signInAgain();
  return Phone.create({ world: backend.world, owner: backend.owner, access, deliver: backend.server.fetch, device });
}

async function relationshipOf(phone: Phone) {
  const [first] = await readRelationships(phone.account, 'trainee');
  if (first === undefined) throw new Error('No relationship.');
  return first.relationship;
}

async function sharingOf(phone: Phone): Promise<string> {
  const sharing = await readSharing(phone.account, await relationshipOf(phone));
  return `${sharing?.state}: ${sharing?.fields.join(', ')}${sharing?.isWaiting === true ? ', waiting' : ''}`;
}

const callOf = (phone: Phone) => createTestCall(phone.network.fetch, phone.access);

async function share(phone: Phone, fields: readonly GrantField[], expected_version: number) {
  const until = backend.world.now + 90 * DAY_MS;
  const terms = { fields, history_from: '2020-01-01', until, text_version: 1 };
  const failure = await startSharing(phone.account, callOf(phone), { id, expected_version, terms });
  return failure === null || typeof failure === 'string' ? failure : failure.kind === 'refused' ? failure.body.code : failure.kind;
}

/** What the coach reads of today; the code when it is refused. */
async function read() {
  const today = new Date(backend.world.now).toISOString().slice(0, 10);
  const answer = await coachs(readClientLog, { params: { id }, query: { from: today, to: today } });
  if (!answer.ok) return answer.failure.kind === 'refused' ? answer.failure.body.code : answer.failure.kind;
  return answer.value.days.flatMap(({ sessions }) => sessions.flatMap(({ sets }) => sets.map(({ exercise }) => exercise)));
}

async function train(exercise: string): Promise<void> {
  const { account } = trainee;
  const performed_on = new Date(backend.world.now).toISOString().slice(0, 10);
  const { session_id } = await openSession(account, { performed_on, plan_id: 'p', week: 0, day: 0, label: 'A' });
  await saveSet(account, { session_id, exercise, exercise_n: 1, set_n: 1, reps: 5, weight: '100', unit: 'kg', rpe: 8, prescribed: null });
}

const flightMode = (phone: Phone, isOn: boolean) => {
  phone.network.plan = () => (isOn ? 'drop-request' : 'deliver');
};

test('sharing needs signal; stopping does not, is shown at once, and is over before anything logged after it arrives (GRANT-3 to GRANT-5)', async () => {
  expect(await sharingOf(trainee)).toBe('off: ');
  flightMode(trainee, true);
  expect(await share(trainee, ['sets'], 0)).toBe('unreachable');
  expect(await sharingOf(trainee)).toBe('off: ');
  flightMode(trainee, false);
  expect(await share(trainee, ['sets', 'notes'], 0)).toBeNull();
  expect(await sharingOf(trainee)).toBe('on: sets, notes');
  await train('Squat');
  await trainee.syncNow();
  expect(await read()).toEqual(['Squat']);

  flightMode(trainee, true);
  await stopSharing(trainee.account, id, ['notes']);
  expect(await sharingOf(trainee)).toBe('on: sets, waiting');
  await stopSharing(trainee.account, id, null);
  await train('Secret press');
  await trainee.syncNow();
  expect(await sharingOf(trainee)).toBe('off: , waiting');
  expect(await read()).toEqual(['Squat']);
  flightMode(trainee, false);
  // The answer to the push is lost: nothing that was logged afterwards can be read all the same.
  trainee.network.plan = ({ path }) => (path.includes('push') ? 'drop-response' : 'deliver');
  await trainee.syncNow();
  flightMode(trainee, false);
  expect(await read()).toBe('not_shared');
  await trainee.syncNow();
  expect(await sharingOf(trainee)).toBe('off: ');
  expect(await listRejected(trainee.account)).toEqual([]);
});

test('a choice does not overtake a revocation that waits, nor one that another phone made (GRANT-3)', async () => {
  await share(trainee, ['sets'], 0);
  const other = await phoneOf('trainee-2');
  await other.syncNow();
  flightMode(trainee, true);
  await stopSharing(trainee.account, id, null);
  expect(await share(trainee, ['sets', 'body'], 1)).toBe('revocation_waits');
  flightMode(trainee, false);
  await trainee.syncNow();
  expect(await sharingOf(other)).toBe('on: sets');
  expect(await share(other, ['sets', 'body'], 1)).toBe('consent_changed');
  expect(await read()).toBe('not_shared');
  await other.syncNow();
  expect(await sharingOf(other)).toBe('off: ');
  expect(await share(other, ['sets', 'body'], 2)).toBeNull();
  expect(await read()).toEqual([]);
  await other.close();
});

test('whoever logs out while a revocation waits has it sent at the next login (GRANT-4)', async () => {
  await share(trainee, ['sets'], 0);
  flightMode(trainee, true);
  await stopSharing(trainee.account, id, null);
  await keepOnlyPending(trainee.account);
  await trainee.crash();
  expect(await read()).toEqual([]);
  flightMode(trainee, false);
  await trainee.syncNow();
  expect(await read()).toBe('not_shared');
  expect(await sharingOf(trainee)).toBe('off: ');
});

test('after a restore it is off until confirmed, and a revocation the backup lacks is sent again (GRANT-6)', async () => {
  await share(trainee, ['sets', 'notes'], 0);
  await stopSharing(trainee.account, id, ['notes']);
  await trainee.syncNow();
  const { database } = backend.server;
  await database.execute(sql`delete from consent_versions where version > 1`);
  await database.execute(sql`delete from sync_registers where owner = ${backend.owner}`);
  await database.execute(sql`delete from sync_operations where owner = ${backend.owner}`);
  await renewServerEpoch(database);
  expect(await read()).toBe('not_shared');
  await trainee.syncNow();
  expect(await sharingOf(trainee)).toBe('unconfirmed: sets');
  expect(await read()).toBe('not_shared');
  expect(await shareAgain(trainee.account, callOf(trainee), { id, expected_version: 2 })).toBeNull();
  expect(await sharingOf(trainee)).toBe('on: sets');
  expect(await read()).toEqual([]);
});

test('who read what is there without signal, as last fetched (GRANT-8)', async () => {
  await share(trainee, ['sets'], 0);
  await read();
  expect(await readAccessLog(trainee.account, id)).toBeNull();
  expect(await fetchAccessLog(trainee.account, callOf(trainee), id)).toBe(true);
  flightMode(trainee, true);
  expect(await fetchAccessLog(trainee.account, callOf(trainee), id)).toBe(false);
  expect(await readAccessLog(trainee.account, id)).toMatchObject({
    versions: [{ made_by: 'granted' }],
    reads: [{ field: 'sets', reads: 1 }],
  });
});
