import { expect, test } from 'vitest';
import { type CaptchaParts, createCaptcha, SolverNotStarted } from './captcha.ts';

const MINUTE = 60_000;
const never = () => new Promise<never>(() => undefined);

function setUp(parts: Partial<CaptchaParts<number>> = {}) {
  const world = { now: 0, fetched: 0 };
  const captcha = createCaptcha<number>({
    fetchChallenge: async () => {
      world.fetched += 1;
      return world.fetched;
    },
    solve: async (challenge) => `token ${challenge}`,
    now: () => world.now,
    wait: never,
    ...parts,
  });
  return { captcha, world };
}

test('the work begins once, and each token is given out once', async () => {
  const { captcha, world } = setUp();
  captcha.start();
  captcha.start();
  expect(await captcha.take()).toEqual({ ok: true, token: 'token 1' });
  expect(await captcha.take()).toEqual({ ok: true, token: 'token 2' });
  expect(world.fetched).toBe(3);
});

test('being ready hands nothing out', async () => {
  const { captcha } = setUp();
  expect([await captcha.ready(), await captcha.ready()]).toEqual([null, null]);
  expect(await captcha.take()).toEqual({ ok: true, token: 'token 1' });
  const without = setUp({ fetchChallenge: async () => null }).captcha;
  expect(await without.ready()).toBe('Captcha failed to start. Please reload and try again.');
});

test('a token that grew old while the form lay open is made anew', async () => {
  const { captcha, world } = setUp();
  captcha.start();
  await captcha.take();
  world.now = 26 * MINUTE;
  expect(await captcha.take()).toEqual({ ok: true, token: 'token 3' });
});

test('«Captcha expired» when an old token cannot be made anew', async () => {
  let hasSignal = true;
  const { captcha, world } = setUp({ fetchChallenge: async () => (hasSignal ? 1 : null) });
  await captcha.take();
  hasSignal = false;
  world.now = 26 * MINUTE;
  expect(await captcha.take()).toEqual({ ok: false, sentence: 'Captcha expired. Please try again.' });
  hasSignal = true;
  expect((await captcha.take()).ok).toBe(true);
});

test('«Captcha error» when solving goes wrong', async () => {
  const { captcha } = setUp({ solve: () => Promise.reject(new Error('out of memory')) });
  expect(await captcha.take()).toEqual({ ok: false, sentence: 'Captcha error. Please try again.' });
});

test('«Captcha failed to start» without a challenge, and without a solver', async () => {
  const sentence = 'Captcha failed to start. Please reload and try again.';
  expect(await setUp({ fetchChallenge: async () => null }).captcha.take()).toEqual({ ok: false, sentence });
  expect(await setUp({ solve: () => Promise.reject(new SolverNotStarted()) }).captcha.take()).toEqual({ ok: false, sentence });
});

test('«Captcha not ready» when the work takes too long, and it goes on', async () => {
  let finish: (token: string) => void = () => undefined;
  const { captcha } = setUp({
    solve: () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
    wait: async () => undefined,
  });
  expect(await captcha.take()).toEqual({ ok: false, sentence: 'Captcha not ready. Please reload and try again.' });
  finish('late token');
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(await captcha.take()).toEqual({ ok: true, token: 'late token' });
});
