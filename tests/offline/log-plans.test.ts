import { afterEach, expect, test } from 'vitest';
import { OPERATION_VALUE_MAX_BYTES } from '#domain/limits.ts';
import { exportEverything } from '#offline/accounts/export.ts';
import { storeAnswer } from '#offline/chat/answer.ts';
import { queueMessage } from '#offline/chat/chat.ts';
import { InvalidPlanError, listPlans, makeCurrent as pointAt, readCurrentPlan, readPlan, savePlan } from '#offline/log/plans.ts';
import { finishSession } from '#offline/log/sessions.ts';
import { clearDraft, readDraft, saveDraft } from '#offline/store/drafts.ts';
import { record } from '#offline/sync/record.ts';
import { Phone, World } from './support/phone.ts';

const phones: Phone[] = [];
afterEach(() => Promise.all(phones.splice(0).map((phone) => phone.close())));

async function offlinePhone(): Promise<{ phone: Phone; world: World }> {
  const world = new World();
  const phone = await Phone.create({
    world,
    owner: 'owner-1',
    access: '',
    deliver: () => Promise.reject(new TypeError('no network')),
    device: 'a',
  });
  phones.push(phone);
  return { phone, world };
}

const STRENGTH = {
  goal: 'Strength',
  weeks: [[{ day: 'Day A', primary: [{ exercise: 'Back squat', sets: 5, reps: 5, rpe_schedule: [7, 8, 9, 6] }] }]],
};
const GENERAL = { goal: 'General fitness', schedule: [{ day: 'Monday', exercises: [{ exercise: 'Row' }] }] };

test('SYNC-1 a plan and the pointer to it are stored together, and the newest is the plan to train by', async () => {
  const { phone, world } = await offlinePhone();
  expect(await readCurrentPlan(phone.account)).toBeUndefined();
  const first = await savePlan(phone.account, { plan: STRENGTH, source: 'coach' });
  expect(first).toEqual({ plan_id: expect.any(String), plan: STRENGTH, made_at: '2026-11-20T18:00:00.000Z', source: 'coach' });
  world.now += 1_000;
  const second = await savePlan(phone.account, { plan: GENERAL, source: 'phone' });
  await phone.crash();
  expect(await readCurrentPlan(phone.account)).toEqual(second);
  expect(await readPlan(phone.account, first.plan_id)).toEqual(first);
  expect(await listPlans(phone.account)).toEqual([second, first]);
  await pointAt(phone.account, first.plan_id);
  expect(await readCurrentPlan(phone.account)).toEqual(first);
});

test('a plan keeps every field its backend sent, also ones this app has no name for', async () => {
  const { phone } = await offlinePhone();
  const plan = { ...GENERAL, mood: 'cheerful', schedule: [{ day: 'Monday', exercises: [{ name: 'Row', reps: 12, tempo: '3-1-1' }] }] };
  await savePlan(phone.account, { plan, source: 'coach' });
  expect((await readCurrentPlan(phone.account))?.plan).toEqual(plan);
});

test('a version is never edited: saved again under its name, it stays as it was', async () => {
  const { phone } = await offlinePhone();
  await savePlan(phone.account, { plan: STRENGTH, source: 'legacy', plan_id: 'legacy-1' });
  await savePlan(phone.account, { plan: GENERAL, source: 'legacy', plan_id: 'legacy-1' });
  expect((await readPlan(phone.account, 'legacy-1'))?.plan).toEqual(STRENGTH);
  expect(await listPlans(phone.account)).toHaveLength(1);
});

test('an answer that came late is kept without taking the place of a newer plan', async () => {
  const { phone } = await offlinePhone();
  const newer = await savePlan(phone.account, { plan: STRENGTH, source: 'coach' });
  await savePlan(phone.account, { plan: GENERAL, source: 'coach', use: false });
  expect(await readCurrentPlan(phone.account)).toEqual(newer);
  expect(await listPlans(phone.account)).toHaveLength(2);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['text', 'a plan'],
  ['a list', []],
  ['an object without a day', { goal: 'Strength' }],
  ['weeks that are empty', { goal: 'Strength', weeks: [] }],
  ['exercises that are no list', { schedule: [{ exercises: 'squats' }] }],
  ['more than one piece may hold', { schedule: [{ day: 'x'.repeat(OPERATION_VALUE_MAX_BYTES) }] }],
])('%s is not stored as a plan, and the plan before stays', async (_, plan) => {
  const { phone } = await offlinePhone();
  const before = await savePlan(phone.account, { plan: STRENGTH, source: 'coach' });
  await expect(savePlan(phone.account, { plan, source: 'coach' })).rejects.toBeInstanceOf(InvalidPlanError);
  expect(await readCurrentPlan(phone.account)).toEqual(before);
  expect(await phone.account.database.outbox.count()).toBe(2);
});

test('while the plan a pointer names has not arrived, the newest plan there is stands in', async () => {
  const { phone } = await offlinePhone();
  const plan = await savePlan(phone.account, { plan: STRENGTH, source: 'coach' });
  await pointAt(phone.account, 'on its way');
  expect(await readCurrentPlan(phone.account)).toEqual(plan);
});

test('a change the coach only offers does not stand in, however new it is', async () => {
  const { phone, world } = await offlinePhone();
  const plan = await savePlan(phone.account, { plan: STRENGTH, source: 'coach' });
  world.now += 1_000;
  const { message_id } = await queueMessage(phone.account, 'Something gentler');
  const change = { kind: 'brief', title: 'Gentler', why: '', lines: [], kept: [] };
  await storeAnswer(phone.account, message_id, { messages: ['Like this?'], plan: GENERAL, change }, 'server');
  expect((await listPlans(phone.account)).map((version) => version.plan)).toEqual([GENERAL, STRENGTH]);
  await pointAt(phone.account, 'on its way');
  expect(await readCurrentPlan(phone.account)).toEqual(plan);
});

test('what is typed but not saved survives a restart, apart by key, and never leaves the phone', async () => {
  const { phone } = await offlinePhone();
  await saveDraft(phone.account, 'today', { reps: '5', weight: '82,' });
  await saveDraft(phone.account, 'chat', 'Can I swap');
  await phone.crash();
  expect(await readDraft(phone.account, 'today')).toEqual({ reps: '5', weight: '82,' });
  await clearDraft(phone.account, 'today');
  expect(await readDraft(phone.account, 'today')).toBeUndefined();
  expect(await readDraft(phone.account, 'chat')).toBe('Can I swap');
  expect(await phone.account.database.outbox.count()).toBe(0);
});

test('the export holds everything the phone has, and is the same after a trip through JSON', async () => {
  const { phone } = await offlinePhone();
  const plan = await savePlan(phone.account, { plan: STRENGTH, source: 'coach' });
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1, 5);
  await phone.logSet(session.session_id, 2, 6);
  await finishSession(phone.account, session.session_id);
  await saveDraft(phone.account, 'chat', 'Hello');
  const exported = await exportEverything(phone.account);
  expect(exported).toMatchObject({
    format: 'setwise-export-1',
    owner: 'owner-1',
    exported_at: '2026-11-20T18:00:00.000Z',
    current_plan_id: plan.plan_id,
    plans: [plan],
    sessions: [{ session_id: session.session_id, finished_at: '2026-11-20T18:00:00.000Z', sets: [{ reps: 5 }, { reps: 6 }] }],
    chat_messages: [],
    refused: [],
  });
  // What can be undone is kept beside what was typed.
  expect(exported.drafts.map(({ key }) => key).toSorted()).toEqual(['changes|plan-1|0|0', 'chat']);
  expect(exported.drafts).toContainEqual({ key: 'chat', value: 'Hello' });
  expect(exported.waiting).toHaveLength(6);
  expect(JSON.parse(JSON.stringify(exported))).toEqual(exported);
});

test('data older than the app loses against every later write, and is stored once however often it is given', async () => {
  const { phone } = await offlinePhone();
  const { session_id } = await phone.openSession();
  const slot = `set|${session_id}|back squat#1|1`;
  const value = {
    session_id,
    exercise: 'Back squat',
    exercise_n: 1,
    set_n: 1,
    reps: 3,
    weight: '',
    unit: 'lb',
    rpe: null,
    logged_at: '2025-01-01',
  };
  const old = { kind: 'set.put' as const, slot, value, at: Date.parse('2025-01-01'), op_id: '0193e9a0-0000-7000-8000-000000000001' };
  await record(phone.account, [old]);
  await record(phone.account, [old]);
  expect(await phone.account.database.outbox.count()).toBe(2);
  const row = await phone.account.database.registers.get(slot);
  await phone.logSet(session_id, 1, 9);
  expect((await phone.account.database.registers.get(slot))!.hlc > row!.hlc).toBe(true);
  await record(phone.account, [{ ...old, op_id: '0193e9a0-0000-7000-8000-000000000002', if_absent: true }]);
  expect(await phone.account.database.registers.get(slot)).toMatchObject({ value: { reps: 9 } });
});
