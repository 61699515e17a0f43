import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isAct, wellBehaved } from '#tests/support/fake-model.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import {
  asksAfterPlan,
  type CoachModelWorld,
  engineSays,
  openCoachModelWorld,
  type Person,
  WANTS_PLAN,
} from './support/coach-model-world.ts';

const QUESTION = asksAfterPlan('My cousin laughed at my new shoes, what a day');
const STREAM = { accept: 'text/event-stream, application/json' };

interface Streamed {
  readonly words: { message: number; text: string }[];
  readonly answer: unknown;
}

async function readStream(response: Response): Promise<Streamed> {
  expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
  const events = (await response.text())
    .trim()
    .split('\n\n')
    .map((block) => /^event: (.*)\ndata: (.*)$/.exec(block)?.slice(1) ?? ['', '']);
  const data = (name: string) => events.filter(([event]) => event === name).map(([, json]) => JSON.parse(json ?? '') as unknown);
  expect(events.at(-1)?.[0]).toBe('answer');
  return { words: data('words') as Streamed['words'], answer: data('answer')[0] };
}

describe('the coach’s words as they come', () => {
  let world: CoachModelWorld;
  let person: Person;
  beforeAll(async () => {
    world = await openCoachModelWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.reset();
    person = await world.person();
  });

  test('come sentence by sentence, and end with the whole answer', async () => {
    world.fake.behave(wellBehaved({ messages: ['Shoes do not lift. You do.', 'Keep going.'] }));
    const { words, answer } = await readStream(await person.ask({ messages: QUESTION }, STREAM));
    expect(words).toEqual([
      { message: 0, text: 'Shoes do not lift.' },
      { message: 0, text: ' You do.' },
    ]);
    expect(answer).toMatchObject({ messages: ['Shoes do not lift. You do.', 'Keep going.'] });
  });

  test('never hold a sentence that may not be said, nor any after it; the engine’s answer follows', async () => {
    world.fake.behave(wellBehaved({ messages: ['Shoes do not lift. I have moved your squats to Friday. So enjoy it.', 'Bye for now.'] }));
    const { words, answer } = await readStream(await person.ask({ messages: QUESTION }, STREAM));
    expect(words).toEqual([{ message: 0, text: 'Shoes do not lift.' }]);
    expect(answer).toEqual(engineSays(QUESTION));
  });

  test('speak of a plan only once it is made and checked', async () => {
    let madeWhenTalking = 0;
    world.fake.behave((request, round) => {
      if (!isAct(request)) {
        madeWhenTalking = round;
        return { say: JSON.stringify({ messages: ['I built you a plan to get stronger. It has three days a week.', 'Enjoy it.'] }) };
      }
      return round === 0 ? { call: [{ name: 'build_plan', arguments: {} }] } : { say: 'DONE' };
    });
    const { words, answer } = await readStream(await person.ask({ messages: WANTS_PLAN }, STREAM));
    expect(madeWhenTalking).toBe(2);
    expect(words.map(({ text }) => text).join('')).toBe('I built you a plan to get stronger. It has three days a week.');
    expect((answer as { plan: unknown }).plan).toEqual(engineSays(WANTS_PLAN).plan);
  });

  test('are cut off midway by the model: the engine’s answer ends the stream', async () => {
    world.fake.behave((request) =>
      isAct(request)
        ? { say: 'DONE' }
        : { say: JSON.stringify({ messages: ['Shoes do not lift. You do, and this goes on and on.'] }), cut: 5 },
    );
    const { answer } = await readStream(await person.ask({ messages: QUESTION }, STREAM));
    expect(answer).toEqual(engineSays(QUESTION));
    expect(world.outcomes()).toEqual(['unreachable']);
  });

  test('are cut off midway by the network: the answer is kept, and the retry gets it without a second question', async () => {
    world.fake.behave(wellBehaved({ messages: ['Shoes do not lift. You do.', 'Keep going.'] }));
    const response = await person.ask({ messages: QUESTION }, { ...STREAM, key: 'message-1' });
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: words');
    await reader?.cancel();
    const again = await person.ask({ messages: QUESTION }, { ...STREAM, key: 'message-1' });
    expect(again.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(await again.json()).toMatchObject({ messages: ['Shoes do not lift. You do.', 'Keep going.'] });
    expect(world.fake.requests.length).toBe(2);
  });

  test('do not come where there is nothing to say early: a refusal and the engine’s answer are ordinary ones', async () => {
    world.fake.behave(() => ({ status: 500 }));
    const engine = await person.ask({ messages: QUESTION }, STREAM);
    expect(engine.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(await engine.json()).toEqual(engineSays(QUESTION));
    const refused = await person.ask({ messages: 'no' }, STREAM);
    expect(refused.status).toBe(400);
  });

  test('carry the same headers as every answer', async () => {
    world.fake.behave(wellBehaved({ messages: ['Shoes do not lift. You do.', 'Keep going.'] }));
    const response = await person.ask({ messages: QUESTION }, STREAM);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    await response.text();
  });
});

test('without a language model whoever asks for a stream gets an ordinary answer', async () => {
  const server = await startTestServer();
  const { email } = await server.createUser({ subscribed: true });
  const { access } = await server.signIn(email);
  const response = await server.fetch('/api/ai-coach/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}`, Accept: STREAM.accept },
    body: JSON.stringify({ messages: QUESTION }),
  });
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toEqual(engineSays(QUESTION));
  await server.close();
});
