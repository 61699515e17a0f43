import { array, maxLength, object, type output, string, enum as zodEnum } from 'zod/mini';

const CHANGE_KINDS = ['swap', 'time', 'equipment', 'pain', 'deload', 'missed', 'days', 'add', 'remove', 'brief'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const wordsSchema = string().check(maxLength(2000));

/** A changed plan as a person is asked about it. It travels with the chat, so whoever reads one from outside parses it first. */
export const planChangeSchema = object({
  kind: zodEnum(CHANGE_KINDS),
  title: string().check(maxLength(200)),
  why: wordsSchema,
  /** What differs, and nothing else: where it is («Monday»), how it was and how it would be. */
  lines: array(object({ where: wordsSchema, before: wordsSchema, after: wordsSchema })).check(maxLength(60)),
  /** Sentences on what stays, and on what could not. */
  kept: array(wordsSchema).check(maxLength(20)),
});

export type PlanChange = output<typeof planChangeSchema>;
