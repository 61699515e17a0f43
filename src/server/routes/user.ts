import { readProfile, readUserName } from '#contract/index.ts';
import { findCoachRow } from '../commands/coach/row.ts';
import type { Api } from '../http/api.ts';
import { serve } from '../http/serve.ts';

/** A person's own profile. */
export function serveUserRoutes(api: Api): void {
  serve(api, readUserName, async ({ account: { first_name, last_name } }) => ({ first_name, last_name }));

  serve(api, readProfile, async ({ account: { id, first_name, last_name, email, role, profile_image_url } }) => {
    const profile = { id, first_name, last_name, email, role, profile_image_url };
    if (role !== 'coach') return profile;
    const row = await findCoachRow(api.database, id);
    return { ...profile, needs_complete_registration: row === null || row.registered_at === null };
  });
}
