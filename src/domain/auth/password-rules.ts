import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/limits.ts';
import { PASSWORD_MESSAGES } from '#domain/messages/account.ts';
import { REGISTER_MESSAGES } from '#domain/messages/join.ts';

/** Section 2: the live indicators below the password fields of Register. */
export function passwordIndicators({ password, confirm_password }: { password: string; confirm_password: string }) {
  return { long_enough: lengthOf(password) >= PASSWORD_MIN_LENGTH, match: password !== '' && password === confirm_password };
}

/** Section 5, Register, and security.md: a password may be made of anything. Null when its length will do. */
export function passwordLengthFault(password: string): string | null {
  if (lengthOf(password) < PASSWORD_MIN_LENGTH) return REGISTER_MESSAGES.tooShort;
  return lengthOf(password) > PASSWORD_MAX_LENGTH ? REGISTER_MESSAGES.tooLong : null;
}

export interface PasswordChange {
  readonly old_password: string;
  readonly new_password: string;
  readonly confirm_password: string;
}

/**
 * Section 5, Password change: the sentence for what is wrong with the form, null when it can be sent. That only letters and digits do
 * is the form's rule alone: the server takes any composition, so a password made elsewhere stays good.
 */
export function passwordChangeFault({ old_password, new_password, confirm_password }: PasswordChange): string | null {
  if (old_password === '' || new_password === '' || confirm_password === '') return PASSWORD_MESSAGES.required;
  if (new_password !== confirm_password) return PASSWORD_MESSAGES.mismatch;
  const fault = passwordLengthFault(new_password);
  if (fault !== null) return fault;
  return /^[\p{L}\p{M}\p{Nd}]+$/u.test(new_password) ? null : PASSWORD_MESSAGES.special;
}

/** Characters as people count them: an emoji is one, not two. */
function lengthOf(password: string): number {
  return Array.from(password).length;
}
