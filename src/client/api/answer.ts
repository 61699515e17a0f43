import { type Endpoint, failureBodySchema, type Outcome, type ResponseOf } from '#contract/index.ts';

/** A complete request. */
export interface Request {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  /** Instead of a body. */
  form?: FormData | undefined;
  /** Upload progress of a form, 0 to 1. */
  on_upload?: ((part: number) => void) | undefined;
  /** Includes reading the whole body. */
  timeout_ms: number;
  /** Server-sent events before the answer. */
  on_event?: ((event: string, data: unknown) => void) | undefined;
  /** The answer came from the service worker's cache. */
  on_kept?: ((fetched_at: number) => void) | undefined;
}

/** A completely read response; null when none arrived. */
export type Answer = { status: number; text: string; retry_after: number | undefined } | null;

export type SendRequest = (request: Request) => Promise<Answer>;

/** Parses an answer with its schema; foreign responses (captive portal, proxy error, wrong shape) are `unreadable`. */
export function readOutcome<E extends Endpoint>(answer: Answer, schema: E['response']): Outcome<ResponseOf<E>> {
  if (answer === null) return { ok: false, failure: { kind: 'unreachable' } };
  const { status, text, retry_after } = answer;
  const after = retry_after === undefined ? {} : { retry_after };
  const json = parseJson(text);
  if (status >= 200 && status < 300) {
    const parsed = schema.safeParse(json);
    if (parsed.success) return { ok: true, value: parsed.data as ResponseOf<E> };
    return { ok: false, failure: { kind: 'unreadable', status, ...after } };
  }
  const body = failureBodySchema.safeParse(json);
  if (status >= 400 && body.success) return { ok: false, failure: { kind: 'refused', status, body: body.data, ...after } };
  return { ok: false, failure: { kind: 'unreadable', status, ...after } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
