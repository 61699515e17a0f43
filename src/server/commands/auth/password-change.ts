import { eq } from 'drizzle-orm';
import { ACCOUNT_MESSAGES, PASSWORD_MESSAGES } from '#domain/messages/account.ts';
import type { Account } from '#server/auth/accounts.ts';
import { users } from '#server/db/schema.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';
import { storeNewPassword } from './password-reset.ts';
import { refuseUnfitPassword } from './register.ts';

interface Typed {
  readonly old_password: string;
  readonly new_password: string;
  readonly confirm_password: string;
}

/** Changes the password after checking the old one; other sessions end. */
export async function changeOwnPassword(
  services: Services,
  account: Account,
  { old_password, new_password, confirm_password }: Typed,
): Promise<void> {
  if (old_password === '' || new_password === '' || confirm_password === '')
    fail('invalid', { detail: PASSWORD_MESSAGES.required, code: 'required' });
  if (new_password !== confirm_password) fail('invalid', { detail: PASSWORD_MESSAGES.mismatch, code: 'mismatch' });
  refuseUnfitPassword(new_password, account);
  await refuseWrongPassword(services, account, old_password, PASSWORD_MESSAGES.wrongOld);
  if (old_password === new_password) fail('invalid', { detail: PASSWORD_MESSAGES.same, code: 'same' });
  const password_hash = await services.passwords.hash(new_password);
  await services.database.transaction((transaction) =>
    storeNewPassword(services, transaction, { user: account, password_hash, except: account.session_id }),
  );
}

/** Few attempts per account across devices: somebody may have found an unlocked phone. */
export async function refuseWrongPassword(
  services: Services,
  account: Account,
  password: string,
  sentence: string = ACCOUNT_MESSAGES.wrongPassword,
): Promise<void> {
  await services.limits.count('password_account', account.id, PASSWORD_MESSAGES.tooMany);
  const [row] = await services.database.select({ password_hash: users.password_hash }).from(users).where(eq(users.id, account.id));
  if (!(await services.passwords.matches(row?.password_hash ?? null, password)))
    fail('invalid', { detail: sentence, code: 'password_wrong' });
  await services.limits.forget('password_account', account.id);
}
