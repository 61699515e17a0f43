import { useState } from 'react';
import { storeNow } from '#client/training/store-now.ts';
import { whatExceeds } from '#domain/coaching/plan-size.ts';
import { type CoachDraft, clearCoachDraft, keepCoachDraft } from '#offline/coaching/coach-drafts.ts';
import type { Account } from '#offline/store/account.ts';

/** A coach's draft, kept on this device with every change; `trouble` is the sentence for what was not kept. */
export function useCoachDraft(account: Account, relationship_id: string, kept: CoachDraft) {
  const [draft, setDraft] = useState(kept);
  const [trouble, setTrouble] = useState<string | null>(null);
  /** The sentence for a plan that may not be so long; then the draft stays as it was. */
  const keep = (next: CoachDraft): string | null => {
    const tooMuch = whatExceeds(next.plan);
    setTrouble(tooMuch);
    if (tooMuch !== null) return tooMuch;
    setDraft(next);
    void storeNow(() => keepCoachDraft(account, relationship_id, next)).then(setTrouble);
    return null;
  };
  const throwAway = () => void storeNow(() => clearCoachDraft(account, relationship_id)).then(setTrouble);
  return { draft, keep, trouble, throwAway };
}
