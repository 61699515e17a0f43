import { array, looseObject, optional, type output, string, union, unknown } from 'zod/mini';

const sentences = union([string(), array(string())]);

/**
 * The body of a refusal. Calls put the sentence in varying fields (API-5: `detail`, `message`, `error` or a field name), so all are
 * optional; `code` is ours and machine-readable.
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
