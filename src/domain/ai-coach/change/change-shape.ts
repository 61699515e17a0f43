import { array, maxLength, object, type output, string, enum as zodEnum } from 'zod/mini';

/** «missed» is in older conversations only: a break changes no plan (READY-1). */
const CHANGE_KINDS = ['swap', 'time', 'equipment', 'pain', 'deload', 'missed', 'days', 'add', 'remove', 'brief'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const wordsSchema = string().check(maxLength(2000));

/** A changed plan as presented to the trainee. Stored with the chat, so data from outside must be parsed. */
export const planChangeSchema = object({
  kind: zodEnum(CHANGE_KINDS),
  title: string().check(maxLength(200)),
  why: wordsSchema,
  /** Only the differences: place («Monday»), before and after. */
  lines: array(object({ where: wordsSchema, before: wordsSchema, after: wordsSchema })).check(maxLength(60)),
  /** Sentences on what stays and what could not stay. */
  kept: array(wordsSchema).check(maxLength(20)),
});

export type PlanChange = output<typeof planChangeSchema>;
