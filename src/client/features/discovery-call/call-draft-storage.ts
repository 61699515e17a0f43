const KEY = 'discovery-call-draft';

/** Unsent input for a call. */
export interface CallDraft {
  readonly coach_id: string;
  readonly name: string;
  readonly email: string;
  /** The key of an attempt without an answer, so that a retry cannot duplicate it; null before sending. */
  readonly key: string | null;
}

/** The stored draft of a call request; one at a time. Null for another coach. */
export function readCallDraft(coachId: string): CallDraft | null {
  try {
    const { coach_id, name, email, key } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<string, unknown>>;
    if (coach_id !== coachId || typeof name !== 'string' || typeof email !== 'string') return null;
    return { coach_id, name, email, key: typeof key === 'string' ? key : null };
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

/** Calls back when the draft changed in this page or another tab; returns an unsubscribe function. */
export function watchCallDraft(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** False without storage: then only the page has it. */
export function writeCallDraft(draft: CallDraft): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
    for (const listener of listeners) listener();
    return true;
  } catch {
    return false;
  }
}

export function dropCallDraft(coachId: string): void {
  if (readCallDraft(coachId) === null) return;
  try {
    localStorage.removeItem(KEY);
    for (const listener of listeners) listener();
  } catch {
    // Storage may have become unavailable.
  }
}
