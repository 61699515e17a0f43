import { useState } from 'react';

type Rule = typeof import('#domain/auth/well-known-passwords.ts').isWellKnownPassword;

const fetchRule = async (): Promise<Rule> => (await import('#domain/auth/well-known-passwords.ts')).isWellKnownPassword;

/** Null until somebody types a password, so that no first visit downloads the list, and while the list cannot be fetched. */
export function useWellKnownRule(): { rule: Rule | null; fetchRule: () => void } {
  const [rule, setRule] = useState<Rule | null>(null);
  return {
    rule,
    fetchRule: () =>
      void fetchRule().then(
        (fetched) => setRule(() => fetched),
        () => undefined,
      ),
  };
}

/**
 * Whether the server would refuse the password as well known. It is judged on this device and travels nowhere. False when the list
 * cannot be fetched: the server judges again.
 */
export async function isWellKnown(password: string, own: readonly string[]): Promise<boolean> {
  const rule = await fetchRule().catch(() => null);
  return rule?.(password, own) ?? false;
}
