import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChatMessage } from '#contract/index.ts';
import { MODEL_PAUSE_MS } from '#domain/limits.ts';
import { type Behaviour, isAct, type Reply, wellBehaved } from '#tests/support/fake-model.ts';
import {
  asksAfterPlan,
  type CoachModelWorld,
  engineSays,
  MODEL_KEY,
  openCoachModelWorld,
  WANTS_PLAN,
} from './support/coach-model-world.ts';

const QUESTION = asksAfterPlan('My cousin laughed at my new shoes, what a day');
const GOOD = wellBehaved({ messages: ['Shoes do not lift. You do.'] });

/** While it acts, and while it talks. */
const whenActing =
  (reply: Reply): Behaviour =>
  () =>
    reply;
const whenTalking =
  (reply: Reply): Behaviour =>
  (request) =>
    isAct(request) ? { say: 'DONE' } : reply;

const FAULTS: readonly [string, Reply, string][] = [
  ['is busy', { status: 429, headers: { 'Retry-After': '7' } }, 'busy'],
  ['breaks', { status: 500 }, 'broken'],
  ['is over capacity, with a page', { status: 503, headers: { 'Content-Type': 'text/html' }, body: '<h1>no</h1>' }, 'broken'],
  ['does not know the key', { status: 401 }, 'refused'],
  ['does not know the model', { status: 404 }, 'refused'],
  ['sends us elsewhere', { status: 302, headers: { Location: 'http://127.0.0.1:1/' } }, 'unreachable'],
  ['drops the connection', 'reset', 'unreachable'],
  ['says nothing until the time is over', 'silence', 'slow'],
  ['never stops talking', 'flood', 'too_long'],
  ['answers with a page', { raw: '<html>Sign in to the hotel network</html>', type: 'text/html' }, 'nonsense'],
  ['answers with half a JSON', { raw: '{"id":"c1","choices":[{"index":0,"message":{"role":"assi', type: 'application/json' }, 'nonsense'],
  ['answers with another shape', { raw: '{"result":"ok"}', type: 'application/json' }, 'nonsense'],
  [
    'answers with no choices',
    { raw: '{"id":"c1","object":"chat.completion","created":1,"model":"m","choices":[]}', type: 'application/json' },
    'nonsense',
  ],
];

const BAD_FORMS: readonly [string, string, string][] = [
  ['text instead of a form', 'Sure! Here is what I think about that.', 'nonsense'],
  ['half a form', '{"messages":["Shoes do not li', 'nonsense'],
  ['another form', '{"reply":"Shoes do not lift."}', 'nonsense'],
  ['an empty form', '{"messages":[]}', 'nonsense'],
  ['numbers for words', '{"messages":[1,2,3]}', 'nonsense'],
  ['nothing', '', 'nonsense'],
  ['blank words', '{"messages":["  ","\\u200b"]}', 'words_empty'],
  ['a book', JSON.stringify({ messages: [`${'training is good and '.repeat(400)}.`] }), 'nonsense'],
];

describe('the coach with a language model that fails', () => {
  let world: CoachModelWorld;
  beforeAll(async () => {
    world = await openCoachModelWorld({ timeoutMs: 2_500 });
  });
  afterAll(() => world.close());
  beforeEach(() => world.reset());

  const ask = async (messages: ChatMessage[]): Promise<unknown> => {
    const response = await (await world.person()).ask({ messages });
    expect(response.status).toBe(200);
    return response.json();
  };

  describe.each([
    ['while it acts', whenActing],
    ['while it talks', whenTalking],
  ])('%s', (_when, behaviour) => {
    test.each(FAULTS)('when it %s, the engine answers', async (_, reply, outcome) => {
      world.fake.behave(behaviour(reply));
      expect(await ask(QUESTION)).toEqual(engineSays(QUESTION));
      expect(world.outcomes()).toEqual([outcome]);
      expect(world.log()).not.toContain(MODEL_KEY);
      expect(world.log()).not.toMatch(/cousin|sk-secret|hotel/);
    });
  });

  test.each(BAD_FORMS)('when it fills in %s, the engine answers', async (_, say, outcome) => {
    world.fake.behave(whenTalking({ say }));
    expect(await ask(QUESTION)).toEqual(engineSays(QUESTION));
    expect(world.outcomes()).toEqual([outcome]);
  });

  test('a fault that passes at once is tried once more, and nobody notices', async () => {
    world.fake.behave((request, round) => (round === 0 ? { status: 500 } : GOOD(request, round)));
    expect(await ask(QUESTION)).toMatchObject({ messages: ['Shoes do not lift. You do.'] });
  });

  test('one that calls tools for ever is stopped, and what it made meanwhile stands', async () => {
    world.fake.behave((request) =>
      isAct(request)
        ? { call: [{ name: 'build_plan', arguments: {} }] }
        : { say: JSON.stringify({ messages: ['I built you a plan to get stronger.'] }) },
    );
    const said = (await ask(WANTS_PLAN)) as { plan: unknown };
    expect(said.plan).toEqual(engineSays(WANTS_PLAN).plan);
    expect(world.fake.requests.filter(({ body }) => isAct(body)).length).toBe(5);
  });

  test.each([
    ['a tool there is none of', { name: 'delete_account', arguments: { id: 1 } }],
    ['a tool with input that does not fit', { name: 'set_minutes', arguments: { minutes: 5_000 } }],
    ['a tool with broken input', { name: 'update_brief', arguments: '{"days": ' }],
    ['a plan that is none', { name: 'propose_plan', arguments: { plan: 'squats' } }],
    ['a prototype', { name: 'update_brief', arguments: '{"__proto__":{"goal":"strength"},"constructor":{"prototype":{"x":1}}}' }],
  ])('one that calls %s is told so, and the turn goes on', async (_, call) => {
    world.fake.behave(wellBehaved({ calls: [call], messages: ['Shoes do not lift. You do.'] }));
    expect(await ask(QUESTION)).toMatchObject({ messages: ['Shoes do not lift. You do.'] });
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('is left alone for as long as it asked, and asked again after', async () => {
    world.fake.behave(whenActing({ status: 429, headers: { 'Retry-After': '7' } }));
    await ask(QUESTION);
    expect(world.fake.requests.length).toBe(1);
    world.wait(6_000);
    await ask(QUESTION);
    expect(world.fake.requests.length).toBe(1);
    world.wait(1_500);
    world.fake.behave(GOOD);
    expect(await ask(QUESTION)).toMatchObject({ messages: ['Shoes do not lift. You do.'] });
    expect(world.outcomes()).toEqual(['busy', 'paused', 'words']);
  });

  test('is left alone after three failures in a row, so that nobody waits for the fourth', async () => {
    world.fake.behave(whenActing({ status: 500 }));
    for (let turn = 0; turn < 4; turn += 1) await ask(QUESTION);
    expect(world.outcomes()).toEqual(['broken', 'broken', 'broken', 'paused']);
    world.wait(MODEL_PAUSE_MS + 1);
    world.fake.behave(GOOD);
    expect(await ask(QUESTION)).toMatchObject({ messages: ['Shoes do not lift. You do.'] });
  });
});

test('a model that takes no schema is told the shape in words', async () => {
  const world = await openCoachModelWorld({ jsonSchema: false });
  world.fake.behave(GOOD);
  const response = await (await world.person()).ask({ messages: QUESTION });
  expect(await response.json()).toMatchObject({ messages: ['Shoes do not lift. You do.'] });
  const talk = world.fake.requests.find(({ body }) => !isAct(body))?.body;
  expect(talk?.response_format?.type).toBe('json_object');
  expect(JSON.stringify(talk?.messages[0])).toContain('maxItems');
  await world.close();
});
