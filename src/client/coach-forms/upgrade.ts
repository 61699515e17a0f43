import { call } from '#client/api/http.ts';
import { loadProfile } from '#client/session/load-profile.ts';
import { setNeedsCompleteRegistration } from '#client/session/registration-flag.ts';
import { useSession } from '#client/session/session-store.ts';
import { upgradeToCoach } from '#contract/index.ts';
import { upgradeFailureText } from './failure-text.ts';

/**
 * Makes a member a coach who still has to complete their registration; the profile is read again (ACCOUNT-3). Resolves to a sentence when
 * it failed.
 */
export async function upgradeMember(): Promise<string | null> {
  const outcome = await call(upgradeToCoach, {});
  if (!outcome.ok) return upgradeFailureText(outcome.failure);
  setNeedsCompleteRegistration();
  await loadProfile();
  const { profile } = useSession.getState();
  // The upgrade succeeded, even if the profile could not be reloaded.
  if (profile !== null && profile.role !== 'coach') useSession.setState({ profile: { ...profile, role: 'coach' } });
  return null;
}
