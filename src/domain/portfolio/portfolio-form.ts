import { maxLength, string, trim } from 'zod/mini';
import { PORTFOLIO_DESCRIPTION_MAX_LENGTH, PORTFOLIO_MAX_ITEMS } from '../limits.ts';
import { PORTFOLIO_MESSAGES } from '../messages/coach-account.ts';

export const portfolioDescriptionSchema = string().check(
  trim(),
  maxLength(PORTFOLIO_DESCRIPTION_MAX_LENGTH, PORTFOLIO_MESSAGES.descriptionTooLong),
);

/** The add slot is hidden at four (BRAND-3). */
export function hasRoom(items: readonly unknown[]): boolean {
  return items.length < PORTFOLIO_MAX_ITEMS;
}
