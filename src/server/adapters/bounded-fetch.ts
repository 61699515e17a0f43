import { ModelFailure } from '../ports/language-model.ts';

/** An answer takes a few kilobytes; a stream adds about two hundred bytes per word. */
const ANSWER_MAX_BYTES = 2_000_000;
const RETRY_PAUSE_MS = 300;
const READABLE = /^(?:application\/json|text\/event-stream)\b/i;

/**
 * `fetch` for an untrusted external service: follows no redirects (which could leak key and conversation), retries once after a broken
 * connection or 5xx, reads at most `ANSWER_MAX_BYTES`, and accepts only JSON and event streams. Throws `ModelFailure`, or the abort reason
 * of the signal.
 */
export function createBoundedFetch(plainFetch: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const first = await attempt(plainFetch, input, init);
    if (!isWorthAnother(first)) return bounded(first);
    await pause(RETRY_PAUSE_MS, init?.signal);
    return bounded(await attempt(plainFetch, input, init));
  };
}

type Attempt = Response | ModelFailure;

async function attempt(plainFetch: typeof fetch, input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Promise<Attempt> {
  try {
    return await plainFetch(input, { ...init, redirect: 'error' });
  } catch {
    init?.signal?.throwIfAborted();
    return new ModelFailure('unreachable');
  }
}

function isWorthAnother(attempt: Attempt): boolean {
  if (attempt instanceof ModelFailure) return true;
  if (attempt.status < 500) return false;
  // Unread; frees the connection.
  void attempt.body?.cancel().catch(() => undefined);
  return true;
}

function bounded(attempt: Attempt): Response {
  if (attempt instanceof ModelFailure) throw attempt;
  if (attempt.ok && !READABLE.test(attempt.headers.get('Content-Type') ?? '')) {
    void attempt.body?.cancel().catch(() => undefined);
    throw new ModelFailure('nonsense');
  }
  const { status, statusText, headers } = attempt;
  return new Response(attempt.body?.pipeThrough(atMost(ANSWER_MAX_BYTES)) ?? null, { status, statusText, headers });
}

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      read += chunk.byteLength;
      if (read > bytes) controller.error(new ModelFailure('too_long'));
      else controller.enqueue(chunk);
    },
  });
}

function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}
