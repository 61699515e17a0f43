import { array, looseObject, optional, type output, string, union, unknown } from 'zod/mini';

const sentences = union([string(), array(string())]);

/**
 * Body of a refusal. The specification's calls differ in which field carries the sentence (`detail`, `message`, `error`, or the
 * name of a field), so all are optional; ours also carry a `code` a program can branch on.
 */
export const failureBodySchema = looseObject({
  detail: optional(unknown()),
  message: optional(unknown()),
  error: optional(unknown()),
  code: optional(string()),
  email: optional(sentences),
  captcha_token: optional(sentences),
});

export type FailureBody = output<typeof failureBodySchema>;
