import { ModelFailure } from '../ports/language-model.ts';

/** An answer of a few short messages takes a few kilobytes; a stream wraps each word in about two hundred bytes. */
const ANSWER_MAX_BYTES = 2_000_000;
const RETRY_PAUSE_MS = 300;
const READABLE = /^(?:application\/json|text\/event-stream)\b/i;

/**
 * `fetch` for an outside service that is not trusted: follows no redirect (the key and the conversation go where they were meant to,
 * or nowhere), tries once more after a broken connection or a fault of the service, reads no more than `ANSWER_MAX_BYTES`, and
 * takes only JSON and event streams. Throws `ModelFailure`, or the signal's reason once it is aborted.
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
  // Nobody reads it, so its connection is let go.
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
