import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { askCoach, ChatMessage, ResponseOf } from '#contract/index.ts';
import { foldBrief } from '#domain/ai-coach/brief.ts';
import { buildPlan } from '#domain/ai-coach/build-plan.ts';
import { planChangeSchema } from '#domain/ai-coach/change/plan-change.ts';
import { type Behaviour, type ToolCall, wellBehaved } from '#tests/support/fake-model.ts';
import { asksAfterPlan, type CoachModelWorld, openCoachModelWorld, WANTS_PLAN } from './support/coach-model-world.ts';

type Answer = ResponseOf<typeof askCoach>;

let world: CoachModelWorld;
beforeAll(async () => {
  world = await openCoachModelWorld();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

const IN_USE = buildPlan(foldBrief(WANTS_PLAN));
/** An offer is left open, and something else is asked for. */
const AFTER_OFFER: ChatMessage[] = [
  ...asksAfterPlan('My left shoulder hurts when I press'),
  { role: 'assistant', content: 'I would change your plan.' },
  { role: 'user', content: 'I want to run a marathon, give me a running plan' },
];
const OVER: ChatMessage[] = asksAfterPlan('Start over: build me a 3 day strength plan with dumbbells, 45 minutes');

const calls = (...some: ToolCall[]): Behaviour => wellBehaved({ calls: some, messages: ['Here is what I would do.'] });
const MODELS: readonly (readonly [string, Behaviour])[] = [
  ['only talks', wellBehaved({ messages: ['I only plan strength training.'] })],
  ['builds', calls({ name: 'build_plan', arguments: {} })],
  ['changes the brief', calls({ name: 'update_brief', arguments: { days: 2 } })],
  ['shortens', calls({ name: 'set_minutes', arguments: { minutes: 40 } })],
  ['keeps the plan', calls({ name: 'keep_plan', arguments: {} })],
  ['proposes the plan in use in other words', calls({ name: 'propose_plan', arguments: { plan: { ...IN_USE, explanation: 'Mine.' } } })],
  ['fails', () => ({ status: 500 })],
  ['says nothing of use', () => ({ say: '{"plan":true}' })],
];

test.each(MODELS)('with a model that %s, no plan comes without its change while an offer is open', async (_, behaviour) => {
  world.fake.behave(behaviour);
  for (const messages of [AFTER_OFFER, OVER]) {
    const response = await (await world.person()).ask({ messages, plan: IN_USE });
    const said = (await response.json()) as Answer;
    if (said.plan !== undefined) expect(planChangeSchema.safeParse(said.change).success).toBe(true);
    expect(said.messages?.length).toBeGreaterThan(0);
    expect(said.messages?.join(' ')).not.toContain('unchanged');
  }
});

test('The plan in use comes back to the letter, or not at all where its texts may not be said', async () => {
  world.fake.behave(() => ({ status: 500 }));
  const person = await world.person();
  const again = async (plan: object) => (await (await person.ask({ messages: asksAfterPlan('give me my plan'), plan })).json()) as Answer;
  const same = await again(IN_USE);
  expect(same.plan).toEqual(JSON.parse(JSON.stringify(IN_USE)));
  expect(same.change).toBeUndefined();
  const marked = await again({ ...IN_USE, explanation: 'See https://evil.example <b>now</b>.' });
  expect(marked.plan).toBeUndefined();
  expect(marked.messages?.[0]).toMatch(/^Here it is again, unchanged\./);
  expect(JSON.stringify(marked)).not.toContain('evil.example');
});
