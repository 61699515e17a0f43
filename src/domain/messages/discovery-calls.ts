/** The form for a discovery call (CALL-1, CALL-2, ERR-12). */
export const DISCOVERY_CALL_MESSAGES = {
  required: 'Please fill in all fields',
  wrong: 'Something went wrong',
  failed: 'Failed to submit. Please try again.',
  sentHeading: 'Check Your Inbox!',
  sent: 'A confirmation email with coach programs was sent. Look into spam or promotions too.',
  redirecting: 'Redirecting you to schedule your call...',
  /** Ours from here on. */
  email: 'Enter an email address like name@example.com',
  nameTooLong: 'Enter a name of up to 200 characters',
  waiting: 'Not sent yet: no signal',
} as const;
