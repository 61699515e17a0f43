/** Login (ERR-1). */
export const LOGIN_MESSAGES = {
  required: 'Please fill in the required fields',
  wrong: 'Wrong email or password. Please try again',
  unexpected: 'An unexpected error occurred',
  /** Ours, below the sentence above: nothing was checked because no response came. */
  noAnswer: 'No answer came back. Check your signal and try again.',
} as const;

/** Registering and verifying an address (ERR-2 to ERR-4). */
export const REGISTER_MESSAGES = {
  required: LOGIN_MESSAGES.required,
  mismatch: 'Passwords do not match',
  tooShort: 'Password must be at least 8 characters long',
  longEnough: 'At least 8 characters',
  match: 'Passwords match',
  captchaRefused: 'Captcha verification failed. Please try again.',
  captchaError: 'Captcha error. Please try again.',
  captchaExpired: 'Captcha expired. Please try again.',
  captchaNotStarted: 'Captcha failed to start. Please reload and try again.',
  captchaNotReady: 'Captcha not ready. Please reload and try again.',
  codeMissing: 'Please enter the verification code',
  sendFailed: 'Failed to send verification email. Please try again.',
  resendFailed: 'Failed to resend verification email. Please try again.',
  sent: 'Verification email sent!',
  codeWrong: 'Invalid verification code',
  failed: 'Registration failed',
  loginFailed: 'Auto-login failed',
  /** Ours from here on. */
  email: 'Enter an email address like name@example.com',
  tooLong: 'Password must be at most 128 characters long',
  wellKnown: 'This password is among the first anybody would guess. Please choose another.',
  proved: 'Your email is verified: no new code is needed.',
  noAnswer: 'No answer came back. What you typed is still here: check your signal and try again.',
} as const;

/** Ours: server responses while joining. */
export const JOIN_MESSAGES = {
  codeWrong: REGISTER_MESSAGES.codeWrong,
  codeOver: 'This code has expired or was tried too often. Please ask for a new one.',
  soon: 'A code was sent less than a minute ago. Please wait a moment before asking for another.',
  notVerified: 'Please verify your email first.',
  emailTaken: 'An account with this email exists already.',
  name: 'Please enter your first and last name.',
} as const;

/** Ours: password reset. */
export const RESET_MESSAGES = {
  required: LOGIN_MESSAGES.required,
  sent: 'If there is a Setwise account with this address, a link to choose a new password is on its way. Look into spam too.',
  sendFailed: 'Failed to send the email. Please try again.',
  linkOver: 'This link has expired or was used already. Please ask for a new one.',
  changed: 'Your password was changed and every device was logged out. Log in with the new one.',
  failed: 'Your password was not changed. Please try again.',
} as const;
