import ky from 'ky';
import {
  type Call,
  type Endpoint,
  type Failure,
  KEPT_AT_HEADER,
  type Outcome,
  type PictureFile,
  type ResponseOf,
} from '#contract/index.ts';
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '#domain/limits.ts';
import { readOutcome, type Request as Send, type SendRequest } from './answer.ts';
import { browserTokens } from './browser-tokens.ts';
import { EVENT_STREAM, readEvents } from './event-stream.ts';
import { formOf } from './form.ts';
import { createRefresh, isAccountGone, type LockHolder, type TokenHolder } from './refresh.ts';
import { sendFormWithProgress } from './send-form.ts';
import { tabLocks } from './tab-locks.ts';

export interface CallDependencies {
  /** The backend's origin without trailing slash; empty for the page's own. */
  origin: string;
  tokens: TokenHolder;
  /** Tests pass the server's `fetch`. */
  fetch?: typeof fetch;
  /** Serialises refreshes across tabs; without it only within this tab. */
  locks?: LockHolder | undefined;
  now?: () => number;
}

/** The backend's origin; the page's own unless `VITE_API_ORIGIN` was set at build. */
export const API_ORIGIN = (import.meta.env.VITE_API_ORIGIN ?? '').replace(/\/+$/, '');

interface CallInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  form?: Record<string, unknown>;
  picture?: PictureFile | null;
}

/** The token endpoints carry no bearer token. */
const WITHOUT_BEARER = '/api/token/';

/**
 * Creates `call`, which never throws because of network or server. Adds the bearer token, refreshing an expired one first; a 401 refreshes
 * once and repeats the call, so that the second answer does not depend on the token's age.
 */
export function createCall({ origin, tokens, fetch: fetchOption, locks, now = Date.now }: CallDependencies): Call {
  const send = createSend(fetchOption);
  const refresh = createRefresh({ origin, tokens, locks, now, send });

  return async <E extends Endpoint>(endpoint: E, input: unknown, options: Parameters<Call>[2] = {}): Promise<Outcome<ResponseOf<E>>> => {
    const given = (input ?? {}) as CallInput;
    const request: Send = {
      url: origin + addressOf(endpoint, given),
      method: endpoint.method,
      headers: options.idempotency_key === undefined ? {} : { 'Idempotency-Key': options.idempotency_key },
      body: given.body,
      form: formOf(endpoint, given),
      on_upload: options.on_upload,
      timeout_ms: options.timeout_ms ?? (given.picture == null ? REQUEST_TIMEOUT_MS : UPLOAD_TIMEOUT_MS),
      on_event: options.on_event,
      on_kept: options.on_kept,
    };
    const schema = endpoint.response;
    const withToken = (access: string | null): Send =>
      access === null ? request : { ...request, headers: { ...request.headers, Authorization: `Bearer ${access}` } };

    if (endpoint.path.startsWith(WITHOUT_BEARER)) return readOutcome(await send(request), schema);

    const stored = tokens.read();
    const isUsable = stored.access !== null && stored.expires_at !== null && stored.expires_at > now();
    let access = stored.access;
    if (access !== null && !isUsable && stored.refresh !== null) {
      const renewed = await refresh(access);
      if (!renewed.ok && endpoint.access !== 'anyone') return renewed;
      access = renewed.ok ? renewed.value : null;
    }
    const first = readOutcome<E>(await send(withToken(access)), schema);
    if (!first.ok && access !== null && isAccountGone(first.failure)) tokens.gone(access);
    if (first.ok || access === null || !isUnauthorised(first.failure)) return first;
    const renewed = await refresh(access);
    if (renewed.ok) return readOutcome(await send(withToken(renewed.value)), schema);
    // A definite rejection keeps the 401; other failures mean unknown.
    return isUnauthorised(renewed.failure) ? first : renewed;
  };
}

/** `call` with this browser's session. */
export const call: Call = createCall({
  origin: API_ORIGIN,
  tokens: browserTokens,
  locks: tabLocks(),
});

function isUnauthorised(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 401;
}

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: CallInput): string {
  const path = endpoint.path.replace(/:([a-z_]+)/gi, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
}

function createSend(fetchOption: typeof fetch | undefined): SendRequest {
  return async (request) => {
    const { url, method, headers, body, form, timeout_ms, on_event, on_kept, on_upload } = request;
    if (form !== undefined && on_upload !== undefined && fetchOption === undefined) return sendFormWithProgress(request, form, on_upload);
    // One signal for headers and body, so that a stalled body also times out.
    const signal = AbortSignal.timeout(timeout_ms);
    try {
      const response = await ky(url, {
        method,
        headers: { Accept: on_event === undefined ? 'application/json' : `${EVENT_STREAM}, application/json`, ...headers },
        ...(body === undefined ? {} : { json: body }),
        ...(form === undefined ? {} : { body: form }),
        ...(fetchOption === undefined ? {} : { fetch: fetchOption }),
        signal,
        timeout: false,
        retry: 0,
        throwHttpErrors: false,
        cache: 'no-store',
      });
      const keptAt = Number(response.headers.get(KEPT_AT_HEADER) ?? '');
      if (keptAt > 0) on_kept?.(keptAt);
      const isStream = (response.headers.get('Content-Type') ?? '').startsWith(EVENT_STREAM);
      const text = isStream && response.body !== null ? await readEvents(response.body, on_event ?? ignore) : await response.text();
      return text === null ? null : { status: response.status, text, retry_after: readRetryAfter(response.headers) };
    } catch {
      return null;
    }
  };
}

function ignore(): void {}

/** In seconds, from seconds or a date. */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After');
  if (value === null || value.trim() === '') return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
