import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { putConsent } from '#contract/index.ts';
import { COACH_PLAN_MESSAGES } from '#domain/messages/coach-plans.ts';
import { exportEverything } from '#offline/accounts/export.ts';
import { keepOnlyPending } from '#offline/accounts/outbox.ts';
import { keepCoachDraft, readCoachDraft, saveCoachDraft } from '#offline/coaching/coach-drafts.ts';
import { stopSharing } from '#offline/coaching/consent.ts';
import { fetchDesk, readDesk, readDeskClient } from '#offline/coaching/desk.ts';
import { messageDraftKey, readMessageDrafts } from '#offline/coaching/message-drafts.ts';
import { sendProposal } from '#offline/coaching/proposals.ts';
import { markRead, readThread, sendMessage } from '#offline/coaching/thread.ts';
import { openSession } from '#offline/log/sessions.ts';
import { saveSet } from '#offline/log/set-logs.ts';
import { DESK_PREFIX, dropClientLogs } from '#offline/store/client-logs.ts';
import { readDrafts, saveDraft } from '#offline/store/drafts.ts';
import { relateClients } from '#server/commands/coaching/relate-clients.ts';
import { createTestCall } from '#tests/support/test-call.ts';
import { addCoach } from '#tests/support/test-coach.ts';
import { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

const DAY_MS = 86_400_000;

let backend: Backend;
let trainee: Phone;
let coach: Phone;
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
  await database.execute(sql`delete from coaching_relationships`);
  await database.execute(sql`delete from subscriptions`);
  await database.execute(sql`
    insert into subscriptions (id, user_id, type, status, price_cents, first_month_cents, created_at, coach_id)
    values (gen_random_uuid(), ${backend.owner}, 'basic', 'active', 100, 100, ${new Date(backend.world.now).toISOString()}, ${coach_id})
  `);
  await relateClients(database, backend.owner);
  trainee = await phoneOf({ owner: backend.owner, access: await backend.signInAgain() }, 'trainee-1');
  coach = await phoneOf(await backend.server.signIn(email), 'coach-1');
  await Promise.all([trainee.syncNow(), coach.syncNow()]);
  id = (await readDesk(coach.account))[0]?.id ?? '';
});

afterEach(async () => {
  await trainee.close();
  await coach.close();
});

function phoneOf({ owner, access }: { owner: string; access: string }, device: string): Promise<Phone> {
  return Phone.create({ world: backend.world, owner, access, deliver: backend.server.fetch, device });
}

const callOf = (phone: Phone) => createTestCall(phone.network.fetch, phone.access);
const today = () => new Date(backend.world.now).toISOString().slice(0, 10);

async function share(fields: ('plan' | 'sets' | 'notes' | 'body')[], expected_version = 0): Promise<void> {
  const until = new Date(backend.world.now + 90 * DAY_MS).toISOString();
  const body = { expected_version, fields, history_from: '2020-01-01', until, text_version: 1 };
  expect((await callOf(trainee)(putConsent, { params: { id }, body })).ok).toBe(true);
  await coach.syncNow();
}

async function train(exercise: string, day = 0): Promise<void> {
  const { account } = trainee;
  const { session_id } = await openSession(account, { performed_on: today(), plan_id: 'p', week: 0, day, label: exercise });
  await saveSet(account, { session_id, exercise, exercise_n: 1, set_n: 1, reps: 5, weight: '100', unit: 'kg', rpe: 8, prescribed: null });
  await trainee.syncNow();
}

async function seen(): Promise<string> {
  const [row] = await readDesk(coach.account);
  return row?.facts?.sessions.map(({ label }) => label).join(' ') ?? 'nothing';
}

const flightMode = (phone: Phone, isOn: boolean) => {
  phone.network.plan = () => (isOn ? 'drop-request' : 'deliver');
};

test('what clients share is there without signal, and what changed since is fetched alone (DESK-6)', async () => {
  await train('Squat');
  expect(await fetchDesk(coach.account, callOf(coach), today())).toBeNull();
  expect(await seen()).toBe('nothing');
  await share(['sets']);
  await fetchDesk(coach.account, callOf(coach), today());
  expect(await seen()).toBe('Squat');
  const before = await readDeskClient(coach.account, id);
  backend.world.advance(60_000);
  await fetchDesk(coach.account, callOf(coach), today());
  expect(await readDeskClient(coach.account, id)).toEqual({ ...before, read_at: backend.world.now });
  await train('Row', 1);
  flightMode(coach, true);
  expect(await fetchDesk(coach.account, callOf(coach), today())).toMatchObject({ kind: 'unreachable' });
  expect(await seen()).toBe('Squat');
  flightMode(coach, false);
  await fetchDesk(coach.account, callOf(coach), today());
  expect((await seen()).split(' ').toSorted()).toEqual(['Row', 'Squat']);
});

test('without signal it is shown for seven days and no longer, also where the clock is set back (READ-2)', async () => {
  await share(['sets']);
  await train('Squat');
  await fetchDesk(coach.account, callOf(coach), today());
  flightMode(coach, true);
  backend.world.advance(7 * DAY_MS - 1);
  expect(await seen()).toBe('Squat');
  backend.world.advance(1);
  expect(await seen()).toBe('nothing');
  // Whatever the device writes in that time moves its own clock.
  const thread = await readThread(coach.account, id);
  await sendMessage(coach.account, thread!.relationship, { message_id: coach.account.newId(), text: 'Hi' });
  backend.world.advance(-DAY_MS);
  expect(await seen()).toBe('nothing');
});

test('a revocation leaves nothing on the coach’s device after its next round, and a changed choice nothing of the old one (GRANT-7)', async () => {
  await share(['sets', 'notes']);
  await train('Squat');
  await fetchDesk(coach.account, callOf(coach), today());
  await stopSharing(trainee.account, id, ['notes']);
  await trainee.syncNow();
  await coach.syncNow();
  expect((await readDrafts(coach.account, DESK_PREFIX)).size).toBe(0);
  await fetchDesk(coach.account, callOf(coach), today());
  expect(await seen()).toBe('Squat');
  await stopSharing(trainee.account, id, null);
  await trainee.syncNow();
  // The desk asks before the device has heard of it.
  await fetchDesk(coach.account, callOf(coach), today());
  expect((await readDrafts(coach.account, DESK_PREFIX)).size).toBe(0);
});

test('a logout takes it along, and an export of the device holds none of it (READ-3, PRIV-4)', async () => {
  await share(['sets']);
  await train('Canary');
  await fetchDesk(coach.account, callOf(coach), today());
  expect(JSON.stringify(await exportEverything(coach.account))).not.toContain('Canary');
  await keepOnlyPending(coach.account);
  expect((await readDrafts(coach.account, DESK_PREFIX)).size).toBe(0);
});

const OWN = { weeks: 1, days: [{ day_id: 'd', title: 'Canary day', items: [] }] };

test('a plan begun from the client’s goes with what they share, is in no export, and one begun empty stays (READ-2, PRIV-4)', async () => {
  const begun = { base: OWN, plan: OWN, note: 'Slower.', reasons: {} };
  const kept = async () => (await readCoachDraft(coach.account, id)) !== null;
  await share(['plan', 'sets']);
  await fetchDesk(coach.account, callOf(coach), today());
  await saveCoachDraft(coach.account, id, begun);
  expect(JSON.stringify(await exportEverything(coach.account))).not.toContain('Canary');
  await coach.syncNow();
  expect(await kept()).toBe(true);
  await stopSharing(trainee.account, id, ['plan']);
  await trainee.syncNow();
  await coach.syncNow();
  expect(await kept()).toBe(false);
  await saveCoachDraft(coach.account, id, { ...begun, base: null, is_of_client: true });
  await coach.syncNow();
  expect(await kept()).toBe(false);
  await saveCoachDraft(coach.account, id, { ...begun, base: null });
  await stopSharing(trainee.account, id, null);
  await trainee.syncNow();
  await coach.syncNow();
  expect(await kept()).toBe(true);
  expect(JSON.stringify(await exportEverything(coach.account))).toContain('Canary');
});

test('a plan begun from the client’s goes where they stopped sharing and shared again in between, and stays where they only share more (CPLAN-10)', async () => {
  const kept = async () => (await readCoachDraft(coach.account, id)) !== null;
  await share(['plan']);
  await fetchDesk(coach.account, callOf(coach), today());
  await saveCoachDraft(coach.account, id, { base: OWN, version: 1, plan: OWN, note: '', reasons: {} });
  await share(['plan', 'sets'], 1);
  await fetchDesk(coach.account, callOf(coach), today());
  expect(await kept()).toBe(true);
  await stopSharing(trainee.account, id, null);
  await trainee.syncNow();
  await share(['plan', 'sets'], 3);
  await fetchDesk(coach.account, callOf(coach), today());
  await coach.syncNow();
  expect(await kept()).toBe(false);
});

test('an open editor does not bring back a draft that is gone, or was sent from another tab (CPLAN-10)', async () => {
  const draft = { base: OWN, version: 1, plan: OWN, note: '', reasons: {} };
  await share(['plan']);
  await fetchDesk(coach.account, callOf(coach), today());
  await saveCoachDraft(coach.account, id, draft);
  expect(await keepCoachDraft(coach.account, id, { ...draft, note: 'Slower.' })).toBeNull();
  expect((await readCoachDraft(coach.account, id))?.note).toBe('Slower.');
  await stopSharing(trainee.account, id, ['plan']);
  await trainee.syncNow();
  await coach.syncNow();
  expect(await keepCoachDraft(coach.account, id, { ...draft, note: 'Slower still.' })).toBe(COACH_PLAN_MESSAGES.draftGone);
  expect(await readCoachDraft(coach.account, id)).toBeNull();
});

test('a change of the client’s plan that waits to be sent is in no export either (PRIV-4)', async () => {
  await share(['plan']);
  flightMode(coach, true);
  const made_at = new Date(backend.world.now).toISOString();
  await sendProposal(coach.account, id, coach.account.newId(), { base: OWN, plan: OWN, note: '', reasons: {}, made_at });
  expect(await coach.account.database.outbox.count()).toBe(1);
  expect(JSON.stringify(await exportEverything(coach.account))).not.toContain('Canary');
});

test('a plan begun from the client’s is kept as long as anything read of them, and no day longer (READ-2)', async () => {
  await share(['plan']);
  await fetchDesk(coach.account, callOf(coach), today());
  const lease_until = new Date(backend.world.now + 7 * DAY_MS).toISOString();
  await saveCoachDraft(coach.account, id, { base: OWN, lease_until, plan: OWN, note: '', reasons: {} });
  flightMode(coach, true);
  backend.world.advance(7 * DAY_MS - 1);
  await dropClientLogs(coach.account);
  expect(await readCoachDraft(coach.account, id)).not.toBeNull();
  backend.world.advance(1);
  await dropClientLogs(coach.account);
  expect(await readCoachDraft(coach.account, id)).toBeNull();
});

test('a plan that is longer than one may be is refused with a sentence, and the draft before it stays (CPLAN-10)', async () => {
  const days = (count: number) => Array.from({ length: count }, (_, at) => ({ day_id: `d${at}`, title: `Day ${at}`, items: [] }));
  const draft = (count: number) => ({ base: null, plan: { weeks: 1, days: days(count) }, note: '', reasons: {} });
  expect(await saveCoachDraft(coach.account, id, draft(14))).toBeNull();
  expect(await saveCoachDraft(coach.account, id, draft(15))).toBe(COACH_PLAN_MESSAGES.tooManyDays);
  expect((await readCoachDraft(coach.account, id))?.plan.days).toHaveLength(14);
});

test('a message is unanswered from the first one after the coach’s last, until one is written, also without signal (DESK-1)', async () => {
  const of = async (phone: Phone) => (await readThread(phone.account, id))!;
  const write = async (phone: Phone, text: string) => {
    await sendMessage(phone.account, (await of(phone)).relationship, { message_id: phone.account.newId(), text });
    await phone.syncNow();
  };
  await write(trainee, 'one');
  const since = backend.world.now;
  backend.world.advance(60_000);
  await write(trainee, 'two');
  await coach.syncNow();
  expect(await readDeskClient(coach.account, id)).toMatchObject({ unanswered: { since, text: 'two' }, unread: 2, waiting: 0 });
  const { relationship, unreadRev } = await of(coach);
  await markRead(coach.account, relationship, unreadRev!);
  expect(await readDeskClient(coach.account, id)).toMatchObject({ unanswered: { since, text: 'two' }, unread: 0 });
  flightMode(coach, true);
  await write(coach, 'three');
  expect(await readDeskClient(coach.account, id)).toMatchObject({ unanswered: null, waiting: 1 });
});

test('what is being written to several clients is kept for each (DESK-8)', async () => {
  await saveDraft(coach.account, messageDraftKey(id), { message_id: 'm1', text: 'Half a ' });
  await saveDraft(coach.account, messageDraftKey('other'), { message_id: 'm2', text: ' ' });
  expect((await readMessageDrafts(coach.account)).size).toBe(2);
  expect((await readDesk(coach.account)).map(({ draft }) => draft)).toEqual(['Half a ']);
});
