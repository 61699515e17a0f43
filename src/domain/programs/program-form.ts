import { array, maxLength, minLength, object, refine, string, trim, unknown, enum as zodEnum } from 'zod/mini';
import { PROGRAM_DESCRIPTION_MAX_LENGTH, PROGRAM_PRICE_MAX_CENTS } from '../limits.ts';
import { PROGRAM_FORM_MESSAGES } from '../messages/coach-account.ts';

/** The two types a coach can add (BRAND-4). */
export const PROGRAM_TYPES = ['basic', 'premium'] as const;
export type ProgramType = (typeof PROGRAM_TYPES)[number];

export const programTypeSchema = zodEnum(PROGRAM_TYPES, PROGRAM_FORM_MESSAGES.type);

/** The fields of the form; the price as typed. */
export interface ProgramForm {
  readonly description: string;
  readonly specialties: readonly number[];
  readonly price: string;
}

const description = string().check(
  trim(),
  minLength(1, PROGRAM_FORM_MESSAGES.required),
  maxLength(PROGRAM_DESCRIPTION_MAX_LENGTH, PROGRAM_FORM_MESSAGES.descriptionTooLong),
);

const price = string().check(
  trim(),
  minLength(1, PROGRAM_FORM_MESSAGES.required),
  refine((text) => text === '' || centsOf(text) !== null, PROGRAM_FORM_MESSAGES.price),
);

/** Everything is needed to add a program (BRAND-5). */
export const newProgramSchema = object({
  description,
  specialties: array(unknown()).check(minLength(1, PROGRAM_FORM_MESSAGES.required)),
  price,
});

/** The edit form says its own sentence about specialties (BRAND-5). */
export const editedProgramSchema = object({
  description,
  specialties: array(unknown()).check(minLength(1, PROGRAM_FORM_MESSAGES.specialty)),
  price,
});

/** A typed price in cents, with comma or point; null unless from 0 to 9999.99 in steps of 0.01. */
export function centsOf(typed: string): number | null {
  const match = /^(\d{1,4})(?:[.,](\d{0,2}))?$/.exec(typed.trim());
  if (match === null) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= PROGRAM_PRICE_MAX_CENTS ? cents : null;
}

/** The wire price: `129.00`. */
export function priceOf(cents: number): string {
  return (cents / 100).toFixed(2);
}
