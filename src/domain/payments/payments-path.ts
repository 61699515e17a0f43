/** Where a person finds what they pay for: Payments on their profile, whichever tab they left open. */
export const PAYMENTS_PATH = '/profile?tab=payments';
