import { EMAIL_MAX_LENGTH } from '#domain/limits.ts';

/**
 * An address a purchase can belong to, lower case; null for none and for what is no address. The page that starts a checkout may
 * send a placeholder (MONEY-5), which must not stop anyone: the checkout asks instead.
 */
export function readEmail(typed: string | null | undefined): string | null {
  const email = (typed ?? '').trim().toLowerCase();
  if (email.length > EMAIL_MAX_LENGTH) return null;
  return /^[^\s@<>{}()",;:\\\p{Cc}\p{Cs}]+@[^\s@<>{}()",;:\\\p{Cc}\p{Cs}]+\.[^\s@<>{}()",;:\\\p{Cc}\p{Cs}]+$/u.test(email) ? email : null;
}
