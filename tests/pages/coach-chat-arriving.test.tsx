import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createCall } from '#client/api/http.ts';
import { ArrivingWords } from '#client/features/coach-chat/conversation/arriving-words.tsx';
import { useArrivingAnswer } from '#client/session/arriving-answer-store.ts';
import { askCoach } from '#contract/index.ts';
import { createOpenAiCompatible } from '#server/adapters/openai-compatible.ts';
import { type FakeModel, isAct, startFakeModel } from '#tests/support/fake-model.ts';
import { startTestServer, TEST_ORIGIN, type TestServer } from '#tests/support/test-server.ts';

let fake: FakeModel;
let server: TestServer;

beforeAll(async () => {
  fake = await startFakeModel();
  const port = createOpenAiCompatible({ baseUrl: fake.baseUrl, model: 'coach-1', apiKey: null, jsonSchema: true });
  server = await startTestServer({ languageModel: { port, timeoutMs: 5_000, dailyTokens: 1_000_000 } });
});
afterAll(async () => {
  await server.close();
  await fake.close();
});
afterEach(() => {
  useArrivingAnswer.setState({ arriving: null });
  cleanup();
});

const MESSAGES = [{ role: 'user' as const, content: 'My cousin laughed at my new shoes, what a day' }];

test('the words of a model reach the phone while they are written, and the answer after them', async () => {
  fake.behave((request) =>
    isAct(request) ? { say: 'DONE' } : { say: JSON.stringify({ messages: ['Shoes do not lift. You do.', 'Keep going.'] }) },
  );
  const { email } = await server.createUser({ subscribed: true });
  const { access } = await server.signIn(email);
  const tokens = {
    read: () => ({ access, refresh: null, expires_at: Date.now() + 600_000 }),
    replace: () => false,
    refused: () => undefined,
    gone: () => undefined,
  };
  const call = createCall({ origin: TEST_ORIGIN, tokens, fetch: (input, init) => server.fetch(new Request(input, init)) });
  const heard: unknown[] = [];
  const outcome = await call(askCoach, { body: { messages: MESSAGES } }, { on_event: (event, data) => heard.push([event, data]) });
  expect(heard).toEqual([
    ['words', { message: 0, text: 'Shoes do not lift.' }],
    ['words', { message: 0, text: ' You do.' }],
  ]);
  expect(outcome).toMatchObject({ ok: true, value: { messages: expect.arrayContaining(['Shoes do not lift. You do.', 'Keep going.']) } });
});

test('arriving words stand in the place of the typing marks, as text whatever they hold', () => {
  render(<ArrivingWords typing={<p>typing</p>} />);
  expect(screen.getByText('typing')).toBeDefined();
  cleanup();
  useArrivingAnswer.setState({ arriving: { answers: 'm1', lines: ['Start light.', '<img src=x onerror=alert(1)>'] } });
  const { container } = render(<ArrivingWords typing={<p>typing</p>} />);
  expect(screen.queryByText('typing')).toBeNull();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeDefined();
  expect(container.querySelector('img')).toBeNull();
});
