import type { Call, Endpoint, InputOf, Outcome, ResponseOf } from '#contract/index.ts';

/**
 * `call` for pages that make no request at first: its code is loaded on first use and stays out of the first download. A failed load counts
 * as unreachable. Never rejects.
 */
export async function callWhenAsked<E extends Endpoint>(
  fetchEndpoint: () => Promise<E>,
  input: InputOf<E>,
  options?: Parameters<Call>[2],
): Promise<Outcome<ResponseOf<E>>> {
  try {
    const [{ call }, endpoint] = await Promise.all([import('./http.ts'), fetchEndpoint()]);
    return await call(endpoint, input, options);
  } catch {
    return { ok: false, failure: { kind: 'unreachable' } };
  }
}
