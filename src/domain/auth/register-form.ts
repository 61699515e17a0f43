import { REGISTER_MESSAGES } from '#domain/messages/join.ts';
import { isEmailAddress } from './email-address.ts';
import { passwordLengthFault } from './password-rules.ts';

export interface RegisterFields {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
  readonly confirm_password: string;
}

export interface RegisterFault {
  readonly sentence: string;
  /** The fields at fault. */
  readonly fields: readonly (keyof RegisterFields)[];
}

const FIELDS = ['first_name', 'last_name', 'email', 'password', 'confirm_password'] as const;
/** Blanks count as characters. */
const SECRET: ReadonlySet<string> = new Set(['password', 'confirm_password']);

/** The first thing that is wrong with the form (AUTH-11); null when it can be sent. */
export function registerFault(typed: RegisterFields): RegisterFault | null {
  const empty = FIELDS.filter((name) => (SECRET.has(name) ? typed[name] === '' : typed[name].trim() === ''));
  if (empty.length > 0) return { sentence: REGISTER_MESSAGES.required, fields: empty };
  if (typed.password !== typed.confirm_password) return { sentence: REGISTER_MESSAGES.mismatch, fields: ['confirm_password'] };
  const length = passwordLengthFault(typed.password);
  if (length !== null) return { sentence: length, fields: ['password'] };
  return isEmailAddress(typed.email) ? null : { sentence: REGISTER_MESSAGES.email, fields: ['email'] };
}
