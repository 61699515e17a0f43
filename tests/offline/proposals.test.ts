import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Relationship } from '#contract/index.ts';
import { coachPlanOf } from '#domain/coaching/coach-plan.ts';
import { planWeeks } from '#domain/coaching/shared-log.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { dayView } from '#domain/plan/plan-view.ts';
import type { CoachPlan, Proposal } from '#domain/sync/proposal-shape.ts';
import {
  answerProposal,
  isOpen,
  lastAnswered,
  listProposals,
  readOffer,
  sendProposal,
  undoAnswer,
  withdrawProposal,
} from '#offline/coaching/proposals.ts';
import { readRelationships } from '#offline/coaching/relationships.ts';
import { readCurrentPlan, savePlan } from '#offline/log/plans.ts';
import { relateClients } from '#server/commands/coaching/relate-clients.ts';
import { addCoach } from '#tests/support/test-coach.ts';
import { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

const PLAN: Plan = {
  goal: 'muscle',
  explanation: 'For a sore knee.',
  schedule: [
    { day: 'Monday', title: 'Lower', exercises: [{ exercise: 'Squat', sets: 3, reps: '5', rpe: 8, why: 'strong' }] },
    { day: 'Friday', title: 'Upper', exercises: [{ exercise: 'Bench Press', sets: 4, reps: '6', rpe: 8 }] },
  ],
};
const BASE = coachPlanOf(planWeeks(PLAN));
const ID = '018f3f2a-7a2b-7c3d-8e4f-000000000001';

let backend: Backend;
let trainee: Phone;
let coach: Phone;
let relationship: Relationship;

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
  const coachIs = await backend.server.signIn(email);
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
  relationship = (await readRelationships(trainee.account, 'trainee'))[0]!.relationship;
});

afterEach(async () => {
  await Promise.all([trainee.close(), coach.close()]);
});

function phoneOf({ owner, access }: { owner: string; access: string }, device: string): Promise<Phone> {
  return Phone.create({ world: backend.world, owner, access, deliver: backend.server.fetch, device });
}

async function settle(phones: readonly Phone[] = [trainee, coach]): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    for (const phone of phones) {
      phone.sync.start();
      await phone.sync.syncNow();
    }
  }
}

function proposal(edit: (plan: CoachPlan) => void): Proposal {
  const plan = structuredClone(BASE);
  edit(plan);
  return { base: BASE, plan, note: 'Try this.', reasons: {}, made_at: '2026-11-23T08:00:00.000Z' };
}

const fourSets = proposal((plan) => {
  plan.days[0]!.items[0]!.sets = [4];
  plan.days[1]!.items[0]!.reps = ['8'];
});

const offerOf = (phone: Phone) => readOffer(phone.account, relationship.id, ID);
const answer = async (phone: Phone, taken: readonly string[] | null, said = '') =>
  answerProposal(phone.account, relationship, ID, { taken, said, from_plan_id: (await readCurrentPlan(phone.account))?.plan_id ?? null });
const planOn = async (phone: Phone) => (await readCurrentPlan(phone.account))!;
const squatSets = async (phone: Phone) =>
  dayView((await planOn(phone)).plan, 0, 0)!.accessories.concat(dayView((await planOn(phone)).plan, 0, 0)!.primary)[0]?.sets;

test('sent without signal it waits, arrives once, is answered without signal, and the coach sees what was taken (CPLAN-6, CPLAN-8)', async () => {
  await savePlan(trainee.account, { plan: PLAN, source: 'phone' });
  coach.network.plan = () => 'drop-request';
  await sendProposal(coach.account, relationship.id, ID, fourSets);
  await sendProposal(coach.account, relationship.id, ID, { ...fourSets, note: 'Twice.' });
  await settle();
  expect(await listProposals(trainee.account, relationship.id)).toEqual([]);
  expect((await listProposals(coach.account, relationship.id)).map(({ state }) => state)).toEqual(['phone']);
  coach.network.plan = () => 'deliver';
  await settle();
  expect((await listProposals(trainee.account, relationship.id)).map((each) => [each.proposal.note, isOpen(each)])).toEqual([
    ['Try this.', true],
  ]);

  trainee.network.plan = () => 'drop-request';
  const hunks = (await offerOf(trainee))!.hunks!;
  expect(hunks.map(({ id }) => id)).toEqual(['item|day 1|squat#1', 'item|day 2|bench press#1']);
  expect(await answer(trainee, [hunks[0]!.id], 'My shoulder hurts.')).toBe('stored');
  const { plan, from_coach } = await planOn(trainee);
  expect([
    dayView(plan, 0, 1)!.accessories.concat(dayView(plan, 0, 1)!.primary)[0]?.reps,
    await squatSets(trainee),
    plan.explanation,
  ]).toEqual(['6', 4, 'For a sore knee.']);
  expect(from_coach).toEqual({ proposal_id: ID, name: relationship.with });
  expect(await answer(trainee, [])).toBe('moved_on');
  trainee.network.plan = () => 'deliver';
  await settle();
  const [seen] = await listProposals(coach.account, relationship.id);
  expect([seen?.decision?.outcome, seen?.decision?.said, seen?.decision?.taken]).toEqual(['part', 'My shoulder hurts.', [hunks[0]!.id]]);
});

test('two phones that take the same without signal make one version, and undo brings back the plan before and asks again (CPLAN-6)', async () => {
  await savePlan(trainee.account, { plan: PLAN, source: 'phone' });
  await sendProposal(coach.account, relationship.id, ID, fourSets);
  const second = await phoneOf({ owner: backend.owner, access: await backend.signInAgain() }, 'trainee-2');
  await settle([trainee, coach, trainee, second]);
  const before = (await planOn(trainee)).plan_id;
  for (const phone of [trainee, second]) expect(await answer(phone, ['item|day 1|squat#1'])).toBe('stored');
  await settle([trainee, second]);
  expect((await planOn(trainee)).plan_id).toBe((await planOn(second)).plan_id);
  const [known] = await listProposals(trainee.account, relationship.id);
  expect(await undoAnswer(trainee.account, relationship.id, known!)).toBe(true);
  expect((await planOn(trainee)).plan_id).toBe(before);
  expect(isOpen((await listProposals(trainee.account, relationship.id))[0]!)).toBe(true);
});

test('an edit made meanwhile is a conflict and stays until it is given up; one that came after the screen was drawn stores nothing (CPLAN-5)', async () => {
  const old = await savePlan(trainee.account, { plan: PLAN, source: 'phone' });
  await sendProposal(coach.account, relationship.id, ID, fourSets);
  await settle();
  const edited = structuredClone(PLAN);
  edited.schedule![0]!.exercises![0]!.sets = 2;
  await savePlan(trainee.account, { plan: edited, source: 'phone' });
  expect((await offerOf(trainee))!.hunks![0]!.mine).toBe('Squat, 2 × 5 at RPE 8');
  expect(
    await answerProposal(trainee.account, relationship, ID, { taken: ['item|day 1|squat#1'], said: '', from_plan_id: old.plan_id }),
  ).toBe('moved_on');
  expect(await answer(trainee, ['item|day 2|bench press#1'])).toBe('stored');
  expect(await squatSets(trainee)).toBe(2);
});

test('a plan of its own is taken without any plan before; one taken back cannot be answered (CPLAN-8)', async () => {
  await sendProposal(coach.account, relationship.id, ID, { ...fourSets, base: null });
  await settle();
  expect((await offerOf(trainee))?.hunks).toBe(null);
  expect(await answer(trainee, null)).toBe('stored');
  expect(await squatSets(trainee)).toBe(4);
  const other = '018f3f2a-7a2b-7c3d-8e4f-000000000002';
  await sendProposal(coach.account, relationship.id, other, fourSets);
  await withdrawProposal(coach.account, relationship.id, other);
  await settle();
  const from_plan_id = (await planOn(trainee)).plan_id;
  expect(await answerProposal(trainee.account, relationship, other, { taken: [], said: '', from_plan_id })).toBe('moved_on');
});

test('taking a first plan can be undone to no plan, and undo belongs to the answer that came last (CPLAN-6)', async () => {
  await sendProposal(coach.account, relationship.id, ID, { ...fourSets, base: null });
  await settle();
  expect(await answer(trainee, null)).toBe('stored');
  const [first] = await listProposals(trainee.account, relationship.id);
  expect(await undoAnswer(trainee.account, relationship.id, first!)).toBe(true);
  expect(await readCurrentPlan(trainee.account)).toBeUndefined();
  await trainee.sync.syncNow();
  expect(await readCurrentPlan(trainee.account)).toBeUndefined();
  backend.world.advance(60_000);
  const later = '018f3f2a-7a2b-7c3d-8e4f-000000000003';
  await sendProposal(coach.account, relationship.id, later, { ...fourSets, base: null });
  await settle();
  const from_plan_id = null;
  expect(await answerProposal(trainee.account, relationship, later, { taken: [], said: '', from_plan_id })).toBe('stored');
  backend.world.advance(60_000);
  expect(await answer(trainee, null)).toBe('stored');
  expect(lastAnswered(await listProposals(trainee.account, relationship.id))?.proposal_id).toBe(ID);
});
