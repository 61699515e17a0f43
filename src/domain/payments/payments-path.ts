/** The Payments tab of the profile. */
export const PAYMENTS_PATH = '/profile?tab=payments';
