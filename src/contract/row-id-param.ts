import { number, regex, string, union } from 'zod/mini';

/** The number of a row in an address: what a caller has is a number, what arrives is its text. */
export const rowIdParam = union([number(), string().check(regex(/^[1-9]\d{0,8}$/))]);
