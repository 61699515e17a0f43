/** Section 8: checkouts of programs, of the $15 call and of the AI Coach outside its own page. */
export const CHECKOUT_START_MESSAGES = {
  /** Followed by the server's sentence. */
  programRefused: 'Error: ',
  programFailed: 'Something went wrong',
  notStarted: 'Failed to start checkout.',
  failed: 'Something went wrong.',
  trialFailed: 'Something went wrong. Please try again.',
} as const;

/** Section 8: checkout on the AI Coach page. */
export const COACH_CHECKOUT_MESSAGES = {
  failed: 'Failed to start checkout.',
  wrong: 'Something went wrong.',
} as const;
