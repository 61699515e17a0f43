import { number, regex, string, union } from 'zod/mini';

/** A row id in a path: callers pass a number, handlers receive text. */
export const rowIdParam = union([number(), string().check(regex(/^[1-9]\d{0,8}$/))]);
