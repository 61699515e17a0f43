import { number, string, union } from 'zod/mini';

/** A coach id in a path. Text that is no id gives 404, like an unknown id. */
export const coachIdParam = union([number(), string()]);
