/** A coach's public profile (ERR-13). */
export const COACH_MESSAGES = {
  loading: 'Loading...',
  notFound: 'Coach not found.',
  notFoundHint: 'The profile may have been taken down, or its address is incomplete.',
  notSeen: 'This profile opens as soon as there is signal. Profiles you have seen before open without it.',
  failed: 'This profile did not arrive. Try again in a moment.',
  noReviews: 'No reviews yet. Reviews come from people who subscribed.',
  cancelEnds: 'ends with the paid month',
  linkCopied: 'Link copied',
} as const;
