import type { Call, Endpoint, InputOf, Outcome, ResponseOf } from '#contract/index.ts';

/**
 * The product's call from a page that asks nothing before somebody does something: what asks is fetched then, so that it is in nobody's
 * first download. Code that cannot be fetched is no signal either. Never rejects.
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
