import { randomUUID } from 'node:crypto';
import { ownWords, passwordLengthFault } from '#domain/auth/password-rules.ts';
import { isWellKnownPassword } from '#domain/auth/well-known-passwords.ts';
import { JOIN_MESSAGES, REGISTER_MESSAGES } from '#domain/messages/join.ts';
import { users } from '#server/db/schema.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';
import { claimPurchases } from '../purchases/claim.ts';
import { forgetVerifications, isVerified, readEmailField } from './email-verification.ts';

interface Registration {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
  readonly role: 'member' | 'coach';
  readonly captcha_token: string;
}

/** Creates an account for an address verified by this browser. Reveals nothing about existing accounts before the mailbox was proved. */
export async function register(services: Services, typed: Registration, { browser, network }: { browser: string | null; network: string }) {
  const email = readEmailField(typed.email);
  const first_name = typed.first_name.trim();
  const last_name = typed.last_name.trim();
  if (first_name === '' || last_name === '') fail('invalid', { detail: JOIN_MESSAGES.name, code: 'name_missing' });
  refuseUnfitPassword(typed.password, { email, first_name, last_name });

  const proof = browser === null ? null : { email, browser, now: services.clock() };
  const notVerified = () => fail('invalid', { detail: JOIN_MESSAGES.notVerified, code: 'email_not_verified' });
  // Verified browsers are not limited by others in their network.
  if (proof === null || !(await isVerified(services.database, proof))) {
    await services.limits.count('register_network', network);
    return notVerified();
  }
  if (!(await services.captcha.use(typed.captcha_token)))
    fail('invalid', { captcha_token: [REGISTER_MESSAGES.captchaRefused], code: 'captcha_refused' });
  const password_hash = await services.passwords.hash(typed.password);

  const id = randomUUID();
  const outcome = await services.database.transaction(async (transaction) => {
    if (!(await isVerified(transaction, proof))) return 'not_verified';
    const made = await transaction
      .insert(users)
      .values({ id, email, first_name, last_name, role: typed.role, password_hash, created_at: new Date(services.clock()) })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    await forgetVerifications(transaction, email);
    if (made.length > 0) await claimPurchases(transaction, { user_id: id, email });
    return made.length === 0 ? 'taken' : 'made';
  });
  if (outcome === 'not_verified') return notVerified();
  if (outcome === 'taken')
    return fail('invalid', { email: [JOIN_MESSAGES.emailTaken], detail: JOIN_MESSAGES.emailTaken, code: 'email_taken' });
  return { id, email, role: typed.role };
}

/** Any composition of 8 to 128 characters that is not among the first anybody would try (AUTH-13). `person` is whose it will be. */
export function refuseUnfitPassword(password: string, person: { email: string; first_name: string; last_name: string }): void {
  const fault = passwordLengthFault(password);
  if (fault !== null) fail('invalid', { detail: fault, password: [fault], code: 'password_length' });
  const sentence = REGISTER_MESSAGES.wellKnown;
  if (isWellKnownPassword(password, ownWords(person)))
    fail('invalid', { detail: sentence, password: [sentence], code: 'password_well_known' });
}
