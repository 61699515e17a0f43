import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { answer } from '#domain/ai-coach/answer.ts';
import { buildPlan } from '#domain/ai-coach/build-plan.ts';
import { editByHand } from '#domain/ai-coach/edit/edit-by-hand.ts';
import type { PlanEdit } from '#domain/ai-coach/edit/plan-edit.ts';
import { EMPTY_BRIEF } from '#domain/ai-coach/person/brief-shape.ts';
import { GYMS } from '#domain/ai-coach/person/gyms-table.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { EMPTY_WORKOUT } from '#domain/training/free-workout.ts';
import { shiftDay } from '#domain/training/week.ts';
import { readLogDigest } from '#offline/chat/log-digest.ts';
import { type PlanVersion, savePlan } from '#offline/log/plans.ts';
import { finishSession, openSession } from '#offline/log/sessions.ts';
import { saveSet } from '#offline/log/set-logs.ts';
import { readRecent, readStanding, trainingOf } from '#offline/log/training.ts';
import { type Account, openAccount } from '#offline/store/account.ts';

const START = '2026-09-07';
const PLAN = buildPlan({ ...EMPTY_BRIEF, goal: 'muscle', experience: 'intermediate', days: 3, minutes: 60, kit: GYMS['full gym'].kit });
const DAYS = [0, 2, 4];

/** A phone whose clock stands at noon of a day, yyyy-mm-dd. */
async function phone(): Promise<{ account: Account; goTo: (day: string) => void }> {
  let now = Date.parse(`${START}T12:00:00Z`);
  const account = await openAccount({
    origin: 'http://setwise.test',
    owner: crypto.randomUUID(),
    device: crypto.randomUUID(),
    now: () => now,
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  });
  return { account, goTo: (day) => (now = Date.parse(`${day}T12:00:00Z`)) };
}

/** Trains a whole week of the plan, every set at the top of its reps. */
async function trainWeek(account: Account, version: PlanVersion, week: number, goTo: (day: string) => void): Promise<void> {
  for (const [day, after] of DAYS.entries()) {
    const on = shiftDay(START, week * 7 + after);
    goTo(on);
    await trainDay(account, version, { on, week, day });
  }
}

async function trainDay(
  account: Account,
  { plan, plan_id }: PlanVersion,
  { on, week, day }: { on: string; week: number; day: number },
): Promise<void> {
  const view = dayView(plan, week, day)!;
  const session = await openSession(account, { performed_on: on, plan_id, week, day, label: view.label });
  for (const item of [...view.primary, ...view.accessories])
    for (let set_n = 1; set_n <= item.sets; set_n += 1)
      await saveSet(account, {
        session_id: session.session_id,
        exercise: item.exercise,
        exercise_n: item.exercise_n,
        set_n,
        reps: 8,
        weight: String(60 + week * 2.5),
        unit: 'kg',
        rpe: null,
      });
  await finishSession(account, session.session_id);
}

const placeOf = async (account: Account, today: string) =>
  trainingOf(await readStanding(account, today), await readRecent(account, today), today)?.next;

test('After five weeks of logging the phone tells the coach of the block, and the next one is built from it (NEXT-1, BLOCK-5)', async () => {
  const { account, goTo } = await phone();
  const version = await savePlan(account, { plan: PLAN, source: 'coach' });
  for (let week = 0; week < 5; week += 1) {
    expect(await placeOf(account, shiftDay(START, week * 7))).toMatchObject({ week, day: 0 });
    await trainWeek(account, version, week, goTo);
  }
  const today = shiftDay(START, 35);
  goTo(today);
  const digest = (await readLogDigest(account, []))!;
  expect(digest.block).toMatchObject({ weeks_trained: 4, done: 12, planned: 12 });
  const messages = [{ role: 'user' as const, content: 'Build the next block' }];
  const { plan, messages: said } = answer({ messages, plan: version.plan, log: digest });
  expect(said.join(' ')).toContain('12 of 12 sessions');
  expect(planView(plan!).block).toMatchObject({ number: 2, started_on: shiftDay(today, 1) });
  await savePlan(account, { plan, source: 'coach' });
  expect(await placeOf(account, today)).toMatchObject({ week: 0, day: 0 });
}, 60_000);

test('A change accepted in the third week stays in the third week (BLOCK-5)', async () => {
  const { account, goTo } = await phone();
  const version = await savePlan(account, { plan: PLAN, source: 'coach' });
  await trainWeek(account, version, 0, goTo);
  await trainWeek(account, version, 1, goTo);
  const today = shiftDay(START, 14);
  goTo(today);
  const digest = await readLogDigest(account, []);
  const change = answer({ messages: [{ role: 'user', content: 'Swap the hack squat for leg press' }], plan: version.plan, log: digest });
  await savePlan(account, { plan: change.plan, source: 'coach' });
  expect(await placeOf(account, today)).toMatchObject({ week: 2, day: 0 });
}, 60_000);

test('TODAY-19 a plan taken after another was trained today leaves the day free; an open or a free workout of today does not', async () => {
  const { account, goTo } = await phone();
  const [first, monday] = [await savePlan(account, { plan: PLAN, source: 'coach' }), START];
  goTo(monday);
  const other = { ...PLAN, block: null };
  const free = await openSession(account, { performed_on: monday, plan_id: EMPTY_WORKOUT, week: 0, day: 1, label: 'Workout' });
  await finishSession(account, free.session_id);
  await savePlan(account, { plan: other, source: 'coach' });
  expect(await placeOf(account, monday)).toMatchObject({ day: 0, scheduled: true });
  await trainDay(account, first, { on: monday, week: 0, day: 0 });
  expect(await placeOf(account, monday)).toMatchObject({ day: 0, scheduled: false });
  expect(await placeOf(account, shiftDay(monday, 1))).toMatchObject({ scheduled: false });
  expect(await placeOf(account, shiftDay(monday, 7))).toMatchObject({ day: 0, scheduled: true });
}, 60_000);

test('A session trained this week stays done when its day is moved or changes places (BLOCK-5)', async () => {
  const { account, goTo } = await phone();
  const version = await savePlan(account, { plan: PLAN, source: 'coach' });
  await trainWeek(account, version, 0, goTo);
  const [monday, tuesday] = [7, 8].map((after) => shiftDay(START, after));
  goTo(monday!);
  await trainDay(account, version, { on: monday!, week: 1, day: 0 });
  const ref = (index: number, label: string) => ({ index, label });
  const change = (edit: PlanEdit) => {
    const { plan } = editByHand(version.plan, [edit], EMPTY_BRIEF);
    return savePlan(account, { plan: { ...plan, block: { ...plan.block!, started_on: START } }, source: 'coach' });
  };
  await change({ kind: 'move-day', moves: [{ day: ref(0, 'Mon'), weekday: 2 }] });
  expect(await placeOf(account, tuesday!)).toMatchObject({ week: 1, day: 1 });
  await change({ kind: 'swap-days', first: ref(0, 'Mon'), second: ref(1, 'Wed') });
  // What was trained on Monday is Wednesday's session now; Monday has the other one, still open.
  expect(await placeOf(account, tuesday!)).toMatchObject({ week: 1, day: 0 });
}, 60_000);
