import { readCaptchaChallenge, registerUser, sendVerificationEmail, verifyEmail } from '#contract/index.ts';
import { sendVerification, verifyCode } from '../commands/email-verification.ts';
import { register } from '../commands/register.ts';
import type { Api } from '../http/api.ts';
import { joiningBrowser, knownJoiningBrowser } from '../http/join-cookie.ts';
import { serve } from '../http/serve.ts';

/** Proving an address and making an account. */
export function serveAuthRoutes(api: Api): void {
  const https = api.publicOrigin.startsWith('https:');

  serve(api, readCaptchaChallenge, async () => ({ ...(await api.captcha.challenge()) }), { limit: 'captcha' });

  serve(api, sendVerificationEmail, async ({ body, context }) => {
    await sendVerification(api, body.email, { browser: joiningBrowser(context, { https }), network: context.network });
    return {};
  });

  serve(api, verifyEmail, async ({ body, context }) => {
    await verifyCode(api, body, { browser: knownJoiningBrowser(context), network: context.network });
    return {};
  });

  serve(api, registerUser, ({ body, context }) => register(api, body, { browser: knownJoiningBrowser(context), network: context.network }));
}
