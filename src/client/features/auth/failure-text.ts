import type { PasswordRefusal } from '#client/new-password/new-password-fields.tsx';
import type { Failure, FailureBody } from '#contract/index.ts';
import { LOGIN_MESSAGES, REGISTER_MESSAGES, RESET_MESSAGES } from '#domain/messages/join.ts';

export interface FailureText {
  sentence: string;
  /** Advice, when the input was not at fault. */
  hint: string | null;
}

/** The sentence of a failed login (ERR-1). */
export function loginFailureText(failure: Failure): FailureText {
  switch (failure.kind) {
    case 'unreachable':
      return { sentence: LOGIN_MESSAGES.unexpected, hint: LOGIN_MESSAGES.noAnswer };
    case 'unreadable':
      return { sentence: LOGIN_MESSAGES.unexpected, hint: null };
    case 'refused':
      return { sentence: refusalText(failure.body), hint: null };
  }
}

/**
 * Sending and sending again have one sentence each, whatever went wrong (ERR-2). What the server said, such as how
 * long to wait, stands below it.
 */
export function sendCodeFailureText(failure: Failure, { again }: { again: boolean }): FailureText {
  const sentence = again ? REGISTER_MESSAGES.resendFailed : REGISTER_MESSAGES.sendFailed;
  return { sentence, hint: failure.kind === 'refused' ? serverSentence(failure.body) : hintFor(failure) };
}

/** The server's detail or message, else that the code is not valid (ERR-2). */
export function verifyFailureText(failure: Failure): FailureText {
  const said = failure.kind === 'refused' ? (asSentence(failure.body.detail) ?? asSentence(failure.body.message)) : null;
  return { sentence: said ?? REGISTER_MESSAGES.codeWrong, hint: hintFor(failure) };
}

/** The sentence of a failed registration (ERR-3). */
export function registerFailureText(failure: Failure): FailureText {
  if (failure.kind !== 'refused') return { sentence: REGISTER_MESSAGES.failed, hint: hintFor(failure) };
  const { email, captcha_token, password } = failure.body;
  const captcha = asSentence(captcha_token) === null ? null : REGISTER_MESSAGES.captchaRefused;
  return {
    sentence: asSentence(email) ?? captcha ?? asSentence(password) ?? serverSentence(failure.body) ?? REGISTER_MESSAGES.failed,
    hint: null,
  };
}

const FORM_FIELDS = ['first_name', 'last_name', 'email', 'password'] as const;

/** Form fields named by a refused registration. */
export function refusedFields(failure: Failure): (typeof FORM_FIELDS)[number][] {
  return failure.kind === 'refused' ? FORM_FIELDS.filter((name) => asSentence(failure.body[name]) !== null) : [];
}

/** The refusal as one about the new password; null otherwise. */
export function passwordRefusal(failure: FailureText | null, wrong: readonly string[]): PasswordRefusal | null {
  const [field] = wrong;
  if (failure === null || wrong.length !== 1 || failure.sentence === REGISTER_MESSAGES.required) return null;
  return field === 'password' || field === 'confirm_password' ? { field, sentence: failure.sentence } : null;
}

/** Ours: requesting a password reset. */
export function askForResetFailureText(failure: Failure): FailureText {
  return { sentence: RESET_MESSAGES.sendFailed, hint: failure.kind === 'refused' ? serverSentence(failure.body) : hintFor(failure) };
}

/** Ours: the server's sentence, else that nothing was changed. */
export function resetFailureText(failure: Failure): FailureText {
  const said = failure.kind === 'refused' ? serverSentence(failure.body) : null;
  return { sentence: said ?? RESET_MESSAGES.failed, hint: hintFor(failure) };
}

function hintFor(failure: Failure): string | null {
  return failure.kind === 'unreachable' ? REGISTER_MESSAGES.noAnswer : null;
}

function serverSentence(body: FailureBody): string | null {
  return asSentence(body.email) ?? asSentence(body.detail) ?? asSentence(body.message) ?? asSentence(body.error);
}

function refusalText(body: FailureBody): string {
  const detail = asSentence(body.detail);
  if (detail !== null && /no active account|credentials/i.test(detail)) return LOGIN_MESSAGES.wrong;
  return detail ?? asSentence(body.message) ?? asSentence(body.error) ?? LOGIN_MESSAGES.unexpected;
}

function asSentence(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first.trim() !== '' ? first.trim() : null;
}
