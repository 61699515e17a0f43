import { EMAIL_MAX_LENGTH } from '#domain/limits.ts';

/** How e-mail addresses are kept and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

const PART = String.raw`[^\s@<>{}()",;:\\\p{Cc}\p{Cs}]+`;
const ADDRESS = new RegExp(`^${PART}@${PART}\\.${PART}$`, 'u');

/** Whether mail can be addressed to it. Whether it arrives only a mail can tell. */
export function isEmailAddress(email: string): boolean {
  const normal = normalizeEmail(email);
  return normal.length <= EMAIL_MAX_LENGTH && ADDRESS.test(normal) && !normal.includes('..');
}
