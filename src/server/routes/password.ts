import { changePassword, confirmPasswordReset, requestPasswordReset } from '#contract/index.ts';
import { changeOwnPassword } from '../commands/auth/password-change.ts';
import { askForReset, confirmReset } from '../commands/auth/password-reset.ts';
import type { Api } from '../http/api.ts';
import { rememberDevice } from '../http/device-cookie.ts';
import { serve } from '../http/serve.ts';

/** Password change and reset. */
export function servePasswordRoutes(api: Api): void {
  serve(api, changePassword, async ({ account, body }) => {
    await changeOwnPassword(api, account, body);
    return {};
  });

  serve(
    api,
    requestPasswordReset,
    async ({ body, context }) => {
      await askForReset(api, body.email, context.network);
      return {};
    },
    { limit: 'join' },
  );

  serve(
    api,
    confirmPasswordReset,
    async ({ body, context }) => {
      const { email } = await confirmReset(api, body, context.network);
      rememberDevice(api, context, email);
      return { changed: true };
    },
    { limit: 'join' },
  );
}
