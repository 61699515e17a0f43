import { refusalSentence } from '#client/coach-forms/refusal-sentence.ts';
import type { Failure } from '#contract/index.ts';
import { COACH_PROFILE_MESSAGES } from '#domain/messages/coach-account.ts';
import { IMAGE_MESSAGES } from '#domain/messages/images.ts';

/** Updates have one sentence each, whatever the server said (ERR-6). */
export const UPDATE_FAILED = {
  short_bio: COACH_PROFILE_MESSAGES.biographyFailed,
  country: COACH_PROFILE_MESSAGES.countryFailed,
  dob: COACH_PROFILE_MESSAGES.dobFailed,
  gender: COACH_PROFILE_MESSAGES.genderFailed,
  specialties: COACH_PROFILE_MESSAGES.specialtiesFailed,
  listed: COACH_PROFILE_MESSAGES.listedFailed,
  calendly: COACH_PROFILE_MESSAGES.calendlyFailed,
  branding: COACH_PROFILE_MESSAGES.brandingFailed,
} as const;

/** One sentence for a file that is too large, wherever it was noticed (ERR-7); else the server's words, else ours. */
export function photoFailureText(failure: Failure): string {
  if (failure.kind !== 'unreachable' && failure.status === 413) return IMAGE_MESSAGES.tooLarge;
  return refusalSentence(failure) ?? COACH_PROFILE_MESSAGES.photoFailed;
}

/** Like `photoFailureText`, for the portfolio. */
export function portfolioFailureText(failure: Failure): string {
  if (failure.kind !== 'unreachable' && failure.status === 413) return IMAGE_MESSAGES.tooLarge;
  return refusalSentence(failure) ?? COACH_PROFILE_MESSAGES.portfolioFailed;
}

/** A program that could not be created says what the server said (ERR-6). */
export function programFailureText(failure: Failure, mode: 'add' | 'edit'): string {
  const fallback = mode === 'add' ? COACH_PROFILE_MESSAGES.programAddFailed : COACH_PROFILE_MESSAGES.programFailed;
  return refusalSentence(failure, ['error', 'detail', 'message']) ?? fallback;
}

const UNEXPECTED = 'Something went wrong. Please try again.';

/** Password, sessions, deletion: the server's detail or a default. */
export function accountFailureText(failure: Failure): string {
  return refusalSentence(failure) ?? UNEXPECTED;
}
