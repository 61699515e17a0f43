import { useState } from 'react';
import { VERIFICATION_CODE_DIGITS } from '#domain/limits.ts';

/** Progress of joining: the mailed address, when another code may be sent, and the verified address. */
export interface Progress {
  readonly step: 'form' | 'verify' | 'made';
  readonly sent_to: string | null;
  /** Digits of the mailed code. */
  readonly digits: number;
  readonly again_at: number;
  readonly proved: string | null;
}

const START: Progress = { step: 'form', sent_to: null, digits: VERIFICATION_CODE_DIGITS, again_at: 0, proved: null };

export function useProgress() {
  const [progress, setProgress] = useState(START);
  return { progress, goOn: (changed: Partial<Progress>) => setProgress((before) => ({ ...before, ...changed })) };
}
