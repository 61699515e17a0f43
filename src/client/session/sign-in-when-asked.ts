import type { Outcome } from '#contract/index.ts';

/** `signIn`, lazily loaded. A failed load counts as unreachable. */
export async function signInWhenAsked(
  credentials: { email: string; password: string },
  options: { to: string },
): Promise<Outcome<{ reloading: boolean }>> {
  const code = await import('./sign-in.ts').catch(() => null);
  return code === null ? { ok: false, failure: { kind: 'unreachable' } } : code.signIn(credentials, options);
}
