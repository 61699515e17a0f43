import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/limits.ts';
import { PASSWORD_MESSAGES } from '#domain/messages/account.ts';
import { REGISTER_MESSAGES } from '#domain/messages/join.ts';

/** The live indicators below the password fields (AUTH-12). */
export function passwordIndicators({ password, confirm_password }: { password: string; confirm_password: string }) {
  return { long_enough: lengthOf(password) >= PASSWORD_MIN_LENGTH, match: password !== '' && password === confirm_password };
}

/** A password may be made of anything (AUTH-13). Null when its length will do. */
export function passwordLengthFault(password: string): string | null {
  if (lengthOf(password) < PASSWORD_MIN_LENGTH) return REGISTER_MESSAGES.tooShort;
  return lengthOf(password) > PASSWORD_MAX_LENGTH ? REGISTER_MESSAGES.tooLong : null;
}

/** Words of an account that make a weak password: its address and names. */
export function ownWords({ email, first_name, last_name }: { email: string; first_name: string; last_name: string }): string[] {
  return [email, first_name, last_name, `${first_name} ${last_name}`];
}

export interface PasswordChange {
  readonly old_password: string;
  readonly new_password: string;
  readonly confirm_password: string;
}

export interface PasswordChangeFault {
  readonly sentence: string;
  /** The fields at fault. */
  readonly fields: readonly (keyof PasswordChange)[];
}

const CHANGE_FIELDS = ['old_password', 'new_password', 'confirm_password'] as const;

/**
 * The first thing that is wrong with the form (AUTH-19), null when it can be sent. That only letters and digits do
 * is the form's rule alone: the server takes any composition, so a password made elsewhere stays good.
 */
export function passwordChangeFault(typed: PasswordChange): PasswordChangeFault | null {
  const empty = CHANGE_FIELDS.filter((name) => typed[name] === '');
  if (empty.length > 0) return { sentence: PASSWORD_MESSAGES.required, fields: empty };
  const { new_password, confirm_password } = typed;
  if (new_password !== confirm_password) return { sentence: PASSWORD_MESSAGES.mismatch, fields: ['confirm_password'] };
  const length = passwordLengthFault(new_password);
  if (length !== null) return { sentence: length, fields: ['new_password'] };
  const isPlain = /^[\p{L}\p{M}\p{Nd}]+$/u.test(new_password);
  return isPlain ? null : { sentence: PASSWORD_MESSAGES.special, fields: ['new_password'] };
}

/** User-perceived characters: an emoji counts one. */
function lengthOf(password: string): number {
  return Array.from(password).length;
}
