import { number, string, union } from 'zod/mini';

/** A coach in an address. Text that cannot be an id is no coach: 404, like an id nobody has. */
export const coachIdParam = union([number(), string()]);
