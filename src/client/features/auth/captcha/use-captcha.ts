import { useState } from 'react';
import { callWhenAsked } from '#client/api/call-when-asked.ts';
import { type Captcha, createCaptcha } from './captcha.ts';

/** The page's captcha; its code is loaded on first use. */
export function useCaptcha(): Captcha {
  const [captcha] = useState(() =>
    createCaptcha({
      fetchChallenge: async () => {
        const outcome = await callWhenAsked(async () => (await import('#contract/auth.ts')).readCaptchaChallenge, {});
        return outcome.ok ? outcome.value : null;
      },
      solve: async (challenge) => {
        const { solveInWorker } = await import('./solve-in-worker.ts');
        return solveInWorker(challenge as unknown as Parameters<typeof solveInWorker>[0]);
      },
      now: Date.now,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    }),
  );
  return captcha;
}
