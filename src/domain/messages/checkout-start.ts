/** Checkouts of programs, of the $15 call and of the AI Coach outside its own page (ERR-11). */
export const CHECKOUT_START_MESSAGES = {
  /** Followed by the server's sentence. */
  programRefused: 'Error: ',
  programFailed: 'Something went wrong',
  notStarted: 'Failed to start checkout.',
  failed: 'Something went wrong.',
  trialFailed: 'Something went wrong. Please try again.',
} as const;

/** Checkout on the AI Coach page (ERR-11). */
export const COACH_CHECKOUT_MESSAGES = {
  failed: 'Failed to start checkout.',
  wrong: 'Something went wrong.',
} as const;
