/** The facts that decide whether a coach is listed. */
export interface ListingFacts {
  readonly status: string;
  readonly short_bio: string;
  readonly brand_promise: string;
  readonly brand_pain: string;
  readonly brand_plan: string;
  readonly brand_proof: string;
  readonly specialties: readonly unknown[];
  readonly programs: readonly { readonly listed: boolean }[];
  readonly calendly_username: string;
  readonly stripe_charges_enabled: boolean;
}

/** The other status is `paused` (BROWSE-1). */
const LISTED_STATUS = 'active';

const TEXTS = ['short_bio', 'brand_promise', 'brand_pain', 'brand_plan', 'brand_proof', 'calendly_username'] as const;

/** The missing field, named as in `ListingFacts`; `programs` means that none is listed. */
export type ListingGap = keyof ListingFacts;

/**
 * A coach appears only if fully set up (BROWSE-1). Returns what is missing, in the order a coach would set it up;
 * nothing for a coach who is listed. Text of spaces alone counts as empty.
 */
export function missingForListing(coach: ListingFacts): ListingGap[] {
  const missing: ListingGap[] = TEXTS.filter((field) => coach[field].trim() === '');
  if (coach.specialties.length === 0) missing.push('specialties');
  if (!coach.programs.some(({ listed }) => listed)) missing.push('programs');
  if (!coach.stripe_charges_enabled) missing.push('stripe_charges_enabled');
  if (coach.status !== LISTED_STATUS) missing.push('status');
  return missing;
}

/** Whether visitors can find, see and book this coach. */
export function isListed(coach: ListingFacts): boolean {
  return missingForListing(coach).length === 0;
}
