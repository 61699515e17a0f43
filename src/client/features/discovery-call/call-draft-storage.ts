const KEY = 'discovery-call-draft';

/** What was typed for a call and did not arrive yet. */
export interface CallDraft {
  readonly coach_id: string;
  readonly name: string;
  readonly email: string;
  /** Names the attempt that got no answer, so that repeating it cannot ask twice; null while nothing was sent. */
  readonly key: string | null;
}

/** The one place that keeps a typed request for a call on this phone; there is one at a time. Null when there is none for this coach. */
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

/** Calls back when this page or another tab changed the draft; returns how to stop. */
export function watchCallDraft(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** False where the browser forbids storage: then the page is all there is. */
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
    // It could be read, so it can be removed; a browser that changed its mind keeps it.
  }
}
