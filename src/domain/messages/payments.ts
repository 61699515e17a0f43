/** The server's sentence for a subscription id of another account. */
export const SUBSCRIPTION_UNKNOWN = 'This subscription was not found.';

/** Cancelling a subscription (ERR-10). The last is the server's own. */
export const CANCEL_MESSAGES = {
  done: 'Subscription cancelled successfully',
  failed: 'Failed to cancel subscription',
  exception: 'An error occurred while cancelling the subscription.',
  notRunning: 'This subscription is not active, so there is nothing to cancel.',
} as const;

/** Ours: paying open amounts and changing the card. The last one is the server's. */
export const CARD_MESSAGES = {
  payNow: 'You can pay it now with another card.',
  failed: 'The page for your card could not be opened. Please try again.',
  exception: 'There was no answer, so your card is the one it was. Please check your connection and try again.',
  nothingToPay: 'Nothing more will be charged for this subscription, so it needs no card.',
} as const;

/** Reviews (ERR-8). The last three are the server's own details. */
export const REVIEW_MESSAGES = {
  done: 'Review submitted successfully!',
  failed: 'Failed to submit review',
  exception: 'Failed to submit review. Please try again.',
  noCoach: 'Unable to identify coach for review. Please try again.',
  buyersOnly: 'Only people who paid for this coach can leave a review.',
  notYourself: 'You cannot review yourself.',
  coachGone: 'This coach was not found.',
} as const;

/** Payout setup (ERR-9). */
export const PAYOUT_MESSAGES = {
  wrong: 'Something went wrong.',
  notOnboarded: 'Finish your coach registration first.',
} as const;

/** Payments; the first two are empty states (ERR-15). */
export const PAYMENTS_MESSAGES = {
  noSubscriptions: 'No active subscriptions.',
  noHistory: 'No payment history found.',
  renewalFailed: 'Your card did not pay this month. The card provider tries again in the next days.',
  renewalFailedClosed:
    'Your card did not pay this month. The card provider tries again in the next days; until then the AI Coach is closed.',
  readFailed: 'Your payments could not be loaded.',
  purchaseUnknown: 'This purchase was not found.',
  contactNothing: 'There is nothing to confirm about this purchase any more.',
  refundNotOffered: 'No refund is offered for this purchase at the moment.',
  refundFailed: 'The refund was not started. Nothing has changed. Please try again.',
  answerFailed: 'Your answer was not saved. Please try again.',
} as const;
