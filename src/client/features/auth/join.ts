import { callWhenAsked } from '#client/api/call-when-asked.ts';
import { PATHS } from '#client/routing/paths.ts';
import { setNeedsCompleteRegistration } from '#client/session/registration-flag.ts';
import { signInWhenAsked } from '#client/session/sign-in-when-asked.ts';
import { takeWantedPage } from '#client/session/wanted-page.ts';
import type { Failure } from '#contract/index.ts';
import { normalizeEmail } from '#domain/auth/email-address.ts';
import type { RegisterFields } from '#domain/auth/register-form.ts';
import { VERIFICATION_CODE_DIGITS } from '#domain/limits.ts';
import { REGISTER_MESSAGES } from '#domain/messages/join.ts';
import type { Captcha } from './captcha/captcha.ts';
import { type FailureText, refusedFields, registerFailureText, sendCodeFailureText, verifyFailureText } from './failure-text.ts';

export type JoinFields = RegisterFields & { readonly is_coach: boolean };

const contract = () => import('#contract/auth.ts');

/** Mails a code and returns its number of digits, or the failure. */
export async function sendCode(
  email: string,
  { again }: { again: boolean },
): Promise<{ readonly digits: number } | { readonly text: FailureText }> {
  const outcome = await callWhenAsked(async () => (await contract()).sendVerificationEmail, { body: { email: normalizeEmail(email) } });
  if (!outcome.ok) return { text: sendCodeFailureText(outcome.failure, { again }) };
  return { digits: outcome.value.code_digits ?? VERIFICATION_CODE_DIGITS };
}

/** Verifies the address with the mailed code. */
export async function proveAddress(email: string, code: string): Promise<FailureText | null> {
  const outcome = await callWhenAsked(async () => (await contract()).verifyEmail, { body: { email: normalizeEmail(email), code } });
  return outcome.ok ? null : verifyFailureText(outcome.failure);
}

export type Joined =
  /** Logged in; `to` is the destination, null when already navigating. */
  | { readonly is: 'in'; readonly to: string | null }
  /** The account exists, but login failed. */
  | { readonly is: 'made'; readonly text: FailureText }
  /** No account was created. `prove_again`: the address must be verified again. `wrong`: the refused fields. */
  | {
      readonly is: 'not-made';
      readonly text: FailureText;
      readonly prove_again: boolean;
      readonly wrong: readonly (keyof RegisterFields)[];
    };

/** Makes the account and logs in with the same credentials (AUTH-17). A coach goes on to the coach registration (AUTH-18). */
export async function makeAccount(fields: JoinFields, captcha: Captcha): Promise<Joined> {
  const taken = await captcha.take();
  if (!taken.ok) return { is: 'not-made', text: { sentence: taken.sentence, hint: null }, prove_again: false, wrong: [] };
  const email = normalizeEmail(fields.email);
  const { first_name, last_name, password, is_coach } = fields;
  const role = is_coach ? 'coach' : 'member';
  const body = { email, first_name: first_name.trim(), last_name: last_name.trim(), password, role, captcha_token: taken.token } as const;
  const outcome = await callWhenAsked(async () => (await contract()).registerUser, { body });
  if (!outcome.ok && !mayHaveArrived(outcome.failure)) {
    const prove_again = outcome.failure.kind === 'refused' && outcome.failure.body.code === 'email_not_verified';
    return { is: 'not-made', text: registerFailureText(outcome.failure), prove_again, wrong: refusedFields(outcome.failure) };
  }
  const to = is_coach ? PATHS.completeRegistration : (takeWantedPage() ?? PATHS.home);
  const entered = await signInWhenAsked({ email, password }, { to });
  if (entered.ok) {
    if (is_coach) setNeedsCompleteRegistration();
    return { is: 'in', to: entered.value.reloading ? null : to };
  }
  if (outcome.ok) return { is: 'made', text: { sentence: REGISTER_MESSAGES.loginFailed, hint: null } };
  return { is: 'not-made', text: registerFailureText(outcome.failure), prove_again: false, wrong: [] };
}

/** The answer was lost, so the account may exist; logging in tells. */
function mayHaveArrived(failure: Failure): boolean {
  return failure.kind === 'unreachable' || (failure.kind === 'unreadable' && failure.status >= 500);
}
