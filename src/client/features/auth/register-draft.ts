import { useSyncExternalStore } from 'react';

const KEY = 'register-draft';

/** Never contains passwords. */
export interface RegisterDraft {
  first_name: string;
  last_name: string;
  email: string;
  is_coach: boolean;
}

/** Register input kept over a reload in this tab; null without any. Also null in the first render, which must match the server's HTML. */
export function useKeptDraft(): RegisterDraft | null {
  const kept = useSyncExternalStore(neverChanges, readKept, () => null);
  if (kept === null) return null;
  try {
    return asDraft(JSON.parse(kept));
  } catch {
    return null;
  }
}

function asDraft(kept: unknown): RegisterDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { first_name, last_name, email, is_coach } = kept as Partial<Record<keyof RegisterDraft, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { first_name: text(first_name), last_name: text(last_name), email: text(email), is_coach: is_coach === true };
}

function neverChanges(): () => void {
  return () => undefined;
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function saveRegisterDraft({ first_name, last_name, email, is_coach }: RegisterDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ first_name, last_name, email, is_coach }));
  } catch {
    // Without storage the form still has its values.
  }
}

export function clearRegisterDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
