import { describe, expect, test } from 'vitest';
import { PUT_ASIDE } from '#domain/ai-coach/understand/offer-reply.ts';
import { KEEP_MY_PLAN, UNDO_CHANGE } from '#domain/messages/ai-coach.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { CoachWords } from '#offline/chat/answer.ts';
import { acceptChange, changeState, keepPlan, undoChange, undoTo } from '#offline/chat/change.ts';
import { type ChatEntry, listChat, queueMessage } from '#offline/chat/chat.ts';
import { savePlanEdit } from '#offline/log/plan-edit.ts';
import { listPlans, readCurrentPlan, savePlan } from '#offline/log/plans.ts';
import type { Account } from '#offline/store/account.ts';
import { type CoachNetwork, conversation, send, startSender, UNREACHABLE } from './chat-network.ts';
import { account, network, phone, renewChatPhone } from './chat-phone.ts';

renewChatPhone();

const plan = (sets: number, exercise = 'Back squat'): Plan => ({
  goal: 'muscle',
  schedule: [{ day: 'Mon', primary: [{ exercise, sets, reps: '8' }] }],
});
const CHANGE = { kind: 'time', title: 'Shorter sessions', why: 'You have less time.', lines: [], kept: [] };
/** The coach changes the plan to so many sets. */
const changed = (sets: number, more: Partial<CoachWords> = {}): CoachWords => ({
  messages: [`${sets} sets.`],
  plan: plan(sets),
  change: CHANGE,
  ...more,
});

async function withPlan(sets = 4): Promise<string> {
  return (await savePlan(account, { plan: plan(sets), source: 'coach' })).plan_id;
}

async function ask(content: string, ...weather: CoachNetwork['weather']): Promise<ChatEntry> {
  network.weather = weather;
  await queueMessage(account, content);
  await send(startSender(account, network));
  return lastChange();
}

async function lastChange(of: Account = account): Promise<ChatEntry> {
  const entry = (await listChat(of)).findLast(({ change }) => change != null);
  if (entry === undefined) throw new Error('no change');
  return entry;
}

async function stateOf(entry: ChatEntry, of: Account = account): Promise<string> {
  return changeState(entry, await listChat(of), (await readCurrentPlan(of))?.plan_id ?? null);
}

const setsNow = async (of: Account = account): Promise<unknown> => (await readCurrentPlan(of))?.plan.schedule?.[0]?.primary?.[0]?.sets;

describe('a proposed change', () => {
  test('that was offered before the plan was changed by hand has passed, so that accepting it takes nothing back', async () => {
    await withPlan();
    const entry = await ask('less time', changed(2));
    const base = await readCurrentPlan(account);
    expect(await stateOf(entry)).toBe('open');
    await savePlanEdit(account, base!, plan(5));
    expect(await stateOf(entry)).toBe('passed');
    expect(await acceptChange(account, entry.message_id)).toBe('gone');
    expect(await setsNow()).toBe(5);
  });

  test('is stored with what really differs, and the plan stays until it is accepted', async () => {
    const before = await withPlan();
    const entry = await ask('less time', changed(2, { corrections: ['A set more for balance.'] }));
    expect(await setsNow()).toBe(4);
    expect(entry).toMatchObject({ replaces: before, corrections: ['A set more for balance.'] });
    expect(entry.change).toMatchObject({ title: 'Shorter sessions', why: 'You have less time.' });
    expect(entry.change?.lines).toContainEqual({ where: 'Monday', before: 'Back squat, 4 x 8', after: 'Back squat, 2 x 8' });
    expect(await listPlans(account)).toHaveLength(2);

    expect(await acceptChange(account, entry.message_id)).toBe('done');
    expect(await setsNow()).toBe(2);
    expect(await stateOf(entry)).toBe('accepted');
  });

  test('cannot claim other lines than those of the plan that comes with it', async () => {
    await withPlan();
    const lie = { ...CHANGE, lines: [{ where: 'Monday', before: 'Nothing', after: 'A free pony' }] };
    expect((await ask('?', changed(2, { change: lie }))).change?.lines.map(({ after }) => after)).not.toContain('A free pony');
  });

  test('of an unreadable kind still waits to be accepted', async () => {
    await withPlan();
    const entry = await ask('?', changed(2, { change: { kind: 'horoscope' } }));
    expect(entry.change).toMatchObject({ kind: 'brief', title: 'A changed plan' });
    expect(await setsNow()).toBe(4);
  });

  test('without a plan to change is used at once, as is a plan that comes without a change', async () => {
    network.weather = [changed(3)];
    await queueMessage(account, 'go');
    const sender = startSender(account, network);
    await send(sender);
    expect(await setsNow()).toBe(3);
    network.weather = [{ messages: ['Foreign.'], plan: plan(5) }];
    await queueMessage(account, 'and now');
    await send(sender);
    expect(await setsNow()).toBe(5);
    expect((await listChat(account)).every(({ change }) => change == null)).toBe(true);
  });

  test('that changes nothing is words only', async () => {
    await withPlan();
    network.weather = [changed(4)];
    await queueMessage(account, 'same');
    await send(startSender(account, network));
    expect((await listChat(account)).at(-1)).toMatchObject({ content: '4 sets.', plan_id: null });
    expect(await listPlans(account)).toHaveLength(1);
  });
});

describe('an open offer', () => {
  const lastSeen = () => network.seen.at(-1);

  test('goes with the messages that follow it, with its plan and reason, until it is accepted', async () => {
    await withPlan();
    const entry = await ask('less time', changed(2));
    expect(lastSeen()).toMatchObject({ offer: null });
    await ask('why?', { messages: ['Because.'] });
    expect(lastSeen()).toMatchObject({ offer: { plan: plan(2), kind: 'time', why: 'You have less time.' } });
    await acceptChange(account, entry.message_id);
    await ask('thanks', { messages: ['Gladly.'] });
    expect(lastSeen()).toMatchObject({ offer: null });
  });

  test('leaves the plan it replaced to be told with the messages after it was accepted, until it is undone (PLAN-21)', async () => {
    await withPlan();
    const entry = await ask('less time', changed(2));
    expect(lastSeen()).not.toHaveProperty('replaced');
    await acceptChange(account, entry.message_id);
    await ask('hm, put it back', { messages: ['Hm.'] });
    expect(lastSeen()).toMatchObject({ plan: plan(2), replaced: plan(4) });
    await undoChange(account, entry.message_id);
    await ask('and now?', { messages: ['Hm.'] });
    expect(lastSeen()).not.toHaveProperty('replaced');
  });

  test.each(['nah, leave it as it is', 'no thanks', 'actually never mind'])('is closed by «%s» (PLAN-16)', async (refusal) => {
    await withPlan();
    const entry = await ask('less time', changed(2));
    await ask(refusal, { messages: ['All right.'] });
    expect(await stateOf(entry)).toBe('kept');
    await ask('and now?', { messages: ['Hm.'] });
    expect(lastSeen()).toMatchObject({ offer: null });
  });

  test('is closed where the coach says that it put it aside', async () => {
    await withPlan();
    const entry = await ask('less time', changed(2));
    await ask('keep it simple', { messages: [PUT_ASIDE] });
    expect(await stateOf(entry)).toBe('kept');
  });

  test('stays open after a question, and after a «no» to what the coach asked', async () => {
    await withPlan();
    const entry = await ask('less time', changed(2, { messages: ['Shorter. Does anything hurt?'] }));
    await ask('no', { messages: ['Good.'] });
    expect(await stateOf(entry)).toBe('open');
  });
});

describe('the trainee’s word', () => {
  test('«Keep my plan» leaves the plan and tells the coach', async () => {
    const before = await withPlan();
    const entry = await ask('less time', changed(2));
    expect(await keepPlan(account, entry.message_id)).toBe('done');
    expect((await readCurrentPlan(account))?.plan_id).toBe(before);
    expect(await stateOf(entry)).toBe('kept');
    network.weather = ['pass'];
    await send(startSender(account, network));
    expect(network.seen.at(-1)?.messages.at(-1)).toEqual({ role: 'user', content: KEEP_MY_PLAN });
  });

  test('Undo brings the earlier plan back and tells the coach', async () => {
    const before = await withPlan();
    const entry = await ask('less time', changed(2));
    await acceptChange(account, entry.message_id);
    expect(await undoChange(account, entry.message_id)).toBe('done');
    expect((await readCurrentPlan(account))?.plan_id).toBe(before);
    expect(await stateOf(entry)).toBe('undone');
    expect((await conversation(account)).at(-1)).toBe(`you: ${UNDO_CHANGE} (queued)`);
  });

  test('is taken once: a second tab that answers after the first changes nothing', async () => {
    await withPlan();
    const entry = await ask('less time', changed(2));
    const results = await Promise.all([keepPlan(account, entry.message_id), acceptChange(account, entry.message_id)]);
    expect(results).toEqual(['done', 'gone']);
    expect(await keepPlan(account, entry.message_id)).toBe('gone');
    expect(await undoChange(account, entry.message_id)).toBe('gone');
    expect(await setsNow()).toBe(4);
    expect((await conversation(account)).filter((line) => line.includes(KEEP_MY_PLAN))).toHaveLength(1);
  });

  test('never discards a newer plan: an older change offers no Undo', async () => {
    await withPlan();
    const first = await ask('less time', changed(2));
    await acceptChange(account, first.message_id);
    const second = await ask('less still', changed(1));
    await acceptChange(account, second.message_id);
    expect(await stateOf(first)).toBe('earlier');
    expect(await undoChange(account, first.message_id)).toBe('gone');
    expect(await setsNow()).toBe(1);
    const entries = await listChat(account);
    expect(undoTo(second, entries, second.plan_id)).toBe(first.plan_id);
  });

  test('waits where the plan has not arrived on this phone yet', async () => {
    await withPlan();
    const entry = await ask('less time', changed(2));
    await account.database.registers.delete(`plan|${entry.plan_id}`);
    expect(await acceptChange(account, entry.message_id)).toBe('missing');
    expect(await setsNow()).toBe(4);
  });

  test('holds across a restart of the app', async () => {
    await withPlan();
    const entry = await ask('less time', changed(2));
    await acceptChange(account, entry.message_id);
    phone.crash();
    const opened = await phone.account('user-1');
    expect(await stateOf(await lastChange(opened), opened)).toBe('accepted');
  });
});

describe('without signal', () => {
  const offline = (words: CoachWords) =>
    startSender(account, network, { phone: (messages) => (messages.at(-1)?.content === 'less time' ? words : { messages: ['Fine.'] }) });

  test.each(['open', 'accepted', 'kept'] as const)('the server’s equal answer to a change that is %s adds nothing', async (wanted) => {
    await withPlan();
    network.weather = [UNREACHABLE];
    const sender = offline(changed(2));
    await queueMessage(account, 'less time');
    await send(sender);
    const entry = await lastChange();
    expect(entry.on_phone).toBe(true);
    if (wanted === 'accepted') await acceptChange(account, entry.message_id);
    if (wanted === 'kept') await keepPlan(account, entry.message_id);
    network.weather = [changed(2), { messages: ['Fine.'] }];
    await send(sender);
    expect(await stateOf(entry)).toBe(wanted);
    expect((await listChat(account)).filter(({ plan_id }) => plan_id !== null)).toMatchObject([
      { message_id: entry.message_id, on_phone: false },
    ]);
    expect(await listPlans(account)).toHaveLength(2);
    expect(await setsNow()).toBe(wanted === 'accepted' ? 2 : 4);
  });

  test('a server’s other change of one already accepted is a further proposal on top of it', async () => {
    await withPlan();
    network.weather = [UNREACHABLE];
    const sender = offline(changed(2));
    await queueMessage(account, 'less time');
    await send(sender);
    const own = await lastChange();
    await acceptChange(account, own.message_id);
    network.weather = [changed(3)];
    await send(sender);
    expect(await setsNow()).toBe(2);
    const further = await lastChange();
    expect(further).toMatchObject({ on_phone: false, replaces: own.plan_id });
    expect(further.change?.lines).toContainEqual({ where: 'Monday', before: 'Back squat, 2 x 8', after: 'Back squat, 3 x 8' });
    expect(await stateOf(further)).toBe('open');
  });

  test('other words about the same change bring no second plan', async () => {
    await withPlan();
    network.weather = [UNREACHABLE];
    const sender = offline(changed(2));
    await queueMessage(account, 'less time');
    await send(sender);
    network.weather = [changed(2, { messages: ['In other words.'] })];
    await send(sender);
    expect(await listPlans(account)).toHaveLength(2);
    const lines = (await listChat(account)).filter(({ plan_id }) => plan_id !== null);
    expect(new Set(lines.map(({ plan_id }) => plan_id)).size).toBe(1);
    expect(await stateOf(lines.at(-1)!)).toBe('open');
  });
});
