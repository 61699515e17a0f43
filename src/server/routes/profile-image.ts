import { updateProfileImage, upgradeToCoach } from '#contract/index.ts';
import { saveProfileImage } from '../commands/coach/profile-image.ts';
import { upgrade } from '../commands/coach/registration.ts';
import type { Api } from '../http/api.ts';
import { serve } from '../http/serve.ts';

/** Profile photo and becoming a coach. */
export function serveProfileImageRoutes(api: Api): void {
  serve(api, updateProfileImage, ({ picture, account }) => saveProfileImage(api, account, picture), { limit: 'upload' });

  serve(api, upgradeToCoach, async ({ account }) => {
    await upgrade(api, account);
    return { role: 'coach' as const };
  });
}
