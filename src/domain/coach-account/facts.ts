import { maxLength, minLength, object, refine, regex, string, trim, enum as zodEnum } from 'zod/mini';
import { BRANDING_MAX_LENGTH, CALENDLY_USERNAME_MAX_LENGTH, SHORT_BIO_MAX_LENGTH } from '../limits.ts';
import { COACH_FACT_MESSAGES } from '../messages/coach-account.ts';
import { ONBOARDING_MESSAGES } from '../messages/onboarding.ts';
import { COUNTRY_CODES } from './country-codes-table.ts';
import { judgeAge } from './judge-age.ts';

/** What a coach may say of themselves (BRAND-1). Each schema's messages are the sentences a person reads. */
export const shortBioSchema = string().check(trim(), maxLength(SHORT_BIO_MAX_LENGTH, COACH_FACT_MESSAGES.bioTooLong));

const brandText = () => string().check(trim(), maxLength(BRANDING_MAX_LENGTH, COACH_FACT_MESSAGES.brandingTooLong));

export const brandingSchema = object({
  short_bio: shortBioSchema,
  brand_promise: brandText(),
  brand_pain: brandText(),
  brand_plan: brandText(),
  brand_proof: brandText(),
});

export const countrySchema = string().check(refine((code) => COUNTRY_CODES.includes(code), COACH_FACT_MESSAGES.country));

export const genderSchema = zodEnum(['male', 'female'], COACH_FACT_MESSAGES.gender);

const CALENDLY_PREFIX = /^(?:https?:\/\/)?(?:www\.)?calendly\.com\//i;

/** A leading Calendly address is stripped, and what follows the username with it (BRAND-7). */
export function calendlyUsernameOf(typed: string): string {
  const text = typed.trim();
  const rest = text.replace(CALENDLY_PREFIX, '');
  return rest === text ? text : (rest.split(/[/?#]/)[0] ?? '');
}

/** Expects the username without the address (`calendlyUsernameOf`). */
export const calendlyUsernameSchema = string().check(
  trim(),
  minLength(1, COACH_FACT_MESSAGES.calendlyRequired),
  maxLength(CALENDLY_USERNAME_MAX_LENGTH, COACH_FACT_MESSAGES.calendlyTooLong),
  regex(/^[\w.-]*$/, COACH_FACT_MESSAGES.calendlyForm),
);

/** What is wrong with a date of birth (ONBOARD-4), as the server says it; null when nothing is. `today` like `2026-11-21`. */
export function dobSentence(dob: string, today: string): string | null {
  const verdict = judgeAge(dob, today);
  if (verdict === 'fits') return null;
  return verdict === 'too_young' ? ONBOARDING_MESSAGES.tooYoung : COACH_FACT_MESSAGES.dob;
}
