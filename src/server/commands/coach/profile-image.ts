import { eq } from 'drizzle-orm';
import { PORTFOLIO_MESSAGES } from '#domain/messages/coach-account.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import type { Account } from '#server/auth/accounts.ts';
import { users } from '#server/db/schema.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';
import { refuseAsInvalid } from './refuse.ts';
import { removePictures, storePicture } from './store-picture.ts';

/** Replaces the profile photo; the old files are removed. */
export async function saveProfileImage(services: Services, account: Account, bytes: Uint8Array | null) {
  if (bytes === null) return refuseAsInvalid(PORTFOLIO_MESSAGES.imageRequired);
  return storePicture(services, bytes, 'portrait', async (stored) => {
    const image = { profile_image_url: stored.image_url, profile_image_url_optimized: stored.image_url_optimized };
    const before = await services.database.transaction(async (transaction) => {
      const [row] = await transaction
        .select({ full: users.profile_image_url, optimized: users.profile_image_url_optimized })
        .from(users)
        .where(eq(users.id, account.id))
        .for('update');
      // The account was deleted during the upload.
      if (row === undefined) return fail('unauthenticated', { detail: SERVER_MESSAGES.sessionEnded, code: 'session_ended' });
      await transaction.update(users).set(image).where(eq(users.id, account.id));
      return row;
    });
    await removePictures(services, [before.full, before.optimized]);
    return image;
  });
}
