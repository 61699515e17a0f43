/**
 * Ours: what the server answers when a call cannot be taken as it is. Screens show them only where `docs/errors.md` says «the server's
 * words».
 */
export const SERVER_MESSAGES = {
  /** The login page recognises this sentence and shows its own (ERR-1). */
  noActiveAccount: 'No active account found with the given credentials',
  loginGuarded:
    'Too many wrong passwords were tried with this email today. Log in on a device you have used before, or choose a new password with “Forgot password?”.',
  signIn: 'Please sign in.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  coachesOnly: 'Only coaches can do this.',
  subscribersOnly: 'This needs an active AI Coach subscription.',
  invalid: 'The request is not complete or not valid.',
  notJson: 'The request must be JSON.',
  malformedJson: 'The request is not readable JSON.',
  notAForm: 'The request must be a form.',
  malformedForm: 'The request is not a readable form.',
  tooLarge: 'The request is too large.',
  unstorable: 'The request holds characters that cannot be stored.',
  notFound: 'Not found.',
  methodNotAllowed: 'This address does not take that kind of request.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  busy: 'The server is busy. Please try again in a moment.',
  internal: 'Something went wrong on our side.',
  keyReused: 'This idempotency key was used for another request.',
  keyInvalid: 'The idempotency key is not valid.',
  inProgress: 'The same request is still being answered.',
} as const;

/** Ours: server responses to invalid sync requests. */
export const SYNC_MESSAGES = {
  otherOwner: 'These changes belong to another account.',
  deviceName: 'The name of this device is not valid.',
  cursor: 'The position to continue from is not valid.',
} as const;
