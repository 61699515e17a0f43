import type { Outcome } from '#contract/index.ts';

/** `signIn`, whose code is fetched by who signs in. Code that cannot be fetched is no signal either. */
export async function signInWhenAsked(
  credentials: { email: string; password: string },
  options: { to: string },
): Promise<Outcome<{ reloading: boolean }>> {
  const code = await import('./sign-in.ts').catch(() => null);
  return code === null ? { ok: false, failure: { kind: 'unreachable' } } : code.signIn(credentials, options);
}
