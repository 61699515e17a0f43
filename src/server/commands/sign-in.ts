import { eq } from 'drizzle-orm';
import { deviceName } from '#domain/auth/device-name.ts';
import { normalizeEmail } from '#domain/auth/email-address.ts';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '#domain/limits.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { startFamily } from '../auth/refresh-families.ts';
import { users } from '../db/schema.ts';
import type { Api } from '../http/api.ts';
import { refuse } from '../http/refusal.ts';

/**
 * Signs a person in and starts a family of refresh tokens. A wrong password and an unknown address are answered alike, in words
 * and in time. Guessing is limited per address and network together, per address from everywhere, and per network.
 */
export async function signIn(
  api: Api,
  typed: { email: string; password: string },
  { network, user_agent }: { network: string; user_agent: string | undefined },
): Promise<{ access: string; refresh: string }> {
  const email = normalizeEmail(typed.email);
  const pair = `${email} ${network}`;
  await api.limits.count('login_network', network);
  await api.limits.count('login_pair', pair);
  await api.limits.count('login_email', email);

  const user = email.length > EMAIL_MAX_LENGTH ? undefined : await findUser(api, email);
  // A character may be two of JavaScript's.
  const isPlausible = typed.password.length <= 2 * PASSWORD_MAX_LENGTH;
  const matches = await api.passwords.matches(isPlausible ? (user?.password_hash ?? null) : null, isPlausible ? typed.password : '');
  if (user === undefined || !matches) return refuse(401, { detail: SERVER_MESSAGES.noActiveAccount, code: 'no_active_account' });

  await api.limits.forget('login_pair', pair);
  await api.limits.forget('login_email', email);
  if (api.passwords.isOutdated(user.password_hash)) {
    await api.database
      .update(users)
      .set({ password_hash: await api.passwords.hash(typed.password) })
      .where(eq(users.id, user.id));
  }
  const { family_id, token } = await startFamily(
    { database: api.database, clock: api.clock, secret: api.tokens.secret },
    user.id,
    deviceName(user_agent),
  );
  return { access: await api.tokens.sign({ sub: user.id, sid: family_id }), refresh: token };
}

async function findUser({ database }: Api, email: string) {
  const [user] = await database.select({ id: users.id, password_hash: users.password_hash }).from(users).where(eq(users.email, email));
  return user;
}
