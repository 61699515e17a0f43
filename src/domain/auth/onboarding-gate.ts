export interface OnboardingFacts {
  /** Null when unknown. */
  readonly role: 'member' | 'coach' | null;
  /** Set on this phone when a coach registered, removed when they finished (AUTH-18). */
  readonly needs_complete_registration: boolean;
  /** The server's last statement about a coach; null when there is none. */
  readonly onboarding_owed: boolean | null;
}

/**
 * Who may open the coach registration: null to enter, or where to go instead. `/become-coach` (PAGE-4): a member only with the flag.
 * `/complete-registration`: only while the registration is owed. A coach who has finished would make everything a second time, and
 * goes to the profile.
 */
export function onboardingRedirect(page: 'become-coach' | 'complete-registration', facts: OnboardingFacts): '/' | '/profile' | null {
  const isOwed = facts.needs_complete_registration || (facts.role === 'coach' && facts.onboarding_owed === true);
  if (isOwed) return null;
  return page === 'become-coach' && facts.role === 'coach' ? '/profile' : '/';
}
