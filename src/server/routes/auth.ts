import { readCaptchaChallenge, registerUser, sendVerificationEmail, verifyEmail } from '#contract/index.ts';
import { sendVerification, verifyCode } from '../commands/auth/email-verification.ts';
import { register } from '../commands/auth/register.ts';
import type { Api } from '../http/api.ts';
import { rememberDevice } from '../http/device-cookie.ts';
import { joiningBrowser, knownJoiningBrowser } from '../http/join-cookie.ts';
import { serve } from '../http/serve.ts';

/** Email verification and registration. */
export function serveAuthRoutes(api: Api): void {
  const https = api.publicOrigin.startsWith('https:');

  serve(api, readCaptchaChallenge, async () => ({ ...(await api.captcha.challenge()) }), { limit: 'captcha' });

  serve(
    api,
    sendVerificationEmail,
    async ({ body, context }) => {
      const browser = joiningBrowser(context, { https });
      const { shared_digits } = await sendVerification(api, body.email, { browser, network: context.network });
      return shared_digits === null ? {} : { code_digits: shared_digits };
    },
    { limit: 'join' },
  );

  serve(
    api,
    verifyEmail,
    async ({ body, context }) => {
      await verifyCode(api, body, { browser: knownJoiningBrowser(context), network: context.network });
      return {};
    },
    { limit: 'join' },
  );

  serve(
    api,
    registerUser,
    async ({ body, context }) => {
      const made = await register(api, body, { browser: knownJoiningBrowser(context), network: context.network });
      rememberDevice(api, context, made.email);
      return made;
    },
    { limit: 'join' },
  );
}
