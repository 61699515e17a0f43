import type { askCoach, ChatMessage, ResponseOf } from '#contract/index.ts';
import { answer } from '#domain/ai-coach/answer.ts';
import { createOpenAiCompatible } from '#server/adapters/openai-compatible.ts';
import { type FakeModel, startFakeModel } from '#tests/support/fake-model.ts';
import { type Driver, startTestServer, type TestServer } from '#tests/support/test-server.ts';

export const MODEL_KEY = 'sk-never-to-be-seen-anywhere';
const START = Date.UTC(2026, 10, 21, 9, 0, 0);

export interface CoachModelWorld {
  readonly fake: FakeModel;
  readonly server: TestServer;
  /** Everything the server logged, as text. */
  readonly log: () => string;
  /** What became of each question to the model, oldest first. */
  readonly outcomes: () => unknown[];
  /** Makes the server's clock go on; the model may be asked again after a pause. */
  wait(ms: number): void;
  /** Empties the database and the log, and waits out any pause. */
  reset(): Promise<void>;
  /** A subscriber who asks; `key` is the idempotency key. */
  person(): Promise<Person>;
  close(): Promise<void>;
}

export interface Person {
  readonly id: string;
  ask(body: object, more?: { key?: string; accept?: string }): Promise<Response>;
}

/** The real server with a language model at a real address, that behaves as the test says. */
export async function openCoachModelWorld({
  driver = 'pglite',
  dailyTokens = 10_000_000,
  timeoutMs = 4_000,
  jsonSchema = true,
}: {
  driver?: Driver;
  dailyTokens?: number;
  timeoutMs?: number;
  jsonSchema?: boolean;
} = {}): Promise<CoachModelWorld> {
  const fake = await startFakeModel();
  let now = START;
  const lines: object[] = [];
  const port = createOpenAiCompatible({ baseUrl: fake.baseUrl, model: 'coach-1', apiKey: MODEL_KEY, jsonSchema });
  const server = await startTestServer({
    driver,
    clock: () => now,
    languageModel: { port, timeoutMs, dailyTokens },
    onLog: (line) => lines.push(line),
  });
  return {
    fake,
    server,
    log: () => JSON.stringify(lines),
    outcomes: () => lines.flatMap((line) => ('outcome' in line ? [line.outcome] : [])),
    wait: (ms) => {
      now += ms;
    },
    reset: async () => {
      now += 86_400_000;
      lines.length = 0;
      await server.reset();
    },
    person: async () => {
      const { id, email } = await server.createUser({ subscribed: true });
      let signedIn = { ...(await server.signIn(email)), at: now };
      const freshAccess = async () => {
        if (now - signedIn.at > 300_000) signedIn = { ...(await server.signIn(email)), at: now };
        return signedIn.access;
      };
      return {
        id,
        ask: async (body, { key, accept } = {}) =>
          server.fetch('/api/ai-coach/', {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              Authorization: `Bearer ${await freshAccess()}`,
              ...(key === undefined ? {} : { 'Idempotency-Key': key }),
              ...(accept === undefined ? {} : { Accept: accept }),
            },
            body: JSON.stringify(body),
          }),
      };
    },
    close: async () => {
      await server.close();
      await fake.close();
    },
  };
}

/** Everything a plan needs, in the engine's own words. */
export const WANTS_PLAN: ChatMessage[] = [
  {
    role: 'user',
    content:
      'I want to get stronger. I can train 3 days a week, 60 minutes each, in a full gym. I have trained for a year and a half and nothing hurts.',
  },
];

/** A plan is there, and a question follows. */
export const asksAfterPlan = (content: string): ChatMessage[] => [
  ...WANTS_PLAN,
  { role: 'assistant', content: 'Your plan is ready.' },
  { role: 'user', content },
];

/** What the phone would say without a model, as JSON carries it. */
export function engineSays(messages: ChatMessage[]): ResponseOf<typeof askCoach> {
  const { brief: _brief, ...said } = answer({ messages });
  return JSON.parse(JSON.stringify(said)) as ResponseOf<typeof askCoach>;
}
