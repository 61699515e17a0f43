import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSessionId } from '#domain/sync/slots.ts';
import { readCurrentPlan, readPlan } from '#offline/log/plans.ts';
import { listSets } from '#offline/log/set-logs.ts';
import fc, { SEED } from '#tests/support/properties.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { canonical, Talk, type TalkStep, talkArbitrary } from './support/talks.ts';

const RUNS = 10;

let server: TestServer;
/** The phones of the talk under way. The server's clock is theirs: a phone that synchronised would else be a year ahead of the other. */
let playing: Talk | undefined;
const START = Date.parse('2025-09-01T12:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ clock: () => playing?.phone(0).now ?? START });
});
afterAll(() => server.close());

/** The plan that counts in the end. */
async function play(steps: readonly TalkStep[]): Promise<string | null> {
  playing = undefined;
  const user = await server.createUser({ subscribed: true });
  const { access, owner } = await server.signIn(user.email);
  const talk = new Talk(owner, server.call(access));
  playing = talk;
  await talk.open();
  try {
    for (const [index, step] of steps.entries()) {
      await talk.take(step);
      await expectChosen(talk, `after step ${index + 1}, ${JSON.stringify(step)}`);
    }
    for (const index of [0, 1, 0]) await talk.sync(talk.phone(index));
    await expectChosen(talk, 'after both synchronised');
    expect(new Set(talk.phones.map(({ chosen }) => chosen?.plan ?? null))).toEqual(new Set([talk.last]));
    await expectLogsAttached(talk);
    return talk.last;
  } finally {
    await talk.close();
  }
}

/** The plan in use on each phone: last built, accepted or restored, as far as it knows. */
async function expectChosen(talk: Talk, when: string): Promise<void> {
  for (const [index, phone] of talk.phones.entries()) {
    const current = await readCurrentPlan(phone.account);
    expect(current === undefined ? null : canonical(current.plan), `phone ${index + 1} ${when}`).toBe(phone.chosen?.plan ?? null);
  }
}

/** What was logged stays, on both phones, under the plan it was logged under, and that plan can be read. */
async function expectLogsAttached(talk: Talk): Promise<void> {
  for (const { account } of talk.phones)
    for (const { session_id, plan_id } of talk.logged) {
      expect(parseSessionId(session_id)?.plan_id).toBe(plan_id);
      expect(await listSets(account, session_id)).toHaveLength(1);
      expect(await readPlan(account, plan_id)).toBeDefined();
    }
}

const BUILT: TalkStep = { do: 'say', who: 0, content: 'Get stronger, 3 days a week, 60 minutes, full gym, lifting for a year' };
const SORE: TalkStep = { do: 'say', who: 0, content: 'My left shoulder hurts when I press' };
const RUNNING: TalkStep = { do: 'say', who: 0, content: 'I want to run a marathon, give me a running plan' };
const SYNC: readonly TalkStep[] = [0, 1, 0].map((who) => ({ do: 'sync', who }));
const SIGNAL = (who: number, signal: 'pass' | 'none' | 'lost'): TalkStep => ({ do: 'signal', who, signal });

test.each<[string, TalkStep[]]>([
  ['left open while something else is asked for', [BUILT, SORE, RUNNING]],
  ['left open without signal', [BUILT, SIGNAL(0, 'none'), SORE, RUNNING, SIGNAL(0, 'pass'), RUNNING]],
  ['left open while an answer is lost and the app starts again', [BUILT, SORE, SIGNAL(0, 'lost'), RUNNING, { do: 'restart', who: 0 }]],
  ['left open on one phone, asked about on the other', [BUILT, SORE, ...SYNC, { ...RUNNING, who: 1 }, ...SYNC]],
  ['sent by a backend with any message', [BUILT, SORE, { do: 'plan-with-any', who: 0 }]],
  ['accepted while the next answer is on its way', [BUILT, SORE, { ...RUNNING, do: 'decide-meanwhile', nth: 0, decision: 'accept' }]],
])('an offered change that is %s becomes the plan by Accept alone', async (_, steps) => {
  expect(await play(steps)).toContain('exercise');
});

test(`whatever is said, decided, lost and synchronised, each phone trains by the plan last built or accepted (seed ${SEED})`, {
  timeout: 3_600_000,
}, async () => {
  const talks = fc.asyncProperty(talkArbitrary, async (steps) => {
    await play([BUILT, ...steps]);
  });
  const outcome = await fc.check(talks, { numRuns: RUNS });
  expect(outcome.failed, fc.defaultReportMessage(outcome)).toBe(false);
});
