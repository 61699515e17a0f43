import { type Endpoint, failureBodySchema, type Outcome, type ResponseOf } from '#contract/index.ts';

/** One request, whole. */
export interface Request {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  /** In place of a body. */
  form?: FormData | undefined;
  /** How much of a form has left: 0 to 1. */
  on_upload?: ((part: number) => void) | undefined;
  /** Until the answer's last byte. */
  timeout_ms: number;
  /** Events before the answer, where the server streams. */
  on_event?: ((event: string, data: unknown) => void) | undefined;
  /** When the answer is one the phone had kept. */
  on_kept?: ((fetched_at: number) => void) | undefined;
}

/** What came back, read to its end; null when nothing did. */
export type Answer = { status: number; text: string; retry_after: number | undefined } | null;

export type SendRequest = (request: Request) => Promise<Answer>;

/** Parses an answer against its schema; whatever is not ours (a portal's page, a proxy's error, a wrong shape) is unreadable. */
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
