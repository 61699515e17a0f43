import { eq } from 'drizzle-orm';
import { deviceName } from '#domain/auth/device-name.ts';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '#domain/limits.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { startFamily } from '#server/auth/refresh-families.ts';
import { users } from '#server/db/schema.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';

/**
 * Signs a person in and starts a token family. Wrong password and unknown address have the same answer and timing. Attempts are limited per
 * address and network, per network, and per address. A browser known for the account has its own attempts, which strangers cannot exhaust.
 */
export async function signIn(
  services: Services,
  { email, password }: { email: string; password: string },
  from: { network: string; device: string | null; user_agent: string | undefined },
): Promise<{ access: string; refresh: string }> {
  const forgetSlips = await countTry(services, email, from);
  const user = email.length > EMAIL_MAX_LENGTH ? undefined : await findUser(services, email);
  // A character may have two UTF-16 units.
  const isPlausible = password.length <= 2 * PASSWORD_MAX_LENGTH;
  const matches = await services.passwords.matches(isPlausible ? (user?.password_hash ?? null) : null, isPlausible ? password : '', {
    isStranger: from.device === null,
  });
  if (user === undefined || !matches)
    return fail('unauthenticated', { detail: SERVER_MESSAGES.noActiveAccount, code: 'no_active_account' });

  await forgetSlips();
  if (services.passwords.isOutdated(user.password_hash)) {
    await services.database
      .update(users)
      .set({ password_hash: await services.passwords.hash(password) })
      .where(eq(users.id, user.id));
  }
  const { family_id, token } = await startFamily(
    { database: services.database, clock: services.clock, secret: services.tokens.secret },
    user.id,
    deviceName(from.user_agent),
  );
  return { access: await services.tokens.sign({ sub: user.id, sid: family_id }), refresh: token };
}

/** Counts an attempt in advance. Returns what to do on success: forget earlier failures. */
async function countTry(
  { limits }: Services,
  email: string,
  { network, device }: { network: string; device: string | null },
): Promise<() => Promise<void>> {
  if (device !== null) {
    await limits.count('login_device', device);
    return () => limits.forget('login_device', device);
  }
  const pair = `${email} ${network}`;
  await limits.count('login_pair', pair);
  await limits.count('login_network', network);
  await limits.count('login_email', email, SERVER_MESSAGES.loginGuarded);
  return () => limits.forget('login_pair', pair);
}

async function findUser({ database }: Services, email: string) {
  const [user] = await database.select({ id: users.id, password_hash: users.password_hash }).from(users).where(eq(users.email, email));
  return user;
}
