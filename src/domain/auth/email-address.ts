import { EMAIL_MAX_LENGTH } from '#domain/limits.ts';

/** Normalises an address for storage and comparison. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

const PART = String.raw`[^\s@<>{}()",;:\\\p{Cc}\p{Cs}]+`;
const ADDRESS = new RegExp(`^${PART}@${PART}\\.${PART}$`, 'u');

/** Whether the text is a syntactically valid address. */
export function isEmailAddress(email: string): boolean {
  const normal = normalizeEmail(email);
  return normal.length <= EMAIL_MAX_LENGTH && ADDRESS.test(normal) && !normal.includes('..');
}
