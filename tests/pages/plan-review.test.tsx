import { screen, waitFor, within } from '@testing-library/react';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buyProgram, listRelationships, syncPush } from '#contract/index.ts';
import { coachPlanOf } from '#domain/coaching/coach-plan.ts';
import { proposalSlot, withdrawSlot } from '#domain/coaching/scope-rules.ts';
import { planWeeks } from '#domain/coaching/shared-log.ts';
import type { CoachPlan } from '#domain/sync/proposal-shape.ts';
import { PLAN_USE_SLOT, planSlot } from '#domain/sync/slots.ts';
import { addressOf, type MoneyWorld, type Person, startMoneyWorld } from '#tests/support/money-world.ts';
import { closeApp, freshPhone, logIn, openApp } from './session-world.tsx';

const PLAN = {
  goal: 'muscle',
  schedule: [
    { day: 'Monday', title: 'Lower', exercises: [{ exercise: 'Front Squat', sets: 3, reps: '5', rpe: 8 }] },
    { day: 'Friday', title: 'Upper', exercises: [{ exercise: 'Bench Press', sets: 3, reps: '5', rpe: 8 }] },
  ],
};
const BASE = coachPlanOf(planWeeks(PLAN));
const MORE: CoachPlan = { ...BASE, days: BASE.days.map((day) => ({ ...day, items: day.items.map((item) => ({ ...item, sets: [4] })) })) };

let world: MoneyWorld;
let open: { unmount: () => void } | null = null;
let made = 0;

beforeAll(async () => {
  world = await startMoneyWorld('sandbox', 'pglite', Date.now());
});
afterAll(() => world.close());
afterEach(async () => {
  if (open !== null) await closeApp(open);
  open = null;
});

/** On a phone of their own, or on the one they used before. */
async function openAs(who: Person, path: string) {
  if (open !== null) await closeApp(open);
  freshPhone(world.server);
  const { view } = await logIn(who.email);
  await closeApp(view);
  return reopen(path);
}

async function reopen(path: string) {
  if (open !== null) await closeApp(open);
  const app = await openApp(path);
  open = app.view;
  return app;
}

async function push(who: Person, ops: readonly { kind: string; slot: string; value: object }[], scope_id?: string) {
  const numbered = ops.map((op) => {
    made += 1;
    const n = String(made).padStart(4, '0');
    return {
      ...op,
      op_id: `018f3f2a-7a2b-7c3d-8e4f-00000000${n}`,
      n: made,
      hlc: `${Math.max(world.now(), Date.now()) + made}:${n}:d`,
      v: 1,
    };
  });
  const answer = await who.call(syncPush, { body: { owner: who.id, device: 'd', scope_id, ops: numbered } as never });
  expect(answer.ok && answer.value.results.map(({ status }) => status)).toEqual(ops.map(() => 'applied'));
}

const putPlan = (who: Person, plan_id: string) =>
  push(who, [
    {
      kind: 'plan.put',
      slot: planSlot(plan_id),
      value: { plan_id, plan: PLAN, made_at: new Date(world.now()).toISOString(), source: 'phone' },
    },
    { kind: 'plan.use', slot: PLAN_USE_SLOT, value: { plan_id } },
  ]);

async function pair() {
  const coach = await world.coach();
  const trainee = await world.member();
  await world.till.pay(addressOf(await trainee.call(buyProgram, { params: { id: coach.program_id } })));
  const listed = await trainee.call(listRelationships, {});
  const id = (listed.ok && listed.value[0]?.id) || '';
  await putPlan(trainee, 'p');
  const propose = async (plan: CoachPlan, base: CoachPlan | null = BASE): Promise<string> => {
    made += 1;
    const proposal_id = `018f3f2a-7a2b-7c3d-8e4f-11111111${String(made).padStart(4, '0')}`;
    const value = { base, plan, note: '', reasons: {}, made_at: new Date(world.now()).toISOString() };
    await push(coach, [{ kind: 'proposal.put', slot: proposalSlot(proposal_id), value }], id);
    return proposal_id;
  };
  return { coach, trainee, id, propose, pathOf: (proposal_id: string) => `/coaching/${id}/plans/${proposal_id}` };
}

const line = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const isChecked = (element: HTMLElement) => (element as HTMLInputElement).checked;

test('what was ticked and typed is still there after the review was left, and after the app was closed (CPLAN-3)', async () => {
  const { trainee, propose, pathOf } = await pair();
  const path = pathOf(await propose(MORE));
  const { user } = await openAs(trainee, path);
  await user.click((await line(/Front Squat/)).getByRole('radio', { name: 'Take it' }));
  await user.click((await line(/Bench Press/)).getByRole('radio', { name: 'Keep mine' }));
  await user.type(screen.getByRole('textbox', { name: /^A word to / }), 'My elbow.');
  await screen.findByText(/^1 taken\./);
  for (const between of ['/coaching', '/program']) {
    await reopen(between);
    await reopen(path);
    await screen.findByText(/^1 taken\./);
    await waitFor(async () => expect(isChecked((await line(/Front Squat/)).getByRole('radio', { name: 'Take it' }))).toBe(true));
    expect(isChecked((await line(/Bench Press/)).getByRole('radio', { name: 'Keep mine' }))).toBe(true);
    expect((screen.getByRole('textbox', { name: /^A word to / }) as HTMLTextAreaElement).value).toBe('My elbow.');
  }
}, 60_000);

test('the way back is offered while the plan that was taken is in use, and no longer (CPLAN-6)', async () => {
  const { trainee, propose, pathOf } = await pair();
  const path = pathOf(await propose(MORE, null));
  const { user } = await openAs(trainee, path);
  expect(await screen.findByText(/takes the place of the one you use/)).toBeTruthy();
  expect(screen.queryByText(/0 taken/)).toBe(null);
  await user.click(await screen.findByRole('button', { name: 'Use this plan' }));
  await screen.findByRole('heading', { name: 'My Program' });
  await reopen('/coaching');
  await screen.findByRole('button', { name: 'Back to the plan before' });
  await putPlan(await world.again(trainee), 'q');
  await openAs(trainee, '/coaching');
  await screen.findByText(/^You took /);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Back to the plan before' })).toBe(null));
}, 60_000);

async function decisionArrived(owner: string): Promise<void> {
  const arrived = () => world.server.database.execute(sql`select 1 from sync_operations where owner = ${owner} and kind = 'decision.put'`);
  await waitFor(async () => expect((await arrived()).rows).toHaveLength(1), { timeout: 20_000 });
}

test('a proposal that was kept out and then taken back by the coach is not answered again (CPLAN-6)', async () => {
  const { coach, trainee, id, propose, pathOf } = await pair();
  const proposal_id = await propose(MORE);
  const { user } = await openAs(trainee, pathOf(proposal_id));
  await user.click(await screen.findByRole('button', { name: 'Keep my plan' }));
  await screen.findByRole('button', { name: 'Answer it again' });
  // The next phone knows only what this one has sent.
  await decisionArrived(id);
  await push(await world.again(coach), [{ kind: 'proposal.withdraw', slot: withdrawSlot(proposal_id), value: { made_at: 'now' } }], id);
  await openAs(trainee, '/coaching');
  await screen.findByText(/^You kept your plan/, undefined, { timeout: 20_000 });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Answer it again' })).toBe(null));
}, 60_000);

test('a proposal that says nothing new says so, and is answered with one touch that refuses nothing (CPLAN-3)', async () => {
  const { coach, trainee, id, propose, pathOf } = await pair();
  const { user } = await openAs(trainee, pathOf(await propose(BASE)));
  await screen.findByText('Your plan already says all of this.');
  expect(screen.queryByRole('button', { name: 'Keep my plan' })).toBe(null);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByText(/^Your plan already said all of /);
  await decisionArrived(id);
  await openAs(await world.again(coach), `/desk/clients/${id}/plan`);
  await screen.findByText(/already said all of this\.$/, undefined, { timeout: 20_000 });
}, 60_000);

test('lines that leave no exercise in the plan are not taken, and a sentence says why (CPLAN-5)', async () => {
  const { trainee, propose, pathOf } = await pair();
  const item = { item_id: 'x', exercise: 'Row', sets: [3], reps: ['8'], rpe: [null] };
  const { user } = await openAs(trainee, pathOf(await propose({ weeks: 1, days: [{ day_id: 'new', title: 'Full', items: [item] }] })));
  for (const name of [/^Lower/, /^Upper/]) await user.click((await line(name)).getByRole('radio', { name: 'Take it' }));
  await user.click(screen.getByRole('button', { name: 'Use my choices' }));
  await screen.findByText(/would leave no exercise/);
  await user.click((await line(/^Full/)).getByRole('radio', { name: 'Take it' }));
  await user.click(screen.getByRole('button', { name: 'Use my choices' }));
  await screen.findByRole('heading', { name: 'My Program' });
}, 60_000);

test('the last day of a plan cannot be removed at the desk, and a sentence says so (CPLAN-10)', async () => {
  const { coach, id } = await pair();
  const { user } = await openAs(coach, `/desk/clients/${id}/plan`);
  await user.click(await screen.findByRole('button', { name: 'Begin an empty plan' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Day 1' }));
  await screen.findByText(/at least one day/);
  expect(screen.getByRole('region', { name: 'Day 1' })).toBeTruthy();
}, 60_000);
