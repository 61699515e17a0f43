import { maximum, minimum, number, object, type output, regex, string, union, enum as zodEnum } from 'zod/mini';

/** Of what a coach may ask: a share of the best, or a load as typed (CPLAN-7). Effort has fields of its own. */
export const planTargetSchema = union([
  object({ percent: number().check(minimum(1), maximum(105)) }),
  object({ weight: string().check(regex(/^\d{1,4}(\.\d{1,4})?$/)), unit: zodEnum(['lb', 'kg']) }),
]);

export type PlanTarget = output<typeof planTargetSchema>;
