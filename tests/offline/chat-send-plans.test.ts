import { describe, expect, test } from 'vitest';
import { keepOnlyPending } from '#offline/accounts/outbox.ts';
import { planPointer } from '#offline/chat/answer.ts';
import { listChat, queueMessage } from '#offline/chat/chat.ts';
import { listPlans, makeCurrent, readCurrentPlan, savePlan } from '#offline/log/plans.ts';
import { conversation, planFor, send, startSender } from './chat-network.ts';
import { account, network, phone, renewChatPhone } from './chat-phone.ts';

renewChatPhone();

describe('plans', () => {
  test('the plan that comes with an answer becomes the current one, in the same step', async () => {
    network.weather = [{ messages: ['Here.', 'It is ready.'], plan: planFor('strength') }];
    const sender = startSender(account, network);
    await queueMessage(account, 'plan please');
    await send(sender);
    const plan = await readCurrentPlan(account);
    expect(plan).toMatchObject({ source: 'coach', plan: { goal: 'strength' } });
    expect((await listChat(account)).map((entry) => entry.plan_id)).toEqual([null, null, plan?.plan_id]);
  });

  test.each([
    ['a newer plan', async () => void (await savePlan(account, { plan: planFor('chosen'), source: 'coach' }))],
    ['an older plan taken up again', async () => makeCurrent(account, (await listPlans(account)).at(-1)!.plan_id)],
  ])('a late answer does not take the place of %s, but its plan can be read', async (_what, choose) => {
    await savePlan(account, { plan: planFor('chosen'), source: 'coach' });
    phone.now += 1_000;
    await savePlan(account, { plan: planFor('second'), source: 'coach' });
    network.hold();
    network.weather = [{ messages: ['Late.'], plan: planFor('late') }];
    const sender = startSender(account, network);
    await queueMessage(account, 'plan please');
    sender.wake();
    while (network.seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await choose();
    network.release?.();
    await sender.settled();
    expect((await readCurrentPlan(account))?.plan.goal).toBe('chosen');
    expect((await listPlans(account)).map((version) => version.plan.goal)).toContain('late');
    expect(await conversation(account)).toEqual(['you: plan please', 'coach: Late.']);
  });

  test('an answer that comes too late is too late also after a logout that kept its message', async () => {
    network.weather = ['lost'];
    await queueMessage(account, 'plan please');
    const before = startSender(account, network);
    await send(before);
    await savePlan(account, { plan: planFor('chosen'), source: 'coach' });
    await account.database.outbox.clear();
    await before.stop();
    await keepOnlyPending(account);
    network.weather = [{ messages: ['Late.'], plan: planFor('late') }];
    await send(startSender(account, network));
    expect(await listPlans(account)).toMatchObject([{ plan: planFor('late') }]);
    expect(await planPointer(account)).toBeNull();
  });

  test('of two messages on their way together the later one’s plan stays', async () => {
    await queueMessage(account, 'first');
    await queueMessage(account, 'second');
    network.weather = [
      { messages: ['1'], plan: planFor('first') },
      { messages: ['2'], plan: planFor('second') },
    ];
    await send(startSender(account, network));
    expect((await readCurrentPlan(account))?.plan.goal).toBe('second');
  });

  test.each([
    ['no plan at all', 'soon'],
    ['a plan without days', { goal: 'strength' }],
    ['a plan of the wrong form', { schedule: [{ primary: 'Squat' }] }],
    ['a plan past any size', { ...planFor('x'), explanation: 'x'.repeat(300_000) }],
  ])('%s is not stored, and the words that came with it are', async (_form, plan) => {
    await savePlan(account, { plan: planFor('mine'), source: 'coach' });
    network.weather = [{ messages: ['Here.'], plan }];
    await queueMessage(account, 'plan please');
    await send(startSender(account, network));
    expect(await conversation(account)).toEqual(['you: plan please', 'coach: Here.']);
    expect((await listPlans(account)).map((version) => version.plan.goal)).toEqual(['mine']);
  });
});
