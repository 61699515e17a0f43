import { boolean, int, looseObject, maxLength, object, optional, regex, string } from 'zod/mini';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { roleSchema } from './user.ts';

const email = () => string().check(maxLength(EMAIL_MAX_LENGTH));
/** No field is required (API-8). */
const done = looseObject({ detail: optional(string()) });

/**
 * Mails six digits (AUTH-15), and binds them to the asking browser by a cookie. An address that has an account gets the same
 * answer, and a mail that says so. 429 with `Retry-After` within a minute of this browser's last one. `code_digits`, ours: many asked
 * for codes of this address, so the newest mail there, which may be some minutes old, has a longer code that works in every browser.
 */
export const sendVerificationEmail = endpoint({
  method: 'POST',
  path: '/api/auth/send-verification-email/',
  access: 'anyone',
  body: object({ email: email() }),
  response: looseObject({ detail: optional(string()), code_digits: optional(int()) }),
});

/** 400 with `detail` for a code that is wrong, too old, used or tried too often (AUTH-15). */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email/',
  access: 'anyone',
  body: object({ email: email(), code: string().check(maxLength(16)) }),
  response: done,
});

/** Refusals name `email`, `captcha_token`, or carry a `detail` (ERR-3). */
export const registerUser = endpoint({
  method: 'POST',
  path: '/api/user/register/',
  access: 'anyone',
  body: object({
    email: email(),
    first_name: string().check(maxLength(NAME_MAX_LENGTH)),
    last_name: string().check(maxLength(NAME_MAX_LENGTH)),
    password: string(),
    role: roleSchema,
    captcha_token: string().check(maxLength(4_096)),
  }),
  response: looseObject({ id: optional(string()), email: optional(string()), role: optional(roleSchema) }),
});

/** Ours: a proof-of-work challenge for the invisible captcha, signed; valid once and for half an hour. */
export const readCaptchaChallenge = endpoint({
  method: 'GET',
  path: '/api/captcha/challenge/',
  access: 'anyone',
  response: looseObject({ parameters: looseObject({}), signature: string() }),
});

/** Ours. The answer is the same for every address; an address without an account is mailed a notice. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password/reset/',
  access: 'anyone',
  body: object({ email: email() }),
  response: done,
});

/** Ours. Sets a new password with the mailed token and signs every device out. 400 with `detail`. */
export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password/reset/confirm/',
  access: 'anyone',
  body: object({ token: string().check(maxLength(128), regex(/^[\w-]+$/)), password: string() }),
  response: object({ changed: boolean() }),
});
