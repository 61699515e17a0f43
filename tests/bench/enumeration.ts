import { createBrowser } from '#tests/api/support/joining.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '#tests/support/test-server.ts';

/**
 * `node tests/bench/run.mjs enumeration [rounds] [part of a name]`: asks login, the code for registering, registering itself and the link
 * for a forgotten password for an address that has an account and for one that has none, by turns, and says whether the time tells them
 * apart: both medians, and how often a guess from the time alone, the slower of two being the one with an account, is right. A coin is
 * right in 50%; the command fails where the guess is further from a coin than chance allows.
 */
const ROUNDS = Number(process.argv[3] ?? '300');
const ONLY = process.argv[4] ?? '';
const MINUTE = 60_000;
/** Chance alone goes further than this once in about 1,700 times. */
const SIGMAS = 3.5;

type Ask = (server: TestServer, email: string) => Promise<{ status: number; body: string }>;

const post =
  (path: string, body: (email: string) => object): Ask =>
  async (server, email) => {
    const answer = await server.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body(email)),
    });
    return { status: answer.status, body: await answer.text() };
  };

const QUESTIONS: Record<string, Ask> = {
  'login with a wrong password': post('/api/token/', (email) => ({ email, password: 'not their password' })),
  'the code for registering': post('/api/auth/send-verification-email/', (email) => ({ email })),
  'a code that is wrong': async (server, email) => {
    const { status, body } = await createBrowser(server).verify(email, '000000');
    return { status, body: JSON.stringify(body) };
  },
  'registering without a code': async (server, email) => {
    const { status, body } = await createBrowser(server).register(email, { captcha_token: 'x', password: TEST_PASSWORD });
    return { status, body: JSON.stringify(body) };
  },
  'the link for a forgotten password': post('/api/password/reset/', (email) => ({ email })),
};

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

let now = Date.UTC(2026, 10, 21, 9);
const server = await startTestServer({ clock: () => now });
const addresses = Array.from({ length: 40 }, (_, at) => ({
  known: `known.${String(at)}@example.com`,
  free: `freed.${String(at)}@example.com`,
}));
for (const { known } of addresses) await server.createUser({ email: known });

let isTold = false;
for (const [name, ask] of Object.entries(QUESTIONS).filter(([question]) => question.includes(ONLY))) {
  const took: Record<'known' | 'free', number[]> = { known: [], free: [] };
  let slowerIsKnown = 0;
  for (let round = -20; round < ROUNDS; round += 1) {
    // Long enough for the pause between two mails.
    now += 2 * MINUTE;
    const pair = addresses[(round + 20) % addresses.length] ?? { known: '', free: '' };
    const times = { known: 0, free: 0 };
    const answers: Record<string, unknown> = {};
    for (const which of round % 2 === 0 ? (['known', 'free'] as const) : (['free', 'known'] as const)) {
      const started = performance.now();
      answers[which] = await ask(server, pair[which]);
      times[which] = performance.now() - started;
    }
    if (JSON.stringify(answers.known) !== JSON.stringify(answers.free)) throw new Error(`${name}: ${JSON.stringify(answers)}`);
    if (round < 0) continue;
    took.known.push(times.known);
    took.free.push(times.free);
    if (times.known > times.free) slowerIsKnown += 1;
  }
  const [known, free] = [median(took.known), median(took.free)];
  const share = slowerIsKnown / ROUNDS;
  const sigmas = Math.abs(share - 0.5) / (0.5 / Math.sqrt(ROUNDS));
  if (sigmas > SIGMAS) isTold = true;
  console.log(
    `${name}: ${known.toFixed(2)} ms with an account, ${free.toFixed(2)} ms without (ratio ${(known / free).toFixed(3)}); ` +
      `a guess from the time is right in ${(100 * Math.max(share, 1 - share)).toFixed(1)}% (${sigmas.toFixed(1)} sigma)`,
  );
}
await server.close();
console.log(isTold ? 'The time tells.' : 'The time does not tell.');
process.exitCode = isTold ? 1 : 0;
