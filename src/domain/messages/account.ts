import { REGISTER_MESSAGES } from './join.ts';

/** A new password for somebody who is logged in (AUTH-19). */
export const PASSWORD_MESSAGES = {
  required: REGISTER_MESSAGES.required,
  mismatch: REGISTER_MESSAGES.mismatch,
  special: 'Password cannot contain special characters',
  wrongOld: 'Your current password is not correct.',
  same: 'The new password is the same as the current one.',
  tooMany: 'Too many wrong passwords. Please wait a while and try again.',
} as const;

/** Ours: account and devices. */
export const ACCOUNT_MESSAGES = {
  wrongPassword: 'This password is not correct.',
  deleted: 'This account was deleted.',
  stillCharging: 'A subscription could not be ended just now, so nothing was deleted. Please try again in a few minutes.',
} as const;
