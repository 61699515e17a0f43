import { create } from 'zustand';
import type { Profile } from '#contract/index.ts';

export interface SessionFields {
  /** `loading` only while an expired token is refreshed outside the AI Coach. */
  status: 'loading' | 'in' | 'out';
  /** From the token. */
  owner: string | null;
  /** From the server, or cached while it is unreachable. */
  profile: Profile | null;
  /** An active AI Coach subscription, as far as known. */
  has_ai_coach: boolean;
  /** False until subscriptions are known from server or cache. */
  knows_ai_coach: boolean;
}

export const SIGNED_OUT: SessionFields = { status: 'out', owner: null, profile: null, has_ai_coach: false, knows_ai_coach: false };

export const useSession = create<SessionFields>()(() => ({ ...SIGNED_OUT, status: 'loading' }));
