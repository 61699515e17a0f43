import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ChatPage } from '#client/features/coach-chat/chat-page.tsx';
import { ProgramPage } from '#client/features/program/program-page.tsx';
import { KEEP_MY_PLAN, UNDO_CHANGE } from '#domain/messages/ai-coach.ts';
import { listChat } from '#offline/chat/chat.ts';
import { readCurrentPlan, readPlan } from '#offline/log/plans.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openWorld, type World, type WorldOptions } from './coach-chat-world.tsx';

let server: TestServer;
let world: World;
const user = userEvent.setup();

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => world.close());

const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const log = () => screen.getByRole('log', { name: 'Conversation' });
const cards = () => within(log()).queryAllByRole('article');
const current = async () => (await readCurrentPlan(world.account))?.plan_id;

async function say(text: string): Promise<void> {
  await waitFor(() => expect(message().disabled).toBe(false));
  await user.click(message());
  await user.paste(text);
  await user.keyboard('{Enter}');
}

/** A conversation with a plan, and a change of it proposed. */
async function proposal(options?: WorldOptions): Promise<HTMLElement> {
  world = await openWorld(server, options);
  world.show(<ChatPage />);
  await within(log()).findByText('AI Coach:');
  await say('I want to build muscle, 3 days a week, 60 minutes, full gym, I have trained for two years, no injuries');
  await waitFor(() => expect(cards()).toHaveLength(1));
  await say('Make it 40 minutes');
  await waitFor(() => expect(cards()).toHaveLength(2));
  return cards()[1]!;
}

const button = (card: HTMLElement, name: string) => within(card).findByRole('button', { name });

test('A change is shown line by line with its reason, and the plan stays until it is accepted', async () => {
  const card = await proposal();
  const before = await current();
  expect(within(card).getByText('Proposed')).toBeTruthy();
  const lines = within(within(card).getByRole('list', { name: 'What would change' })).getAllByRole('listitem');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line.textContent).toMatch(/.+before: .+after: .+/);
  expect(within(within(card).getByRole('list', { name: 'What stays' })).getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(within(cards()[0]!).getByText('Current plan')).toBeTruthy();

  await user.click(await button(card, 'Accept'));
  await waitFor(() => expect(within(card).getByRole('status').textContent).toBe('Accepted. You train by this plan now.'));
  expect(document.activeElement).toBe(within(card).getByRole('status'));
  expect(await current()).not.toBe(before);
  expect(within(cards()[0]!).getByText('Earlier version')).toBeTruthy();
  expect(within(card).queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(within(card).getByRole('link', { name: 'My Program' })).toBeTruthy();
});

test('Undo brings the earlier plan back and says so to the coach, also after the page was left', async () => {
  const before = await proposal().then(current);
  await user.click(await button(cards()[1]!, 'Accept'));
  await button(cards()[1]!, 'Undo');
  world.redraw(<ChatPage />);
  await waitFor(() => expect(cards().length).toBeGreaterThan(1));
  await user.click(await button(cards()[1]!, 'Undo'));
  await waitFor(() => expect(within(cards()[1]!).getByText('Undone')).toBeTruthy());
  expect(await current()).toBe(before);
  await within(log()).findByText(UNDO_CHANGE);
  await waitFor(() => expect(message().disabled).toBe(false));
  expect(await current()).toBe(before);
});

test('«Keep my plan» without signal keeps it and says so, and the coach hears of it later', async () => {
  const card = await proposal();
  const before = await current();
  world.setSignal(false);
  await user.click(await button(card, 'Keep my plan'));
  await waitFor(() => expect(within(card).getByRole('status').textContent).toBe('Kept. Your plan is as it was.'));
  expect(await current()).toBe(before);
  await within(log()).findByText(KEEP_MY_PLAN);
  world.setSignal(true);
  world.sender.wake();
  await waitFor(() => expect(screen.queryByText('Waiting for signal')).toBeNull());
  expect(await current()).toBe(before);
  expect(within(cards()[1]!).getByText('Kept')).toBeTruthy();
});

test('The whole proposed plan can be read before deciding', async () => {
  const card = await proposal();
  await user.click(await button(card, 'See the whole plan'));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findAllByRole('listitem')).toHaveLength(3);
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(await button(card, 'Accept')).toBeTruthy();
});

test('When the phone has no room the change stays a proposal, and the card says why', async () => {
  const card = await proposal();
  const accept = await button(card, 'Accept');
  world.fillStorage();
  await user.click(accept);
  await within(card).findByRole('alert');
  world.freeStorage();
  await user.click(await button(card, 'Accept'));
  await waitFor(() => expect(within(card).getByText('Current plan')).toBeTruthy());
});

test('What the check mended stands quietly under the plan', async () => {
  world = await openWorld(server);
  world.show(<ChatPage />);
  await within(log()).findByText('AI Coach:');
  const body = {
    messages: ['Here.'],
    plan: { goal: 'muscle', schedule: [{ day: 'Mon', primary: [{ exercise: 'Front squat' }] }] },
    corrections: ['Two sets fewer for quads.'],
  };
  world.network.plan = ({ path }) => (path.includes('/api/ai-coach/') ? { status: 200, body } : 'deliver');
  await say('A plan, please');
  await waitFor(() => expect(cards()).toHaveLength(1));
  await user.click(within(log()).getByText('Checked, 1 thing mended'));
  expect(within(log()).getByText('Two sets fewer for quads.')).toBeTruthy();
});

test('A proposal left open stays one when something else is asked for, also after a reload, and only Accept makes it the plan', async () => {
  await proposal();
  const before = await current();
  const offered = (await listChat(world.account)).findLast(({ change }) => change != null);
  await say('I want to run a marathon, give me a running plan');
  await waitFor(() => expect(cards()).toHaveLength(3));
  await within(log()).findByText(/fits that already; here is its card again\./);
  expect(within(log()).queryByText(/unchanged/)).toBeNull();
  expect(await current()).toBe(before);
  world.redraw(<ChatPage />);
  await waitFor(() => expect(cards()).toHaveLength(3));
  await within(cards()[2]!).findByText('Proposed');
  await within(cards()[1]!).findByText('Not accepted');
  expect(await current()).toBe(before);

  await user.click(await button(cards()[2]!, 'Accept'));
  await waitFor(() => expect(within(cards()[2]!).getByText('Current plan')).toBeTruthy());
  expect((await readCurrentPlan(world.account))?.plan).toEqual((await readPlan(world.account, offered?.plan_id ?? ''))?.plan);
});

test('The same without signal: the phone’s own answer offers again and replaces nothing', async () => {
  await proposal();
  const before = await current();
  world.setSignal(false);
  await say('I want to run a marathon, give me a running plan');
  await within(log()).findByText('Answered on this phone');
  await waitFor(() => expect(within(cards()[2]!).getByText('Proposed')).toBeTruthy());
  expect(await current()).toBe(before);
  world.setSignal(true);
  await waitFor(() => expect(screen.queryByText('Answered on this phone')).toBeNull());
  expect(cards()).toHaveLength(3);
  expect(await current()).toBe(before);
});

test('A backend that sends the offered plan with any message, as if it were in use, does not make it the plan', async () => {
  await proposal();
  const before = await current();
  const offered = (await listChat(world.account)).findLast(({ change }) => change != null);
  const plan = (await readPlan(world.account, offered?.plan_id ?? ''))?.plan;
  world.network.plan = ({ path }) =>
    path.includes('/api/ai-coach/') ? { status: 200, body: { messages: ['Drink enough.'], plan } } : 'deliver';
  await say('Anything else?');
  await within(log()).findByText('Drink enough.');
  await waitFor(() => expect(within(cards()[2]!).getByText('Proposed')).toBeTruthy());
  expect(await current()).toBe(before);
});

test('«Start over» keeps the rest of the sentence, and the plan in use stays until the new one is accepted', async () => {
  await proposal();
  const before = await current();
  await say('Start over: build me a 3 day strength plan with dumbbells, 45 minutes');
  await within(log()).findByText('We start over.');
  for (const fact of ['Strength', '3 days, 45 minutes', 'Dumbbells']) await within(log()).findByRole('button', { name: fact });
  await waitFor(() => expect(cards()).toHaveLength(3));
  const card = cards()[2]!;
  expect(within(card).getByRole('heading', { name: 'A new plan' })).toBeTruthy();
  // The greeting asked it, and nobody since.
  expect(within(log()).getAllByText('What do you want from training?')).toHaveLength(1);
  expect(await current()).toBe(before);
  await user.click(await button(card, 'Accept'));
  await waitFor(() => expect(within(card).getByText('Current plan')).toBeTruthy());
  expect((await readCurrentPlan(world.account))?.plan.goal).toBe('strength');
  await user.click(await button(card, 'Undo'));
  await waitFor(() => expect(within(card).getByText('Undone')).toBeTruthy());
  expect(await current()).toBe(before);
});

test('Starting over without a word more asks two questions, none of them twice, while My Program keeps its plan', async () => {
  await proposal();
  const before = await current();
  await say('start over');
  await within(log()).findByText('What do you want from training, and how many days a week can you train?');
  await say('hm');
  await within(log()).findByText(/^I take general fitness as your goal and 3 days a week for granted/);
  await within(log()).findByText('What can you train with, and how long have you been lifting?');
  expect(await current()).toBe(before);
  await say('hm');
  await within(log()).findByText(/^I take a full gym for granted/);
  await waitFor(() => expect(within(cards().at(-1)!).getByText('Proposed')).toBeTruthy());
  expect(await current()).toBe(before);
});

test('My Program shows the plan in use while another is offered, and the other one from Accept on', async () => {
  await proposal();
  const daysShown = async () => {
    world.redraw(<ProgramPage />);
    await screen.findByRole('heading', { name: 'Your Weekly Training Plan' });
    return screen.getAllByRole('article').map((day) => day.textContent);
  };
  const before = await daysShown();
  world.redraw(<ChatPage />);
  await waitFor(() => expect(cards()).toHaveLength(2));
  await say('My left shoulder hurts when I press');
  await waitFor(() => expect(cards()).toHaveLength(3));
  await say('I want to run a marathon, give me a running plan');
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(await daysShown()).toEqual(before);
  world.redraw(<ChatPage />);
  await waitFor(() => expect(cards()).toHaveLength(4));
  await user.click(await button(cards()[3]!, 'Accept'));
  await waitFor(() => expect(within(cards()[3]!).getByText('Current plan')).toBeTruthy());
  expect(await daysShown()).not.toEqual(before);
});

test('The next block stands beside the one before, exercise by exercise', async () => {
  await proposal();
  await say('Build my next block');
  await waitFor(() => expect(cards()).toHaveLength(3));
  const card = cards()[2]!;
  const table = await within(card).findByRole('table', { name: 'Block 1 beside Block 2' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Block 1', 'Block 2']);
  expect(within(table).getByRole('row', { name: /^Effort by week RIR .+ lighter RIR .+ lighter$/ })).toBeTruthy();
  const shown = within(table).getAllByRole('row').length;
  await user.click(within(card).getByRole('button', { name: /^Show all \d+ lines$/ }));
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(shown);
  await user.click(await button(card, 'Accept'));
  await within(card).findByText('Accepted. You train by this plan now.');
});
