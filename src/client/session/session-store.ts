import { create } from 'zustand';
import type { Profile } from '#contract/index.ts';

export interface SessionFields {
  /** `loading` only while an expired token waits for its refresh on a page that is not the AI Coach's. */
  status: 'loading' | 'in' | 'out';
  /** Account id, from the token. */
  owner: string | null;
  /** From the server, or what the phone remembers of it while the server cannot be reached. */
  profile: Profile | null;
  /** An active AI Coach subscription, as far as this phone knows. */
  has_ai_coach: boolean;
  /** False until the server, or a remembered answer of it, has said something about subscriptions. */
  knows_ai_coach: boolean;
}

export const SIGNED_OUT: SessionFields = { status: 'out', owner: null, profile: null, has_ai_coach: false, knows_ai_coach: false };

export const useSession = create<SessionFields>()(() => ({ ...SIGNED_OUT, status: 'loading' }));
