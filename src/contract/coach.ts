import { array, boolean, int, nullable, object, optional, type output, string, enum as zodEnum } from 'zod/mini';
import { coachShape } from './coach-shape.ts';
import { endpoint } from './endpoint.ts';
import { reviewSchema } from './reviews.ts';
import { rowIdParam } from './row-id-param.ts';
import { specialtySchema } from './specialties.ts';

/** A coach as its owner reads it: with what the public does not see. Programs include those that are not listed. */
export const ownCoachSchema = object({
  ...coachShape,
  /** Like `1990-04-17`. */
  dob: nullable(string()),
  /** Ours: onboarding was finished. */
  registered: boolean(),
  /** Ours, newest first; the public call has reviews only while the coach is listed. Missing from other backends. */
  reviews: optional(array(reviewSchema)),
});

export type OwnCoach = output<typeof ownCoachSchema>;

/** 404 for a new coach who has saved nothing yet (ACCOUNT-3). */
export const readOwnCoach = endpoint({ method: 'GET', path: '/api/coach/profile/', access: 'coach', response: ownCoachSchema });

/**
 * Updates of single facts (API-7). Each answers with the fact as it is stored; 400 with `detail`. The
 * first one makes the profile of a new coach.
 */
export const updateBio = endpoint({
  method: 'PATCH',
  path: '/api/coach/bio/',
  access: 'coach',
  body: object({ short_bio: string() }),
  response: object({ short_bio: string() }),
});

export const updateCountry = endpoint({
  method: 'PATCH',
  path: '/api/coach/country/',
  access: 'coach',
  body: object({ country: string() }),
  response: object({ country: string() }),
});

export const updateDob = endpoint({
  method: 'PATCH',
  path: '/api/coach/dob/',
  access: 'coach',
  body: object({ dob: string() }),
  response: object({ dob: string(), age: int() }),
});

export const updateGender = endpoint({
  method: 'PATCH',
  path: '/api/coach/gender/',
  access: 'coach',
  body: object({ gender: string() }),
  response: object({ gender: zodEnum(['male', 'female']) }),
});

/** A leading Calendly address is stripped. 409 when another coach has the name (case-insensitive). */
export const updateCalendlyUsername = endpoint({
  method: 'PATCH',
  path: '/api/coach/calendly-username/',
  access: 'coach',
  body: object({ calendly_username: string() }),
  response: object({ calendly_username: string() }),
});

const brandingShape = { short_bio: string(), brand_promise: string(), brand_pain: string(), brand_plan: string(), brand_proof: string() };

export const updateBranding = endpoint({
  method: 'PATCH',
  path: '/api/coach/branding/',
  access: 'coach',
  body: object(brandingShape),
  response: object(brandingShape),
});

/** Replaces all specialties of the coach. */
export const replaceSpecialties = endpoint({
  method: 'PUT',
  path: '/api/coach/specialties/',
  access: 'coach',
  body: object({ specialties: array(rowIdParam) }),
  response: object({ specialties: array(specialtySchema) }),
});

/** Marks onboarding as finished and sends the welcome mail once, however often it is called. 409 while something is missing. */
export const sendWelcomeEmail = endpoint({
  method: 'POST',
  path: '/api/coach/send-welcome-email/',
  access: 'coach',
  response: object({ sent: boolean() }),
});

/** Ours: whether the coach is listed, and what is missing (`ListingGap`). */
export const readListingChecklist = endpoint({
  method: 'GET',
  path: '/api/coach/checklist/',
  access: 'coach',
  response: object({ listed: boolean(), missing: array(string()) }),
});

/** A member becomes a coach; a coach stays one (ACCOUNT-1). A failure carries `error`. */
export const upgradeToCoach = endpoint({
  method: 'POST',
  path: '/api/user/upgrade-to-coach/',
  access: 'login',
  response: object({ role: zodEnum(['coach']) }),
});
