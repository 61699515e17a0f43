import { formOf } from '#client/api/form.ts';
import { type Call, type Endpoint, type Failure, failureBodySchema } from '#contract/index.ts';

/** The contract's `Call` over any fetch, for tests that want the server without the client's transport. */
export function createTestCall(fetchFrom: (path: string, init: RequestInit) => Promise<Response>, access?: string): Call {
  return async (endpoint, input, options) => {
    const headers = new Headers();
    if (access !== undefined) headers.set('Authorization', `Bearer ${access}`);
    if (options?.idempotency_key !== undefined) headers.set('Idempotency-Key', options.idempotency_key);
    const parts = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
      form?: Record<string, unknown>;
      picture?: Blob | null;
    };
    if (endpoint.body !== undefined) headers.set('Content-Type', 'application/json');
    const body = formOf(endpoint, parts) ?? (endpoint.body === undefined ? null : JSON.stringify(parts.body));
    let answer: Response;
    try {
      answer = await fetchFrom(addressOf(endpoint, parts), { method: endpoint.method, headers, body });
    } catch {
      return { ok: false, failure: { kind: 'unreachable' } };
    }
    return readAnswer(endpoint, answer) as ReturnType<Call> as never;
  };
}

function addressOf(
  endpoint: Endpoint,
  { params = {}, query = {} }: { params?: Record<string, unknown>; query?: Record<string, unknown> },
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, `${value as string | number}`]])),
  );
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

async function readAnswer(endpoint: Endpoint, answer: Response) {
  const waiting = answer.headers.get('Retry-After');
  const retry = waiting === null ? {} : { retry_after: Number(waiting) };
  const value: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) {
    const parsed = endpoint.response.safeParse(value);
    if (parsed.success) return { ok: true, value: parsed.data };
  } else {
    const body = failureBodySchema.safeParse(value);
    if (body.success)
      return { ok: false, failure: { kind: 'refused', status: answer.status, body: body.data, ...retry } satisfies Failure };
  }
  return { ok: false, failure: { kind: 'unreadable', status: answer.status, ...retry } satisfies Failure };
}
