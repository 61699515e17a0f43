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
  /** The cached answer was no. It may be out of date, so it decides words only. */
  lacked_ai_coach: boolean;
}

export const SIGNED_OUT: SessionFields = {
  status: 'out',
  owner: null,
  profile: null,
  has_ai_coach: false,
  knows_ai_coach: false,
  lacked_ai_coach: false,
};

export const useSession = create<SessionFields>()(() => ({ ...SIGNED_OUT, status: 'loading' }));

/** No AI Coach by the server's answer, or by the cached one until it answers. Who may enter is decided by the server's alone. */
export function useLacksCoach(): boolean {
  return useSession((session) => !session.has_ai_coach && (session.knows_ai_coach || session.lacked_ai_coach));
}
