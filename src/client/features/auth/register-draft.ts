import { useSyncExternalStore } from 'react';

const KEY = 'register-draft';

/** Never a password. */
export interface RegisterDraft {
  first_name: string;
  last_name: string;
  email: string;
  is_coach: boolean;
}

/**
 * What was typed into Register in this tab before it was loaded anew; null for nothing. The server renders the page without it, so the
 * first render in the browser is without it too.
 */
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
    // Without storage the form still holds what was typed.
  }
}

export function clearRegisterDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
