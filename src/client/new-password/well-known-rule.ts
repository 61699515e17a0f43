import { useState } from 'react';

type Rule = typeof import('#domain/auth/well-known-passwords.ts').isWellKnownPassword;

const fetchRule = async (): Promise<Rule> => (await import('#domain/auth/well-known-passwords.ts')).isWellKnownPassword;

/** Null until a password is typed, so that the list is not part of the first download, and if it fails to load. */
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

/** Whether the password is well known, judged locally. False if the list fails to load; the server checks again. */
export async function isWellKnown(password: string, own: readonly string[]): Promise<boolean> {
  const rule = await fetchRule().catch(() => null);
  return rule?.(password, own) ?? false;
}
